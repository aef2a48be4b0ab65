import { EllipsisVertical } from 'lucide-react';
import { cellWords, type WordsKnown } from '#shared/catalog/field-words.ts';
import type { FormField } from '#shared/catalog/form-fields.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { usedWords } from '#shared/catalog/used-words.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { exactWhenWords, shortWhenWords } from '#web/parts/when-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useEntryActions } from '../entry-actions.tsx';
import type { EntryActionsProps } from '../entry-actions-props.ts';
import { EntryBadges } from '../entry-badges.tsx';
import { entryPath, type NounScreen } from '../noun-screens.ts';
import { changeOf, type LastColumns } from './column-widths.ts';
import { Cell, TallyCell, TwoLines } from './value-cells.tsx';

/** A field that a list shows. */
export type Column = { path: string; field: FormField };

/** Which row it is, whether Tab reaches it, whether someone comes back to it, and what to do when it gets the focus. */
type RowFocus = { at: number; isActive: boolean; isReturned: boolean; onFocus: () => void };
type RowProps = { screen: NounScreen; row: EntryRow; focus: RowFocus };

/** The row's only link. The whole row is its target. */
const EntryLink = ({ screen, row, focus }: RowProps) => (
  <Link
    to={entryPath(screen, row.entry.id)}
    data-row={focus.at}
    data-arrival={focus.isReturned || undefined}
    tabIndex={focus.isActive ? 0 : -1}
    onFocus={focus.onFocus}
    className="font-semibold text-primary after:absolute after:inset-0 before:pointer-events-none before:absolute before:inset-0 before:z-20 focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:-outline-offset-3 focus-visible:before:outline-focus"
  >
    {row.name}
  </Link>
);

const changedWhen = (savedOn: string): string => shortWhenWords(savedOn).replace(/^(on|at) /, '');

type EntryCellsProps = RowProps & { columns: readonly Column[]; known: WordsKnown };

/** Shows an entry in the cells of a wide table. */
export const EntryCells = ({ columns, known, last, ...shown }: EntryCellsProps & { last: LastColumns }) => {
  const { entry, uses } = shown.row;
  const { by, on } = changeOf(shown.row);
  const used = usedWords(shown.screen.noun, uses);
  const { tally } = nouns[known.noun];
  return (
    <>
      <th scope="row" title={shown.row.name} className="px-3 text-left">
        <TwoLines>
          <EntryLink {...shown} />
        </TwoLines>
      </th>
      <td className="overflow-hidden px-3 whitespace-nowrap">
        <EntryBadges row={shown.row} />
      </td>
      {columns.map(({ path, field }) => (
        <Cell key={path} field={field} value={(entry as Record<string, unknown>)[field.name]} known={known} />
      ))}
      {tally && (
        <td className="truncate px-3 tabular-nums">
          <TallyCell tally={tally} counted={shown.row.tally} />
        </td>
      )}
      {last.isUsed && (
        <td className="px-3 text-muted tabular-nums" title={used || undefined}>
          <TwoLines>{used}</TwoLines>
        </td>
      )}
      {last.isChanged && (
        <td className="px-3 leading-3.75 text-muted tabular-nums" title={on && `${by}, ${exactWhenWords(on)}`}>
          <div className="truncate">{by}</div>
          <div className="truncate">{on && changedWhen(on)}</div>
        </td>
      )}
    </>
  );
};

/** How many of its columns a narrow row names. */
const NAMED = 2;
/** A name of more letters takes two lines of a narrow row, which leaves one for the rest. */
const TWO_LINES = 26;

/** Shows an entry in one column, on narrow screens: what its first columns say, and who changed it. */
export const EntryInShort = ({ columns, known, ...shown }: EntryCellsProps) => {
  const { entry, savedBy, savedOn } = shown.row;
  const words = columns
    .filter(({ field }) => field.kind !== 'picture' && field.kind !== 'switch' && field.kind !== 'list')
    .slice(0, NAMED)
    .map(({ field }) => cellWords(field, (entry as Record<string, unknown>)[field.name], known));
  return (
    <th scope="row" className="px-3 text-left font-normal">
      <div className="line-clamp-2 leading-snug wrap-anywhere">
        <EntryLink {...shown} />
      </div>
      <div className="mt-1 flex max-h-10 items-start gap-2 overflow-hidden">
        <span className="max-w-3/5 shrink-0">
          <EntryBadges row={shown.row} />
        </span>
        <span
          className={classNames(
            'min-w-0 text-xs leading-5 text-muted wrap-anywhere',
            shown.row.name.length > TWO_LINES ? 'line-clamp-1' : 'line-clamp-2',
          )}
        >
          {[...words, savedBy && savedOn ? `${savedBy}, ${changedWhen(savedOn)}` : ''].filter(Boolean).join(' · ')}
        </span>
      </div>
    </th>
  );
};

/** What can be done with an entry of a list. Tab reaches the menu of the active row only. */
export const RowMenu = ({ isActive, ...props }: Omit<EntryActionsProps, 'isOpenAlready'> & { isActive: boolean }) => {
  const { items, dialog } = useEntryActions(props);
  return (
    <>
      <Menu
        label={`Actions for ${props.row.name}`}
        isLabelHidden
        tabIndex={isActive ? 0 : -1}
        items={items}
        className="inline-flex size-7 items-center justify-center align-middle text-muted hover:bg-border/60 hover:text-text pointer-coarse:size-11"
      >
        <Icon of={EllipsisVertical} size={18} />
      </Menu>
      {dialog}
    </>
  );
};
