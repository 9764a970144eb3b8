import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/Button';
import { Icon, type IconName } from '@/components/ui/Icon';
import { Picture, type PictureSource } from '@/components/ui/Picture';

interface ServiceBlock {
  id: string;
  path: string;
  title: string;
  summary: string;
  icon: IconName;
  benefits: readonly string[];
  picture: PictureSource;
}

/** The four services, picture and words changing sides from one to the next. */
export function ServiceBlocks({ services }: { services: readonly ServiceBlock[] }) {
  return (
    <div className="mx-auto max-w-page px-5 md:px-8">
      {services.map(({ id, path, title, summary, icon, benefits, picture }, index) => (
        <section
          key={id}
          aria-labelledby={`service-${id}`}
          className="grid items-center gap-8 border-rule border-b py-12 last:border-b-0 md:grid-cols-2 md:py-16 lg:grid-cols-12 lg:gap-12"
        >
          <div className={clsx('lg:col-span-7', index % 2 === 1 && 'md:order-2')}>
            <Picture picture={picture} place="half" priority={index === 0} />
          </div>
          <div className="lg:col-span-5">
            <Icon name={icon} className="size-9 text-brass-ink" />
            <h2 id={`service-${id}`} className="mt-4 text-heading-l">
              {title}
            </h2>
            <p className="mt-4 text-ink-soft text-lead">{summary}</p>
            <ul className="mt-5 space-y-2">
              {benefits.slice(0, 3).map((benefit) => (
                <li key={benefit} className="flex gap-3">
                  <Icon name="check" className="mt-1 size-5 shrink-0 text-brass-ink" />
                  {benefit}
                </li>
              ))}
            </ul>
            <ButtonLink href={path} look="secondary" className="mt-7">
              Learn more<span className="sr-only"> about {title}</span>
            </ButtonLink>
          </div>
        </section>
      ))}
    </div>
  );
}
