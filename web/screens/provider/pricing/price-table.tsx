import { Fragment } from 'react';
import type { CategoryPrices } from '#shared/contract/pricing-views.ts';
import { classNames } from '#web/ui/class-names.ts';
import { AmountCell, IncludedCell, OfferedCell, RowName, SpecialOrderCell, UnitCell } from './row-cells.tsx';
import { RowDetails } from './row-details.tsx';
import { MoreButton, type RowParts } from './row-more.tsx';
import { StaleRow } from './stale-row.tsx';

const RowLines = ({ at, isOpen, onToggle, locationId }: RowParts) => {
  const isItem = at.view.row.kind === 'item';
  const span = isItem ? 4 : 6;
  return (
    <Fragment>
      <tr className={classNames('border-t border-border align-top', at.isUnsaved && 'bg-primary-soft/40')}>
        <td className="py-1.5">
          <OfferedCell at={at} />
        </td>
        <th scope="row" className="py-2.5 pr-4 font-normal">
          <RowName at={at} />
        </th>
        <td className="px-2 py-1.5">
          <AmountCell at={at} />
        </td>
        {isItem ? (
          <td className="px-2 py-1.5">
            <SpecialOrderCell at={at} />
          </td>
        ) : (
          <>
            <td className="px-2 py-1.5">
              <UnitCell at={at} />
            </td>
            <td className="px-2 py-1.5">
              <IncludedCell at={at} />
            </td>
            <td className="py-1.5 text-right">
              <MoreButton at={at} isOpen={isOpen} onToggle={onToggle} />
            </td>
          </>
        )}
      </tr>
      {at.theirs && (
        <tr>
          <td colSpan={span} className="pb-3">
            <StaleRow at={at} />
          </td>
        </tr>
      )}
      {isOpen && (
        <tr>
          <td colSpan={span} className="pb-3">
            <RowDetails at={at} locationId={locationId} />
          </td>
        </tr>
      )}
    </Fragment>
  );
};

const Head = ({ isItems }: { isItems: boolean }) => (
  <thead className="border-b border-border-strong text-xs text-muted">
    <tr>
      <th scope="col" className="w-16 py-2 font-semibold">
        Offered
      </th>
      <th scope="col" className="py-2 pr-4 font-semibold">
        {isItems ? 'Item' : 'Service'}
      </th>
      <th scope="col" className="w-40 px-2 py-2 text-right font-semibold">
        Price
      </th>
      {isItems ? (
        <th scope="col" className="w-28 px-2 py-2 font-semibold">
          Special order
        </th>
      ) : (
        <>
          <th scope="col" className="w-32 px-2 py-2 font-semibold">
            Unit
          </th>
          <th scope="col" className="w-24 px-2 py-2 text-right font-semibold">
            Included
          </th>
          <th scope="col" className="w-12 py-2">
            <span className="sr-only">Details</span>
          </th>
        </>
      )}
    </tr>
  </thead>
);

/** Shows the rows of a category on a wide screen: a native table, with an extra line for an open row's details. */
export const PriceTable = ({ category, rows }: { category: CategoryPrices['category']; rows: readonly RowParts[] }) => (
  <table className="w-full border-collapse text-left">
    <caption className="sr-only">
      {category.name}. Enter and the arrow keys move down and up a column. Escape restores the old value.
    </caption>
    <Head isItems={category.kind === 'item'} />
    <tbody>
      {rows.map((row) => (
        <RowLines key={row.at.key} {...row} />
      ))}
    </tbody>
  </table>
);
