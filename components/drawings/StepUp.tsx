import { Picture } from '@/components/ui/Picture';
import { InlineProse } from '@/components/ui/Prose';
import { dollars } from '@/shared/format';
import { bigNumberClass, ColumnFigure, StackedAmounts, stackScale, stackTextClass } from './Columns';
import { DrawingNote, type FieldsOf, Hatch, type HatchedProps } from './primitives';

/**
 * One house on three dates, each with a block as high as its price. When it is sold, there are two: without and with
 * the step-up.
 */
export function StepUp({ before, sold, columns, note, hatchId }: HatchedProps<'step-up'>) {
  const height = stackScale([...before, sold].map(({ amount }) => amount));
  return (
    <>
      <Hatch id={hatchId} />
      <ul className={`grid grid-cols-4 grid-rows-[repeat(4,auto)] gap-x-1.5 @min-[28rem]:gap-x-6 ${stackTextClass}`}>
        {before.map((date) => (
          <li key={date.year} className="row-span-4 flex flex-col justify-end gap-y-1">
            <DateAndPrice {...date} />
            <HousePicture {...date} />
            <StackedAmounts parts={date.parts} {...{ height, hatchId }} />
          </li>
        ))}
        <li className="col-span-2 row-span-4 grid grid-rows-subgrid">
          <DateAndPrice {...sold} />
          <HousePicture {...sold} />
          {/* The space beside them makes these blocks as wide as the others. */}
          <ul className="row-span-2 grid grid-cols-2 grid-rows-subgrid gap-x-1 border-rule border-t px-px pt-2 @min-[28rem]:px-2.5">
            {columns.map(({ name, parts }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: both may have the same name.
              <li key={index} className="row-span-2 grid grid-rows-subgrid">
                <p className="mb-2 text-balance">
                  <InlineProse html={name.html} />{' '}
                  <ColumnFigure parts={parts} taxableName={parts.find(({ role }) => role === 'taxable')?.name} />
                </p>
                <StackedAmounts {...{ parts, height, hatchId }} />
              </li>
            ))}
          </ul>
        </li>
      </ul>
      <DrawingNote text={note} />
    </>
  );
}

type DatedHouse = FieldsOf<'step-up'>['sold'];

const DateAndPrice = ({ year, event, amount }: DatedHouse) => (
  <p className="text-balance">
    <b className={bigNumberClass}>{year}</b> {event} <b className={bigNumberClass}>{dollars(amount)}</b>
  </p>
);

/** As wide in two columns as in one. */
const HousePicture = ({ picture }: DatedHouse) => (
  <Picture picture={picture} sizesFor="small" className="mx-auto max-w-[22cqw]" />
);
