import { MAX_ITEM_UNITS } from '#shared/model/limits.ts';
import { NOT_SUITABLE, suitsDisposition } from '../merchandise/suits-disposition.ts';
import type { MerchandiseSelection } from '../model/answer.ts';
import type { DisplayService } from '../model/display-service.ts';
import type { DispositionType } from '../model/enumerations/disposition.ts';
import type { DroppedChoice } from '../model/priced-plan.ts';
import { type Answers, answerTo } from '../questions/conditional-question.ts';
import type { Choice } from './choices-by-id.ts';
import type { HomeIndex, IndexedService } from './home-index.ts';

/** A display service that counts: it is offered, it shows, and the family chose it or can't remove it. `data` is what its rules read. */
export type CountedService = {
  indexed: IndexedService;
  service: DisplayService;
  isChosen: boolean;
  answers: Answers;
  data: Record<string, unknown>;
};

const NOT_SOLD = 'This home does not sell this item any more.';
const NOT_OFFERED = 'This home does not offer this any more.';
const NOT_IN_PACKAGE = 'The chosen package does not offer this.';
const TOO_MANY = `Enter 1 to ${MAX_ITEM_UNITS} of each item`;

/** Both are in the order of ids, so that neither depends on the order in which a family chose. */
type Items = { quantities: Map<string, number>; dropped: DroppedChoice[] };

/** Yields the items in the answers of counted display services. */
function* answeredItems(services: readonly CountedService[]): Generator<MerchandiseSelection> {
  for (const { indexed, answers } of services)
    for (const { fieldType, identifier } of indexed.questions) {
      const value = fieldType === 'merchandise-item-list' ? answerTo(answers, identifier) : undefined;
      if (Array.isArray(value)) yield* value as MerchandiseSelection[];
    }
}

/** Returns the items of a choice with their units. An item chosen as its own display service counts as one if it has no number. */
const namedItems = (id: string, { items }: Choice, index: HomeIndex): [string, number][] =>
  index.itemOf.has(id) && !items.has(id) ? [[id, 1], ...items] : [...items];

function whyNotOffered(id: string, { items }: Choice, index: HomeIndex): DroppedChoice {
  if (index.serviceOf.has(id)) return { kind: 'service', id, reason: NOT_IN_PACKAGE };
  return items.has(id) ? { kind: 'item', id, reason: NOT_SOLD } : { kind: 'service', id, reason: NOT_OFFERED };
}

/**
 * Returns the items of a plan that the home sells and that serve its disposition, each once with its largest quantity, whether chosen on a merchandise page or as an answer, and what the
 * home doesn't sell or offer. Items of a display service that doesn't count aren't in the plan.
 */
export function settleItems(
  index: HomeIndex,
  choices: ReadonlyMap<string, Choice>,
  offered: ReadonlySet<string>,
  { services, type }: { services: readonly CountedService[]; type: DispositionType | undefined },
): Items {
  const quantities = new Map<string, number>();
  const dropped = new Map<string, DroppedChoice>();
  const counted = new Set(services.map(({ service }) => service.id));
  const take = (id: string, quantity: number): void => {
    const item = index.itemOf.get(id);
    if (!item) dropped.set(id, { kind: 'item', id, reason: NOT_SOLD });
    else if (!suitsDisposition(index.categoryOf.get(item.itemCategoryId) ?? {}, type))
      dropped.set(id, { kind: 'item', id, reason: `${NOT_SUITABLE} plan.` });
    else if (quantity < 1 || quantity > MAX_ITEM_UNITS) dropped.set(id, { kind: 'item', id, reason: TOO_MANY });
    else quantities.set(id, Math.max(quantities.get(id) ?? 0, quantity));
  };
  for (const [id, choice] of choices) {
    const isItem = index.itemOf.has(id);
    if (!isItem && !offered.has(id)) dropped.set(id, whyNotOffered(id, choice, index));
    else if (isItem || counted.has(id)) for (const [item, quantity] of namedItems(id, choice, index)) take(item, quantity);
  }
  for (const { locationItemId, quantity } of answeredItems(services)) take(locationItemId, quantity);
  for (const id of quantities.keys()) dropped.delete(id);
  return {
    quantities: new Map([...quantities].sort(([one], [other]) => (one < other ? -1 : 1))),
    dropped: [...dropped.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
  };
}
