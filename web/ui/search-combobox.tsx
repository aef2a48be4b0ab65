import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldProps, inputClass, useFieldWiring } from './field.tsx';
import { Icon } from './icon.tsx';
import { type SuggestionStatus, useSuggestions } from './use-suggestions.ts';

export type SearchComboboxProps<Item> = FieldProps & {
  /** The text in the box, controlled by the caller. */
  value: string;
  onChange: (text: string) => void;
  /** Asks for suggestions, `debounceMs` after the last keystroke, with the trimmed text (empty: none wanted). */
  onQuery: (text: string) => void;
  items: readonly Item[];
  status: SuggestionStatus;
  itemKey: (item: Item) => string;
  /** Returns the text of the box once the item is picked. */
  itemText: (item: Item) => string;
  renderItem?: (item: Item) => ReactNode;
  onPick: (item: Item) => void;
  /** Runs on Enter while no suggestion is highlighted. Without it, Enter submits the form around the box. */
  onSubmit?: (text: string) => void;
  debounceMs?: number;
  placeholder?: string;
  name?: string;
  autoComplete?: string;
  maxLength?: number;
  /** At the end of the box, such as 'use my location'. */
  end?: ReactNode;
  isLarge?: boolean;
  /** The text is an answer, such as a street, and not a search: Esc doesn't empty the box. */
  keepsText?: boolean;
  /** A click opens the list, as of a select. */
  opensOnClick?: boolean;
};

const countWords = (status: SuggestionStatus, count: number): string => {
  if (status === 'loading') return '';
  if (status === 'failed') return 'Suggestions are not available right now.';
  return count === 0 ? 'No suggestions.' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrows.`;
};

/**
 * Shows a search box with suggestions (ARIA combobox with a list). Arrows highlight, Enter picks, Esc closes, and a second Esc empties a search. The
 * number of suggestions is announced. Leaving the box closes the list after 200 ms, so that a click on it still counts.
 */
export const SearchCombobox = <Item,>(props: SearchComboboxProps<Item>) => {
  const { label, hint, error, isOptional, isLabelHidden = true, id, className, items, status, isLarge } = props;
  const wiring = useFieldWiring({ id, hint, error });
  const listId = useId();
  const list = useSuggestions(props);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (list.press(event.key)) event.preventDefault();
  };
  return (
    <FieldFrame {...{ wiring, label, hint, error, isOptional, isLabelHidden, className }}>
      <div className="relative">
        <Icon of={Search} className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-subtle" />
        <input
          {...wiring}
          type="text"
          role="combobox"
          aria-expanded={list.isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={list.isOpen && list.marked >= 0 ? `${listId}-${list.marked}` : undefined}
          autoComplete={props.autoComplete ?? 'off'}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          name={props.name}
          placeholder={props.placeholder}
          maxLength={props.maxLength ?? 200}
          value={props.value}
          onChange={(event) => list.type(event.target.value)}
          onFocus={list.focus}
          onBlur={list.blur}
          onClick={() => props.opensOnClick && !list.isOpen && list.press('ArrowDown')}
          onKeyDown={onKeyDown}
          className={inputClass(Boolean(error), classNames('pl-12', props.end ? 'pr-14' : undefined, isLarge && 'min-h-13'))}
        />
        {props.end && <div className="absolute inset-y-0 right-1 flex items-center">{props.end}</div>}
        <Suggestions {...props} list={list} listId={listId} />
      </div>
      <p role="status" className="sr-only">
        {list.isOpen ? countWords(status, items.length) : ''}
      </p>
    </FieldFrame>
  );
};

type SuggestionsProps<Item> = SearchComboboxProps<Item> & { list: ReturnType<typeof useSuggestions<Item>>; listId: string };

const Suggestions = <Item,>({ list, listId, label, items, status, itemKey, itemText, renderItem }: SuggestionsProps<Item>) => {
  const { marked } = list;
  // The arrows may lead past what the list has room for.
  useEffect(() => {
    if (marked >= 0) document.getElementById(`${listId}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, marked]);
  return (
    <div
      hidden={!list.isOpen}
      className="popover absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-control border border-border bg-raised py-1.5 shadow-3"
    >
      <div id={listId} role="listbox" aria-label={label} className="max-h-80 overflow-y-auto">
        {items.map((item, index) => (
          <div
            key={itemKey(item)}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === list.marked}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center px-4 py-2',
              index === list.marked ? 'bg-primary-soft' : 'hover:bg-sunken',
            )}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => list.pick(item)}
            onKeyDown={() => undefined}
          >
            {renderItem ? renderItem(item) : itemText(item)}
          </div>
        ))}
      </div>
      {items.length === 0 && (
        <p className="px-4 py-2 text-sm text-muted">{status === 'failed' ? countWords(status, 0) : 'No suggestions.'}</p>
      )}
    </div>
  );
};
