import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { addDays, formatCalendarDate } from '#shared/values/dates.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { Unfinished } from './unfinished.tsx';
import { usePriceListChanged } from './use-price-list.ts';

/** How far ahead a list may be scheduled. */
const DAYS_AHEAD = 365;

type PublishProps = { draft: PriceListDraft };

/** Says why the list can't be published now; null if it can. */
function whyNotPublish({ findings, papers }: PriceListDraft, mayNot: string | null): string | null {
  if (mayNot) return mayNot;
  if (papers.length === 0) return 'Nothing is priced yet.';
  if (findings.length === 0) return null;
  return findings.length === 1 ? '1 problem to fix first.' : `${findings.length} problems to fix first.`;
}

/** Says why a list can't take effect on a date; undefined if it can. */
function whyNotOn(effectiveOn: string, { today }: PriceListDraft): string | undefined {
  if (effectiveOn === '') return 'Choose a date.';
  if (effectiveOn < today) return 'Choose today or a later date. Prices can’t take effect before you publish them.';
  return effectiveOn > addDays(today, DAYS_AHEAD) ? 'Choose a date within a year from today.' : undefined;
}

/** Says what families see, and when. */
function whatHappens({ inForce, scheduled, changes, today }: PriceListDraft, effectiveOn: string): string {
  const count = changes.length;
  const from = `from the ${scheduled ? 'scheduled' : 'current'} list`;
  const changed =
    count === 0 ? `Nothing has changed ${from}.` : count === 1 ? `One thing changes ${from}.` : `${count} things change ${from}.`;
  if (effectiveOn > today) {
    const replaces = scheduled
      ? ` It takes the place of the list scheduled for ${formatCalendarDate(scheduled.effectiveOn)}.`
      : '';
    return `Families see these prices from ${formatCalendarDate(effectiveOn)} on.${inForce ? ` ${changed} Until then, the current list stays in force.` : ''}${replaces}`;
  }
  const now = 'Families see these prices right away, on your page and in the planner.';
  return inForce ? `${now} ${changed} The current list is kept as an earlier version.` : now;
}

const PublishDialog = ({ draft, onClose }: PublishProps & { onClose: () => void }) => {
  const { locationId } = useWorkspace();
  const [effectiveOn, setEffectiveOn] = useState(draft.effectiveOn > draft.today ? draft.effectiveOn : draft.today);
  const keyFor = useIdempotencyKey();
  const changed = usePriceListChanged();
  const publish = useMutation({
    mutationFn: () => {
      const input = { providerLocationId: locationId, effectiveOn };
      return api.priceLists.createGplPdf(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: ({ effectiveOn: day, isScheduled }) => {
      const words = isScheduled ? 'Scheduled. The list takes effect on' : 'Published. The list has been in effect since';
      toast(`${words} ${formatCalendarDate(day)}.`, { tone: 'success' });
      onClose();
    },
    onSettled: changed,
  });
  const isLater = effectiveOn > draft.today;
  const error = whyNotOn(effectiveOn, draft);
  return (
    <Dialog
      title={isLater ? 'Schedule this price list?' : 'Publish this price list?'}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            isBusy={publish.isPending}
            busyLabel={isLater ? 'Scheduling...' : 'Publishing...'}
            disabled={error !== undefined}
            onClick={() => publish.mutate()}
          >
            {isLater ? 'Schedule' : 'Publish'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={publish.error} />
        <Unfinished unfinished={draft.unfinished} />
        {!error && <p>{whatHappens(draft, effectiveOn)}</p>}
        <TextField
          label="Effective date"
          type="date"
          hint="Printed on every page. With a later date, the list waits and takes effect when that day begins."
          value={effectiveOn}
          error={error}
          max={addDays(draft.today, DAYS_AHEAD)}
          min={draft.today}
          onChange={(event) => setEffectiveOn(event.target.value)}
        />
      </div>
    </Dialog>
  );
};

/** Publishes the list. While the button is disabled, it says why. */
export const Publish = ({ draft }: PublishProps) => {
  const { whyNot } = useWorkspace();
  const [isAsking, setIsAsking] = useState(false);
  const reason = whyNotPublish(draft, whyNot('price-lists.publish'));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        look="primary"
        size="compact"
        disabled={reason !== null}
        aria-describedby={reason ? 'why-not-publish' : undefined}
        onClick={() => setIsAsking(true)}
      >
        Publish
      </Button>
      {reason && (
        <p id="why-not-publish" className="text-muted">
          {reason}
        </p>
      )}
      {isAsking && <PublishDialog draft={draft} onClose={() => setIsAsking(false)} />}
    </div>
  );
};
