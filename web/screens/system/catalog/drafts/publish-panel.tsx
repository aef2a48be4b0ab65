import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { DryRunPart } from '../../dry-run/dry-run-part.tsx';
import { type DryRunGate, useDryRunGate } from '../../dry-run/use-dry-run-gate.ts';
import { seenOnceWords } from '../seen-once.ts';
import { useForgetCatalog } from '../use-forget-catalog.ts';
import { type Choice, chosenWords, hindering, missingWords, newNounsIn, triggersIn } from './chosen-drafts.ts';
import { NamedDrafts, OverOpenCases, Refusals, Warnings } from './publish-parts.tsx';
import { useReleaseNote } from './use-drafts.ts';

/** What the note may say at most. */
const MAX_NOTE = 400;

type PublishPanelProps = {
  choice: Choice;
  /** Whether this tab chose them at an earlier visit of the list. */
  isFromBefore: boolean;
  onChooseNone: () => void;
  onPublished: () => void;
};

type Publishing = { note: string; clearNote: () => void; gate: DryRunGate; overOpenCases: string[] };

const usePublishing = (
  { choice: { chosen }, onPublished }: Pick<PublishPanelProps, 'choice' | 'onPublished'>,
  { note, clearNote, gate, overOpenCases }: Publishing,
) => {
  const keyFor = useIdempotencyKey();
  const forget = useForgetCatalog();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => {
      const drafts = chosen.map(({ noun, id, version }) => ({ noun, id, version }));
      const input = { drafts, note, overOpenCases, ...gate.input };
      return api.systemCatalog.publishRelease(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: ({ release }) => {
      toast(`Release ${release} is published. Everyone sees it within a minute.`, { tone: 'success' });
      clearNote();
      onPublished();
      void navigate(workPaths.systemRelease({ release }));
    },
    onSettled: forget,
  });
};

/** Publishes the chosen drafts together: shows what comes along and what hinders it, asks why, and does it in one instant. */
export const PublishPanel = (props: PublishPanelProps) => {
  const { choice, isFromBefore, onChooseNone } = props;
  const [note, setNote] = useReleaseNote();
  const { chosen, broughtAlong } = choice;
  const gate = useDryRunGate(chosen, [...chosen, ...broughtAlong]);
  const [isOverCases, setOverCases] = useState(false);
  const triggers = triggersIn(choice);
  const overOpenCases = isOverCases ? triggers : [];
  const publishing = usePublishing(props, { note: note.trim(), clearNote: () => setNote(''), gate, overOpenCases });
  const hinders = hindering(choice);
  const missing = missingWords({ choice, note, isPassed: gate.isPassed });
  const missingId = useId();
  useUnsaved(gate.reason.trim() !== '' && !publishing.isPending && !publishing.isSuccess);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-5 wide:sticky wide:top-[calc(var(--desk-bar)+1rem)]">
      <h2 className="text-lg">Publish</h2>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-muted">
          {chosenWords(chosen.length, isFromBefore)}
        </p>
        {isFromBefore && chosen.length > 0 && (
          <Button size="compact" onClick={onChooseNone}>
            Choose none
          </Button>
        )}
      </div>
      {broughtAlong.length > 0 && <NamedDrafts title="Published with them, because they need it" drafts={broughtAlong} />}
      {hinders.length > 0 && <NamedDrafts title="Fix or settle these first" drafts={hinders} />}
      <Warnings drafts={[...chosen, ...broughtAlong]} />
      <DryRunPart gate={gate} isReady={chosen.length > 0 && hinders.length === 0} />
      {seenOnceWords(newNounsIn(choice)).map((words) => (
        <p key={words} className="text-sm text-muted">
          {words}
        </p>
      ))}
      {triggers.length > 0 && <OverOpenCases isChosen={isOverCases} onChoose={setOverCases} run={gate.run} />}
      <TextArea
        label="Why"
        hint="Colleagues read it in the list of releases."
        rows={2}
        maxLength={MAX_NOTE}
        isCounted
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormFailure error={publishing.error} />
      <Refusals error={publishing.error} />
      <Button
        look="primary"
        disabled={missing !== ''}
        aria-describedby={missing ? missingId : undefined}
        isBusy={publishing.isPending}
        busyLabel="Publishing..."
        onClick={() => publishing.mutate()}
      >
        Publish{' '}
        {chosen.length > 0 &&
          (chosen.length + broughtAlong.length === 1 ? '1 change' : `${chosen.length + broughtAlong.length} changes`)}
      </Button>
      {missing && (
        <p id={missingId} className="text-sm text-muted">
          {missing}
        </p>
      )}
    </Card>
  );
};
