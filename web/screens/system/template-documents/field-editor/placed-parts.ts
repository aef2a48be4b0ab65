import type { FoundField } from '#shared/contract/system-documents.ts';
import type { DocumentField, PdfCoordinates } from '#shared/model/document.ts';
import { type Box, onPage, type PageSize } from './field-geometry.ts';

/** A place of a field: the field, and which of its places. */
export type Part = { id: string; at: number };

/** A box on a page. Only those that the template places can be moved; the others are where the PDF has its field. */
export type PlacedPart = Part & { page: number; box: Box; field: DocumentField; isMovable: boolean };

export const partKey = ({ id, at }: Part): string => `${id}/${at}`;
export const isSamePart = (one: Part, other: Part): boolean => one.id === other.id && one.at === other.at;

/** A field of a draft may be older than its places. */
const placesOf = ({ placements = [] }: DocumentField): readonly PdfCoordinates[] => placements;

const boxOf = ({ x, y, width, height }: PdfCoordinates): Box => ({ x, y, width, height });

/** Returns every box of some fields: first where the template places them, and then where the PDF has those that it fills in. */
export function placedParts(fields: readonly DocumentField[], found: readonly FoundField[] = []): PlacedPart[] {
  const foundOf = new Map(found.map((each) => [each.name, each.places]));
  return fields.flatMap((field) => {
    const own = placesOf(field);
    const ofPdf = (field.pdfFieldName && foundOf.get(field.pdfFieldName)) || [];
    return [...own, ...ofPdf].map((place, at) => ({
      id: field.id,
      at,
      page: place.page,
      box: boxOf(place),
      field,
      isMovable: at < own.length,
    }));
  });
}

type Fields = readonly DocumentField[];

const changed = (fields: Fields, change: (field: DocumentField) => DocumentField | undefined): DocumentField[] =>
  fields.flatMap((field) => change(field) ?? []);

/** Puts places of fields where they are given. */
export function movedTo(fields: Fields, moved: readonly (Part & { box: Box })[]): DocumentField[] {
  const boxes = new Map(moved.map((part) => [partKey(part), part.box]));
  const ids = new Set(moved.map(({ id }) => id));
  return changed(fields, (field) =>
    ids.has(field.id)
      ? {
          ...field,
          placements: placesOf(field).map((place, at) => ({ ...place, ...boxes.get(partKey({ id: field.id, at })) })),
        }
      : field,
  );
}

const isRadio = ({ pdfFieldType }: DocumentField): boolean => pdfFieldType === 'radio';

/** Returns a field without some of its places, counted as boxes are: those of the PDF come after its own. */
function withoutPlaces(field: DocumentField, gone: ReadonlySet<number>): DocumentField | undefined {
  const own = placesOf(field);
  const { pdfFieldName, ...rest } = field;
  const placements = own.filter((_, at) => !gone.has(at));
  const isInPdf = Boolean(pdfFieldName) && [...gone].every((at) => at < own.length);
  if (placements.length === 0 && !isInPdf) return undefined;
  // A radio button goes with its option.
  const options = isRadio(field) ? field.options.filter((_, at) => at >= own.length || !gone.has(at)) : field.options;
  return { ...(isInPdf ? field : rest), placements, options };
}

/** Removes places of fields. A field goes with the last of them; one that keeps only places of its own isn't in the PDF anymore. */
export function without(fields: Fields, parts: readonly Part[]): DocumentField[] {
  const goneOf = Map.groupBy(parts, ({ id }) => id);
  return changed(fields, (field) => {
    const gone = goneOf.get(field.id);
    return gone ? withoutPlaces(field, new Set(gone.map(({ at }) => at))) : field;
  });
}

/** How far a duplicate is from its original, in points to the right and down. */
const BESIDE = 12;

const inLine = (name: string): string => `${name.slice(0, 113)} (copy)`;

/** Adds a copy of every field that has one of the places, with the places that were chosen, beside them. Returns the new places, too. */
export function duplicated(fields: Fields, parts: readonly Part[], pages: readonly PageSize[], newId: () => string) {
  const copies = fields.flatMap((field) => {
    const chosen = placesOf(field).filter((_, at) => parts.some((part) => isSamePart(part, { id: field.id, at })));
    // Radio buttons have one place for each option.
    const copied = isRadio(field) && chosen.length > 0 ? placesOf(field) : chosen;
    if (copied.length === 0) return [];
    const { pdfFieldName: _, ...rest } = field;
    const placements = copied.map((place) => ({
      ...place,
      ...onPage({ ...boxOf(place), x: place.x + BESIDE, y: place.y - BESIDE }, pages[place.page - 1] ?? place),
    }));
    return [{ ...rest, id: newId(), name: inLine(field.name), placements }];
  });
  const chosen = copies.flatMap(({ id, placements }) => placements.map((_, at): Part => ({ id, at })));
  return { fields: [...fields, ...copies], parts: chosen };
}

const isAt = (place: PdfCoordinates, other: PdfCoordinates): boolean =>
  place.page === other.page && place.x === other.x && place.y === other.y;

/** Adds the same places on other pages: the field has the same value on each. What a page has already isn't added again. Radio buttons stay on their page. */
export function copiedToPages(
  fields: Fields,
  parts: readonly Part[],
  { numbers, pages }: { numbers: readonly number[]; pages: readonly PageSize[] },
): DocumentField[] {
  return changed(fields, (field) => {
    const own = placesOf(field);
    const chosen = own.filter((_, at) => parts.some((part) => isSamePart(part, { id: field.id, at })));
    if (chosen.length === 0 || isRadio(field)) return field;
    const more = chosen.flatMap((place) =>
      numbers.flatMap((page) => {
        const size = pages[page - 1];
        return size && page !== place.page ? [{ page, ...onPage(boxOf(place), size) }] : [];
      }),
    );
    const fresh = more.filter((place, at) => ![...own, ...more.slice(0, at)].some((other) => isAt(place, other)));
    return { ...field, placements: [...own, ...fresh] };
  });
}

/** Reads the numbers of pages, such as “2-4, 7”; undefined if it isn't a list of pages of the PDF. */
export function readPages(text: string, pageCount: number): number[] | undefined {
  const ranges = text.split(',').map((range) => /^\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/.exec(range));
  const numbers = ranges.flatMap((range) => {
    const [from, to] = [Number(range?.[1]), Number(range?.[2] ?? range?.[1])];
    return Number.isNaN(from) || from < 1 || to > pageCount || to < from
      ? [Number.NaN]
      : Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  return numbers.some(Number.isNaN) ? undefined : [...new Set(numbers)];
}

/** Returns pages of a PDF as an example of what can be entered. */
export const examplePages = (pageCount: number): string =>
  pageCount > 3 ? `1, 3-${pageCount}` : pageCount === 3 ? '1, 2-3' : pageCount === 2 ? '1, 2' : '1';
