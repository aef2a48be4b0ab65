import { useId, useRef, useState } from 'react';
import type { CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import { familyOption } from '#shared/model/enumerations/case.ts';
import { formatCents } from '#shared/values/money.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { ItemSearch } from '#web/questions/item-search.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { ChosenItem } from './chosen-item.tsx';
import type { CaseGoods } from './use-case-merchandise.ts';

type Category = CaseMerchandise['categories'][number];
type GoodsProps = {
  goods: CaseMerchandise;
  actions: CaseGoods;
  /** Whether the viewer works at the home; the family sees neither where a price is from nor what it may do. */
  isHome: boolean;
};

const familyChoices = familyOption.values.map((value) => ({ value, label: familyOption.label(value) }));

/** Says what a family may do in its case with a category that the planner hides. */
const hiddenWords: Record<Category['familyOption'], string> = {
  'cannot-see': 'Hidden in your planner, and from this family.',
  'can-see': 'Hidden in your planner. This family sees what is chosen here.',
  'can-edit': 'Hidden in your planner. This family may choose from it.',
};

/** Decides what the family may do with a category. */
const FamilyMay = ({ category, goods, actions }: Omit<GoodsProps, 'isHome'> & { category: Category }) => {
  const [failure, setFailure] = useState<unknown>(null);
  const choose = async (value: string) => {
    setFailure(null);
    const chosen = familyOption.values.find((each) => each === value);
    if (chosen) await actions.allow(goods.optionsVersion, category.id, chosen).catch(setFailure);
  };
  return (
    <div className="w-full sm:w-44">
      <Select
        label="Family"
        aria-label={`What the family may do with ${category.name}`}
        options={familyChoices}
        value={category.familyOption}
        onChange={({ target }) => void choose(target.value)}
      />
      <FormFailure error={failure} />
    </div>
  );
};

/** Finds and adds an item of a category. */
const AddItem = ({ category, goods, actions }: Omit<GoodsProps, 'isHome'> & { category: Category }) => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [announcement, setAnnouncement] = useState('');
  const here = goods.items.filter(({ itemCategoryId }) => itemCategoryId === category.id);
  const add = async (locationItemId: string, name: string) => {
    setFailure(null);
    const removed = here.find((item) => item.locationItemId === locationItemId);
    const change = removed ? { locationItemId, version: removed.version, isRemoved: false } : { locationItemId, version: null };
    await actions.change(change).then(() => setAnnouncement(`${name} added.`), setFailure);
    box.current?.focus();
  };
  return (
    <div className="min-w-0 max-w-lg flex-1 basis-64">
      <ItemSearch
        id={id}
        inputRef={box}
        label={category.name}
        describedBy={undefined}
        isInvalid={false}
        searchItems={actions.searchIn(category.id)}
        selected={here.filter(({ isRemoved }) => !isRemoved).map(({ locationItemId }) => locationItemId)}
        onPick={({ locationItemId, name }) => void add(locationItemId, name)}
      />
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <FormFailure error={failure} />
    </div>
  );
};

const CategoryGoods = ({ category, goods, actions, isHome }: GoodsProps & { category: Category }) => {
  const titleId = useId();
  const items = goods.items.filter(({ itemCategoryId }) => itemCategoryId === category.id);
  const maySearch = category.mayChange && category.isOffered;
  return (
    <Card role="region" aria-labelledby={titleId} className="p-4 sm:p-6">
      <h2 id={titleId} className="text-lg">
        {category.name}
      </h2>
      {category.isHidden && <p className="text-sm text-muted">{hiddenWords[category.familyOption]}</p>}
      {items.length === 0 && !maySearch && <p className="mt-1 text-muted">Nothing chosen yet.</p>}
      {items.length > 0 && (
        <ul className="mt-1 divide-y divide-border">
          {items.map((item) => (
            <ChosenItem key={item.locationItemId} {...{ item, isHome }} mayChange={category.mayChange} change={actions.change} />
          ))}
        </ul>
      )}
      {category.mayChange && (
        <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          {maySearch && <AddItem {...{ category, goods, actions }} />}
          {isHome && <FamilyMay {...{ category, goods, actions }} />}
        </div>
      )}
    </Card>
  );
};

/** Says how much was chosen, and what it comes to. */
const Total = ({ items }: Pick<CaseMerchandise, 'items'>) => {
  const there = items.filter(({ isRemoved }) => !isRemoved);
  const total = there.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const units = there.reduce((sum, { quantity }) => sum + quantity, 0);
  if (units === 0) return <p className="text-muted">Nothing chosen yet.</p>;
  return (
    <p className="flex flex-wrap justify-end gap-x-4 text-lg">
      <span className="text-muted">{units === 1 ? '1 item' : `${units} items`}</span>
      <span className="font-semibold tabular-nums">{formatCents(total)}</span>
    </p>
  );
};

/** Shows what was chosen for a case, category by category, with what it comes to. A category with nothing to see or do in it is left out. */
export const ChosenGoods = ({ goods, actions, isHome }: GoodsProps) => {
  const shown = goods.categories.filter(
    ({ id, mayChange }) => mayChange || goods.items.some(({ itemCategoryId }) => itemCategoryId === id),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isHome && <Total items={goods.items} />}
      {shown.map((category) => (
        <CategoryGoods key={category.id} {...{ category, goods, actions, isHome }} />
      ))}
      {!isHome && <Total items={goods.items} />}
    </div>
  );
};
