import type { MerchandiseSelection } from '../../model/answer.ts';
import type { FieldType } from '../../model/enumerations/question.ts';
import { MAX_ITEM_UNITS } from '../../model/limits.ts';
import { isGuid } from '../../values/ids.ts';
import type { QuestionKind } from './kind.ts';
import { hasWords, isObject } from './values.ts';

/** The most items of one answer. */
const MAX_ITEMS = 100;

const isSelection = (each: unknown): boolean => {
  if (!isObject(each)) return false;
  const { locationItemId, quantity, ...more } = each as Record<string, unknown>;
  return isGuid(locationItemId) && Number.isInteger(quantity) && Object.keys(more).length === 0;
};

const hasItem = (each: unknown): each is MerchandiseSelection =>
  isObject(each) && hasWords((each as Partial<MerchandiseSelection>).locationItemId);

function checkItems(value: unknown): string | undefined {
  if (!Array.isArray(value) || !value.every(isSelection)) return 'Choose items of the list';
  if (value.length > MAX_ITEMS) return `Choose ${MAX_ITEMS} items or fewer`;
  const ids = new Set(value.map(({ locationItemId }) => locationItemId.toLowerCase()));
  if (ids.size < value.length) return 'An item is here twice';
  const isRight = value.every(({ quantity }) => quantity >= 1 && quantity <= MAX_ITEM_UNITS);
  return isRight ? undefined : `Enter 1 to ${MAX_ITEM_UNITS} of each item`;
}

/** Goods of the home. */
export const merchandise = {
  'merchandise-item-list': {
    isAnswered: (value) => Array.isArray(value) && value.some(hasItem),
    check: checkItems,
    say: (value: unknown[], { lists }) =>
      value
        .filter(hasItem)
        .map(({ locationItemId, quantity }) => {
          const name = lists.items?.find(({ id }) => id === locationItemId)?.text ?? 'An item no longer listed';
          return quantity > 1 ? `${quantity} × ${name}` : name;
        })
        .join(', '),
    fact: 'presence',
    staysWithPlan: true,
  },
} satisfies Partial<Record<FieldType, QuestionKind>>;
