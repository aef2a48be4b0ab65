import type { MouseEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Key } from '../keys/key.tsx';
import type { PaletteGroups, PaletteItem } from './palette-item.ts';

type PaletteResultsProps = {
  groups: PaletteGroups;
  listId: string;
  current: PaletteItem | undefined;
  optionId: (key: string) => string;
  open: (item: PaletteItem, event: MouseEvent) => void;
  onMark: (key: string) => void;
};

type ResultProps = { item: PaletteItem; id: string; isMarked: boolean } & Pick<PaletteResultsProps, 'open' | 'onMark'>;

const Result = ({ item, id, isMarked, open, onMark }: ResultProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isMarked}
    onPointerDown={(event) => event.preventDefault()}
    onPointerMove={() => onMark(item.key)}
    onClick={(event) => open(item, event)}
    onKeyDown={() => undefined}
    className={classNames(
      'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 pointer-coarse:min-h-11',
      isMarked && 'bg-primary-soft',
    )}
  >
    <Icon of={item.icon} size={18} className={isMarked ? 'text-primary' : 'text-subtle'} />
    <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-3">
      <span className="block shrink-0 truncate text-sm font-medium text-text sm:max-w-[60%]">{item.label}</span>
      {item.detail && <span className="block min-w-0 truncate text-xs text-muted">{item.detail}</span>}
    </span>
    {item.keys && (
      <span className="flex gap-1 pointer-coarse:hidden">
        {item.keys.map((key) => (
          <Key key={key} isSmall>
            {key}
          </Key>
        ))}
      </span>
    )}
  </div>
);

/** Shows the results in their groups, as one list that the arrow keys move through. */
export const PaletteResults = ({ groups, listId, current, optionId, open, onMark }: PaletteResultsProps) => (
  <div
    id={listId}
    role="listbox"
    aria-label="Results"
    tabIndex={-1}
    className="min-h-0 overflow-y-auto p-2 empty:hidden sm:max-h-[60vh]"
  >
    {groups.map(({ group, items }) => (
      // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options, and no fieldset
      <div key={group} role="group" aria-label={group} className="not-first:mt-2">
        <p aria-hidden="true" className="px-3 py-1 text-xs font-semibold text-subtle">
          {group}
        </p>
        {items.map((item) => (
          <Result key={item.key} {...{ item, open, onMark }} id={optionId(item.key)} isMarked={item.key === current?.key} />
        ))}
      </div>
    ))}
  </div>
);
