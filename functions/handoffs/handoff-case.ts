import { admit, type CaseActor, caseActor, sideOf } from '#functions/cases/access/case-access.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { readTag, typedNote } from '#functions/cases/tags/read-tag.ts';
import { knownTag } from '#functions/cases/tags/tag-change.ts';
import type { Checked } from '#functions/cases/tags/tag-finding.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { type CaseToHandOff, readCaseToHandOff } from '#functions/table/handoff.ts';
import type { LocationRow } from '#functions/table/location-row.ts';
import type { HandoffView } from '#shared/contract/handoffs.ts';
import type { ReadTag } from '#shared/contract/tags-views.ts';
import type { Side } from '#shared/custody/handoffs/custodian.ts';
import { overdueOn, roleIn } from '#shared/custody/handoffs/handoff-rules.ts';
import { comparingRefusal, isOfSeveral } from '#shared/custody/tags/tag-rules.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import type { TradeKind } from '#shared/model/enumerations/custody.ts';
import type { Handoff, Party } from '#shared/model/handoff.ts';
import { memberName } from '#shared/team/member-name.ts';

/** A side of a hand-off, and what a trade company does. */
export type PartyAndTrades = { party: Party; kinds: readonly TradeKind[] };

/** A case that somebody hands over or takes, and who they are. */
export type HandoffCase = Omit<CaseToHandOff, 'record' | 'decedent' | 'home'> & {
  record: CaseRecord;
  decedent: Decedent;
  home: LocationRow;
  actor: CaseActor;
  me: PartyAndTrades;
};

/** Returns the home as a side of a hand-off. */
export const homeParty = ({ name }: Pick<LocationRow, 'name'>): Party => ({ kind: 'home', name });

/** The longest name of a side. */
const LONGEST_NAME = 200;

/** Returns a trade company as a side of a hand-off: by the company’s name and the person’s, or by the person’s if both are too long. */
export function tradeParty(company: Pick<StaffMember, 'id' | 'kind' | 'fullName' | 'title'>): Party {
  const name = memberName(company);
  return { kind: 'trade', id: company.id, name: name.length > LONGEST_NAME ? company.fullName : name };
}

/** Returns the side on which somebody acts. */
async function partyOf({ table }: OperationContext, actor: CaseActor, home: LocationRow): Promise<PartyAndTrades> {
  if (actor.sight === 'staff') return { party: homeParty(home), kinds: [] };
  const { locationId, employeeId } = actor.membership;
  const company = await readEmployee(table, locationId, employeeId);
  if (!company) throw problem('not_found');
  return { party: tradeParty(company), kinds: company.tradeKinds ?? [] };
}

/** Reads a case that the caller may see as a hand-off depends on it; 404 for everyone else. Trade companies take two more reads. */
export async function handoffCaseFor(
  context: OperationContext,
  of: { caseId: string; code?: string; handoffId?: string; effectIds?: readonly string[] },
): Promise<HandoffCase> {
  const { locationId } = caseActor(context).membership;
  const { record: found, decedent, home, ...read } = await readCaseToHandOff(context.table, { ...of, locationId });
  const { record, ...actor } = await admit(context, found);
  if (!decedent || !home) throw new Error(`The home or the decedent of the case ${of.caseId} is not in the table.`);
  return { ...read, record, decedent, home, actor, me: await partyOf(context, actor, home) };
}

/** Returns what somebody sees of the things that go along: the home everything, a trade company of what it gives or takes all but the worth, and other companies nothing. */
function thingsFor({ things = [], from, to }: Handoff, side: Side): Pick<HandoffView, 'things'> {
  if (things.length === 0 || (side.kind !== 'home' && roleIn({ from, to }, side) === 'other')) return {};
  return { things: side.kind === 'home' ? things : things.map(({ amountCents: _worth, ...thing }) => thing) };
}

/** Returns a hand-off as somebody sees it: without its tag, which the one who accepts it reads from the tag itself. */
export function handoffView(handoff: Handoff, side: Side, now: Date): HandoffView {
  const { id, subject, purpose, papers, effects, from, to, state, offered, ended } = handoff;
  return {
    ...{ id, subject, purpose, papers, effects, from, to, state, offered },
    ...(ended ? { ended } : {}),
    ...thingsFor(handoff, side),
    role: roleIn({ from, to }, side),
    isOverdue: state === 'offered' && overdueOn({ offered }) <= now.toISOString(),
  };
}

/** Returns the tag that somebody scanned, with the case as a hand-off depends on it. Another home’s tag and an unknown one are the same 404. */
export async function scannedCase(
  context: OperationContext,
  input: ReadTag & { caseId: string; id?: string; effectIds?: readonly string[] },
): Promise<{ open: HandoffCase; checked: Checked }> {
  const read = readTag(input);
  const { caseId, id: handoffId, effectIds = [] } = input;
  const of = { caseId, code: read.code, effectIds };
  const open = await handoffCaseFor(context, { ...of, ...(handoffId === undefined ? {} : { handoffId }) });
  const tag = knownTag(open, read);
  const refusal = comparingRefusal(tag, true);
  if (refusal !== undefined) throw problem('conflict', { detail: refusal });
  if (open.tags.tags.some(({ id, subject }) => id === tag.id && isOfSeveral(subject)))
    throw problem('conflict', { detail: 'This is the tag of a bag or a portion. Scan the tag on the person in front of you.' });
  return { open, checked: { tag, how: input.how, doer: doerOf(context, typedNote(input)) } };
}

/** Returns the caller’s side. */
export const mySide = ({ actor }: Pick<HandoffCase, 'actor'>): Side => sideOf(actor);
