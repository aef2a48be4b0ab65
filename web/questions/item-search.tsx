import { Search } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { formatCents } from '#shared/values/money.ts';
import { classNames } from '../ui/class-names.ts';
import { inputClass } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { moveMark } from '../ui/move-mark.ts';
import type { FoundItem, SearchItems } from './question-sources.ts';
import { type ItemSearchState, useItemSearch } from './use-item-search.ts';

export type ItemSearchProps = {
  id: string;
  inputRef: Ref<HTMLInputElement>;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  searchItems: SearchItems;
  selected: readonly string[];
  onPick: (item: FoundItem) => void;
};

/** Closes the list 200 ms after the box loses focus, so that a click on it still counts (docs/decisions.md, Screens). */
const BLUR_MS = 200;

const LOAD_MORE = '+ Load more';

const statusWords = ({ status, items, hasMore }: ItemSearchState): string => {
  if (status === 'failed') return 'The search is not available right now.';
  if (status !== 'ready') return '';
  if (items.length === 0) return 'No results found.';
  return `${items.length} ${items.length === 1 ? 'item' : 'items'}${hasMore ? ', and more' : ''}. Use the up and down arrows.`;
};

/** Searches the home's items: ten, and ten more with its last option. Arrows highlight, Enter chooses, Esc closes. */
export const ItemSearch = ({ id, inputRef, label, describedBy, isInvalid, searchItems, selected, onPick }: ItemSearchProps) => {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const blur = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listId = useId();
  const { found, open, type, more, close } = useItemSearch(searchItems, selected);
  const count = found.items.length + (found.hasMore ? 1 : 0);

  const shut = () => {
    setIsOpen(false);
    setMarked(-1);
    close();
  };
  const show = () => {
    if (isOpen) return;
    setIsOpen(true);
    open(text.trim());
  };
  const choose = (at: number) => {
    const item = found.items[at];
    // The highlight stays: the first of the new items replaces the option that fetched them.
    if (!item) return more(text.trim());
    setText('');
    shut();
    onPick(item);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) setMarked(moveMark(marked, key === 'ArrowDown' ? 1 : -1, count));
      else show();
    } else if (key === 'Enter' && isOpen) {
      event.preventDefault();
      if (marked >= 0) choose(marked);
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      shut();
    }
  };
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        Add an item
      </label>
      <div className="relative">
        <Icon of={Search} className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-subtle" />
        <input
          id={id}
          ref={inputRef}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && marked >= 0 && marked < count ? `${listId}-${marked}` : undefined}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="Search by name"
          maxLength={120}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsOpen(true);
            setMarked(-1);
            type(event.target.value.trim());
          }}
          onClick={show}
          onFocus={() => clearTimeout(blur.current)}
          onBlur={() => {
            blur.current = setTimeout(shut, BLUR_MS);
          }}
          onKeyDown={onKeyDown}
          className={inputClass(isInvalid, 'pl-12')}
        />
      </div>
      <div
        hidden={!isOpen || found.status === 'idle'}
        className="popover absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-control border border-border bg-raised py-1.5 shadow-3"
      >
        <Options {...{ listId, label, found, marked, choose }} />
        {found.status === 'loading' && <p className="px-4 py-2 text-sm text-muted">Loading...</p>}
        {(found.status === 'failed' || (found.status === 'ready' && found.items.length === 0)) && (
          <p className="px-4 py-2 text-sm text-muted">{statusWords(found)}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpen ? statusWords(found) : ''}
      </p>
    </div>
  );
};

type OptionsProps = { listId: string; label: string; found: ItemSearchState; marked: number; choose: (at: number) => void };

const Options = ({ listId, label, found, marked, choose }: OptionsProps) => {
  const lines = found.items.map(({ locationItemId: key, name, priceCents, isSpecialOrder }) => ({
    ...{ key, name, priceCents, isSpecialOrder },
  }));
  const all = found.hasMore
    ? [...lines, { key: 'more', name: LOAD_MORE, priceCents: undefined, isSpecialOrder: undefined }]
    : lines;
  return (
    <div id={listId} role="listbox" aria-label={label} className="max-h-80 overflow-y-auto">
      {all.map(({ key, name, priceCents, isSpecialOrder }, at) => (
        <div
          key={key}
          id={`${listId}-${at}`}
          ref={at === marked ? (line) => line?.scrollIntoView({ block: 'nearest' }) : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={at === marked}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 py-2',
            key === 'more' && 'font-semibold text-primary',
            at === marked ? 'bg-primary-soft' : 'hover:bg-sunken',
          )}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(at)}
          onKeyDown={() => undefined}
        >
          <span className="min-w-0">{name}</span>
          {priceCents !== undefined && (
            <span className="text-right text-sm text-muted tabular-nums">
              {isSpecialOrder && 'Special order, '}
              {formatCents(priceCents)}
            </span>
          )}
        </div>
      ))}
    </div>
  );
};
