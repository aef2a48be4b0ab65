import { useState } from 'react';
import { isIssuedNumber, NINE_DIGITS, NOT_ISSUED, typedSocialSecurityNumber } from '#shared/values/social-security-number.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { ChangeDialog } from '../../changes/change-dialog.tsx';

const faultOf = (number: string | undefined) => {
  if (number === undefined) return NINE_DIGITS;
  return isIssuedNumber(number) ? undefined : NOT_ISSUED;
};

type TypeNumberProps = {
  title: string;
  hint: string;
  /** What the server's errors call the number. */
  field: string;
  /** Lets an empty box remove the number. */
  mayRemove?: boolean;
  /** Saves a number that could be someone's; null removes the one on file. */
  onSave: (number: string | null) => Promise<void>;
  onClose: () => void;
};

/** Asks for a Social Security number. The browser stores nothing of what is typed, so only Cancel, Escape, and a save close the dialog. */
export const TypeNumberDialog = ({ title, hint, field, mayRemove = false, onSave, onClose }: TypeNumberProps) => {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const isTyped = typed.trim() !== '';
  useUnsaved(isTyped);
  const save = async () => {
    const number = typedSocialSecurityNumber(typed);
    const fault = mayRemove && !isTyped ? undefined : faultOf(number);
    setWrong(fault);
    if (fault) return false;
    await onSave(number ?? null);
    return true;
  };
  return (
    <ChangeDialog title={title} hasInput={isTyped} onSave={save} onClose={onClose}>
      {(errors) => (
        <TextField
          label="Social Security number"
          hint={hint}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={15}
          value={typed}
          error={wrong ?? errors[field]}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ChangeDialog>
  );
};
