import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCaseInCare } from '#functions/table/case-in-care.ts';
import { recordWrites } from '#functions/table/custody.ts';
import { isKept } from '#shared/custody/preservation/preservation-due.ts';
import { recordedDeed } from '#shared/custody/recorded-deed.ts';
import { beforeCare } from '#shared/lifecycles/care-milestones.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import { doerOf } from '../custody/doer-of.ts';
import { preservationAfter } from '../custody/kept-until.ts';
import type { CaseFile } from '../viewing/case-file.ts';
import type { DecedentFields } from './changed-decedent.ts';

type Death = Pick<Decedent, 'dateOfDeath' | 'timeOfDeathMinutes'>;

/** Writes a death the way the record of custody has it, by the clock of where it happened. */
function deathText({ dateOfDeath = '', timeOfDeathMinutes: minutes }: Death): string {
  if (minutes === undefined) return dateOfDeath;
  const two = (count: number) => String(count).padStart(2, '0');
  return `${dateOfDeath} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * Returns what a correction of the death changes in custody, once the person was fetched: by when they have to be preserved, and an entry of the record with the death before
 * and after, because the wait before a cremation counts from it too (docs/decisions.md, Decedent care).
 */
export async function custodyAfterDeath(
  context: OperationContext,
  { decedent: before }: Pick<CaseFile, 'decedent'>,
  { record, decedent }: CaseFile,
  set: DecedentFields,
) {
  const { id: caseId, providerLocationId: locationId, decedentStatus: status } = record;
  if (!('dateOfDeath' in set || 'timeOfDeathMinutes' in set) || beforeCare.has(status)) return undefined;
  const { head, home, pages, facts: stored } = await readCaseInCare(context.table, caseId, locationId);
  const kept = home && isKept(status) ? preservationAfter(context, { record, decedent, home, pages, stored, status }) : {};
  if (before.dateOfDeath === undefined) return { ...kept, writes: [] };
  const deed = { type: 'custody.death-corrected', from: deathText(before), to: deathText(decedent) };
  const writes = await recordWrites(context, { caseId, locationId, seen: head }, async () => [
    await recordedDeed(deed, { locationId, doer: doerOf(context, '') }),
  ]);
  return { ...kept, writes };
}
