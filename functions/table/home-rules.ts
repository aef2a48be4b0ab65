import { type ContractTerms, noContractTerms } from '#shared/model/contract-terms.ts';
import type { PriceRules } from '#shared/model/price-list.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#PRICE-LISTS`;

/** Keys of what a home sets once: the taxes and discounts of its next price list, and the terms of its next contracts. Only its staff and its documents read them. */
export const homeRuleKeys = {
  price: (locationId: string): Key => ({ pk: partition(locationId), sk: 'RULES' }),
  terms: (locationId: string): Key => ({ pk: partition(locationId), sk: 'CONTRACT-TERMS' }),
};

/** What is stored, and how often it was written; 0 if never. */
type Saved<Value> = { value: Value; version: number };

const versionOf = (item: Item | undefined): number => (item?.version as number | undefined) ?? 0;

/** Returns the taxes and discounts of a home's next list among rows that were read together; undefined if they are still those of the list in force. */
export function priceRulesIn(items: readonly Item[]): Saved<PriceRules | undefined> {
  const item = items.find(({ entityType }) => entityType === 'price-rules');
  return { value: item && (JSON.parse(item.content as string) as PriceRules), version: versionOf(item) };
}

/** Returns the terms of a home's next contracts among rows that were read together. */
function contractTermsIn(items: readonly Item[]): Saved<ContractTerms> {
  const item = items.find(({ entityType }) => entityType === 'contract-terms');
  return { value: item ? fromItem<ContractTerms>(item) : noContractTerms, version: versionOf(item) };
}

/** Reads what a home sets once, with other rows of it: one request. */
export async function readHomeRules(table: Table, locationId: string, others: readonly Key[] = []) {
  const keys = [homeRuleKeys.price(locationId), homeRuleKeys.terms(locationId), ...others];
  const items = await table.getMany(keys, { consistent: true });
  return { price: priceRulesIn(items), terms: contractTermsIn(items), items };
}

type Saving = { version: number; savedBy: string };

const over = (item: Item, { version, savedBy }: Saving): Write => {
  const put = { ...item, savedBy };
  return version === 0 ? { put, unless: 'exists' } : { put, ifVersion: version };
};

/** Saves the taxes and discounts of the next list over what was read. As JSON text: a rule of a discount may have any number that JSON has. */
export const priceRulesWrite = (locationId: string, rules: PriceRules, saving: Saving): Write =>
  over(toItem('price-rules', homeRuleKeys.price(locationId), { content: JSON.stringify(rules) }, saving.version + 1), saving);

/** Saves the terms of the next contracts over what was read. */
export const contractTermsWrite = (locationId: string, terms: ContractTerms, saving: Saving): Write =>
  over(toItem('contract-terms', homeRuleKeys.terms(locationId), terms, saving.version + 1), saving);
