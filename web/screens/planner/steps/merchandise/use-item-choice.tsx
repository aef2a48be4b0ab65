import { type ReactNode, useState } from 'react';
import type { PricedItem } from '#shared/model/planner-home.ts';
import { homeIndexOf } from '#shared/planner/home-index.ts';
import { neededOnce, replacedBy, withReplaced } from '#shared/planner/replaced-items.ts';
import { ReplaceQuestion } from '#web/parts/merchandise/replace-question.tsx';
import { usePlanner } from '../../store/use-planner.ts';
import { useChosenItems } from './use-chosen-items.ts';

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
  const { itemOf, categoryOf } = homeIndexOf(home);
  const category = categoryOf.get(itemOf.get(asked.id)?.itemCategoryId ?? '');
  const replace = () => {
    change((before) => withReplaced(before, replacedBy(home, before, asked.id), asked.id));
    setAsked(null);
    onChosen?.(asked);
  };
  const question = (
    <ReplaceQuestion
      name={asked.name}
      replaced={replacedBy(home, plan, asked.id)}
      category={{ neededOnce: neededOnce(category), gplLine: category?.gplLine }}
      charge="your plan charges for each"
      onCancel={() => setAsked(null)}
      onAdd={() => add(asked)}
      onReplace={replace}
    />
  );
  return { pick, question };
};
