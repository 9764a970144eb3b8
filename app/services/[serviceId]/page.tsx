import { TextWithDrawings } from '@/components/drawings/TextWithDrawings';
import { SampleReport } from '@/components/services/SampleReport';
import {
  Benefits,
  FeeAndRequest,
  Process,
  RelatedResources,
  ServicePanel,
  sectionsAfterText,
  TitledSection,
} from '@/components/services/ServiceSections';
import { LongTextLayout } from '@/components/ui/LongTextLayout';
import { getContent, serviceIds } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { serviceNode } from '@/seo/structuredData';
import { elementIds } from '@/shared/elementIds';
import { InnerPage } from '../../InnerPage';

export const dynamicParams = false;

export function generateStaticParams() {
  return serviceIds.map((serviceId) => ({ serviceId }));
}

type Props = PageProps<'/services/[serviceId]'>;
const serviceOf = async ({ params }: Props) => getContent().service((await params).serviceId);

export const generateMetadata = async (props: Props) => pageMetadata(await serviceOf(props));

export default async function ServicePage(props: Props) {
  const service = await serviceOf(props);
  const { business } = getContent();
  const { sections, sources, sourcesHeadings } = service.longDescription;
  // The text up to the first drawing is as wide as the page. A section is between it and the sample report.
  const firstDrawing = sections.findIndex(({ pieces }) => pieces.some((piece) => 'drawing' in piece));
  const sampleReportIndex = firstDrawing + 2;
  const headingsOf = (textSections: typeof sections) => textSections.flatMap(({ headings }) => headings);
  const textOf = (textSections: typeof sections) =>
    textSections.length > 0 ? <TextWithDrawings sections={textSections} /> : null;
  const headings = [
    ...headingsOf(sections.slice(0, sampleReportIndex)),
    { id: elementIds.service.sampleReport, text: service.sampleReport.heading },
    ...headingsOf(sections.slice(sampleReportIndex)),
    ...sectionsAfterText,
    ...sourcesHeadings,
  ];
  return (
    <InnerPage
      page={{ ...service, lede: service.description }}
      nodes={[serviceNode(service)]}
      lastCrumb={service.title}
      afterTitle={<FeeAndRequest business={business} />}
      picture={service.image}
    >
      <LongTextLayout
        headings={headings}
        opening={textOf(sections.slice(0, firstDrawing + 1))}
        side={<ServicePanel service={service} business={business} />}
        sources={sources}
      >
        <div className="space-y-14">
          {textOf(sections.slice(firstDrawing + 1, sampleReportIndex))}
          <TitledSection id={elementIds.service.sampleReport} title={service.sampleReport.heading}>
            <SampleReport report={service.sampleReport} firm={business.name} />
          </TitledSection>
          {textOf(sections.slice(sampleReportIndex))}
          <Process steps={service.process} />
          <Benefits benefits={service.benefits} />
          <RelatedResources {...service} />
        </div>
      </LongTextLayout>
    </InnerPage>
  );
}
