import { includedWords } from '../funeral-rule/price-words.ts';
import { priceUnit } from '../model/enumerations/pricing.ts';
import type { ServicePriceRow } from '../model/price-row.ts';
import type { Service } from '../model/service.ts';
import { isOfferedAtPrice } from './same-row.ts';

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

type Words = Pick<Service, 'name' | 'description' | 'detailText'>;

/**
 * Returns a service's text on the general price list, in the home's own words if it has some: its name, what the price includes, and the home's note or the
 * catalog's description. Null if the home doesn't offer it at a price.
 */
export function gplTextOf({ name, description }: Words, row: ServicePriceRow | undefined): string | null {
  if (!row || !isOfferedAtPrice(row)) return null;
  const per = row.unit === 'flat' ? [] : [`Charged ${priceUnit.label(row.unit)}.`];
  const said = row.note || description;
  return [sentence(row.name || name), ...per, ...includedWords(row), ...(said ? [sentence(said)] : [])].join(' ');
}

/**
 * Returns a service's text on a statement of goods and services: the home's name for it and what is done, then the home's note. Null if it isn't offered at
 * a price.
 */
export function contractTextOf({ name, detailText, description }: Words, row: ServicePriceRow | undefined): string | null {
  if (!row || !isOfferedAtPrice(row)) return null;
  const done = detailText || description;
  return [sentence(row.name || name), ...(done ? [sentence(done)] : []), ...(row.note ? [sentence(row.note)] : [])].join(' ');
}
