// A home's own words, each with its place and a way to put corrected text back.
import type { GplLine } from '../../model/enumerations/pricing.ts';
import type { SectionType } from '../../model/enumerations/section.ts';
import type { GeneralPriceList, ListedLine, UnpricedItem } from '../../model/general-price-list.ts';
import type { FindingPlace, Fix } from '../../model/price-list-finding.ts';
import { gplLines } from '../gpl-lines.ts';

/** One of the home's texts. `line` is its line of the Rule, if any; `mend` builds the change that replaces the text. */
export type OwnWords = {
  text: string;
  place: FindingPlace;
  /** Which text it is, to distinguish several at the same place. */
  part: 'name' | 'note' | 'container' | 'description' | 'notes' | 'detail' | 'text' | 'title' | 'services';
  line: GplLine | null;
  /** Whether it is about someone else's charge. */
  isCashAdvance?: boolean;
  mend?: (text: string) => Fix;
};

export const serviceRow = (id: string | undefined, label: string, line: GplLine | null = null): FindingPlace => ({
  kind: 'row',
  row: 'service',
  id: id ?? null,
  line,
  label,
});

/** Returns what names the row that prices an item, or one of its variants. */
export const idsOf = ({ itemId: id, variantId }: UnpricedItem) => ({ id, ...(variantId === undefined ? {} : { variantId }) });

export const itemRow = (item: UnpricedItem, line: GplLine | null): FindingPlace => ({
  kind: 'row',
  row: 'item',
  ...idsOf(item),
  line,
  label: item.name,
});

export const lineRow = ({ line, serviceId, name }: ListedLine): FindingPlace =>
  serviceRow(serviceId, name || gplLines[line].label, line);

const setRow = (id: string | undefined, part: 'name' | 'note') =>
  id === undefined ? {} : { mend: (text: string): Fix => ({ target: 'row', row: 'service', id, set: { [part]: text } }) };

/** Returns a row's name and note. Unlike a line's name, an entry's or service's can't be left empty: it would become the catalog's again. */
const ofRow = (
  row: { serviceId?: string | undefined; name?: string | undefined; note?: string | undefined },
  line: GplLine | null,
): OwnWords[] => {
  const label = row.name || (line ? gplLines[line].label : '');
  const place = serviceRow(row.serviceId, label, line);
  return [
    { text: row.name ?? '', part: 'name', place, line, ...setRow(row.serviceId, 'name') },
    { text: row.note ?? '', part: 'note', place, line, ...setRow(row.serviceId, 'note') },
  ];
};

const ofLines = ({ lines }: GeneralPriceList): OwnWords[] =>
  lines.flatMap((line) => [
    ...ofRow(line, line.line),
    ...(line.variants ?? []).map(
      ({ container }): OwnWords => ({
        text: container,
        part: 'container',
        place: serviceRow(line.serviceId, gplLines[line.line].label, line.line),
        line: line.line,
      }),
    ),
    ...(line.entries ?? []).flatMap((entry) => ofRow(entry, line.line)),
  ]);

const ofItems = ({ items }: GeneralPriceList): OwnWords[] =>
  items.flatMap((item) => {
    const { line, name, category, description } = item;
    const place = itemRow(item, line ?? null);
    return [
      { text: name, part: 'name', place, line: line ?? null },
      { text: category, part: 'title', place, line: line ?? null },
      { text: description, part: 'description', place, line: line ?? null },
    ];
  });

const ofHead = ({ home, branches }: GeneralPriceList): OwnWords[] => {
  const place: FindingPlace = { kind: 'profile', label: 'General information' };
  return [home, ...branches.flatMap(({ name, address }) => [name, address])].map((text) => ({
    text,
    part: 'text',
    place,
    line: null,
  }));
};

const ofPackages = ({ packages }: GeneralPriceList): OwnWords[] =>
  packages.flatMap(({ id, name, description, notes, services }) => {
    const place: FindingPlace = { kind: 'package', id, label: name };
    const own = (part: 'description' | 'notes', text: string): OwnWords => ({
      text,
      part,
      place,
      line: null,
      mend: (mended) => ({ target: 'package', id, set: { [part]: mended } }),
    });
    return [
      { text: name, part: 'name', place, line: null },
      own('description', description),
      own('notes', notes),
      ...services.map(
        ({ packageServiceId, detailText, line }): OwnWords => ({
          text: detailText,
          part: 'detail',
          place,
          line: line ?? null,
          mend: (mended) => ({ target: 'package', id, set: {}, services: [{ packageServiceId, detailText: mended }] }),
        }),
      ),
      ...services.map(({ displayName, line }): OwnWords => ({ text: displayName, part: 'name', place, line: line ?? null })),
    ];
  });

/** Returns whether a paragraph is about the basic services fee: it is printed below that line, or its heading says so. */
const isAboutFee = (type: SectionType, title: string): boolean =>
  type === 'staff-and-supervision-combination' || /\b(?:basic|professional) services?\b/i.test(title);

const ofSections = ({ sections }: GeneralPriceList): OwnWords[] =>
  sections.flatMap(({ id, sectionType, title, text }) => {
    const place: FindingPlace = { kind: 'section', id, label: title };
    const line = isAboutFee(sectionType, title) ? 'basic-services' : null;
    return [
      { text: title, part: 'title', place, line },
      { text, part: 'text', place, line, mend: (mended) => ({ target: 'section', id, set: { text: mended } }) },
    ];
  });

const ofFee = ({ basicFee }: GeneralPriceList): OwnWords => ({
  text: basicFee.services,
  part: 'services',
  place: { kind: 'setting', field: 'basicServices', label: 'Services that the basic fee includes' },
  line: 'basic-services',
  mend: (text) => ({ target: 'settings', set: { basicServices: text } }),
});

/** Returns everything on the list in the home's own words. A row's note that the settings repeat counts once. */
export function ownWords(content: GeneralPriceList): OwnWords[] {
  const words = [
    ...ofLines(content),
    ...content.otherServices.flatMap((each) =>
      ofRow(each, null).map((words) => ({ ...words, isCashAdvance: each.isCashAdvance })),
    ),
    ...ofItems(content),
    ...ofHead(content),
    ...ofPackages(content),
    ...ofSections(content),
  ];
  const fee = ofFee(content);
  const isRows = words.some(({ line, part, text }) => line === 'basic-services' && part === 'note' && text.includes(fee.text));
  return isRows ? words : [...words, fee];
}
