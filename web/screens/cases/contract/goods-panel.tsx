import { useState } from 'react';
import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../use-case.ts';
import { withGoods } from './selection-pieces.ts';
import { useEditing, useQuickSave } from './use-contract.ts';

type Goods = SelectionView['goods'][number];

const countOf = (count: number): string => (count === 0 ? 'none' : String(count));

const Row = ({ goods }: { goods: Goods }) => {
  const { locationItemId, name, onCase, onContract, isSpecialOrder } = goods;
  const editing = useEditing();
  const save = useQuickSave();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const take = async () => {
    if (!editing || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await save(editing.view, (selection) => withGoods(selection, locationItemId, onCase));
      toast(`${name} is on the contract.`, { tone: 'success' });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <h3 className="font-semibold wrap-anywhere">{name}</h3>
      <p>
        Merchandise page: {countOf(onCase)}. Contract: {countOf(onContract)}.
      </p>
      {editing && !isSpecialOrder && (
        <div>
          <Button size="compact" isBusy={isBusy} busyLabel="Saving..." onClick={() => void take()}>
            {onContract === 0 ? 'Add it to the contract' : `Change it to ${onCase} on the contract`}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      )}
      <FormFailure error={failure} />
    </li>
  );
};

/** Lists the goods that were chosen on the Merchandise page and aren’t on the contract, so that nobody forgets one. */
export const GoodsPanel = ({ goods }: { goods: readonly Goods[] }) => {
  const stable = useStableFocus<HTMLDivElement>({ to: 'heading' });
  const at = useCase();
  if (goods.length === 0) return null;
  return (
    <div {...stable}>
      <Panel title="Merchandise that isn’t on the contract">
        <p className="mb-3 text-muted">What you choose on the Merchandise page isn’t on the contract until you add it.</p>
        <ul className="divide-y divide-border">
          {goods.map((each) => (
            <Row key={each.locationItemId} goods={each} />
          ))}
        </ul>
        <div className="mt-3">
          <LinkButton size="compact" to={workPaths.caseMerchandise(at)}>
            Open the Merchandise page
          </LinkButton>
        </div>
      </Panel>
    </div>
  );
};
