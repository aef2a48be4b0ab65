import { type ReactNode, useEffect, useState } from 'react';
import type { CaseItemView, CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { ReplaceQuestion } from '#web/parts/merchandise/replace-question.tsx';
import type { CaseGoods } from './use-case-merchandise.ts';
import { addedIn, waitingFor } from './waiting-changes.ts';

type Category = CaseMerchandise['categories'][number];

/** An item that can be chosen for a case. */
export type Choosable = { locationItemId: string; name: string };

/** What only a family sees of the goods of its case. */
export type FamilyGoods = {
  homeName: string;
  /** Says who looks after a category that the family may not change, and how to reach them. */
  askHome: ReactNode;
  /** Says how to bring one from somewhere else, where the family chooses a casket or container. */
  bringOwn: ReactNode;
  onOpen: (item: CaseItemView) => void;
  /** Shows what the home sells in a category as the planner does. */
  shelf: (category: Category, pick: (item: Choosable) => void) => ReactNode;
};

type Parts = { goods: CaseMerchandise; actions: CaseGoods; homeName: string };

/** What a new choice may replace; `version` is null if it only waits to be chosen. */
type Replaced = Choosable & { version: number | null };

/** Returns what a case has, or will have, of something that one person needs once, and that this viewer may replace. */
const replacedIn = (
  { goods: { items, categories }, actions: { waiting } }: Parts,
  of: Category,
  wanted: Choosable,
): Replaced[] => {
  const needOf = (id: string) => categories.find((each) => each.id === id && each.mayChange)?.neededOnce ?? null;
  const need = needOf(of.id);
  if (need === null) return [];
  const kept = items.filter(({ locationItemId: id, isRemoved }) => !(waitingFor(waiting, id)?.isRemoved ?? isRemoved));
  const known = new Set(items.map(({ locationItemId }) => locationItemId));
  const coming = addedIn(waiting).flatMap((each) => (known.has(each.locationItemId) ? [] : [{ ...each, version: null }]));
  return [...kept, ...coming].filter(
    ({ locationItemId: id, itemCategoryId }) => id !== wanted.locationItemId && needOf(itemCategoryId) === need,
  );
};

/** Returns the changes that choose an item, also one that was removed, and remove what it replaces. */
const changesFor = ({ goods, actions }: Parts, { locationItemId }: Choosable, replaced: readonly Replaced[]) => {
  const willBeRemoved = waitingFor(actions.waiting, locationItemId)?.isRemoved;
  const removed = goods.items.find((each) => each.locationItemId === locationItemId && (each.isRemoved || willBeRemoved));
  const gone = replaced.flatMap(({ locationItemId, version }) =>
    version === null ? [] : [{ locationItemId, version, isRemoved: true }],
  );
  const chosen = removed
    ? { locationItemId, version: removed.version, isRemoved: false, quantity: removed.isRemoved ? 1 : removed.quantity }
    : { locationItemId, version: null };
  return [...gone, chosen];
};

const scrollToIt = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'center' });

/**
 * Chooses items of a case. If the case has another of what one person needs once, `question` asks whether the new one replaces it. `lost` says so if the home
 * takes over a category while the family chooses from it.
 */
export function useGoodsChoice(parts: Parts) {
  const { goods, actions, homeName } = parts;
  const [asked, setAsked] = useState<{ category: Category; item: Choosable } | null>(null);
  const [failed, setFailed] = useState<{ category: Category; error: unknown } | null>(null);
  const [lost, setLost] = useState<Category | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const trying = asked?.category ?? failed?.category;
  const isWithdrawn = trying && !goods.categories.some(({ id, mayChange }) => id === trying.id && mayChange);
  useEffect(() => {
    if (!isWithdrawn) return;
    setLost(trying);
    setAsked(null);
    setFailed(null);
  }, [isWithdrawn, trying]);
  const choose = async (category: Category, item: Choosable, replaced: readonly Replaced[] = []) => {
    setAsked(null);
    setFailed(null);
    setLost(null);
    try {
      const instead = replaced.filter(({ version }) => version === null).map(({ locationItemId }) => locationItemId);
      const about = { item, itemCategoryId: category.id, instead };
      const saved = await actions.choose(about, ...changesFor(parts, item, replaced));
      setAnnouncement(saved ? `${item.name} added.` : `${item.name} chosen. Saving when you’re connected.`);
    } catch (error) {
      setFailed({ category, error });
    }
  };
  const pick = (category: Category, item: Choosable) =>
    replacedIn(parts, category, item).length > 0 ? setAsked({ category, item }) : void choose(category, item);
  const replaced = asked ? replacedIn(parts, asked.category, asked.item) : [];
  const said = (
    <>
      {asked && !isWithdrawn && (
        <ReplaceQuestion
          name={asked.item.name}
          replaced={replaced}
          category={asked.category}
          charge="each is charged"
          onCancel={() => setAsked(null)}
          onAdd={() => void choose(asked.category, asked.item)}
          onReplace={() => void choose(asked.category, asked.item, replaced)}
        />
      )}
      {lost && (
        <p role="alert" ref={scrollToIt} className="font-semibold text-danger">
          Your choice wasn’t saved: {homeName} looks after {lost.name.toLowerCase()} now.
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
  /** Says in a category that its last choice failed. */
  const failureIn = ({ id }: Category) => (failed?.category.id === id ? <FormFailure error={failed.error} /> : null);
  return { pick, said, failureIn };
}
export type GoodsChoice = Pick<ReturnType<typeof useGoodsChoice>, 'pick' | 'failureIn'>;
