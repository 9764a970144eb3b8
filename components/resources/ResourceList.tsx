import { LinkCard } from '@/components/ui/LinkCard';
import type { PictureSource } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { Pagination } from './Pagination';

export interface ResourceListProps {
  resources: readonly { id: string; path: string; title: string; summary: string; picture: PictureSource }[];
  page: number;
  pages: number;
}

/** The guides as cards. */
export function ResourceList({ resources, page, pages }: ResourceListProps) {
  return (
    <Section aria-label="Guides">
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {resources.map(({ id, path, title, summary, picture }, index) => (
          <li key={id}>
            <LinkCard
              picture={picture}
              place="third"
              priority={index === 0}
              title={title}
              href={path}
              linkText="Read more"
              headingLevel={2}
            >
              <p>{summary}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} />
    </Section>
  );
}
