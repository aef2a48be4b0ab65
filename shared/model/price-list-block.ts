import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { composedText } from '../values/schemas.ts';
import { disclosureKeys, gplLine } from './enumerations/pricing.ts';

const line = z.enum(gplLine.values);

/** Something with a price. Its `key` is the same on every version of a home's list. `notes` are printed below it, each as its own paragraph. */
const priced = { key: composedText, label: composedText, price: composedText, notes: z.array(composedText) };

/** Describes a block of a price list in reading order, for print and screen. `line` is its line of the Rule. */
const priceListBlockSchema = z.discriminatedUnion('kind', [
  lazyObject(() => ({ kind: z.literal('provider'), text: composedText })),
  lazyObject(() => ({ kind: z.literal('branch'), name: composedText, address: composedText, telephone: composedText })),
  lazyObject(() => ({ kind: z.literal('title'), text: composedText })),
  lazyObject(() => ({ kind: z.literal('effective'), text: composedText })),
  lazyObject(() => ({
    kind: z.literal('disclosure'),
    key: z.enum(disclosureKeys),
    text: composedText,
    clause: composedText,
    line: line.nullable(),
  })),
  lazyObject(() => ({ kind: z.literal('heading'), text: composedText })),
  lazyObject(() => ({ kind: z.literal('line'), line, ...priced })),
  lazyObject(() => ({ kind: z.literal('variant'), line, ...priced })),
  lazyObject(() => ({ kind: z.literal('entry'), line, ...priced })),
  lazyObject(() => ({ kind: z.literal('item'), line: line.nullable(), ...priced })),
  lazyObject(() => ({ kind: z.literal('service'), ...priced })),
  lazyObject(() => ({ kind: z.literal('package'), ...priced, includes: z.array(composedText), excludes: z.array(composedText) })),
  lazyObject(() => ({ kind: z.literal('paragraph'), title: composedText, text: composedText })),
]);
export type PriceListBlock = z.infer<typeof priceListBlockSchema>;
export type PricedBlock = Extract<PriceListBlock, { price: string }>;
