import type { CaseDocumentView, DocumentFieldView, DocumentSignerView } from '#shared/contract/case-documents-views.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { DocumentValues } from '#shared/model/case-document.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';

/** The key of the signers among the values of a document. */
export const SIGNERS = 'signers';

/** What is chosen of a signer; the rest follows from it, and from what they do. */
export type ChosenSigner = Pick<
  DocumentSignerView,
  'id' | 'order' | 'slot' | 'role' | 'contactId' | 'employeeId' | 'authority' | 'needsCode'
>;

/** Returns what is chosen of a signer, always in the same order of keys, so that equal choices have equal JSON. */
const chosenOf = ({ id, order, slot, role, contactId, employeeId, authority, needsCode }: ChosenSigner): ChosenSigner => ({
  id,
  order,
  slot,
  role,
  contactId,
  employeeId,
  authority,
  needsCode,
});

export const writeSigners = (signers: readonly ChosenSigner[]): string => JSON.stringify(signers.map(chosenOf));

/** Reads signers that `writeSigners` wrote. */
export const readSigners = (value: unknown): ChosenSigner[] => (typeof value === 'string' ? JSON.parse(value) : []);

/** Returns the values of a document by field, with its signers as one more value. */
export const valuesOf = ({ fields, document }: Pick<CaseDocumentView, 'fields' | 'document'>): Answers => ({
  ...Object.fromEntries(fields.map(({ id, value }) => [id, value])),
  [SIGNERS]: writeSigners(document.signers),
});

const isValue = (value: unknown): value is boolean | string => typeof value === 'boolean' || typeof value === 'string';

/** Returns changes as a save sends them, with what the screen showed before. A value that was removed is sent as empty text. */
export function changesIn(changes: Readonly<Record<string, unknown>>, shown: Readonly<Record<string, unknown>>) {
  const { [SIGNERS]: signers, ...rest } = changes;
  const ids = Object.keys(rest);
  const values: DocumentValues = Object.fromEntries(ids.map((id) => [id, isValue(rest[id]) ? rest[id] : '']));
  const expected = Object.fromEntries(ids.map((id) => [id, isValue(shown[id]) ? shown[id] : null]));
  return { ...(ids.length > 0 ? { values, expected } : {}), ...(signers === undefined ? {} : { signers: readSigners(signers) }) };
}

const isEmpty = (value: Answer | undefined) => value === undefined || value === null || value === '';

/** Returns whether a field still lacks its value, with what is typed and not saved yet. */
export const lacks = (field: DocumentFieldView, value: Answer | undefined): boolean => {
  if (!field.mayChange || (value ?? null) === field.value) return field.isMissing;
  return !field.isOptional && isEmpty(value);
};

/** Returns the fields that the viewer is asked to complete: staff all of a document, a family those that it fills in. */
export const fieldsToFillIn = ({ viewer, fields }: Pick<CaseDocumentView, 'viewer' | 'fields'>): readonly DocumentFieldView[] =>
  viewer === 'family' ? fields.filter(({ mayChange }) => mayChange) : fields;

/** Returns the field that lacks its value next after another one, the first after the last; undefined if none does. */
export function nextLacking(
  fields: readonly DocumentFieldView[],
  values: Answers,
  after: string | null,
): DocumentFieldView | undefined {
  const at = fields.findIndex(({ id }) => id === after);
  const inTurn = [...fields.slice(at + 1), ...fields.slice(0, at + 1)];
  return inTurn.find((field) => lacks(field, values[field.id]));
}

/** Renumbers the turns of signers by their place in a list. Each keeps the fields that they fill in. */
export const inTurns = (signers: readonly ChosenSigner[]): ChosenSigner[] =>
  signers.map((signer, at) => ({ ...signer, slot: signer.slot ?? signer.order, order: at + 1 }));
