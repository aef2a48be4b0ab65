import { isDeepStrictEqual } from 'node:util';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { decedentIdentifiers } from '#shared/identifiers/decedent-identifiers.ts';
import { type Decedent, decedentSchema } from '#shared/model/decedent.ts';
import { staleCase } from './change-case.ts';
import { changeDetails } from './change-details.ts';
import type { DecedentFields } from './changed-decedent.ts';

export type DecedentSave = {
  changes: { [Field in keyof Decedent]?: Decedent[Field] | null };
  /** What the screen showed: of the Social Security number its last four digits. */
  seen: Partial<Record<keyof Decedent, unknown>>;
};

/** What an emptied field holds: its default, or nothing. */
const emptied = (field: keyof Decedent): unknown => decedentSchema.shape[field].safeParse(undefined).data;

const shown = (decedent: Decedent, field: keyof Decedent): unknown =>
  field === 'socialSecurityNumber' ? decedent.socialSecurityNumber?.slice(-4) : decedent[field];
const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const same = (one: unknown, other: unknown) => (isNothing(one) && isNothing(other)) || isDeepStrictEqual(one, other);

const identifiersOfFields = (fields: readonly string[]): string[] =>
  decedentIdentifiers.filter(({ home }) => home.kind === 'decedent' && fields.includes(home.field)).map(({ name }) => name);

/** Saves fields of the decedent, each over what the screen showed; the case's row, the words it is found by and its progress follow. */
export async function saveDecedentFields(
  context: OperationContext,
  record: CaseRecord,
  { changes, seen }: DecedentSave,
): Promise<Decedent> {
  const wanted = Object.entries(changes).map(([field, value]): [keyof Decedent, unknown] => [
    field as keyof Decedent,
    isNothing(value) ? emptied(field as keyof Decedent) : value,
  ]);
  const { decedent } = await changeDetails(context, record, (file) => {
    const fresh = wanted.filter(([field, value]) => !same(file.decedent[field], value));
    if (!fresh.every(([field]) => same(shown(file.decedent, field), seen[field])))
      throw staleCase('Somebody changed the same field in the meantime. Nothing of yours is saved yet.');
    if (fresh.length === 0) return null;
    const fields = Object.fromEntries(fresh) as DecedentFields;
    return { decedent: fields, row: {}, pages: [], identifiers: identifiersOfFields(Object.keys(fields)), subject: 'Decedent' };
  });
  return decedent;
}
