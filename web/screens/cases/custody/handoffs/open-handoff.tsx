import { useState } from 'react';
import type { HandoffView } from '#shared/contract/handoffs.ts';
import type { ReadTag } from '#shared/contract/tags-views.ts';
import { answerFaults } from '#shared/custody/handoffs/carried-effects.ts';
import { OtherCase } from '#web/parts/tags/other-case.tsx';
import { TagReader } from '#web/parts/tags/tag-reader.tsx';
import { api, fieldErrors } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { ChangeDialog } from '../../changes/change-dialog.tsx';
import { ReachedFailure } from '../../changes/reached-failure.tsx';
import { useCase } from '../../use-case.ts';
import { HandoffFacts } from './handoff-words.tsx';
import { answersIn, ThingAnswers, type ThingDrafts } from './thing-answers.tsx';
import { useHandoffsChanged, useScan } from './use-scan.ts';

const ends = {
  refuse: { title: 'Refuse this hand-off?', save: 'Refuse', busy: 'Refusing...', done: 'You refused the hand-off.' },
  withdraw: { title: 'Take this hand-off back?', save: 'Take back', busy: 'Taking back...', done: 'You took the hand-off back.' },
} as const;

type EndDialogProps = { handoff: HandoffView; how: keyof typeof ends; onClose: () => void };

/** Asks why a hand-off is refused, which takes a reason, or taken back. */
const EndDialog = ({ handoff, how, onClose }: EndDialogProps) => {
  const { caseId } = useCase();
  const changed = useHandoffsChanged();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState('');
  const { title, save, busy, done } = ends[how];
  const end = async () => {
    if (how === 'refuse' && reason.trim() === '') {
      setMissing('Please say why.');
      return false;
    }
    const input = { caseId, id: handoff.id, reason: reason.trim() };
    try {
      await (how === 'refuse' ? api.handoffs.refuseHandoff(input) : api.handoffs.withdrawHandoff(input));
    } finally {
      changed();
    }
    toast(done, { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog title={title} saveLabel={save} busyLabel={busy} hasInput={reason !== ''} onSave={end} onClose={onClose}>
      {(errors) => (
        <>
          <p className="text-muted">
            {how === 'refuse'
              ? `${handoff.from.name} is told, and the person remains in their care.`
              : `${handoff.to.name} is told, and the person remains in your care.`}
          </p>
          <TextArea
            label="Why"
            isOptional={how === 'withdraw'}
            rows={2}
            maxLength={600}
            value={reason}
            error={missing || errors.reason}
            onChange={({ target: { value } }) => setReason(value)}
          />
        </>
      )}
    </ChangeDialog>
  );
};

/** Accepts the person by scanning the same tag, which is last: before it, somebody says of each thing that was to come along whether it’s here. Somebody else’s tag holds the hand-off, and its stop stays. */
const Accept = ({ handoff, isHeld }: { handoff: HandoffView; isHeld: boolean }) => {
  const { caseId, row, dashboard } = useCase();
  const [place, setPlace] = useState('');
  const [drafts, setDrafts] = useState<ThingDrafts>({});
  const [isTried, setIsTried] = useState(false);
  const { id, things = [] } = handoff;
  const faults = answerFaults(things, answersIn(drafts));
  const accept = useScan(api.handoffs.acceptHandoff, `${row.decedentFullName} is in your care now.`);
  const { data, error, isPending } = accept;
  const errors = fieldErrors(error);
  const isMissing = isTried && Object.keys(faults).length > 0;
  const read = (tag: ReadTag) => {
    setIsTried(true);
    if (Object.keys(faults).length > 0) return;
    accept.mutate({ ...tag, caseId, id, place: place.trim(), things: answersIn(drafts) });
  };
  return (
    <div className="grid max-w-160 gap-4">
      {!isHeld && (
        <>
          {things.length > 0 && (
            <ThingAnswers things={things} drafts={drafts} errors={isTried ? faults : {}} onChange={setDrafts} />
          )}
          <TextField
            label="Where the person is now"
            hint="Such as a cooler and shelf, or a room."
            isOptional
            maxLength={120}
            autoComplete="off"
            value={place}
            error={errors.place}
            onChange={({ target: { value } }) => setPlace(value)}
          />
          <p className="text-muted">Scan the tag on the person in front of you. They are in your care once you have.</p>
          <ReachedFailure error={error} />
          {(errors.tag ?? errors.whyTyped) && <p className="text-danger">{errors.tag ?? errors.whyTyped}</p>}
          {isMissing && (
            <p role="alert" className="text-danger">
              Say what’s marked above, then scan the tag again.
            </p>
          )}
          <TagReader action="Accept with this tag" isBusy={isPending} onRead={read} />
        </>
      )}
      {data?.finding === 'other-case' && (
        <OtherCase name={row.decedentFullName} belongsTo={data.belongsTo} homePhone={dashboard.homePhone} />
      )}
    </div>
  );
};

const titleOf = ({ role, from, to }: HandoffView): string => {
  if (role === 'receiver') return `${from.name} offers you a hand-off`;
  return role === 'giver' ? `Waiting for ${to.name}` : `${from.name} offers ${to.name} a hand-off`;
};

/** Shows a hand-off that waits, with what the viewer may do: accept it by scanning the tag, refuse it, or take it back. */
export const OpenHandoff = ({ handoff, hold }: { handoff: HandoffView; hold: string | null }) => {
  const { may, whyNot } = useCase();
  const [ending, setEnding] = useState<keyof typeof ends | null>(null);
  const { role, isOverdue, to, purpose } = handoff;
  // Nobody is kept where they shouldn’t be: the home takes them back in any case.
  const isHeld = hold !== null && purpose !== 'return';
  const reason = role === 'other' ? null : whyNot('decedent.move');
  return (
    <Panel title={titleOf(handoff)}>
      <div className="grid gap-5">
        {isOverdue && (
          <Banner tone="warning" title="This has waited for more than 12 hours.">
            {role === 'receiver' ? 'Accept it or refuse it.' : `Call ${to.name}, or take it back.`}
          </Banner>
        )}
        {hold !== null && (
          <Banner tone="danger" title={isHeld ? 'Wait. Nobody can accept this now.' : 'Wait'}>
            {hold}
          </Banner>
        )}
        <HandoffFacts handoff={handoff} />
        {reason && <p className="text-muted">{reason}</p>}
        {role === 'receiver' && may('decedent.move') && <Accept handoff={handoff} isHeld={isHeld} />}
        {role !== 'other' && may('decedent.move') && (
          <div>
            <Button onClick={() => setEnding(role === 'receiver' ? 'refuse' : 'withdraw')}>
              {role === 'receiver' ? 'Refuse' : 'Take it back'}
            </Button>
          </div>
        )}
      </div>
      {ending && <EndDialog handoff={handoff} how={ending} onClose={() => setEnding(null)} />}
    </Panel>
  );
};
