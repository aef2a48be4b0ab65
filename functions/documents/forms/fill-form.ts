import type { FontLibrary } from '../fonts/font-library.ts';
import { collectWidgets } from './collect-widgets.ts';
import { dropParts } from './drop-parts.ts';
import { fillFields } from './fill-fields.ts';
import { fillPlaces } from './fill-places.ts';
import type { Filling } from './filling.ts';
import type { FieldValue, FillProblem, PlacedValue } from './form.ts';
import { openPdf } from './inspect-document.ts';
import { Overlay } from './overlay.ts';
import { signaturePixels } from './signature-picture.ts';
import { stampPages } from './stamp-pages.ts';

/** What a document gets: values of the file’s own fields by their names, and values for places on its pages. */
export type FormValues = { fields?: Readonly<Record<string, FieldValue>>; placed?: readonly PlacedValue[] };

/**
 * Fills in a form and makes it plain pages: no fields, scripts, or attached files are left. Returns the new file, and each value that isn’t completely on the
 * paper. Fields without a value show what the file has in them. The file must have been inspected before. Throws RefusedPdf, also for a picture of a
 * signature that can’t be read.
 */
export async function fillForm({
  bytes,
  values,
  fonts,
}: {
  bytes: Uint8Array;
  values: FormValues;
  fonts: FontLibrary;
}): Promise<{ bytes: Uint8Array; problems: FillProblem[] }> {
  const pdf = await openPdf(bytes);
  const collected = collectWidgets(pdf);
  const pictures = new Map<Uint8Array, ReturnType<typeof signaturePixels>>();
  const pixelsOf: Filling['pixelsOf'] = (png) => {
    const known = pictures.get(png) ?? signaturePixels(png);
    pictures.set(png, known);
    return known;
  };
  const filling: Filling = { overlay: new Overlay(fonts), states: new Map(), problems: [], pixelsOf };
  await fillFields(pdf, collected, values.fields ?? {}, filling);
  await fillPlaces(collected.frames, values.placed ?? [], filling);
  const layers = await filling.overlay.copyInto(pdf, collected.frames);
  stampPages(pdf, collected.frames, layers, filling.states);
  dropParts(pdf);
  return { bytes: await pdf.save(), problems: filling.problems };
}
