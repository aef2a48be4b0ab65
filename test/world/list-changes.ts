// Single changes to a price list, used to build the lists that attack the check.
import type { GplLine } from '#shared/model/enumerations/pricing.ts';
import type { GeneralPriceList, ListedItem, OtherService } from '#shared/model/general-price-list.ts';
import type { LineEntry } from '#shared/model/price-list.ts';
import { lineOf } from './planted-words.ts';

export type Change = (list: GeneralPriceList) => void;

/** A clause, what the list does, and the change that makes it do so. */
export type Attack = [clause: string, what: string, change: Change];

/** An id that nothing on the lawful list has. */
export const newId = '0197a000-0000-7000-8000-000000000099';

export const note =
  (line: GplLine, text: string): Change =>
  (list) =>
    Object.assign(lineOf(list, line), { note: text });

export const says =
  (text: string): Change =>
  (list) =>
    Object.assign(list.sections[0]!, { text });

export const sells =
  (name: string, text = ''): Change =>
  (list) =>
    Object.assign(list.otherServices[0]!, { name, note: text });

export const packs =
  (text: string): Change =>
  (list) =>
    Object.assign(list.packages[0]!, { description: text });

export const drops =
  (...lines: GplLine[]): Change =>
  (list) => {
    list.lines = list.lines.filter(({ line }) => !lines.includes(line));
  };

export const adds =
  (item: Partial<ListedItem>): Change =>
  (list) =>
    list.items.push({
      itemId: newId,
      category: 'Goods',
      name: '',
      description: 'Solid and well made.',
      priceCents: 90_000,
      ...item,
    });

export const alsoSells =
  (service: Partial<OtherService>): Change =>
  (list) =>
    list.otherServices.push({
      serviceId: newId,
      name: '',
      priceCents: 90_000,
      unit: 'flat',
      note: '',
      isCashAdvance: false,
      ...service,
    });

export const enters =
  (line: GplLine, name: string, more: Partial<LineEntry> = {}): Change =>
  (list) =>
    Object.assign(lineOf(list, line), { entries: [{ serviceId: newId, name, priceCents: 50_000, unit: 'flat', ...more }] });

export const all =
  (...changes: Change[]): Change =>
  (list) => {
    for (const change of changes) change(list);
  };
