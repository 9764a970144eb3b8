import { TextWithDrawings } from '@/components/drawings/TextWithDrawings';
import { Day } from '@/components/ui/Day';
import { LongTextLayout } from '@/components/ui/LongTextLayout';
import { getContent } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const dynamicParams = false;

export function generateStaticParams() {
  return getContent().textPages.map(({ id }) => ({ textId: id }));
}

export async function generateMetadata({ params }: PageProps<'/[textId]'>) {
  const { textId } = await params;
  return pageMetadata(getContent().textPage(textId));
}

/**
 * A page that is one text, such as the privacy policy: a file in `content/texts/`. What it says before its first
 * heading is in the page's header.
 */
export default async function TextPage({ params }: PageProps<'/[textId]'>) {
  const { textId } = await params;
  const page = getContent().textPage(textId);
  const { body } = page;
  const headings = [...body.headings, ...body.sourcesHeadings];
  const hasHeadings = body.headings.length > 0;
  const opening = hasHeadings ? body.sections.filter((section) => section.headings.length === 0) : [];
  return (
    <InnerPage
      page={page}
      updatedNote={
        <>
          Last updated <Day iso={page.updated} />
        </>
      }
      afterTitle={<TextWithDrawings sections={opening} className="opening mt-4" />}
    >
      <LongTextLayout headings={headings} sources={body.sources}>
        <div className="numbered-sections">
          {body.sections
            .filter((section) => !opening.includes(section))
            .map((section) => (
              <TextWithDrawings
                key={section.headings[0]?.id ?? ''}
                sections={[section]}
                className={hasHeadings ? 'numbered-section' : 'numbered-steps'}
              />
            ))}
        </div>
      </LongTextLayout>
    </InnerPage>
  );
}
