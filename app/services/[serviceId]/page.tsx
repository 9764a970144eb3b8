import { TextWithDrawings } from '@/components/drawings/TextWithDrawings';
import { SampleReport } from '@/components/services/SampleReport';
import {
  Benefits,
  FeeAndOrder,
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
  // Between the first drawing and the sample report is a section of text.
  const sampleReportIndex = sections.findIndex(({ pieces }) => pieces.some((piece) => 'drawing' in piece)) + 2;
  const headingsOf = (textSections: typeof sections) => textSections.flatMap(({ headings }) => headings);
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
      afterTitle={<FeeAndOrder business={business} />}
      picture={service.image}
    >
      <LongTextLayout
        headings={headings}
        side={<ServicePanel service={service} business={business} />}
        sources={sources}
      >
        <div className="space-y-14">
          <TextWithDrawings sections={sections.slice(0, sampleReportIndex)} />
          <TitledSection id={elementIds.service.sampleReport} title={service.sampleReport.heading}>
            <SampleReport report={service.sampleReport} firm={business.name} />
          </TitledSection>
          <TextWithDrawings sections={sections.slice(sampleReportIndex)} />
          <Process steps={service.process} />
          <Benefits benefits={service.benefits} />
          <RelatedResources {...service} />
        </div>
      </LongTextLayout>
    </InnerPage>
  );
}
