import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';

export type PageSize = CaseDocumentView['pages'][number];

/** A field's place on a page, in percent of the page from its upper left corner. */
export type Place = { fieldId: string; left: number; top: number; width: number; height: number };

type Placed = { fieldId: string; x: number; y: number; width: number; height: number };

/** Returns where fields are on a page of this size. The document measures from the lower left corner. */
export const placesOn = (placed: readonly Placed[], size: PageSize): Place[] =>
  placed.map(({ fieldId, x, y, width, height }) => ({
    fieldId,
    left: (x / size.width) * 100,
    top: ((size.height - y - height) / size.height) * 100,
    width: (width / size.width) * 100,
    height: (height / size.height) * 100,
  }));

/** How far from a field a press still means it, in percent of the page: fields are small on a phone. */
const SLACK = 1.5;

/** Returns the field that a press means: the smallest one around the point or close to it. */
export function fieldAt(places: readonly Place[], x: number, y: number): string | null {
  const near = places.filter(
    ({ left, top, width, height }) =>
      x >= left - SLACK && x <= left + width + SLACK && y >= top - SLACK && y <= top + height + SLACK,
  );
  const [smallest] = near.toSorted((one, other) => one.width * one.height - other.width * other.height);
  return smallest?.fieldId ?? null;
}

const STEP = 200;
const WIDTHS = { least: 200, most: 2000 };

/** Returns the width in which to ask for a page's picture, in steps, so that a window that is dragged wider asks seldom. */
export const pictureWidth = (shownWidth: number, pixelRatio: number): number =>
  Math.min(WIDTHS.most, Math.max(WIDTHS.least, Math.ceil((shownWidth * pixelRatio) / STEP) * STEP));
