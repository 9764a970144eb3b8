import { ButtonLink } from '@/components/ui/Button';
import type { PictureData } from '@/content/loader';
import { IntroWithPicture } from '@/components/ui/IntroWithPicture';

/** The three not-found pages, with the specification's texts. */
export const notFoundTexts = {
  page: {
    title: 'Page Not Found',
    text: "The page you are looking for doesn't exist or has been moved.",
    links: [
      { label: 'Return to Home', href: '/' },
      { label: 'Contact Us', href: '/contact' },
    ],
  },
  service: {
    title: 'Service Not Found',
    text: "The service you're looking for doesn't exist or has been moved.",
    links: [{ label: 'View All Services', href: '/services' }],
  },
  resource: {
    title: 'Resource Not Found',
    text: "The resource you're looking for doesn't exist or has been moved.",
    links: [{ label: 'View All Resources', href: '/resources' }],
  },
} as const;

interface NotFoundProps {
  /** What the visitor was looking for. */
  kind: keyof typeof notFoundTexts;
  picture: PictureData;
}

/** A not-found page: its text, a picture of an empty lot, and links to go on. */
export function NotFound({ kind, picture }: NotFoundProps) {
  const { title, text, links } = notFoundTexts[kind];
  return (
    <IntroWithPicture id="not-found" title={title} picture={picture}>
      <p className="mt-5 text-ink-soft text-lead">{text}</p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        {links.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </IntroWithPicture>
  );
}
