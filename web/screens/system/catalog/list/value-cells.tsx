import type { ReactNode } from 'react';
import { cellWords, type WordsKnown } from '#shared/catalog/field-words.ts';
import type { FormField } from '#shared/catalog/form-fields.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import { firstShown } from '#shared/catalog/only-one.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Returns the picture of a cell: a path of its own, or of several pictures that of the one shown first. */
function pictureIn(field: FormField, value: unknown): string | undefined {
  if (field.kind === 'picture') return typeof value === 'string' && value ? value : undefined;
  if (field.kind !== 'list') return undefined;
  const picture = field.fields.find(({ kind }) => kind === 'picture');
  const shown = picture && firstShown(field.fields, Array.isArray(value) ? value : [])?.[picture.name];
  return typeof shown === 'string' && shown ? shown : undefined;
}

/** Shows words in a row's height: long ones in two lines. What still doesn't fit ends in an ellipsis. */
export const TwoLines = ({ children }: { children: ReactNode }) => (
  <div className="line-clamp-2 leading-3.75 wrap-anywhere">{children}</div>
);

/** Shows a value of an entry. What doesn't fit is its title. */
export const Cell = ({ field, value, known }: { field: FormField; value: unknown; known: WordsKnown }) => {
  const picture = pictureIn(field, value);
  const words = cellWords(field, value, known);
  return (
    <td className="px-3 tabular-nums" title={picture ? undefined : words || undefined}>
      {picture ? (
        <img
          src={picture.replace('{width}', '480')}
          alt=""
          width={36}
          height={26}
          loading="lazy"
          decoding="async"
          className="h-6.5 w-9 rounded-chip bg-sunken object-cover"
        />
      ) : (
        <TwoLines>{words}</TwoLines>
      )}
    </td>
  );
};

/** Says how many other entries there are for one. None is a warning: a filter that matches nothing, a value that nothing has. */
export const TallyCell = ({ tally, counted = [] }: { tally: NonNullable<AnyNoun['tally']>; counted: EntryRow['tally'] }) => {
  const sum = counted.reduce((total, { count }) => total + count, 0);
  if (sum === 0) return <Badge tone="warning">{tally.none}</Badge>;
  return `${sum.toLocaleString('en-US')} ${sum === 1 ? tally.one : tally.many}`;
};
