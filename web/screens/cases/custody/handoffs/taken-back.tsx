import { useState } from 'react';
import type { CaseHandoffs } from '#shared/contract/handoffs.ts';
import { refuseOffline } from '#web/parts/refuse-offline.ts';
import { When } from '#web/parts/when.tsx';
import { api } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../../changes/change-dialog.tsx';
import { useCase } from '../../use-case.ts';
import { useHandoffsChanged } from './use-scan.ts';

const ConfirmDialog = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const { caseId } = useCase();
  const changed = useHandoffsChanged();
  const confirm = async () => {
    refuseOffline('Confirming a correction');
    try {
      await api.handoffs.confirmCorrection({ caseId });
    } finally {
      changed();
    }
    toast('You confirmed the correction.', { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog
      title={`Is ${name} no longer with you?`}
      saveLabel="Confirm"
      busyLabel="Confirming..."
      hasInput={false}
      onSave={confirm}
      onClose={onClose}
    >
      {() => <p className="text-muted">It goes into the custody record, with your name. It can’t be taken back.</p>}
    </ChangeDialog>
  );
};

type TakenBackProps = { takenBack: NonNullable<CaseHandoffs['takenBack']>; isWithHome: boolean };

/** Says that only the home says that someone isn’t with a trade company any more, and lets that company confirm it. */
export const TakenBack = ({ takenBack: { from, isOwn, byName, on }, isWithHome }: TakenBackProps) => {
  const { row, may } = useCase();
  const [isOpen, setIsOpen] = useState(false);
  const name = row.decedentFullName || 'The person';
  const said = isWithHome ? `The home says that it has ${name} back.` : `The home says that ${name} isn’t with ${from} any more.`;
  return (
    <Banner tone="warning" role="status" title="Not confirmed">
      <p>
        {said} Nobody at {from} has confirmed it. {byName} corrected the record <When at={on} as="exactWhenWords" />.
      </p>
      {isOwn ? (
        <p>
          If {name} is still with you, call the home right away. They can hand {name} over to you again, and you scan the tag.
        </p>
      ) : (
        <p>Ask {from} to confirm it on this page.</p>
      )}
      {isOwn && may('decedent.move') && (
        <TextButton onClick={() => setIsOpen(true)}>Confirm that {name} isn’t with you</TextButton>
      )}
      {isOpen && <ConfirmDialog name={name} onClose={() => setIsOpen(false)} />}
    </Banner>
  );
};
