import { isDeepStrictEqual } from 'node:util';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { FieldKeys } from '#functions/vendors/keys/index.ts';
import type { DecedentChanges } from '#shared/contract/case-details-views.ts';
import { decedentIdentifiers } from '#shared/identifiers/decedent-identifiers.ts';
import { type Decedent, decedentSchema } from '#shared/model/decedent.ts';
import { DECEDENT } from '#shared/model/enumerations/timeline.ts';
import { lastFourOf } from '#shared/values/social-security-number.ts';
import { staleCase } from '../changing/change-case.ts';
import type { CaseFile } from '../viewing/case-file.ts';
import { changeDetails, type DetailsChange } from './change-details.ts';
import type { DecedentFields } from './changed-decedent.ts';
import { sealedNumber } from './sealed-number.ts';

export type DecedentSave = {
  /** The Social Security number arrives unencrypted. */
  changes: DecedentChanges;
  /** What the screen showed; for the Social Security number, its last four digits. */
  expected: Partial<Record<keyof Decedent, unknown>>;
};

/** Returns the value of an emptied field: its default, or nothing. */
const emptied = (field: keyof Decedent): unknown => decedentSchema.shape[field].safeParse(undefined).data;

const fieldValue = (decedent: Decedent, field: keyof Decedent): unknown =>
  field === 'socialSecurityNumber' ? decedent.socialSecurityNumber && lastFourOf(decedent.socialSecurityNumber) : decedent[field];
const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const same = (one: unknown, other: unknown) => (isNothing(one) && isNothing(other)) || isDeepStrictEqual(one, other);

const identifiersOfFields = (fields: readonly string[]): string[] =>
  decedentIdentifiers.filter(({ home }) => home.kind === 'decedent' && fields.includes(home.field)).map(({ name }) => name);

type SaveContext = OperationContext & { keys: Pick<FieldKeys, 'seal'> };

/** Returns each changed field as the row will keep it. A sealed number never equals the one before, so saving one is always a change. */
async function storedFields({ keys }: SaveContext, { id, decedentId }: CaseRecord, changes: DecedentChanges) {
  const { socialSecurityNumber: number } = changes;
  const sealedFields = number ? { socialSecurityNumber: await sealedNumber(keys, { id: decedentId, caseId: id }, number) } : {};
  return Object.entries({ ...changes, ...sealedFields }).map(([field, value]): [keyof Decedent, unknown] => [
    field as keyof Decedent,
    isNothing(value) ? emptied(field as keyof Decedent) : value,
  ]);
}

/** Returns what the timeline says about a change: for the Social Security number what happened to it, for every other field its details. */
function timelineChangeOf({ decedent }: CaseFile, fields: DecedentFields): Pick<DetailsChange, 'subject' | 'number'> {
  if (!('socialSecurityNumber' in fields)) return { subject: DECEDENT };
  const { socialSecurityNumber: after, ...others } = fields;
  const subject = Object.keys(others).length > 0 ? DECEDENT : null;
  if (!after) return { subject, number: 'number-removed' };
  return { subject, number: decedent.socialSecurityNumber ? 'number-replaced' : 'number-added' };
}

/** Saves fields of the decedent, each over what the screen showed. The case's row, the words that find it, and its progress follow. */
export async function saveDecedentFields(
  context: SaveContext,
  record: CaseRecord,
  { changes, expected }: DecedentSave,
): Promise<Decedent> {
  const wanted = await storedFields(context, record, changes);
  const { decedent } = await changeDetails(context, record, (file) => {
    const fresh = wanted.filter(([field, value]) => !same(file.decedent[field], value));
    if (!fresh.every(([field]) => same(fieldValue(file.decedent, field), expected[field])))
      throw staleCase('Someone changed the same field in the meantime. Your changes aren’t saved yet.');
    if (fresh.length === 0) return null;
    const fields = Object.fromEntries(fresh) as DecedentFields;
    const identifiers = identifiersOfFields(Object.keys(fields));
    return { decedent: fields, row: {}, pages: [], identifiers, ...timelineChangeOf(file, fields) };
  });
  return decedent;
}
