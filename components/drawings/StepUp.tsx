import clsx from 'clsx';
import { Picture } from '@/components/ui/Picture';
import { InlineProse } from '@/components/ui/Prose';
import { dollars } from '@/shared/format';
import { piecewiseScale } from './piecewiseScale';
import { fillClass, Graphic, Hatch, type HatchedProps, Note, type PropsOf, shapeClass } from './primitives';

/**
 * One house on three dates, on a block as high as its price. When it is sold, there are two: without and with the
 * step-up.
 */
export function StepUp({ before, sold, bars, note, hatchId }: HatchedProps<'step-up'>) {
  const height = piecewiseScale([0, 0], [Math.max(...[...before, sold].map(({ amount }) => amount)), 200]);
  return (
    <>
      <Hatch id={hatchId} />
      <ul className="grid grid-cols-4 grid-rows-[repeat(4,auto)] gap-x-1.5 text-center text-[min(var(--text-label),3.6vw)] @min-[28rem]:gap-x-6">
        {before.map((date) => (
          <li key={date.year} className="row-span-4 flex flex-col justify-end gap-y-1">
            <DateAndPrice {...date} />
            <HousePicture {...date} />
            <StackedAmounts parts={date.parts} {...{ height, hatchId }} />
          </li>
        ))}
        <li className="col-span-2 row-span-4 grid grid-rows-subgrid">
          <DateAndPrice {...sold} />
          {/* It is on both blocks. */}
          <div className="col-start-1 row-start-3">
            <HousePicture {...sold} />
          </div>
          <ul className="col-start-1 row-span-3 row-start-2 grid grid-cols-2 grid-rows-subgrid gap-x-1">
            {bars.map(({ name, parts }) => (
              <li key={name.html} className="row-span-3 grid grid-rows-subgrid">
                <p className="mt-2 mb-3 text-balance border-rule border-t pt-2">
                  <InlineProse html={name.html} />{' '}
                  {parts.map(({ role, ...part }) =>
                    role === 'taxed' && height(part.amount) < roomForText ? <Taxed key={role} {...part} /> : null,
                  )}
                </p>
                <div className="row-start-3">
                  <StackedAmounts {...{ parts, height, hatchId }} />
                </div>
              </li>
            ))}
          </ul>
        </li>
      </ul>
      <Note text={note} />
    </>
  );
}

/** Pixels that the name of what may be taxed takes in its block. */
const roomForText = 70;

const Taxed = ({ name, amount }: Pick<PropsOf<'bars'>['bars'][number]['parts'][number], 'name' | 'amount'>) => (
  <>
    <b className={figureClass}>{dollars(amount)}</b> <InlineProse html={name.html} />
  </>
);

type DatedHouse = PropsOf<'step-up'>['sold'];

const DateAndPrice = ({ year, what, amount }: DatedHouse) => (
  <p className="text-balance">
    <b className={figureClass}>{year}</b> {what} <b className={figureClass}>{dollars(amount)}</b>
  </p>
);

/** As wide in two columns as in one. */
const HousePicture = ({ picture }: DatedHouse) => (
  <Picture picture={picture} sizesFor="small" className="mx-auto max-w-[22cqw]" />
);

const figureClass = 'block whitespace-nowrap font-medium font-serif text-heading-s @max-[28rem]:text-[min(1rem,3.8vw)]';

interface StackedAmountsProps extends Pick<PropsOf<'bars'>['bars'][number], 'parts'> {
  height: (amount: number) => number;
  hatchId: string;
}

/** Amounts on top of one another, to scale. A low block of what may be taxed has its name in the text above instead. */
const StackedAmounts = ({ parts, height, hatchId }: StackedAmountsProps) => (
  <div className="flex flex-col-reverse">
    {parts.map(({ role, name, amount }) => (
      <div key={role} className="relative">
        <Graphic height={height(amount)} className="block">
          <rect
            width="100%"
            height="100%"
            fill={role === 'taxed' ? `url(#${hatchId})` : undefined}
            className={fillClass[role]}
          />
          <line x2="100%" y1="100%" y2="100%" className={`${shapeClass.gap} forced-colors:hidden`} />
        </Graphic>
        {role !== 'taxed' ? (
          <p className={clsx('absolute inset-0 flex flex-col justify-center', role === 'untaxed' && 'text-on-spruce')}>
            <InlineProse html={name.html} /> <b className="font-semibold">{dollars(amount)}</b>
          </p>
        ) : height(amount) >= roomForText ? (
          <p className="absolute inset-0 flex items-center justify-center">
            <span className="bg-card px-1 py-0.5">
              <Taxed {...{ name, amount }} />
            </span>
          </p>
        ) : null}
      </div>
    ))}
  </div>
);
