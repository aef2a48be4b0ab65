import { classNames } from '#web/ui/class-names.ts';
import { AmountCell, IncludedCell, OfferedCell, RowName, SpecialOrderCell, UnitCell } from './row-cells.tsx';
import { RowDetails } from './row-details.tsx';
import { MoreButton, type RowParts } from './row-more.tsx';
import { StaleRow } from './stale-row.tsx';

/** Shows the label above a cell of a card. */
const Above = ({ words, children }: { words: string; children: React.ReactNode }) => (
  <div className="min-w-0">
    <p aria-hidden="true" className="mb-1 text-xs text-muted">
      {words}
    </p>
    {children}
  </div>
);

const RowCard = ({ at, isOpen, onToggle, locationId }: RowParts) => (
  <li className={classNames('rounded-card border border-border bg-surface p-3', at.isUnsaved && 'border-primary')}>
    <div className="flex items-start gap-2">
      <OfferedCell at={at} />
      <div className="min-w-0 flex-1 pt-1.5">
        <RowName at={at} />
      </div>
    </div>
    <div className="mt-2 grid grid-cols-2 gap-3">
      <Above words="Price">
        <AmountCell at={at} />
      </Above>
      {at.view.row.kind === 'item' ? (
        <Above words="Special order">
          <SpecialOrderCell at={at} />
        </Above>
      ) : (
        <>
          <Above words="Unit">
            <UnitCell at={at} />
          </Above>
          <Above words="Units included">
            <IncludedCell at={at} />
          </Above>
          <div className="flex items-end justify-end">
            <MoreButton at={at} isOpen={isOpen} onToggle={onToggle} label="Details" />
          </div>
        </>
      )}
    </div>
    {at.theirs && (
      <div className="mt-3">
        <StaleRow at={at} />
      </div>
    )}
    {isOpen && (
      <div className="mt-3">
        <RowDetails at={at} locationId={locationId} />
      </div>
    )}
  </li>
);

/** Shows the rows of a category on a narrow screen, each as a card. */
export const PriceCards = ({ rows }: { rows: readonly RowParts[] }) => (
  <ul className="grid gap-3">
    {rows.map((row) => (
      <RowCard key={row.at.key} {...row} />
    ))}
  </ul>
);
