import type { FillProblem } from './form.ts';
import type { PdfDict } from './libpdf.ts';
import type { Overlay, Pixels } from './overlay.ts';

/** What the filling in writes to. */
export type Filling = {
  overlay: Overlay;
  /** Widgets that are drawn in another state than the file says, or not at all (null). */
  states: Map<PdfDict, string | null>;
  problems: FillProblem[];
  /** Reads a picture once, however often it’s drawn. */
  pixelsOf: (png: Uint8Array) => Promise<Pixels>;
};
