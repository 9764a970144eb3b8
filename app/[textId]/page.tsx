import { Contents, FoldedContents, LongText } from '@/components/ui/Contents';
import { TextWithDrawings } from '@/components/ui/Drawings';
import { Day, Prose } from '@/components/ui/Prose';
import { getTextPage, getTextPages } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const dynamicParams = false;

export function generateStaticParams() {
  return getTextPages().map(({ id }) => ({ textId: id }));
}

export async function generateMetadata({ params }: PageProps<'/[textId]'>) {
  const { textId } = await params;
  return pageMetadata(getTextPage(textId));
}

/** A page that is one text, such as the privacy policy: a file in `content/texts/`. */
export default async function TextPage({ params }: PageProps<'/[textId]'>) {
  const { textId } = await params;
  const page = getTextPage(textId);
  const headings = [...page.headings, ...page.sourcesHeadings];
  return (
    <InnerPage page={page}>
      <LongText side={<Contents headings={headings} className="contents-list" />}>
        <p className="text-ink-soft text-label">
          Last updated <Day iso={page.updated} />
        </p>
        <FoldedContents headings={headings} className="mt-6" />
        {/* Sections are short: smaller headings keep them together. */}
        <TextWithDrawings sections={page.sections} className="numbered-steps mt-8 [&_h2]:text-heading-s" />
        {page.sources ? <Prose html={page.sources} /> : null}
      </LongText>
    </InnerPage>
  );
}
