import { type ReactNode, useState } from 'react';
import type { PricedItem } from '#shared/model/planner-home.ts';
import { replacedBy, withReplaced } from '#shared/planner/replaced-items.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { usePlanner } from '../../store/use-planner.ts';
import { useChosenItems } from './use-chosen-items.ts';

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

type Choosable = Pick<PricedItem, 'id' | 'name'>;

/** Chooses an item. If the plan has another of what one person needs once, `question` asks whether the new one replaces it. */
export const useItemChoice = (onChosen?: (item: Choosable) => void): { pick: (item: Choosable) => void; question: ReactNode } => {
  const { home, plan, change } = usePlanner();
  const { choose } = useChosenItems();
  const [asked, setAsked] = useState<Choosable | null>(null);
  const add = (item: Choosable) => {
    choose(item.id);
    setAsked(null);
    onChosen?.(item);
  };
  const pick = (item: Choosable) => (replacedBy(home, plan, item.id).length > 0 ? setAsked(item) : add(item));
  if (!asked) return { pick, question: null };
  const replaced = replacedBy(home, plan, asked.id);
  const replace = () => {
    change((before) => withReplaced(before, replacedBy(home, before, asked.id), asked.id));
    setAsked(null);
    onChosen?.(asked);
  };
  const names = inWords.format(replaced.map(({ name }) => name));
  const question = (
    <Dialog
      title={`Replace ${names} with ${asked.name}?`}
      isOpen
      onClose={() => setAsked(null)}
      actions={
        <>
          <Button onClick={() => add(asked)}>Keep both</Button>
          <Button look="primary" onClick={replace}>
            Replace
          </Button>
        </>
      }
    >
      <p>One person needs only one. With both, your plan charges for both.</p>
    </Dialog>
  );
  return { pick, question };
};
