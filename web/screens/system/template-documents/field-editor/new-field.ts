import { automaticName, isNamedAutomatically } from '#shared/catalog/template-warnings.ts';
import type { Vocabulary } from '#shared/logic/drawing/vocabulary.ts';
import type { DocumentField } from '#shared/model/document.ts';
import type { PdfFieldType } from '#shared/model/enumerations/document.ts';
import { answerOf } from '../field-of-form.ts';
import { type Box, freeSpot, onPage, type PageSize } from './field-geometry.ts';

/** How large a new field of each kind is, in points. */
const sizes: Readonly<Record<PdfFieldType, PageSize>> = {
  text: { width: 180, height: 16 },
  check: { width: 12, height: 12 },
  date: { width: 90, height: 16 },
  radio: { width: 12, height: 12 },
  dropdown: { width: 140, height: 16 },
  signature: { width: 200, height: 36 },
  initials: { width: 60, height: 24 },
};

/** From one radio button to the next, in points. */
const NEXT_BUTTON = 60;

const yesOrNo: DocumentField['options'] = [
  { value: 'Yes', label: 'Yes', pdfValue: '' },
  { value: 'No', label: 'No', pdfValue: '' },
];

const isSigned = (kind: PdfFieldType): boolean => kind === 'signature' || kind === 'initials';

type NewField = {
  kind: PdfFieldType;
  id: string;
  /** How many fields there are already. */
  count: number;
  page: number;
  size: PageSize;
  /** Where it was drawn, or the middle of what is seen of the page. */
  drawn: Box | { x: number; y: number };
  /** What is on the page already: a field that isn't drawn goes below it. */
  others?: readonly Box[];
  /** The turn of the first signer. */
  signer: number | undefined;
};

/** Returns a field that is placed on a page. It has a name to tell it from the others, and where its value comes from is left to choose. */
export function newField({ kind, id, count, page, size, drawn, others = [], signer }: NewField): DocumentField {
  const { width, height } = 'width' in drawn ? drawn : sizes[kind];
  const box =
    'width' in drawn
      ? onPage(drawn, size)
      : freeSpot(onPage({ x: drawn.x - width / 2, y: drawn.y - height / 2, width, height }, size), others);
  const second = onPage({ ...box, x: box.x + NEXT_BUTTON }, size);
  const places = kind === 'radio' ? [box, second] : [box];
  return {
    id,
    name: automaticName({ pdfFieldType: kind }, count + 1),
    fieldType: answerOf[kind],
    pdfFieldType: kind,
    placements: places.map((place) => ({ page, ...place })),
    fontSize: 10,
    alignment: 'left',
    lines: 'single',
    options: kind === 'radio' || kind === 'dropdown' ? yesOrNo : [],
    valueSource: 'identifier',
    captureMode: 'query-only',
    audience: 'any',
    lockState: 'editable',
    ...(isSigned(kind) && signer !== undefined ? { signer } : {}),
    isOptional: false,
  };
}

/** Returns a field as it was changed: one that nobody has named is called what its new fact is called. */
export function withFactName(before: DocumentField, after: DocumentField, vocabulary: Vocabulary | undefined): DocumentField {
  const { identifier, name } = after;
  const label = identifier !== before.identifier ? vocabulary?.get(identifier ?? '')?.label : undefined;
  return label !== undefined && name === before.name && isNamedAutomatically(before) ? { ...after, name: label } : after;
}
