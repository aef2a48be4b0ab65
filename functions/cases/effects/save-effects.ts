import { isDeepStrictEqual } from 'node:util';
import { byOf } from '#functions/cases/changing/timeline-of.ts';
import { type FieldError, problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { EffectRow, NoEffects } from '#functions/table/personal-effects.ts';
import { onlyLooks } from '#shared/access/named-member.ts';
import type { Accounts, EffectChange, EffectsView } from '#shared/contract/personal-effects-views.ts';
import type { OtherTag } from '#shared/contract/tags-views.ts';
import { hasLeft } from '#shared/custody/effects/effect-standing.ts';
import { isSameThing, noneRefusal, openTold, withAnswers } from '#shared/custody/effects/told-effects.ts';
import { MAX_EFFECTS, type ToldAnswer } from '#shared/model/personal-effect.ts';
import { readTagCode, spelledCode } from '#shared/values/tag-code.ts';
import { bagFaults, codesOf, otherBag } from './bag-tags.ts';
import { changeEffects, type EffectStep, type EffectsChange, effectAt } from './commit-effects.ts';
import { type OpenEffects, openToldOf } from './effects-of-case.ts';

type Named = Pick<OpenEffects['named'], 'staff' | 'lookers'>;

const refused = (errors: FieldError[]) => problem('invalid_input', { errors });

type TwoPeople = { inventoriedBy?: string | undefined; witnessedBy?: string | undefined };

/** Finds what is wrong with the two people who write things down. One who is already named may have left the home. */
function peopleFaults(
  { inventoriedBy, witnessedBy }: TwoPeople,
  { staff, lookers }: Named,
  known: Readonly<Record<string, string>> = {},
): FieldError[] {
  const faultOf = (field: keyof TwoPeople, id: string | undefined): FieldError[] => {
    if (id === undefined || staff.has(id) || Object.hasOwn(known, id)) return [];
    const looker = lookers.get(id);
    return [{ field, message: looker === undefined ? 'Choose someone who works here.' : onlyLooks(looker) }];
  };
  return [
    ...faultOf('inventoriedBy', inventoriedBy),
    ...faultOf('witnessedBy', witnessedBy),
    ...(inventoriedBy !== undefined && inventoriedBy === witnessedBy
      ? [{ field: 'witnessedBy', message: 'The witness has to be someone else.' }]
      : []),
  ];
}

/** Finds what is wrong with a thing as it was sent, by field. */
function faultsOf(
  open: OpenEffects,
  { bagTagId, handling, ...change }: EffectChange,
  before: EffectRow | undefined,
): FieldError[] {
  const { decider } = open;
  const isNewDecision = handling !== undefined && handling !== before?.handling;
  return [
    ...peopleFaults(change, open.named, before?.names),
    ...bagFaults(open, { bagTagId }, before),
    ...(isNewDecision && decider === undefined
      ? [{ field: 'handling', message: 'First say in the contacts who is in control of the disposition. That person decides.' }]
      : []),
  ];
}

const spelled = (bagTagId: string): string => {
  const read = readTagCode(bagTagId);
  return 'code' in read ? spelledCode(read.code) : bagTagId;
};

/** Returns what a decision by the person in control says; nothing if it's taken back. */
export const decisionOf = ({ decider }: Pick<OpenEffects, 'decider'>, handling: EffectRow['handling'], now: Date) =>
  handling === undefined || !decider ? {} : { handling, decidedBy: decider.id, decidedOn: now.toISOString() };

/** Returns a thing as it is after a save. What is empty is left out. */
function rowAfter(
  context: OperationContext,
  open: OpenEffects,
  change: EffectChange,
  before: EffectRow | undefined,
  staff: Named['staff'],
): EffectRow {
  const { version, state, handling, bagTagId, ...inventory } = change;
  const now = context.now.toISOString();
  const fresh = { state, stateOn: now, addedOn: now, photos: [], wishes: [], names: {}, entry: 0, savedBy: '' };
  const {
    handling: was,
    decidedBy,
    decidedOn,
    ...kept
  } = before ?? { ...fresh, handling: undefined, decidedBy: undefined, decidedOn: undefined };
  const {
    amountCents: _amount,
    bagTagId: _bag,
    inventoriedBy: _one,
    witnessedBy: _other,
    ...others
  } = kept as Partial<EffectRow>;
  const decided = handling === was ? { handling, decidedBy, decidedOn } : decisionOf(open, handling, context.now);
  const chosen = [inventory.inventoriedBy, inventory.witnessedBy].flatMap((id): [string, string][] =>
    id !== undefined && staff.has(id) ? [[id, staff.get(id)!]] : [],
  );
  const decider = 'decidedBy' in decided && decided.decidedBy && open.decider ? { [open.decider.id]: open.decider.fullName } : {};
  const row = {
    ...others,
    ...inventory,
    ...(bagTagId ? { bagTagId: spelled(bagTagId) } : {}),
    ...decided,
    names: { ...before?.names, ...Object.fromEntries(chosen), ...decider },
    decidedOn: 'decidedOn' in decided ? decided.decidedOn : undefined,
    decedentId: open.record.decedentId,
    version,
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as EffectRow;
}

const saidIn = ({
  item,
  description,
  quantity,
  foundWhere,
  amountCents,
  bagTagId,
  inventoriedBy,
  witnessedBy,
  handling,
  told,
}: EffectRow) => ({
  ...{ item, description, quantity, foundWhere, amountCents, bagTagId, inventoriedBy, witnessedBy, handling, told },
});

/** Returns what a save does with one thing; null if it's already so, as when it is sent again. */
function stepOf(context: OperationContext, open: OpenEffects, change: EffectChange, staff: Named['staff']): EffectStep | null {
  const before = open.effects.find(({ id }) => id === change.id);
  const after = rowAfter(context, open, change, before, staff);
  if (before && isDeepStrictEqual(saidIn(before), saidIn(after))) return null;
  if (!before) {
    if (change.version > 0) effectAt(open, change.id);
    return { effect: after, deed: { type: 'custody.effect-inventoried' } };
  }
  effectAt(open, change.id, change.version);
  if (hasLeft(before))
    throw problem('conflict', { detail: 'It has left, so this can’t be changed. An owner or admin can correct where it is.' });
  const isDecided = before.handling !== after.handling;
  return { effect: after, ...(isDecided ? { deed: { type: 'custody.effect-decided' } } : {}) };
}

/** Returns what somebody says became of things that were told earlier, without what was said so before. 400 for what nobody told of, or what is on the list. */
function accountedIn(context: OperationContext, { told, effects, answers }: OpenEffects, accounts: Accounts): ToldAnswer[] {
  const isSaid = (each: Accounts[number]) => answers.some((answer) => isSameThing(answer, each) && answer.became === each.became);
  const notListed = openTold(told, effects, []);
  const faults = accounts.flatMap((each, at) =>
    isSaid(each) || notListed.some((thing) => isSameThing(thing, each))
      ? []
      : [{ field: `accounts.${at}.became`, message: 'Nobody told of this, or it’s on the list. Look at the page again.' }],
  );
  if (faults.length > 0) throw refused(faults);
  const { id, name } = byOf(context);
  const who = { by: id as string, byName: name, on: context.now.toISOString() };
  return accounts.filter((each) => !isSaid(each)).map((each) => ({ ...each, ...who }));
}

type EffectsSave = { caseId: string; decedentId: string; personalEffects: readonly EffectChange[]; accounts: Accounts };

/** Writes down personal effects, or changes what is written down: all of a save, or nothing. */
export async function saveEffects(
  context: OperationContext,
  { caseId, decedentId, personalEffects, accounts }: EffectsSave,
): Promise<EffectsView> {
  const whom = {
    staff: personalEffects.flatMap(({ inventoriedBy, witnessedBy }) => [inventoriedBy, witnessedBy]),
    codes: codesOf(personalEffects.map(({ bagTagId }) => bagTagId)),
  };
  let otherTag: OtherTag | undefined;
  const change = async (open: OpenEffects): Promise<EffectsChange | null> => {
    const { staff } = open.named;
    if (open.record.decedentId !== decedentId)
      throw refused([{ field: 'decedentId', message: 'This case is about someone else.' }]);
    otherTag = await otherBag(context, open, personalEffects);
    if (otherTag) return null;
    const faults = personalEffects.flatMap((change, at) =>
      faultsOf(
        open,
        change,
        open.effects.find(({ id }) => id === change.id),
      ).map(({ field, message }) => ({
        field: `personalEffects.${at}.${field}`,
        message,
      })),
    );
    if (new Set(personalEffects.map(({ id }) => id)).size < personalEffects.length)
      faults.push({ field: 'personalEffects', message: 'Each thing is there once.' });
    if (faults.length > 0) throw refused(faults);
    const steps = personalEffects.flatMap((change) => stepOf(context, open, change, staff) ?? []);
    const accounted = accountedIn(context, open, accounts);
    if (steps.length === 0 && accounted.length === 0) return null;
    const added = steps.filter(({ effect }) => effect.version === 0).length;
    if (open.effects.length + added > MAX_EFFECTS)
      throw problem('conflict', {
        detail: `A case has at most ${MAX_EFFECTS} personal effects. Put small things into one bag, as one item.`,
      });
    if (added > 0 && open.record.thereAreNoPersonalEffects)
      throw problem('conflict', { detail: 'The case says that there are no personal effects. Take that back first.' });
    return { steps, accounted };
  };
  const view = await changeEffects(context, caseId, change, whom);
  return otherTag ? { ...view, otherTag } : view;
}

/** Says that two people found no personal effects, or takes that back. */
export function saveNoEffects(
  context: OperationContext,
  { id, flag, accounts, ...people }: { id: string; flag: boolean; accounts: Accounts } & TwoPeople,
): Promise<EffectsView> {
  const { inventoriedBy, witnessedBy } = people;
  const change = (open: OpenEffects): EffectsChange | null => {
    const { record, effects, answers, named } = open;
    if (record.thereAreNoPersonalEffects === flag) return null;
    if (!flag) return { steps: [], none: { areNone: false, by: undefined } };
    if (effects.length > 0)
      throw problem('conflict', {
        detail: 'There are personal effects on the list. Take them off first, if they were written down by mistake.',
      });
    const accounted = accountedIn(context, open, accounts);
    const refusal = noneRefusal(openToldOf({ ...open, answers: withAnswers(answers, accounted) }));
    if (refusal !== undefined) throw problem('conflict', { detail: refusal });
    if (inventoriedBy === undefined || witnessedBy === undefined) {
      const missing = Object.entries({ inventoriedBy, witnessedBy }).filter(([, who]) => who === undefined);
      throw refused(missing.map(([field]) => ({ field, message: 'Required' })));
    }
    const faults = peopleFaults(people, named);
    const { staff } = named;
    if (faults.length > 0) throw refused(faults);
    const names: NoEffects['names'] = [staff.get(inventoriedBy) ?? '', staff.get(witnessedBy) ?? ''];
    const by = { inventoriedBy, witnessedBy, names, on: context.now.toISOString() };
    return { steps: [], accounted, none: { areNone: true, by } };
  };
  return changeEffects(context, id, change, flag ? { staff: [inventoriedBy, witnessedBy] } : {});
}
