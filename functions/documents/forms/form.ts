import type { PdfCoordinates } from '#shared/model/document.ts';

/** What someone fills in. A button that only runs a script isn't a field. */
export type FormFieldKind = 'text' | 'check' | 'date' | 'radio' | 'dropdown' | 'signature';

/** A place where a field is drawn, as the page is shown. A button of a group has the option that it chooses. */
type FormPlace = PdfCoordinates & { option?: string };

/** A field of a PDF’s own form (AcroForm; ISO 32000-1, 12.7). */
export type FormField = {
  /** Fully qualified: the names of its parents and its own, with periods. */
  name: string;
  /** What a screen reader calls it, if the form says so. */
  label?: string;
  kind: FormFieldKind;
  places: FormPlace[];
  /** What can be chosen, by the name that the file keeps. `label` is what people read. */
  options: { value: string; label: string }[];
  /** Whether something else than the options may be typed. */
  isEditable: boolean;
  isMultiline: boolean;
  /** Whether each character has a box. There are `maxLength` of them. */
  isComb: boolean;
  maxLength?: number;
  /** In points; missing if the form leaves it to the reader. */
  fontSize?: number;
  align: 'left' | 'center' | 'right';
  /** How a date is written, such as `mm/dd/yyyy`, if the form says so. */
  dateFormat?: string;
  isReadOnly: boolean;
  isRequired: boolean;
  /** What the file already has in it. */
  value?: string;
};

/** A page as it is shown: turned clockwise by `rotation` degrees, and cropped. Sizes are in points. */
export type FormPage = { width: number; height: number; rotation: 0 | 90 | 180 | 270 };

/** Something in an uploaded file that never reaches the documents made from it, in words for the screen. */
export type DroppedPart = { part: 'xfa' | 'javascript' | 'embedded-files' | 'actions' | 'signatures'; words: string };

/** Describes an uploaded form. */
export type Form = { pages: FormPage[]; fields: FormField[]; dropped: DroppedPart[] };

/** Why a file isn’t accepted. */
export type RefusalReason =
  | 'not-pdf'
  | 'too-large'
  | 'damaged'
  | 'encrypted'
  | 'no-pages'
  | 'too-many-pages'
  | 'page-too-large'
  | 'page-too-small'
  | 'inflates'
  | 'too-slow'
  | 'not-clean'
  | 'picture';

/** Says that a file or a picture isn’t accepted, and why, in words for the screen. */
export class RefusedPdf extends Error {
  override readonly name = 'RefusedPdf';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, words: string) {
    super(words);
    this.reason = reason;
  }
}

export const MAX_PDF_BYTES = 25_000_000;
export const MAX_PDF_PAGES = 500;
/** 200 inches, the most that a page can have (ISO 32000-1, annex C). */
export const MAX_PAGE_POINTS = 14_400;
/** An inch: on a smaller page, not even the smallest line to sign on has room. */
export const MIN_PAGE_POINTS = 72;

/** What a form’s field or a place on a page gets. A picture is a PNG. */
export type FieldValue = string | boolean | { png: Uint8Array };

/** A value for a place on a page that is no field of the file. */
export type PlacedValue = PdfCoordinates & {
  /** Names it in the report. */
  id: string;
  kind: FormFieldKind | 'initials';
  value: FieldValue;
  /** In points, 6 to 12. Longer text is set smaller, down to 6. */
  fontSize?: number;
  isMultiline?: boolean;
  /** The number of boxes, one for each character. */
  combBoxes?: number;
  align?: 'left' | 'center' | 'right';
  dateFormat?: string;
};

/** A value that isn’t on the paper as it was given. `detail` is the text, option, or characters that are missing. */
export type FillProblem = {
  field: string;
  problem: 'does-not-fit' | 'no-such-field' | 'no-such-option' | 'no-such-page' | 'no-font' | 'wrong-kind';
  detail: string;
};

/** Which page to draw, how wide, and what for. 1 is the first page. A screen takes the kind of picture that is drawn and sent soonest; `png` is always PNG. */
export type PageImageSize = { page: number; width: number; format: 'screen' | 'png' };

/** A PDF that only has pages, and how many. */
export type CleanPdf = { bytes: Uint8Array; pageCount: number };

/** A page as a picture. */
export type PageImage = { bytes: Uint8Array; width: number; height: number; text: string };
