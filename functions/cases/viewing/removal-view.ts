import { answersOf, readAnswers, type StoredAnswers } from '#functions/table/case-answers.ts';
import type { Table } from '#functions/table/table.ts';
import { type Implants, implantsSchema, type Removal, removalSchema } from '#shared/contract/cases-views.ts';
import { beforeCare } from '#shared/lifecycles/care-milestones.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import type { TradeKind } from '#shared/model/enumerations/custody.ts';

const removalFields = Object.keys(removalSchema.shape) as (keyof Removal)[];
const implantFields = Object.keys(implantsSchema.shape) as (keyof Implants)[];

type Shape = Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean; data?: unknown } }>>;

/** Returns the answers with these names. What is no longer of its kind is left out. */
function knownOf(stored: StoredAnswers, fields: readonly string[], shape: Shape): Record<string, unknown> {
  const answers = answersOf(stored);
  const known = fields.flatMap((field): [string, unknown][] => {
    const answer = shape[field]?.safeParse(answers[field]);
    return answer?.success && answer.data !== undefined ? [[field, answer.data]] : [];
  });
  return Object.fromEntries(known);
}

/** Returns what answers of the first call say about the removal. */
export const removalOf = (stored: StoredAnswers): Removal => knownOf(stored, removalFields, removalSchema.shape) as Removal;

/** Returns what answers say about implants and radioactive treatment. */
export const implantsOf = (stored: StoredAnswers): Implants => knownOf(stored, implantFields, implantsSchema.shape) as Implants;

/**
 * Returns whether a trade company is told where someone is fetched, how to get in, and whom to call there: until the person was fetched, and not if it's known to do something else
 * (docs/decisions.md, People).
 */
export const seesPlaceOfRemoval = (kinds: readonly TradeKind[], status: DecedentStatus): boolean =>
  beforeCare.has(status) && (kinds.length === 0 || kinds.includes('removal-service'));

/** Returns what every trade company is told of a removal: what may harm those who work on the case. */
export const hazardOf = ({ infectiousHazard, infectiousHazardKind }: Removal): Removal => ({
  ...(infectiousHazard ? { infectiousHazard } : {}),
  ...(infectiousHazardKind ? { infectiousHazardKind } : {}),
});

/**
 * Returns what the case says about the removal and about implants. These answer staff's and the family's questions, which a trade company doesn't see, but it needs
 * them for its work (docs/decisions.md, People).
 */
export async function viewForTrade(table: Table, caseId: string): Promise<{ removal: Removal; implants: Implants }> {
  const stored = await readAnswers(table, caseId);
  return { removal: removalOf(stored), implants: implantsOf(stored) };
}
