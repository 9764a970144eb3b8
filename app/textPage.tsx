import { RichText } from '@/components/diagrams/RichText';
import { Container } from '@/components/ui/Container';
import { Day } from '@/components/ui/Prose';
import { getDiagramData, getTextPage } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph } from '@/seo/structuredData';
import { InnerPage } from './innerPage';

/** The metadata of a page that is one text. `id` is the name of its file in `content/texts/`. */
export const textMetadata = (id: string) => pageMetadata(getTextPage(id));

/** A page that is one text, such as the privacy policy. */
export function TextPage({ id }: { id: string }) {
  const page = getTextPage(id);
  return (
    <InnerPage page={page} graph={pageGraph(page)}>
      <Container space="tight">
        <p className="mb-8 text-ink-soft text-label">
          Last updated <Day iso={page.updated} />
        </p>
        <RichText body={page.body} sources={page.sources} diagrams={getDiagramData()} />
      </Container>
    </InnerPage>
  );
}
