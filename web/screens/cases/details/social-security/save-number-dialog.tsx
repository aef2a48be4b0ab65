import { api, problemOf, useIdempotencyKey } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';
import { useCase, useCaseChanged } from '../../use-case.ts';
import { TypeNumberDialog } from './type-number-dialog.tsx';

/** Saves a number over the one that the screen shows, or removes it where the box is left empty. */
export const SaveNumberDialog = ({ lastFour, onClose }: { lastFour: string | null; onClose: () => void }) => {
  const { caseId } = useCase();
  const { refresh } = useCaseChanged();
  const keyFor = useIdempotencyKey();
  const save = async (number: string | null) => {
    const seen = lastFour === null ? {} : { socialSecurityNumber: lastFour };
    const input = { id: caseId, changes: { socialSecurityNumber: number }, seen };
    try {
      await api.caseDetails.saveDecedent(input, { context: { idempotencyKey: keyFor(input) } });
    } catch (error) {
      if (problemOf(error)?.code === 'stale') await refresh();
      throw error;
    }
    await refresh();
    toast(number === null ? 'Social Security number removed.' : 'Social Security number saved.', { tone: 'success' });
  };
  return (
    <TypeNumberDialog
      title={lastFour === null ? 'Add the Social Security number' : 'Change the Social Security number'}
      hint={
        lastFour === null
          ? 'Nine digits. It’s encrypted, and screens show only the last four.'
          : `Replaces the number ending in ${lastFour}. Leave this empty to remove it.`
      }
      field="changes.socialSecurityNumber"
      mayRemove={lastFour !== null}
      onSave={save}
      onClose={onClose}
    />
  );
};
