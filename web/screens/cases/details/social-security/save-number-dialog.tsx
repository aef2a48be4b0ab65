import { useState } from 'react';
import {
  isIssuedNumber,
  NINE_DIGITS,
  NOT_ISSUED,
  typedSocialSecurityNumber,
} from '#shared/identifiers/social-security-number.ts';
import { api, problemOf, useIdempotencyKey } from '#web/session/index.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../../changes/change-dialog.tsx';
import { useCase, useCaseChanged } from '../../use-case.ts';

const faultOf = (number: string | undefined) => {
  if (number === undefined) return NINE_DIGITS;
  return isIssuedNumber(number) ? undefined : NOT_ISSUED;
};

/** Saves a number over the one that the screen shows, or removes it where the box is left empty. What is typed is kept nowhere in the browser. */
export const SaveNumberDialog = ({ lastFour, onClose }: { lastFour: string | null; onClose: () => void }) => {
  const { caseId } = useCase();
  const { refresh } = useCaseChanged();
  const keyFor = useIdempotencyKey();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const save = async () => {
    const number = typedSocialSecurityNumber(typed);
    const isRemoval = lastFour !== null && typed.trim() === '';
    const fault = isRemoval ? undefined : faultOf(number);
    setWrong(fault);
    if (fault) return false;
    const seen = lastFour === null ? {} : { socialSecurityNumber: lastFour };
    const input = { id: caseId, changes: { socialSecurityNumber: number ?? null }, seen };
    try {
      await api.caseDetails.saveDecedent(input, { context: { idempotencyKey: keyFor(input) } });
    } catch (error) {
      if (problemOf(error)?.code === 'stale') await refresh();
      throw error;
    }
    await refresh();
    toast(isRemoval ? 'Social Security number removed.' : 'Social Security number saved.', { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog
      title={lastFour === null ? 'Add the Social Security number' : 'Change the Social Security number'}
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          label="Social Security number"
          hint={
            lastFour === null
              ? 'Nine digits. It’s encrypted, and screens show only the last four.'
              : `Replaces the number ending in ${lastFour}. Leave this empty to remove it.`
          }
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={15}
          value={typed}
          error={wrong ?? errors['changes.socialSecurityNumber']}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ChangeDialog>
  );
};
