import { DimensionLine } from '@/components/ui/DimensionLine';

/** One sentence across the page, measured like a drawing. */
export function Strip({ children }: { children: string }) {
  return (
    <div className="on-spruce bg-spruce-deep text-on-spruce">
      <div className="mx-auto flex max-w-page items-center gap-6 px-5 py-8 md:px-8">
        <DimensionLine className="hidden grow lg:flex" />
        <p className="mx-auto text-balance text-center font-serif text-heading-m">{children}</p>
        <DimensionLine className="hidden grow lg:flex" />
      </div>
    </div>
  );
}
