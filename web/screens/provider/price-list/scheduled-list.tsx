import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { OpenPaper } from './open-paper.tsx';
import { usePriceListChanged } from './use-price-list.ts';

/** Says which list takes effect when, and takes it back. */
export const ScheduledList = ({ draft: { scheduled, inForce } }: { draft: PriceListDraft }) => {
  const { may } = useWorkspace();
  const changed = usePriceListChanged();
  const keyFor = useIdempotencyKey();
  const [isAsking, setIsAsking] = useState(false);
  const unschedule = useMutation({
    mutationFn: (versionId: string) => {
      const input = { versionId };
      return api.priceLists.unschedulePriceList(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: () => toast('The list is no longer scheduled. Its prices are still in your draft.'),
    onSettled: () => {
      setIsAsking(false);
      return changed();
    },
  });
  if (!scheduled) return null;
  const day = formatCalendarDate(scheduled.effectiveOn);
  const isOlder = inForce !== null && inForce.publishedOn > scheduled.publishedOn;
  return (
    <div className="grid gap-3">
      <FormFailure error={unschedule.error} />
      <Banner
        tone="info"
        title={`A new list takes effect on ${day}`}
        action={
          <div className="flex flex-wrap gap-2">
            <OpenPaper id={scheduled.id} label={`Open the list for ${day}`} />
            {may('price-lists.publish') && (
              <Button size="compact" onClick={() => setIsAsking(true)}>
                Unschedule
              </Button>
            )}
          </div>
        }
      >
        {scheduled.publishedBy && `${scheduled.publishedBy} scheduled it. `}
        Until that day begins, families see the list in force.
        {isOlder &&
          ' You published a list after this one was scheduled: what you changed then isn’t in it. Schedule it again to include that.'}
      </Banner>
      {isAsking && (
        <Dialog
          title={`Unschedule the list for ${day}?`}
          isOpen
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button onClick={() => setIsAsking(false)}>Keep it scheduled</Button>
              <Button
                look="danger"
                isBusy={unschedule.isPending}
                busyLabel="Unscheduling..."
                onClick={() => unschedule.mutate(scheduled.id)}
              >
                Unschedule
              </Button>
            </>
          }
        >
          <p>It won’t take effect. Its prices stay in your draft, and families keep seeing the list in force.</p>
        </Dialog>
      )}
    </div>
  );
};
