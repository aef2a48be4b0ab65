import { isDeepStrictEqual } from 'node:util';
import { byOf } from '#functions/cases/changing/timeline-of.ts';
import { type FieldError, problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { EffectRow, NoEffects } from '#functions/table/personal-effects.ts';
import type { Accounts, EffectChange, EffectsView } from '#shared/contract/personal-effects-views.ts';
import type { OtherTag } from '#shared/contract/tags-views.ts';
import { hasLeft } from '#shared/custody/effects/effect-standing.ts';
import { isSameThing, noneRefusal, openTold, withAnswers } from '#shared/custody/effects/told-effects.ts';
import { MAX_EFFECTS, type ToldAnswer } from '#shared/model/personal-effect.ts';
import { bagFaults, codesOf, otherBag } from './bag-tags.ts';
import { changeEffects, type EffectStep, type EffectsChange, effectAt } from './commit-effects.ts';
import { burningFault, given, isOtherThing, otherThingWords, rowAfter, saidIn, toldWords } from './effect-after-save.ts';
import { type OpenEffects, openToldOf } from './effects-of-case.ts';

type Named = Pick<OpenEffects['named'], 'staff' | 'unnamed'>;

const refused = (errors: FieldError[]) => problem('invalid_input', { errors });

type TwoPeople = { inventoriedBy?: string | undefined; witnessedBy?: string | undefined };

/** Finds what is wrong with the two people who write things down. One who is already named may have left the home. */
function peopleFaults(
  { inventoriedBy, witnessedBy }: TwoPeople,
  { staff, unnamed }: Named,
  known: Readonly<Record<string, string>> = {},
): FieldError[] {
  const faultOf = (field: keyof TwoPeople, id: string | undefined): FieldError[] => {
    if (id === undefined || staff.has(id) || Object.hasOwn(known, id)) return [];
    return [{ field, message: unnamed.get(id) ?? 'Choose someone who works here.' }];
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
  { bagTagId, handling, isSure, ...change }: EffectChange,
  before: EffectRow | undefined,
): FieldError[] {
  const { decider } = open;
  const isNewDecision = Boolean(handling) && handling !== before?.handling;
  const description = change.description ?? before?.description ?? '';
  const burning = isNewDecision ? burningFault(open, { item: change.item, description, handling, isSure }) : undefined;
  const people = {
    inventoriedBy: given(change.inventoriedBy, before?.inventoriedBy),
    witnessedBy: given(change.witnessedBy, before?.witnessedBy),
  };
  return [
    ...peopleFaults(people, open.named, before?.names),
    ...bagFaults(open, { bagTagId: bagTagId ?? undefined }, before),
    ...(burning === undefined ? [] : [{ field: 'handling', message: burning }]),
    ...(isNewDecision && decider === undefined
      ? [{ field: 'handling', message: 'First say in the contacts who is in control of the disposition. That person decides.' }]
      : []),
  ];
}

/** Returns what a save does with one thing; null if it's already so, as when it is sent again. */
function stepOf(context: OperationContext, open: OpenEffects, change: EffectChange, staff: Named['staff']): EffectStep | null {
  const before = open.effects.find(({ id }) => id === change.id);
  const after = rowAfter(context, open, change, before, staff);
  if (before && isDeepStrictEqual(saidIn(before), saidIn(after))) return null;
  if (!before) {
    if (change.version > 0) effectAt(open, change.id);
    return { effect: after, deed: { type: 'custody.effect-inventoried' }, note: toldWords(after) };
  }
  effectAt(open, change.id, change.version);
  if (hasLeft(before))
    throw problem('conflict', { detail: 'It has left, so this can’t be changed. An owner or admin can correct where it is.' });
  if (isOtherThing(after, before))
    return { effect: after, deed: { type: 'custody.effect-inventoried' }, note: otherThingWords(before) };
  if (before.handling === after.handling) return { effect: after };
  return { effect: after, deed: { type: 'custody.effect-decided' }, note: toldWords(after) };
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
    staff: personalEffects.flatMap(({ inventoriedBy, witnessedBy }) => [inventoriedBy ?? undefined, witnessedBy ?? undefined]),
    codes: codesOf(personalEffects.map(({ bagTagId }) => bagTagId ?? undefined)),
  };
  let otherTag: OtherTag | undefined;
  const change = async (open: OpenEffects): Promise<EffectsChange | null> => {
    const { staff } = open.named;
    if (open.record.decedentId !== decedentId)
      throw refused([{ field: 'decedentId', message: 'This case is about someone else.' }]);
    otherTag = await otherBag(
      context,
      open,
      personalEffects.map(({ id, bagTagId }) => ({ id, bagTagId: bagTagId ?? undefined })),
    );
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
