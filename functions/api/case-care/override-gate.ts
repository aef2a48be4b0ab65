import { about, changeCase } from '#functions/cases/changing/change-case.ts';
import { byOf, tell } from '#functions/cases/changing/timeline-of.ts';
import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { aheadOf, type GatedCase, gatedCase, gatesView } from '#functions/gates/gated-case.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { recordWrites } from '#functions/table/custody.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { overridesWrite, type StoredOverrides } from '#functions/table/gate-overrides.ts';
import type { CaseGates } from '#shared/contract/case-care.ts';
import { recordedDeed } from '#shared/custody/recorded-deed.ts';
import { type GateAct, gateActOf, gateActs, gateKeyOf } from '#shared/gates/acts.ts';
import { type GateCheck, gateOf } from '#shared/gates/gate-of.ts';
import {
  type AskedOverride,
  afterOverrides,
  MIN_REASON,
  mayBeOverridden,
  mayLead,
  openAsks,
  overrideFault,
} from '#shared/gates/overrides.ts';
import { os } from './implementer.ts';

type Input = Parameters<Parameters<typeof os.overrideGate.handler>[0]>[0]['input'];

/** A line that someone wants to go on without, among all lines of its act. */
type Wanted = { act: GateAct; checks: readonly GateCheck[]; check: GateCheck };

/** Returns the line as it is now, or refuses: nobody goes on without most of them. */
function wantedLine({ now }: OperationContext, found: GatedCase, input: Input): Wanted {
  const [act, key] = [gateActOf(input.act), gateKeyOf(input.key)];
  if (!act || !aheadOf(found, found.gate).includes(act))
    throw problem('conflict', { detail: 'This isn’t ahead in this case any more.' });
  const checks = afterOverrides(gateOf(act, found.gate, now), found.overrides.made, { act, at: now });
  const check = checks.find((each) => each.key === key);
  if (check?.status !== 'missing')
    throw problem('conflict', { detail: 'This isn’t missing any more. Nobody has to go on without it.' });
  if (!mayBeOverridden(check)) throw problem('conflict', { detail: `Nobody can go on without this: ${check.title}.` });
  return { act, checks, check };
}

/** Returns what the caller agrees to, in their own name. */
async function ownAsk(
  context: OperationContext,
  { membership }: GatedCase,
  { act, check }: Wanted,
  reason: string,
): Promise<AskedOverride> {
  const { locationId, employeeId } = membership;
  // Support works in someone's name, and this takes two people's own names.
  if (membership.isSupport) throw problem('forbidden', { detail: 'Yarrow support can’t decide this.' });
  const isFuneralDirector = (await readEmployee(context.table, locationId, employeeId))?.isFuneralDirector === true;
  const { access, kind } = membership;
  if (!isFuneralDirector && !mayLead({ member: membership }))
    throw problem('forbidden', { detail: 'An owner or admin and a funeral director decide this.' });
  const { id: accountId, name: byName } = byOf(context);
  const line = { act, key: check.key, words: check.words, on: context.now.toISOString() };
  return { ...line, accountId: accountId as string, byName, member: { access, kind }, isFuneralDirector, reason };
}

type Change = { found: GatedCase; wanted: Wanted; own: AskedOverride };

/** Keeps what the caller agrees to until the second person does, too. */
async function ask(
  context: OperationContext,
  { found, own, wanted: { check } }: Change,
  others: StoredOverrides,
): Promise<StoredOverrides> {
  const { record } = found;
  const after = { ...others, asked: [own, ...others.asked] };
  await changeCase(context, record, {
    set: { careMark: context.newId() },
    writes: [
      overridesWrite(record.id, after),
      tell(context, record.id, { kind: 'gate-override-asked', subject: check.title, reason: own.reason }),
    ],
  });
  return after;
}

/** Records what two people decided: the decision, the entry with the states of all lines, the timeline, and the event that tells the owner. */
async function decide(
  context: OperationContext,
  { found, own, wanted }: Change,
  first: AskedOverride,
  others: StoredOverrides,
): Promise<StoredOverrides> {
  const { record, head, facts } = found;
  const { id: caseId, providerLocationId: locationId } = record;
  const { act, checks, check } = wanted;
  const by = [first.accountId, own.accountId];
  const reasons = [first, own].map(({ byName, reason }) => `${byName}: ${reason}`).join('\n');
  const states = Object.fromEntries(checks.map(({ key, status }) => [key, status]));
  const doer = { ...doerOf(context, reasons), byName: `${first.byName} and ${own.byName}` };
  const custody = await recordWrites(context, { caseId, locationId, seen: head }, async () => [
    await recordedDeed({ type: 'custody.gate-overridden', act, line: check.key, states, decidedBy: by }, { locationId, doer }),
  ]);
  const made = { act, key: check.key, words: check.words, on: own.on, by };
  const after = { ...others, made: [made, ...others.made] };
  await changeCase(context, record, {
    set: { careMark: context.newId() },
    events: [context.event('gate.overridden', { ...about(record), act, line: check.key, decidedBy: by }, locationId)],
    facts,
    writes: [
      overridesWrite(caseId, after),
      ...custody,
      tell(context, caseId, { kind: 'gate-overridden', subject: check.title, to: gateActs[act].words, reason: own.reason }),
    ],
  });
  return after;
}

/** Takes the caller’s word as the case is now: as the first of two, or as the second, who decides it. */
async function override(context: OperationContext, input: Input): Promise<CaseGates> {
  const reason = input.reason.trim();
  if (reason.length < MIN_REASON)
    throw problem('invalid_input', { errors: [{ field: 'reason', message: `Say why, in at least ${MIN_REASON} characters.` }] });
  const found = await gatedCase(context, input.id);
  const wanted = wantedLine(context, found, input);
  const own = await ownAsk(context, found, wanted, reason);
  const open = openAsks(found.overrides.asked, wanted.act, wanted.check, context.now);
  const others = { ...found.overrides, asked: found.overrides.asked.filter((each) => !open.includes(each)) };
  const first = open.find(({ accountId }) => accountId !== own.accountId);
  const mine = open.find(({ accountId }) => accountId === own.accountId);
  if (!first && mine)
    throw problem('conflict', { detail: 'You agreed already. A second person has to agree, from their own account.' });
  const fault = first && overrideFault(wanted.check, [first, own]);
  if (fault) throw problem('conflict', { detail: fault });
  const change = { found, wanted, own };
  const overrides = await (first ? decide(context, change, first, others) : ask(context, change, others));
  return gatesView(context, { ...found, overrides });
}

/** Lets two people go on without a line, one after the other. */
export const overrideGate = os.overrideGate.handler(({ input, context }) => withNewest(() => override(context, input)));
