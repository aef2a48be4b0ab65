import type { PlacedValue } from '#functions/documents/forms/form.ts';
import type { DocumentValue } from '#shared/model/case-document.ts';
import type { DocumentField, PdfCoordinates } from '#shared/model/document.ts';

/** Returns a place on a page without anything else that is known of it. */
export const bare = ({ page, x, y, width, height }: PdfCoordinates): PdfCoordinates => ({ page, x, y, width, height });

/** Returns which of a field's options a value is; -1 if it's none. */
export const optionAt = ({ options }: DocumentField, value: DocumentValue): number =>
  options.findIndex((option) => option.value === value);

/** Returns what is drawn at the places of a field. A radio button is drawn where the chosen option is. */
export const placed = (field: DocumentField, value: DocumentValue): PlacedValue[] =>
  field.placements.map((place, at) => ({
    ...bare(place),
    id: field.id,
    kind: field.pdfFieldType,
    value:
      field.pdfFieldType === 'radio'
        ? optionAt(field, value) === at
        : field.pdfFieldType === 'dropdown'
          ? (field.options[optionAt(field, value)]?.label ?? value)
          : value,
    fontSize: field.fontSize,
    isMultiline: field.lines === 'multi',
    align: field.alignment,
    ...(field.combLength === undefined ? {} : { combBoxes: field.combLength }),
  }));
