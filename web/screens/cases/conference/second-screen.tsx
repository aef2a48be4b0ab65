import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { spelledCode } from '#shared/values/tag-code.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { QrCode } from '#web/parts/qr-code.tsx';
import { useCountdown, waitWords } from '#web/parts/use-countdown.ts';
import { When } from '#web/parts/when.tsx';
import { paths } from '#web/paths.ts';
import { api, query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxGroup } from '#web/ui/choices.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { contactsOf, useContacts } from '../contacts/use-contacts.ts';
import { useCase } from '../use-case.ts';
import { savedStep, useConference } from './use-conference.ts';

type Opened = Awaited<ReturnType<typeof api.conferences.openConferenceScreen>>;
type Open = Opened['open'];

/** Shows what a tablet scans, and what is typed instead. */
const Pass = ({ opened: { token, code, codeEndsOn } }: { opened: Opened }) => {
  const { caseId } = useCase();
  const left = useCountdown(Date.parse(codeEndsOn));
  const address = `${location.origin}${paths.conference({ pass: { caseId, token } })}`;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <QrCode text={address} label="QR code for the tablet" />
      <div className="min-w-0 flex-1 basis-48 text-text">
        <p>Scan this with the tablet, or open</p>
        <p className="font-semibold break-all">{`${location.host}${paths.conference()}`}</p>
        <p className="mt-3">and enter the code</p>
        <p className="text-2xl font-semibold tabular-nums">{left > 0 ? spelledCode(code) : 'No longer works'}</p>
        <p className="text-sm text-muted" aria-live="off">
          {left > 0 ? `The code works for ${waitWords(left)}. The QR code works until the end.` : 'Make a new code below.'}
        </p>
      </div>
    </div>
  );
};

type FollowersProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Lets staff choose who follows at home, among those with an account. */
const Followers = ({ chosen, onChange }: FollowersProps) => {
  const { caseId } = useCase();
  const { data } = useContacts(caseId);
  const able = contactsOf(data?.pages ?? []).filter(({ status }) => status === 'active');
  if (!data) return null;
  if (able.length === 0) return <p>Contacts with a Yarrow account can also follow at home. Nobody here has one yet.</p>;
  return (
    <CheckboxGroup
      name="followers"
      label="Who follows at home"
      hint="They see it when they sign in."
      options={able.map(({ id, fullName }) => ({ value: id, label: fullName }))}
      value={[...chosen]}
      onChange={onChange}
    />
  );
};

type Props = { open: Open; onChanged: (conference: { open: Open }) => Promise<void>; onClose: () => void };

const sameIds = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());

/** Opens, changes, and ends what the family sees of a conference. */
const SecondScreenDialog = ({ open, onChanged, onClose }: Props) => {
  const { caseId: id, row } = useCase();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [followers, setFollowers] = useState<readonly string[]>(open?.followers ?? []);
  const [busy, setBusy] = useState<'show' | 'end' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const done = useRef<HTMLButtonElement>(null);
  const isUnsaved = open !== null && !sameIds(followers, open.followers);
  const act = async (what: 'show' | 'end') => {
    setBusy(what);
    setFailure(null);
    try {
      if (what === 'show') {
        const answer = await api.conferences.openConferenceScreen({ id, followers: [...followers] });
        setOpened(answer);
        await onChanged({ open: answer.open });
        // The button that was pressed now makes another code: Enter shouldn't.
        done.current?.focus();
      } else {
        await onChanged(await api.conferences.endConferenceScreen({ id }));
        onClose();
      }
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(null);
    }
  };
  const showLabel = open === null ? 'Show' : isUnsaved ? 'Save' : 'New code';
  return (
    <Dialog
      title={open ? 'The family can follow' : 'Show to the family'}
      isOpen
      onClose={onClose}
      isDismissable={!isUnsaved}
      actions={
        <>
          <Button ref={done} look="quiet" onClick={onClose}>
            {open && !isUnsaved ? 'Done' : 'Cancel'}
          </Button>
          {open && (
            <Button isBusy={busy === 'end'} busyLabel="Ending..." onClick={() => void act('end')}>
              End
            </Button>
          )}
          <Button look="primary" isBusy={busy === 'show'} busyLabel="One moment..." onClick={() => void act('show')}>
            {showLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <FormFailure error={failure} />
        <p>
          {open ? (
            <>
              What is chosen for {row.decedentFullName}, and what it costs, shows on the family’s screens until{' '}
              <When at={open.endsOn} as="momentWords" />, or until you end it.
            </>
          ) : (
            <>
              On a separate screen, the family sees what is chosen for {row.decedentFullName} and what it costs, as you save it.
              They see nothing of your costs, payers, problems, or notes. It ends after 12 hours, or when you end it.
            </>
          )}
        </p>
        {opened && <Pass key={opened.code} opened={opened} />}
        {open && !opened && <p>Make a new code to show it on another tablet. Those that show it go on.</p>}
        <Followers chosen={followers} onChange={setFollowers} />
      </div>
    </Dialog>
  );
};

/** Saves the director's step while the family follows. It doesn't start a conference that has nothing saved yet. */
function useFollowedStep(isShown: boolean) {
  const { step, view, mayChange, change } = useConference();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another director's step must not overwrite this one's
  useEffect(() => {
    if (isShown && mayChange && view.version > 0 && savedStep(step) && view.stepInProgress !== step)
      change((selection) => selection);
  }, [isShown, step]);
}

/** Shows the conference of a case to its family: on a tablet in the room, and to those at home whom staff choose. */
export const SecondScreenButton = () => {
  const { caseId, may } = useCase();
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const options = query.conferences.getConference.queryOptions({ input: { id: caseId } });
  const found = useQuery({ ...options, staleTime: 0, enabled: may('cases.change') });
  useFollowedStep(found.data?.open != null);
  if (!may('cases.change')) return null;
  const open = found.data?.open ?? null;
  return (
    <>
      <Button size="compact" icon={MonitorSmartphone} onClick={() => setIsAsked(true)}>
        {open ? 'Shown to the family' : 'Show to the family'}
      </Button>
      {isAsked && (
        <SecondScreenDialog
          open={open}
          onChanged={async (conference) => {
            // An answer from before this change may still be on its way.
            await client.cancelQueries({ queryKey: options.queryKey });
            client.setQueryData(options.queryKey, conference);
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
};
