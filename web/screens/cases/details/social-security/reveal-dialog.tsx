import { useState } from 'react';
import { type RevealReason, revealReason } from '#shared/model/enumerations/reveal-reason.ts';
import { api } from '#web/session/index.ts';
import { Select } from '#web/ui/select.tsx';
import { ChangeDialog } from '../../changes/change-dialog.tsx';
import { useCase, useCaseChanged } from '../../use-case.ts';

const reasons = revealReason.options.map(({ id, text }) => ({ value: id, label: text }));

/** Asks for the reason, then fetches the whole number. */
export const RevealDialog = ({ onShown, onClose }: { onShown: (number: string) => void; onClose: () => void }) => {
  const { caseId } = useCase();
  const { refresh } = useCaseChanged();
  const [reason, setReason] = useState<RevealReason | ''>('');
  const [missing, setMissing] = useState<string>();
  const reveal = async () => {
    setMissing(reason === '' ? 'Choose a reason.' : undefined);
    if (reason === '') return false;
    const { socialSecurityNumber } = await api.socialSecurity.revealSocialSecurityNumber({ id: caseId, reason });
    onShown(socialSecurityNumber);
    // The activity list has a new entry.
    void refresh();
    return true;
  };
  return (
    <ChangeDialog
      title="Show the Social Security number"
      saveLabel="Show number"
      busyLabel="Getting the number..."
      onSave={reveal}
      onClose={onClose}
    >
      {() => (
        <>
          <p className="text-muted">
            The case’s activity will record your name, the time, and the reason. The number is hidden again after 30 seconds.
          </p>
          <Select
            label="Reason"
            emptyLabel="Choose a reason"
            options={reasons}
            value={reason}
            error={missing}
            onChange={({ target }) => setReason(target.value as RevealReason | '')}
          />
        </>
      )}
    </ChangeDialog>
  );
};
