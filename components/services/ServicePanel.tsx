import { ButtonLink } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Icon, type IconName } from '@/components/ui/Icon';
import { QuickFacts } from './QuickFacts';
import { RelatedResources } from './RelatedResources';

interface ServicePanelProps {
  icon: IconName;
  title: string;
  facts: { turnaround: string; areas: string };
  relatedResources: readonly { title: string; path: string; exists: boolean }[];
  phone: string;
  phoneLink: string;
  className?: string;
}

/** The panel that stays beside the description on wide screens. */
export function ServicePanel(props: ServicePanelProps) {
  const { icon, title, facts, relatedResources, phone, phoneLink, className } = props;
  return (
    <aside aria-label={`${title} at a glance`} className={className}>
      <Card className="p-6 lg:sticky lg:top-24 lg:p-7">
        <div className="flex items-center gap-3">
          <Icon name={icon} className="size-8 shrink-0 text-brass-ink" />
          <p className="font-medium font-serif text-heading-s">{title}</p>
        </div>
        <QuickFacts {...facts} />
        <RelatedResources resources={relatedResources} />
        <div className="no-print mt-6 flex flex-col gap-3">
          <ButtonLink href="/contact">Request an Appraisal</ButtonLink>
          <ButtonLink href={phoneLink} look="secondary" className="tabular-nums">
            <Icon name="phone" className="size-5" />
            {phone}
          </ButtonLink>
        </div>
      </Card>
    </aside>
  );
}
