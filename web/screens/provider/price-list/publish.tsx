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
import { DAYS_AHEAD, whatHappens, whyNotOn, whyNotPublish } from './publishing-words.ts';
import { Unfinished } from './unfinished.tsx';
import { usePriceListChanged } from './use-price-list.ts';

type PublishProps = { draft: PriceListDraft };

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
    // The page shows the new list before it says that it’s out.
    onSuccess: async ({ effectiveOn: day, isScheduled }) => {
      await changed();
      const words = isScheduled ? 'Scheduled. The list takes effect on' : 'Published. The list has been in effect since';
      toast(`${words} ${formatCalendarDate(day)}.`, { tone: 'success' });
      onClose();
    },
    onError: changed,
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
        {/* Keeps its place while a date is wrong, so that the dialog doesn't jump as someone types. */}
        <p className={error ? 'invisible' : undefined}>{whatHappens(draft, error ? draft.today : effectiveOn)}</p>
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
