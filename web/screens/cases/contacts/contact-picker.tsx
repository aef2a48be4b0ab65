import { ChevronDown, UserRoundPlus } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { searchKey } from '#shared/values/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Box } from '#web/ui/choices.tsx';
import { focusInView } from '#web/ui/focus-in-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AddContact } from './add-contact.tsx';
import { chosenWords, pickerWords } from './contact-words.ts';

export type ContactPickerProps = {
  label: string;
  contacts: readonly CaseContact[];
  /** The ids of the chosen contacts. */
  value: readonly string[];
  /** Reports that a contact was checked or unchecked. */
  onToggle: (contact: CaseContact, isChosen: boolean) => void;
  isDisabled?: boolean;
};

const matches = (contact: CaseContact, typed: string) =>
  searchKey(typed)
    .split(' ')
    .every((word) => searchKey(pickerWords(contact)).includes(word));

type OptionsProps = Pick<ContactPickerProps, 'label' | 'contacts' | 'value' | 'onToggle'>;

const Options = ({ label, contacts, value, onToggle }: OptionsProps) => {
  const [typed, setTyped] = useState('');
  if (contacts.length === 0) return <p className="text-muted">No available options</p>;
  const found = contacts.filter((contact) => matches(contact, typed));
  return (
    <>
      <TextField label="Find a contact" value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
      <fieldset className="max-h-72 overflow-y-auto">
        <legend className="sr-only">{label}</legend>
        {found.map((contact) => (
          <Box
            key={contact.id}
            kind="checkbox"
            label={pickerWords(contact)}
            checked={value.includes(contact.id)}
            onChange={(event) => onToggle(contact, event.target.checked)}
          />
        ))}
        <p role="status" className="text-muted">
          {found.length === 0 ? 'No results found.' : ''}
        </p>
      </fieldset>
    </>
  );
};

/** Chooses from the contacts of a case, and adds one that is missing. Esc closes the list. */
export const ContactPicker = ({ label, contacts, value, onToggle, isDisabled = false }: ContactPickerProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const chosen = contacts.filter((contact) => value.includes(contact.id)).map(pickerWords);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || isAdding) return;
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the list from anywhere inside
    <div onKeyDown={onKeyDown}>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        disabled={isDisabled}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        aria-labelledby={`${id}-label ${id}-button`}
        onClick={() => {
          setIsOpen(!isOpen);
          if (!isOpen) focusInView(() => panel.current?.querySelector('input, button') ?? null);
        }}
        className="flex min-h-11 w-full items-center gap-3 rounded-control border border-border-strong bg-surface px-3.5 text-left hover:border-text disabled:opacity-60"
      >
        <span className="min-w-0 flex-1 truncate">{chosenWords(chosen) || 'Select contact'}</span>
        <Icon of={ChevronDown} size={18} className="text-muted" />
      </button>
      <div
        ref={panel}
        id={`${id}-panel`}
        hidden={!isOpen}
        className="mt-2 rounded-control border border-border bg-surface p-4 shadow-1"
      >
        <div className="grid gap-3">
          <Options {...{ label, contacts, value, onToggle }} />
          <div>
            <Button look="quiet" size="compact" icon={UserRoundPlus} onClick={() => setIsAdding(true)}>
              + Add Person
            </Button>
          </div>
        </div>
      </div>
      <AddContact
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        onAdded={(contact) => {
          setIsAdding(false);
          onToggle(contact, true);
        }}
      />
    </div>
  );
};
