import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GateCheckView } from '#shared/contract/case-care.ts';
import { MIN_REASON } from '#shared/gates/overrides.ts';
import { When } from '#web/parts/when.tsx';
import { api, query, useIdempotencyKey } from '#web/session/index.ts';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase, useCaseChanged } from '../use-case.ts';

type GoOnDialogProps = { act: string; actWords: string; check: GateCheckView; onClose: () => void };

/** Asks someone why they go on without a line: the first of two people, or the second, who decides it. */
export const GoOnDialog = ({ act, actWords, check, onClose }: GoOnDialogProps) => {
  const { caseId } = useCase();
  const client = useQueryClient();
  const { refresh } = useCaseChanged();
  const keyFor = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState('');
  const { key, title, words, asked } = check;
  const isSecond = asked !== null && !asked.isOwn;
  const save = async () => {
    if (reason.trim().length < MIN_REASON) {
      setMissing(`Say why, in at least ${MIN_REASON} characters.`);
      return false;
    }
    const input = { id: caseId, act, key, reason: reason.trim() };
    const gates = await api.caseCare.overrideGate(input, { context: { idempotencyKey: keyFor(input) } });
    client.setQueryData(query.caseCare.getCaseGates.queryKey({ input: { id: caseId } }), gates);
    void refresh();
    toast(isSecond ? `You both go on without this: ${title}.` : 'A second person has 10 minutes to agree.', { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog
      title={`Go on without this: ${title}?`}
      saveLabel={isSecond ? 'Agree' : 'Ask a second person'}
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{words}</p>
          {isSecond && (
            <p>
              {asked.byName} wants to go on with {actWords}. You can agree until <When at={asked.until} as="momentWords" />.
            </p>
          )}
          <p className="text-muted">
            It takes an owner or admin and a funeral director, each signed in to their own account, within 10 minutes. The custody
            record keeps both names and reasons, and the owner gets an email.
          </p>
          <TextArea
            label="Why"
            hint={`At least ${MIN_REASON} characters.`}
            rows={3}
            maxLength={250}
            value={reason}
            error={missing || errors.reason}
            onChange={(event) => {
              setMissing('');
              setReason(event.target.value);
            }}
          />
        </>
      )}
    </ChangeDialog>
  );
};
