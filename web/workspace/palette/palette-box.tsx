import { RotateCw, Search } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import { Dialog as Box } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useCountedDialog } from '#web/ui/open-dialogs.ts';
import { useIsSlow } from '#web/ui/spinner.tsx';
import { useReturnedFocus } from '#web/ui/use-returned-focus.ts';
import type { PaletteGroups, PaletteItem } from './palette-item.ts';
import { PaletteResults } from './palette-results.tsx';

/** Everything that a search found so far. */
export type PaletteSearch = {
  groups: PaletteGroups;
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
  /** What of the search isn't understood, in place of a failure that another try may mend. */
  failedWords?: string;
};

type PaletteContentProps = {
  onClose: () => void;
  placeholder: string;
  /** Says what to try when nothing is found. */
  hint: string;
  failed: string;
  useSearch: (text: string) => PaletteSearch;
};

const countWords = (state: string, count: number): string => {
  if (state === 'loading') return '';
  return count === 0 ? 'Nothing found.' : `${count} ${count === 1 ? 'result' : 'results'}.`;
};

type PaletteNoteProps = Pick<PaletteSearch, 'state' | 'retry' | 'failedWords'> &
  Pick<PaletteContentProps, 'hint' | 'failed'> & { isEmpty: boolean; isSlow: boolean; query: string };

/** Says what the list does not show: that the search takes a while, found nothing, or failed. */
const PaletteNote = ({ state, isEmpty, isSlow, query, retry, hint, failed, failedWords }: PaletteNoteProps) => {
  if (state === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 border-t border-border px-4 py-3 text-sm">
        <p>{failedWords ?? failed}</p>
        {failedWords === undefined && (
          <Button size="compact" icon={RotateCw} onClick={retry}>
            Retry
          </Button>
        )}
      </div>
    );
  if (!isEmpty) return null;
  if (state === 'loading') return isSlow ? <p className="px-4 py-8 text-center text-sm text-muted">Searching...</p> : null;
  return (
    <div className="px-4 py-8 text-center text-sm">
      <p className="font-semibold text-text">Nothing found for “{query}”</p>
      <p className="mt-1 text-muted">{hint}</p>
    </div>
  );
};

const PaletteContent = ({ onClose, placeholder, hint, failed, useSearch }: PaletteContentProps) => {
  const [text, setText] = useState('');
  const [marked, setMarked] = useState<string | null>(null);
  const navigate = useNavigate();
  const listId = useId();
  const { groups, state, retry, failedWords } = useSearch(text);
  const items = groups.flatMap((each) => each.items);
  const query = text.trim();
  const isSlow = useIsSlow(state === 'loading');
  useReturnedFocus();
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === marked),
  );
  const current = items[at];
  const optionId = (key: string) => `${listId}-${key}`;
  useEffect(() => {
    if (current) document.getElementById(`${listId}-${current.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, listId]);
  const open = ({ to, run }: PaletteItem, { ctrlKey, metaKey }: Pick<KeyboardEvent | MouseEvent, 'ctrlKey' | 'metaKey'>) => {
    if (to !== undefined && (ctrlKey || metaKey)) {
      window.open(to, '_blank', 'noopener');
      return;
    }
    onClose();
    if (to === undefined) run?.();
    else void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0 && items.length > 0) setMarked(items[(at + by + items.length) % items.length]?.key ?? null);
    else if (event.key === 'Enter' && current) open(current, event);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex items-center gap-3 border-b border-border px-4">
        <Icon of={Search} className="text-subtle" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog is this box, and opens to be typed into
          autoFocus
          type="text"
          role="combobox"
          aria-label="Search"
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(current.key) : undefined}
          aria-busy={isSlow}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={120}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setMarked(null);
          }}
          onKeyDown={onKeyDown}
          className="min-h-13 min-w-0 flex-1 bg-transparent text-base text-text outline-none placeholder:text-subtle"
        />
        <Button size="compact" look="quiet" onClick={onClose} className="sm:hidden">
          Close
        </Button>
      </div>
      <PaletteResults {...{ groups, listId, current, optionId, open }} onMark={setMarked} />
      <PaletteNote {...{ state, query, retry, isSlow, hint, failed, failedWords }} isEmpty={items.length === 0} />
      <p role="status" className="sr-only">
        {countWords(state, items.length)}
      </p>
    </>
  );
};

/** One search over any screen of a workspace, by keyboard. Esc closes it and returns the focus. */
export const PaletteBox = ({ isOpen, ...content }: PaletteContentProps & { isOpen: boolean }) => {
  const { onClose } = content;
  useCountedDialog(isOpen);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) onClose();
      }}
      isDismissable
      className="scrim fixed inset-0 z-40 flex h-(--visual-viewport-height) items-start justify-center bg-scrim sm:p-4 sm:pt-[10vh]"
    >
      <Modal className="popover flex max-h-full w-full max-w-[42rem] overflow-hidden border-border bg-surface shadow-3 max-sm:h-full sm:rounded-card sm:border">
        <Box aria-label="Search" className="flex min-h-0 min-w-0 flex-1 flex-col outline-none">
          <PaletteContent {...content} />
        </Box>
      </Modal>
    </ModalOverlay>
  );
};
