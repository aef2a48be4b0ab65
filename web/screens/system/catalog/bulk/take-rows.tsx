import { useMutation } from '@tanstack/react-query';
import { countOf } from '#shared/catalog/count-of.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { Import } from '#shared/contract/system-imports.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForgetCatalog } from '../use-forget-catalog.ts';

type TakeRowsProps = {
  noun: NounName;
  about: Import;
  /** The numbers of the chosen rows. */
  chosen: ReadonlySet<number>;
  onTaken: () => void;
};

/** Takes what a file would do into one batch of drafts: all of it, the selected rows, or the valid ones. */
export const TakeRows = ({ noun, about, chosen, onTaken }: TakeRowsProps) => {
  const keyFor = useIdempotencyKey();
  const forget = useForgetCatalog();
  const { new: added, changed, refused } = about.counts;
  const sound = added + changed;
  const taking = useMutation({
    mutationFn: (which: 'all' | 'chosen' | 'sound') => {
      const input = { noun, id: about.id, which, rows: which === 'chosen' ? [...chosen] : [] };
      return api.systemImports.takeImport(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: ({ batch, savedInDrafts }) => {
      toast(`${countOf((batch?.count ?? 0) + savedInDrafts, noun)} drafted. Publish or undo them under Drafts.`, {
        tone: 'success',
      });
      onTaken();
    },
    onSettled: forget,
  });
  const button = (which: 'all' | 'chosen' | 'sound', count: number, words: string) => (
    <Button
      look={which === (refused === 0 ? 'all' : 'sound') ? 'primary' : 'secondary'}
      disabled={count === 0 || (taking.isPending && taking.variables !== which)}
      isBusy={taking.isPending && taking.variables === which}
      busyLabel="Adding..."
      onClick={() => taking.mutate(which)}
    >
      {words} ({count.toLocaleString('en-US')})
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap gap-2">
        {refused === 0 ? button('all', sound, 'Add all to drafts') : button('sound', sound, 'Add valid rows')}
        {button('chosen', chosen.size, 'Add selected rows')}
      </div>
      <FormFailure error={taking.error} />
    </div>
  );
};
