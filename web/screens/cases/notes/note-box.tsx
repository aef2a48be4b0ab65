import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_NOTE } from '#shared/model/case.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TextArea } from '#web/ui/text-field.tsx';
import { useMembers } from '../use-members.ts';
import { mentionAt, offered, withMention } from './mentions.ts';

/** Says what is wrong with a note, in words shown beside it. */
export function noteFault(text: string): string | undefined {
  if (text.trim() === '') return 'Required field.';
  return text.trim().length > MAX_NOTE ? `Use ${MAX_NOTE.toLocaleString('en-US')} characters or fewer` : undefined;
}

export type NoteBoxProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  error?: string;
  rows?: number;
  isLabelHidden?: boolean;
};

/**
 * Shows the box for writing a note. After an @, it offers the members of the home: arrows move, Enter or Tab picks one, Esc closes the list. Ctrl or ⌘
 * with Enter submits the form around it.
 */
export const NoteBox = ({ value, onChange, ...props }: NoteBoxProps) => {
  const { mentionable: members, isSeen: canMention } = useMembers();
  const id = useId();
  const wrap = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState(0);
  const [marked, setMarked] = useState(0);
  const [isShut, setIsShut] = useState(false);
  const naming = isShut ? null : mentionAt(value, caret);
  const names = naming ? offered(members, naming.typed) : [];
  const area = () => wrap.current?.querySelector('textarea');
  const pick = (name: string | undefined) => {
    if (!naming || !name) return;
    const next = withMention(value, { from: naming.from, caret, name });
    // Rendered during the keypress, so that what is typed next goes after the name rather than to the end of the text.
    flushSync(() => {
      onChange(next.text);
      setCaret(next.caret);
    });
    area()?.focus();
    area()?.setSelectionRange(next.caret, next.caret);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setMarked((marked + 1) % names.length),
    ArrowUp: () => setMarked((marked + names.length - 1) % names.length),
    Enter: () => pick(names[marked]?.fullName),
    Tab: () => pick(names[marked]?.fullName),
    Escape: () => setIsShut(true),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const act = names.length > 0 ? keys[event.key] : undefined;
    if (!act || event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const isOpen = names.length > 0;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div ref={wrap} className="relative">
      <TextArea
        {...props}
        hint={canMention ? 'Type @ to mention a teammate. Ctrl+Enter saves.' : 'Ctrl+Enter saves.'}
        value={value}
        maxLength={MAX_NOTE}
        isCounted
        keepsAll
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${marked}` : undefined}
        onKeyDown={onKeyDown}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onChange={(event) => {
          setIsShut(false);
          setMarked(0);
          setCaret(event.target.selectionStart);
          onChange(event.target.value);
        }}
      />
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label="Team members"
          className="absolute z-20 max-h-64 w-full max-w-xs overflow-y-auto rounded-control border border-border bg-raised py-1 shadow-3"
        >
          {names.map((member, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box keeps the focus and handles the keys
            <div
              key={member.id}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === marked}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(member.fullName)}
              className={classNames('min-h-9 cursor-pointer px-4 py-2', at === marked && 'bg-primary-soft')}
            >
              {member.fullName}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {isOpen && `${names.length} ${names.length === 1 ? 'member' : 'members'} to mention`}
      </p>
    </div>
  );
};
