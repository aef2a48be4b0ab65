import type { DocumentValue } from './case-document.ts';
import type { DocumentField } from './document.ts';

/** A field of a document in a case: what it has, and whether the case doesn't ask for it, because of its other answers. */
type FieldInCase = { field: DocumentField; value: DocumentValue | null; isUnasked: boolean };

/** Tells whether a document can't be sent without this field. What a signer fills in comes later, and an empty box says no. */
export const isMissing = ({ field, value, isUnasked }: FieldInCase): boolean =>
  value === null &&
  !isUnasked &&
  !field.isOptional &&
  field.signer === undefined &&
  !['check', 'signature', 'initials'].includes(field.pdfFieldType);
