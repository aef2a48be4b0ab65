import { CellInput } from './cell-input.tsx';
import { cellIdOf, type RowAt } from './row-at.ts';
import { tidyAmount } from './row-draft.ts';

/** The lowest and the highest price of a service that is priced by a range. */
export const RangeFields = ({ at: { view, key, draft, isDisabled, change, look, faultOf } }: { at: RowAt }) => (
  <fieldset>
    <legend className="text-sm font-semibold">Range of prices</legend>
    <div className="mt-1.5 flex flex-wrap items-start gap-4">
      {(['min', 'max'] as const).map((end) => (
        <div key={end}>
          <label htmlFor={cellIdOf(key, `${end}Cents`)} className="text-xs text-muted">
            {end === 'min' ? 'Lowest' : 'Highest'}
          </label>
          <CellInput
            id={cellIdOf(key, `${end}Cents`)}
            row={key}
            column={end}
            label={`${end === 'min' ? 'Lowest' : 'Highest'} price: ${view.name}`}
            value={draft[end]}
            onChange={(text) => change({ [end]: text })}
            onLeave={() => {
              if (tidyAmount(draft[end]) !== draft[end]) change({ [end]: tidyAmount(draft[end]) });
              look();
            }}
            error={faultOf(`${end}Cents`)}
            isDisabled={isDisabled}
            isAmount
            isTall
            className="w-40"
          />
        </div>
      ))}
    </div>
  </fieldset>
);
