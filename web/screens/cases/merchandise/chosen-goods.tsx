import { type ReactNode, useId, useRef, useState } from 'react';
import type { CaseItemView, CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import { familyOption } from '#shared/model/enumerations/case.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { ItemSearch } from '#web/questions/item-search.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { ChosenItem } from './chosen-item.tsx';
import { Total, Waiting } from './goods-sums.tsx';
import { PlanNews } from './plan-news.tsx';
import type { CaseGoods } from './use-case-merchandise.ts';
import { type Choosable, type FamilyGoods, type GoodsChoice, useGoodsChoice } from './use-goods-choice.tsx';
import { addedIn, WAITING_WORDS } from './waiting-changes.ts';

type Category = CaseMerchandise['categories'][number];
type GoodsProps = {
  goods: CaseMerchandise;
  actions: CaseGoods;
  /** Left out for someone who works at the home; a family sees neither where a price is from nor what it may do. */
  family?: FamilyGoods;
  /** Says that there is nothing to see or do. */
  nothing?: ReactNode;
};

const familyChoices = familyOption.values.map((value) => ({ value, label: familyOption.label(value) }));

/** Says what a family may do in its case with a category that the planner hides. */
const hiddenWords: Record<Category['familyOption'], string> = {
  'cannot-see': 'Hidden in your planner, and from this family.',
  'can-see': 'Hidden in your planner. This family sees what is chosen here.',
  'can-edit': 'Hidden in your planner. This family may choose from it.',
};

/** Decides what the family may do with a category. */
const FamilyMay = ({ category, goods, actions }: Omit<GoodsProps, 'family'> & { category: Category }) => {
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
const AddItem = ({ category, goods, actions, family, choice }: GoodsProps & { category: Category; choice: GoodsChoice }) => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const pick = (item: Choosable) => choice.pick(category, item);
  const here = goods.items.filter(({ itemCategoryId }) => itemCategoryId === category.id);
  return (
    <div className={family ? 'grid min-w-0 basis-full gap-4' : 'min-w-0 max-w-lg flex-1 basis-64'}>
      <ItemSearch
        id={id}
        inputRef={box}
        label={category.name}
        describedBy={undefined}
        isInvalid={false}
        searchItems={actions.searchIn(category.id)}
        selected={here.filter(({ isRemoved }) => !isRemoved).map(({ locationItemId }) => locationItemId)}
        onPick={(item) => {
          pick(item);
          box.current?.focus();
        }}
      />
      {family && category.neededOnce === 'container' && <p className="text-sm text-muted">{family.bringOwn}</p>}
      {family?.shelf(category, pick)}
      {choice.failureIn(category)}
    </div>
  );
};

/** Says that there is more than one of what a person needs once. */
const TooMany = ({ category: { id, neededOnce }, items }: { category: Category; items: readonly CaseItemView[] }) => {
  const units = items.reduce((sum, item) => sum + (item.isRemoved || item.itemCategoryId !== id ? 0 : item.quantity), 0);
  if (neededOnce === null || units < 2) return null;
  return <p className="mt-1 text-sm">{units} are chosen here. One person needs only one.</p>;
};

const CategoryGoods = ({
  category,
  goods,
  actions,
  family,
  choice,
}: GoodsProps & { category: Category; choice: GoodsChoice }) => {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const stable = useStableFocus<HTMLDivElement>();
  const items = goods.items.filter(({ itemCategoryId }) => itemCategoryId === category.id);
  const news = goods.planChanges.find(({ itemCategoryId }) => itemCategoryId === category.id);
  const coming = addedIn(actions.waiting).filter(({ itemCategoryId }) => itemCategoryId === category.id);
  const maySearch = category.mayChange && category.isOffered;
  return (
    <Card role="region" aria-labelledby={titleId} {...stable} className="p-4 sm:p-6">
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-lg">
        {category.name}
      </h2>
      {!family && !category.isSuitable && (
        <p className="text-sm">
          This is lent for a viewing before a cremation and doesn’t fit this case’s disposition. Remove it if it won’t be used.
        </p>
      )}
      {category.isHidden && <p className="text-sm text-muted">{hiddenWords[category.familyOption]}</p>}
      {family && !category.mayChange && <p className="text-sm text-muted">{family.askHome}</p>}
      {items.length === 0 && !maySearch && <p className="mt-1 text-muted">Nothing chosen yet.</p>}
      {news && (
        <PlanNews {...{ news, goods, actions }} mayChange={category.mayChange} onAnswered={() => title.current?.focus()} />
      )}
      <TooMany category={category} items={items} />
      {items.length + coming.length > 0 && (
        <ul className="mt-1 divide-y divide-border">
          {items.map((item) => (
            <ChosenItem
              key={item.locationItemId}
              {...{ item, actions, family }}
              priceList={goods.priceList}
              mayChange={category.mayChange}
              mayChooseAgain={category.mayChange && category.isSuitable}
              onChooseAgain={() => choice.pick(category, item)}
            />
          ))}
          {coming.map(({ locationItemId, name }) => (
            <li key={locationItemId} className="py-4">
              <span className="block font-semibold break-words">{name}</span>
              <span className="block text-sm font-semibold text-warning">{WAITING_WORDS}</span>
            </li>
          ))}
        </ul>
      )}
      {category.mayChange && (
        <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          {maySearch && <AddItem {...{ category, goods, actions, choice }} {...(family ? { family } : {})} />}
          {!family && <FamilyMay {...{ category, goods, actions }} />}
        </div>
      )}
    </Card>
  );
};

/** Shows what was chosen for a case, category by category, with what it comes to. A category with nothing to see or do in it is left out. */
export const ChosenGoods = ({ goods, actions, nothing, ...more }: GoodsProps) => {
  const shown = goods.categories.filter(
    ({ id, mayChange }) =>
      mayChange || [...goods.items, ...goods.planChanges].some(({ itemCategoryId }) => itemCategoryId === id),
  );
  const { said, ...choice } = useGoodsChoice({ goods, actions, homeName: more.family?.homeName ?? 'The home' });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Waiting {...actions} />
      {said}
      {goods.categories.length === 0 && nothing}
      {!more.family && <Total items={goods.items} />}
      {shown.map((category) => (
        <CategoryGoods key={category.id} {...{ category, goods, actions, choice }} {...more} />
      ))}
      {more.family && goods.categories.length > 0 && <Total items={goods.items} />}
    </div>
  );
};
