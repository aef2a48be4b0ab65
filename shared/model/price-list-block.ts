import * as z from 'zod';
import { disclosures } from '../funeral-rule/disclosures.ts';
import { gplLine } from './enumerations/pricing.ts';

const keys = Object.keys(disclosures) as [keyof typeof disclosures, ...(keyof typeof disclosures)[]];
const line = z.enum(gplLine.values);

/** Something with a price: its `key` is the same on every version of a home's list. `notes` stand below it, each its own paragraph. */
const priced = { key: z.string(), label: z.string(), price: z.string(), notes: z.array(z.string()) };

/** A piece of a price list in the order in which it is read, on paper and on the screen alike. `line`: the line of the rule that it belongs to. */
export const priceListBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('provider'), text: z.string() }),
  z.strictObject({ kind: z.literal('branch'), name: z.string(), address: z.string(), telephone: z.string() }),
  z.strictObject({ kind: z.literal('title'), text: z.string() }),
  z.strictObject({ kind: z.literal('effective'), text: z.string() }),
  z.strictObject({
    kind: z.literal('disclosure'),
    key: z.enum(keys),
    text: z.string(),
    clause: z.string(),
    line: line.nullable(),
  }),
  z.strictObject({ kind: z.literal('heading'), text: z.string() }),
  z.strictObject({ kind: z.literal('line'), line, ...priced }),
  z.strictObject({ kind: z.literal('variant'), line, ...priced }),
  z.strictObject({ kind: z.literal('entry'), line, ...priced }),
  z.strictObject({ kind: z.literal('item'), line: line.nullable(), ...priced }),
  z.strictObject({ kind: z.literal('service'), ...priced }),
  z.strictObject({ kind: z.literal('package'), ...priced, includes: z.array(z.string()), excludes: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('paragraph'), title: z.string(), text: z.string() }),
]);
export type PriceListBlock = z.infer<typeof priceListBlockSchema>;
export type PricedBlock = Extract<PriceListBlock, { price: string }>;
