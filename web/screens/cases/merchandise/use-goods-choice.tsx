import { type ReactNode, useState } from 'react';
import type { CaseItemView, CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { CaseGoods } from './use-case-merchandise.ts';

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** An item that can be chosen for a case. */
export type Choosable = { locationItemId: string; name: string };

/** What only a family sees of the goods of its case. */
export type FamilyGoods = {
  /** Says who looks after a category that the family may not change, and how to reach them. */
  askHome: ReactNode;
  onOpen: (item: CaseItemView) => void;
  /** Shows what the home sells in a category as the planner does. */
  shelf: (category: CaseMerchandise['categories'][number], pick: (item: Choosable) => void) => ReactNode;
};

/** Returns what a case has of something that one person needs once, and that this viewer may replace. */
const replacedIn = ({ items, categories }: CaseMerchandise, itemCategoryId: string, { locationItemId }: Choosable) => {
  const needOf = (id: string) => categories.find((each) => each.id === id && each.mayChange)?.neededOnce ?? null;
  const need = needOf(itemCategoryId);
  if (need === null) return [];
  return items.filter(
    (item) => !item.isRemoved && item.locationItemId !== locationItemId && needOf(item.itemCategoryId) === need,
  );
};

/** Chooses items of a category. If the case has another of what one person needs once, `question` asks whether the new one replaces it. */
export function useGoodsChoice({
  goods,
  categoryId,
  actions,
}: {
  goods: CaseMerchandise;
  categoryId: string;
  actions: CaseGoods;
}) {
  const [asked, setAsked] = useState<Choosable | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [announcement, setAnnouncement] = useState('');
  const choose = async (item: Choosable, replaced: CaseMerchandise['items'] = []) => {
    setAsked(null);
    setFailure(null);
    const { locationItemId, name } = item;
    const removed = goods.items.find((each) => each.locationItemId === locationItemId && each.isRemoved);
    const chosen = removed
      ? { locationItemId, version: removed.version, isRemoved: false, quantity: 1 }
      : { locationItemId, version: null };
    const gone = replaced.map((each) => ({ locationItemId: each.locationItemId, version: each.version, isRemoved: true }));
    try {
      const saved = await actions.change(name, ...gone, chosen);
      if (saved) setAnnouncement(`${name} added.`);
    } catch (error) {
      setFailure(error);
    }
  };
  const pick = (item: Choosable) => (replacedIn(goods, categoryId, item).length > 0 ? setAsked(item) : void choose(item));
  const replaced = asked ? replacedIn(goods, categoryId, asked) : [];
  const question: ReactNode = asked && (
    <Dialog
      title={`Replace ${inWords.format(replaced.map(({ name }) => name))} with ${asked.name}?`}
      isOpen
      onClose={() => setAsked(null)}
      actions={
        <>
          <Button onClick={() => void choose(asked)}>Keep both</Button>
          <Button look="primary" onClick={() => void choose(asked, replaced)}>
            Replace
          </Button>
        </>
      }
    >
      <p>One person needs only one. With both, both are charged.</p>
    </Dialog>
  );
  const said = (
    <>
      {question}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <FormFailure error={failure} />
    </>
  );
  return { pick, said };
}
