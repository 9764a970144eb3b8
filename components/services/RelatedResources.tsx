interface RelatedResourcesProps {
  /** `exists` is false until the guide is written. Its link is then `nofollow`, so browsers don't prerender it. */
  resources: readonly { title: string; path: string; exists: boolean }[];
}

const linkClass =
  'inline-flex min-h-8 items-center text-spruce-deep underline decoration-brass underline-offset-4 hover:decoration-spruce-deep';

/** The guides that belong to the service. */
export function RelatedResources({ resources }: RelatedResourcesProps) {
  return (
    <section aria-labelledby="related-resources" className="mt-6 border-rule border-t pt-5">
      <h2 id="related-resources" className="text-heading-s">
        Related Resources
      </h2>
      <ul className="mt-2 text-label">
        {resources.map(({ title, path, exists }) => (
          <li key={path}>
            <a href={path} rel={exists ? undefined : 'nofollow'} className={linkClass}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
