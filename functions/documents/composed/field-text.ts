import type { DocumentField } from '#shared/model/document.ts';
import { formatCalendarDate, isCalendarDate } from '#shared/values/dates.ts';

/** What a document has in a field: a text, a calendar date, the value of an option, or whether a box is checked. */
export type ComposedValue = string | boolean;
/** Values by the ids of their fields. What has none is a line to write on. */
export type ComposedValues = Readonly<Record<string, ComposedValue | undefined>>;

/** Returns what is written for a value; nothing for a mark, and for a signature, which is stamped on its line later. */
export function fieldText({ pdfFieldType, options }: DocumentField, value: ComposedValue | undefined): string {
  if (typeof value !== 'string' || pdfFieldType === 'signature' || pdfFieldType === 'initials' || pdfFieldType === 'check')
    return '';
  if (pdfFieldType === 'date' && isCalendarDate(value)) return formatCalendarDate(value);
  if (pdfFieldType === 'dropdown') return options.find((option) => option.value === value)?.label ?? value;
  return value;
}
