import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { type FeedScope, feedScopes } from '#shared/contract/calendar-feeds.ts';
import { dateInZone, formatCalendarDate } from '#shared/values/dates.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api, query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

const scopeWords: Record<FeedScope, { label: string; hint: string }> = {
  mine: { label: 'My entries', hint: 'What you’re assigned to.' },
  all: { label: 'All entries', hint: 'Everything on the calendar of this home.' },
};

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    toast('Address copied.', { tone: 'success' });
  } catch {
    toast('Select the address and copy it.', { tone: 'danger' });
  }
};

/** The address as it can be read only now. */
const Address = ({ address }: { address: string }) => (
  <div className="grid gap-3">
    <TextField
      label="Your secret address"
      hint="Anyone who has it can read the calendar. You can see it only now."
      readOnly
      value={address}
      onFocus={(event) => event.target.select()}
    />
    <div>
      <Button size="compact" icon={Copy} autoFocus onClick={() => void copy(address)}>
        Copy address
      </Button>
    </div>
    <p className="text-sm">
      In Google Calendar, choose “From URL” beside “Other calendars,” in Outlook “Subscribe from web,” and on an iPhone a
      subscribed calendar in the calendar settings. Some programs take several hours to show a change.
    </p>
  </div>
);

/** Makes a secret address that other calendar programs read, and ends it. */
const SubscribeDialog = ({ onClose }: { onClose: () => void }) => {
  const { may, timeZone } = useWorkspace();
  const client = useQueryClient();
  const own = useQuery(query.calendarFeeds.getCalendarFeed.queryOptions({ input: {} }));
  const [isReplacing, setIsReplacing] = useState(false);
  const [scope, setScope] = useState<FeedScope>('mine');
  const [address, setAddress] = useState<string | null>(null);
  const [busy, setBusy] = useState<'make' | 'end' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const feed = own.data?.feed ?? null;
  const run = async (what: 'make' | 'end', work: () => Promise<void>) => {
    setBusy(what);
    setFailure(null);
    try {
      await work();
      await client.invalidateQueries({ queryKey: query.calendarFeeds.key() });
    } catch (error) {
      setFailure(error);
    }
    setBusy(null);
  };
  const make = () =>
    run('make', async () => {
      const { path } = await api.calendarFeeds.createCalendarFeed({ scope });
      setAddress(new URL(path, location.origin).href);
      setIsReplacing(false);
    });
  const end = () =>
    run('end', async () => {
      await api.calendarFeeds.removeCalendarFeed({});
      setAddress(null);
      setIsReplacing(false);
      toast('The address no longer works.', { tone: 'success' });
    });
  return (
    <Dialog
      title="Subscribe to the calendar"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {own.data && !address && (
            <Button
              look="primary"
              isBusy={busy === 'make'}
              busyLabel="Making..."
              onClick={() => (feed && !isReplacing ? setIsReplacing(true) : void make())}
            >
              {isReplacing ? 'Replace the address' : feed ? 'Make a new address' : 'Make an address'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5 text-text">
        <p>
          See the calendar in the calendar program of your phone or computer. It shows names, times, and places, and no notes.
        </p>
        <FormFailure error={failure} />
        {own.isPending && <SkeletonText lines={3} />}
        {own.error && !own.data && <FailedQuery of={own} />}
        {feed && !address && (
          <p>
            You made an address on {formatCalendarDate(dateInZone(feed.createdOn, timeZone))} for{' '}
            {scopeWords[feed.scope].label.toLowerCase()}. A new one replaces it.
          </p>
        )}
        {isReplacing && (
          <p role="alert" className="font-semibold">
            Programs that read the old address stop showing the calendar until you give them the new one.
          </p>
        )}
        {address ? (
          <Address address={address} />
        ) : (
          may('case-files.read') && (
            <RadioGroup
              name="scope"
              label="What it shows"
              options={feedScopes.map((value) => ({ value, ...scopeWords[value] }))}
              value={scope}
              onChange={(value) => setScope(value as FeedScope)}
            />
          )
        )}
        {feed && (
          <div>
            <Button size="compact" look="danger" isBusy={busy === 'end'} onClick={() => void end()}>
              Stop the feed
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
};

export default SubscribeDialog;
