import { useMutation } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Copy } from 'lucide-react';
import { useState } from 'react';
import type { ItemSetup } from '#shared/contract/merchandise-views.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { newIdempotencyKey } from '#web/session/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';

type ItemActionsProps = {
  setup: ItemSetup;
  /** Something is typed and not saved, which an action would meet. */
  isBlocked: boolean;
  onChanged: () => Promise<void>;
};

/** Runs an action, and shows the item as it is after it. */
const useAction = (act: () => Promise<unknown>, done: string, onChanged: () => Promise<void>, undo?: () => void) =>
  useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await onChanged();
      toast(done, undo ? { undo } : {});
    },
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
  });

type MakeOwnProps = { name: string; isBusy: boolean; onAct: () => void; onClose: () => void };

/** Asks before an item becomes the home's own, which it remains. */
const MakeOwnDialog = ({ name, isBusy, onAct, onClose }: MakeOwnProps) => (
  <Dialog
    title={`Make ${name} your own?`}
    isOpen
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" isBusy={isBusy} busyLabel="Copying..." onClick={onAct}>
          Make it our own
        </Button>
      </>
    }
  >
    <p>
      You can then change its words and pictures. Later changes of the catalog are offered to you instead of made. It can’t be
      turned back into the catalog’s item.
    </p>
  </Dialog>
);

/** Copies an item of the catalog to the home's own, retires an item, and restores it. */
export const ItemActions = ({ setup, isBlocked, onChanged }: ItemActionsProps) => {
  const { id } = setup.item;
  const [isAsking, setIsAsking] = useState(false);
  const isOwn = setup.source === 'own';
  const isOffered = setup.offers.some(({ row }) => row.isOffered);
  const isOnList = setup.offers.some(({ inForce }) => inForce.isOffered);
  const isGone = isOwn ? setup.isRetired : !isOffered;
  const context = () => ({ context: { idempotencyKey: newIdempotencyKey() } });
  const makeOwn = useAction(
    () => api.merchandise.makeItemOwn({ id }, context()),
    'The item is your own now. Change its words and pictures here.',
    onChanged,
  );
  const restore = useAction(
    () => api.merchandise.restoreItem({ id }, context()),
    isOwn ? 'The item is back.' : 'The item is offered again.',
    onChanged,
  );
  const retire = useAction(
    () => api.merchandise.deleteItem({ id }),
    isOwn
      ? `The item is retired.${isOnList ? ' You sell it until your next price list.' : ''}`
      : 'The item is no longer offered.',
    onChanged,
    () => restore.mutate(),
  );
  const isBusy = makeOwn.isPending || retire.isPending || restore.isPending;
  const wasOffered = isOwn || setup.offers.some(({ row }) => row.priceCents !== undefined);
  return (
    <section aria-labelledby="item-actions" className="grid gap-3">
      <h3 id="item-actions" className="font-sans text-sm font-semibold">
        More
      </h3>
      {isBlocked && <p className="text-sm text-muted">Save or undo what you typed first.</p>}
      <div className="flex flex-wrap gap-3">
        {!isOwn && (
          <Button size="compact" icon={Copy} disabled={isBlocked || isBusy} onClick={() => setIsAsking(true)}>
            Make it our own
          </Button>
        )}
        {isGone ? (
          wasOffered && (
            <Button size="compact" icon={ArchiveRestore} disabled={isBlocked || isBusy} onClick={() => restore.mutate()}>
              {isOwn ? 'Restore' : 'Offer again'}
            </Button>
          )
        ) : (
          <Button size="compact" icon={Archive} disabled={isBlocked || isBusy} onClick={() => retire.mutate()}>
            {isOwn ? 'Retire' : 'Stop offering'}
          </Button>
        )}
      </div>
      {isAsking && (
        <MakeOwnDialog
          name={setup.item.name}
          isBusy={makeOwn.isPending}
          onAct={() => makeOwn.mutate(undefined, { onSettled: () => setIsAsking(false) })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
};
