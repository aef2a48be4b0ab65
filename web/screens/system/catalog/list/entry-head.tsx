import { cellWords, type WordsKnown } from '#shared/catalog/field-words.ts';
import { fieldAt, formFields } from '#shared/catalog/form-fields.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { BareCheckbox } from '#web/ui/choices.tsx';
import { badgesOf } from '../entry-badges.tsx';
import type { NounScreen } from '../noun-screens.ts';
import { fixedWidths, type LastColumns, tableWidths } from './column-widths.ts';
import type { Column } from './entry-cells.tsx';

/** Returns the columns of a noun, which show what its list is for. */
export function columnsOf({ noun, only = {} }: NounScreen): readonly Column[] {
  const fields = formFields(nouns[noun]);
  return (nouns[noun].columns ?? []).flatMap((path) => {
    const field = fieldAt(fields, path);
    return field && !Object.hasOwn(only, path) ? [{ path, field }] : [];
  });
}

/** As many rows as tell how wide their columns have to be. */
const SAMPLE = 60;

type Listed = { rows: readonly EntryRow[]; columns: readonly Column[]; known: WordsKnown };

/** Returns how wide the columns are, from what the first rows say in them. */
export function widthsOf({ rows, columns, known }: Listed, about: { last: LastColumns; hasTally: boolean }) {
  const some = rows.slice(0, SAMPLE);
  const own = columns.map(({ field }) => ({
    label: field.label,
    kind: field.kind,
    words: some.map(({ entry }) => cellWords(field, (entry as Record<string, unknown>)[field.name], known)),
  }));
  const badges = Math.max(...rows.map((row) => badgesOf(row).length));
  return tableWidths({ ...about, badges, names: some.map(({ name }) => name), own });
}

type ColumnsProps = { widths: ReturnType<typeof widthsOf>; last: LastColumns; hasTally: boolean };

/** Lays out the columns of a wide list. */
export const WideColumns = ({ widths, last, hasTally }: ColumnsProps) => (
  <colgroup>
    <col style={{ width: fixedWidths.choice }} />
    <col style={{ width: widths.name }} />
    <col style={{ width: widths.state }} />
    {widths.own.map((width, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their order
      <col key={at} style={{ width }} />
    ))}
    {hasTally && <col style={{ width: fixedWidths.tally }} />}
    {last.isUsed && <col style={{ width: fixedWidths.used }} />}
    {last.isChanged && <col style={{ width: fixedWidths.changed }} />}
    <col style={{ width: fixedWidths.menu }} />
  </colgroup>
);

const HeadCell = ({ label }: { label: string }) => (
  <th scope="col" className="px-3 py-2 text-left align-bottom font-semibold text-muted" title={label}>
    <div className="line-clamp-2 leading-3.75">{label}</div>
  </th>
);

type HeadProps = {
  columns: readonly Column[];
  tally: string | undefined;
  last: LastColumns;
  areAllChosen: boolean;
  onChooseAll: () => void;
};

/** Names the columns of a list, and chooses all of its rows. What doesn’t fit is its title. */
export const Head = ({ columns, tally, last, areAllChosen, onChooseAll }: HeadProps) => (
  <thead className="border-b border-border">
    <tr aria-rowindex={1}>
      <td className="p-0 align-bottom">
        <BareCheckbox label="Choose all rows" checked={areAllChosen} onChange={onChooseAll} className="mx-auto size-7 scale-90" />
      </td>
      {['Name', 'State'].map((words) => (
        <HeadCell key={words} label={words} />
      ))}
      {columns.map(({ path, field }) => (
        <HeadCell key={path} label={field.label} />
      ))}
      {[tally, last.isUsed ? 'Used by' : '', last.isChanged ? 'Changed' : '']
        .filter((words) => words)
        .map((words) => (
          <HeadCell key={words} label={words as string} />
        ))}
      <td />
    </tr>
  </thead>
);
