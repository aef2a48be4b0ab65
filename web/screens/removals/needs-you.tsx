import { useState } from 'react';
import { fieldsOf } from '#shared/custody/pages/care-field.ts';
import { careWords } from '#shared/custody/pages/care-values.ts';
import { removalPage } from '#shared/custody/pages/removal-page.ts';
import { decided, done, effectWords, type TripEntry, type TripQueue } from '#shared/custody/trips/trip-queue.ts';
import { spelledCode } from '#shared/values/tag-code.ts';
import { SureDialog } from '#web/parts/sure-dialog.tsx';
import { WhenField } from '#web/questions/when-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { sendTrip, trip } from './store/trip.ts';

/** Says in words what an entry notes. */
function entryWords({ what }: TripEntry, timeZone: string): string {
  if (what.kind === 'photo') return 'A photo';
  if (what.kind === 'effect') return effectWords(what);
  if (what.kind === 'tag') return `Tag ${spelledCode(what.code)}`;
  const field = fieldsOf(removalPage).find(({ name }) => name === what.name);
  if (!field) return what.name;
  const said = careWords(field, what.value, { timeZone }).join('; ');
  return `${field.label}: ${said || 'nothing'}`;
}

const resend = async (rule: (queue: TripQueue) => TripQueue) => {
  await trip.requeue(rule);
  sendTrip();
};

/** Asks when something happened, because the phone's clock can't tell. */
const AskWhen = ({ id, timeZone, isFirst }: { id: string; timeZone: string; isFirst: boolean }) => {
  const [{ when, fault }, setTime] = useState<{ when: string; fault: string | undefined }>({ when: '', fault: undefined });
  const [isMissing, setIsMissing] = useState(false);
  const save = () => {
    setIsMissing(when === '');
    if (when !== '') void resend((queue) => decided(queue, id, { saidOn: when }));
  };
  return (
    <div className="grid gap-3">
      <WhenField
        label="When it happened"
        isRequired
        timeZone={timeZone}
        value={when}
        fault={fault}
        error={isMissing ? (fault ?? 'Say when it happened.') : undefined}
        onChange={(time, unfinished) => {
          setTime({ when: time, fault: unfinished });
          setIsMissing(false);
        }}
      />
      <div>
        <Button look={isFirst ? 'primary' : 'secondary'} onClick={save}>
          Send with this time
        </Button>
      </div>
    </div>
  );
};

const sendAsNew = async (id: string) => {
  await trip.sendAsNew(id);
  sendTrip();
};

type ChoicesProps = { entry: TripEntry; timeZone: string; isFirst: boolean };

const Choices = ({ entry, timeZone, isFirst }: ChoicesProps) => {
  const [isSure, setIsSure] = useState(false);
  const { id, need } = entry;
  const drop = () => resend((queue) => done(queue, id));
  if (need?.kind === 'time') return <AskWhen {...{ id, timeZone, isFirst }} />;
  const isChoice = need?.kind === 'choice';
  const isRecorded = need?.kind === 'recorded';
  return (
    <div className="flex flex-wrap gap-3">
      {isChoice && <Button onClick={() => void resend((queue) => decided(queue, id, { over: true }))}>Use what I noted</Button>}
      {isRecorded && <Button onClick={() => void sendAsNew(id)}>Send this as a new entry</Button>}
      {!isChoice && !isRecorded && <Button onClick={() => void resend((queue) => decided(queue, id))}>Try again</Button>}
      <Button onClick={() => setIsSure(true)}>{isChoice ? 'Use theirs' : 'Take it out'}</Button>
      {isSure && (
        <SureDialog
          title="Take this entry out?"
          act="Take it out"
          busyLabel="Taking it out..."
          isBusy={false}
          onAct={() => void drop()}
          onClose={() => setIsSure(false)}
        >
          It’s only on this phone. Once you take it out, nobody has it.
        </SureDialog>
      )}
    </div>
  );
};

/** Lists what was refused, with why and what to do. Nothing is ever taken out without the person. */
export const NeedsYou = ({ queue, timeZone }: { queue: TripQueue; timeZone: string }) => {
  const asked = queue.filter(({ need }) => need);
  if (asked.length === 0) return null;
  return (
    <Panel title="Needs you">
      <ul className="grid gap-5">
        {asked.map((entry, at) => (
          <li key={entry.id} className="grid gap-2 border-t border-border pt-5 first:border-0 first:pt-0">
            <p className="wrap-anywhere font-semibold">
              {entryWords(entry, timeZone)} <span className="font-normal text-muted">(case {entry.caseNumber})</span>
            </p>
            <p className="max-w-measure wrap-anywhere">{entry.need?.words}</p>
            <Choices entry={entry} timeZone={timeZone} isFirst={at === 0} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};
