import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { FieldKeys } from '#functions/vendors/keys/index.ts';
import type { NumberOnFile } from '#shared/contract/my-cases.ts';
import type { SealedNumber } from '#shared/model/social-security-number.ts';
import type { OwnCase } from '../access/my-case.ts';
import { staleCase } from '../changing/change-case.ts';
import type { CaseFile } from '../viewing/case-file.ts';
import { numberOnFile } from '../viewing/decedent-view.ts';
import { changeDetails, type DetailsChange } from './change-details.ts';
import { sealedNumber } from './sealed-number.ts';

/**
 * Returns the change that puts a sealed number on file. 403 if the family may not give one, 409 if one was added or removed since its screen was loaded:
 * whether there was one is all that the screen could show.
 */
export function numberChange(
  file: Pick<CaseFile, 'decedent' | 'groups'>,
  socialSecurityNumber: SealedNumber,
  expected: NumberOnFile,
): DetailsChange {
  const current = numberOnFile(file);
  if (!current) throw problem('forbidden', { detail: 'The funeral home has locked these answers. Call them to change one.' });
  const { isOnFile } = current;
  if (isOnFile !== expected.isOnFile)
    throw staleCase(
      isOnFile
        ? 'Someone else added a number in the meantime. Yours isn’t saved. Save again to replace theirs.'
        : 'The number on file was removed in the meantime. Yours isn’t saved. Save again to add it.',
    );
  const number = isOnFile ? 'number-replaced' : 'number-added';
  return { decedent: { socialSecurityNumber }, row: {}, pages: [], identifiers: [], subject: null, number };
}

type SaveContext = OperationContext & { keys: Pick<FieldKeys, 'seal'> };
/** The number arrives unencrypted. */
type NumberSave = { socialSecurityNumber: string; expected: NumberOnFile };

/** Adds or replaces the decedent's Social Security number for a relative, who learns nothing about the previous one. */
export async function replaceNumber(
  context: SaveContext,
  { record }: OwnCase,
  { socialSecurityNumber, expected }: NumberSave,
): Promise<NumberOnFile> {
  const sealed = await sealedNumber(context.keys, { id: record.decedentId, caseId: record.id }, socialSecurityNumber);
  await changeDetails(context, record, (file) => numberChange(file, sealed, expected));
  return { isOnFile: true };
}
