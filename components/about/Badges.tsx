import { Card } from '@/components/ui/Card';
import { Icon, type IconName } from '@/components/ui/Icon';

/** The icons of 'State Certified' and '20+ Years', in that order. */
const icons: readonly IconName[] = ['seal', 'measure'];

/** What the appraisers bring, as two badges. */
export function Badges({ badges }: { badges: readonly { title: string; text: string }[] }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
      {badges.map(({ title, text }, index) => (
        <li key={title}>
          <Card className="flex h-full gap-5 p-6">
            <Icon name={icons[index] ?? 'seal'} className="size-10 shrink-0 text-brass-ink" />
            <div>
              <p className="font-medium font-serif text-heading-m">{title}</p>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
