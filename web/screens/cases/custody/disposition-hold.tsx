import { useState } from 'react';
import { isReleased } from '#shared/lifecycles/care-milestones.ts';
import { refuseOffline } from '#web/parts/refuse-offline.ts';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase, useCaseChanged } from '../use-case.ts';

type HoldDialogProps = { since: string | null; onClose: () => void };

/** Asks why everything final is put on hold, or why the hold ends. */
const HoldDialog = ({ since, onClose }: HoldDialogProps) => {
  const { caseId } = useCase();
  const { refresh } = useCaseChanged();
  const keyFor = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState('');
  const words = since
    ? {
        title: 'End the hold?',
        save: 'End the hold',
        busy: 'Ending...',
        missing: 'Say why it ends.',
        done: 'The hold has ended.',
      }
    : {
        title: 'Put everything final on hold?',
        save: 'Put on hold',
        busy: 'Putting on hold...',
        missing: 'Say why, such as “Disputed by the brother.”',
        done: 'Everything final is on hold.',
      };
  const save = async () => {
    const why = reason.trim();
    setMissing(why === '' ? words.missing : '');
    if (why === '') return false;
    refuseOffline(since ? 'Ending the hold' : 'Putting everything final on hold');
    try {
      if (since) {
        const input = { id: caseId, since, reason: why };
        await api.caseCare.endDispositionHold(input, { context: { idempotencyKey: keyFor(input) } });
      } else {
        const input = { id: caseId, reason: why };
        await api.caseCare.holdDisposition(input, { context: { idempotencyKey: keyFor(input) } });
      }
    } finally {
      void refresh();
    }
    toast(words.done, { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog title={words.title} saveLabel={words.save} busyLabel={words.busy} hasInput onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          <p className="text-muted">
            {since
              ? 'What can’t be undone may go on from now on, as far as nothing else stops it. The custody record keeps your name and the reason.'
              : 'Embalming, the disposition, hand-offs, the release, and letting personal effects go are refused until an owner or admin ends the hold. The custody record keeps your name and the reason.'}
          </p>
          <TextArea
            label="Why"
            hint={since ? undefined : 'Such as “Disputed by the brother.” Trade companies and the family don’t see it.'}
            rows={2}
            maxLength={200}
            value={reason}
            error={missing || errors.reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
    </ChangeDialog>
  );
};

/** Lets the home’s staff put everything final on hold, such as while relatives disagree, and an owner or admin end that. `since`: when the hold was put. */
export const DispositionHold = ({ since }: { since: string | null }) => {
  const { sight, row, may, whyNot } = useCase();
  const [isOpen, setIsOpen] = useState(false);
  if (sight !== 'staff' || !may('cases.change') || (since === null && isReleased(row.decedentStatus))) return null;
  const mayEnd = may('cases.correct');
  return (
    <Panel title="Hold">
      <p className="mb-3 max-w-measure">
        {since
          ? 'Everything that can’t be undone is on hold.'
          : 'If relatives who have the same right disagree, or something has to be cleared up first, put everything on hold that can’t be undone.'}
      </p>
      {since === null || mayEnd ? (
        <Button onClick={() => setIsOpen(true)}>{since ? 'End the hold' : 'Put everything final on hold'}</Button>
      ) : (
        <p className="text-muted">{whyNot('cases.correct', 'end the hold')}</p>
      )}
      {isOpen && <HoldDialog since={since} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
};
