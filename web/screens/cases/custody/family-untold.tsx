import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refuseOffline } from '#web/parts/refuse-offline.ts';
import { When } from '#web/parts/when.tsx';
import { api, query, useIdempotencyKey } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { FamilyToldFields, useFamilyTold } from '../changes/family-told-fields.tsx';
import { useCase, useCaseChanged } from '../use-case.ts';

const ToldDialog = ({ onClose }: { onClose: () => void }) => {
  const { caseId } = useCase();
  const client = useQueryClient();
  const { refresh } = useCaseChanged();
  const keyFor = useIdempotencyKey();
  const told = useFamilyTold({ isAsked: true, isSure: true });
  const save = async () => {
    const said = told.checked()?.familyTold;
    if (!said) return false;
    const input = { id: caseId, by: said.by, ...(said.on ? { on: said.on } : {}) };
    refuseOffline('Recording that the family was told');
    try {
      await api.caseCare.recordFamilyTold(input, { context: { idempotencyKey: keyFor(input) } });
    } finally {
      void client.invalidateQueries({ queryKey: query.custodyPages.key() });
      void refresh();
    }
    toast('It’s recorded that the family was told.', { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog
      title="Was the family told of the correction?"
      saveLabel="Record"
      busyLabel="Recording..."
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-muted">It goes into the custody record, with your name.</p>
          <FamilyToldFields told={told} errors={errors} />
        </>
      )}
    </ChangeDialog>
  );
};

type FamilyUntoldProps = { untold: { on: string; sequence?: number | undefined } };

/** Says that the family wasn’t told of a correction after the release yet, and lets an owner or admin record that they were. */
export const FamilyUntold = ({ untold: { on, sequence } }: FamilyUntoldProps) => {
  const { may, whyNot } = useCase();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Banner tone="warning" role="status" title="The family hasn’t been told of a correction">
      <p>
        The record was corrected <When at={on} as="exactWhenWords" />
        {sequence === undefined ? '' : ` (entry ${sequence})`}, after the release. Tell them, and record that you did.
      </p>
      {may('cases.correct') ? (
        <TextButton onClick={() => setIsOpen(true)}>Record that they were told</TextButton>
      ) : (
        <p>{whyNot('cases.correct', 'record that they were told')}</p>
      )}
      {isOpen && <ToldDialog onClose={() => setIsOpen(false)} />}
    </Banner>
  );
};
