import { isDeepStrictEqual } from 'node:util';
import { type FieldError, problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { EffectRow, NoEffects } from '#functions/table/personal-effects.ts';
import { onlyLooks } from '#shared/access/named-member.ts';
import type { EffectChange, EffectsView } from '#shared/contract/personal-effects-views.ts';
import { hasLeft } from '#shared/custody/effects/effect-standing.ts';
import { MAX_EFFECTS } from '#shared/model/personal-effect.ts';
import { readTagCode, spelledCode } from '#shared/values/tag-code.ts';
import { changeEffects, type EffectStep, type EffectsChange, effectAt } from './commit-effects.ts';
import type { OpenEffects } from './effects-of-case.ts';

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
  { decider, named }: OpenEffects,
  { bagTagId, handling, ...change }: EffectChange,
  before: EffectRow | undefined,
): FieldError[] {
  const read = bagTagId ? readTagCode(bagTagId) : undefined;
  const isNewDecision = handling !== undefined && handling !== before?.handling;
  return [
    ...peopleFaults(change, named, before?.names),
    ...(read && 'fault' in read ? [{ field: 'bagTagId', message: read.fault }] : []),
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
}: EffectRow) => ({
  ...{ item, description, quantity, foundWhere, amountCents, bagTagId, inventoriedBy, witnessedBy, handling },
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

/** Writes down personal effects, or changes what is written down: all of a save, or nothing. */
export function saveEffects(
  context: OperationContext,
  { caseId, decedentId, personalEffects }: { caseId: string; decedentId: string; personalEffects: readonly EffectChange[] },
): Promise<EffectsView> {
  const whom = { staff: personalEffects.flatMap(({ inventoriedBy, witnessedBy }) => [inventoriedBy, witnessedBy]) };
  const change = (open: OpenEffects): EffectsChange | null => {
    const { staff } = open.named;
    if (open.record.decedentId !== decedentId)
      throw refused([{ field: 'decedentId', message: 'This case is about someone else.' }]);
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
    if (steps.length === 0) return null;
    const added = steps.filter(({ effect }) => effect.version === 0).length;
    if (open.effects.length + added > MAX_EFFECTS)
      throw problem('conflict', {
        detail: `A case has at most ${MAX_EFFECTS} personal effects. Put small things into one bag, as one item.`,
      });
    if (added > 0 && open.record.thereAreNoPersonalEffects)
      throw problem('conflict', { detail: 'The case says that there are no personal effects. Take that back first.' });
    return { steps };
  };
  return changeEffects(context, caseId, change, whom);
}

/** Says that two people found no personal effects, or takes that back. */
export function saveNoEffects(
  context: OperationContext,
  { id, flag, ...people }: { id: string; flag: boolean } & TwoPeople,
): Promise<EffectsView> {
  const { inventoriedBy, witnessedBy } = people;
  const change = ({ record, effects, named }: OpenEffects): EffectsChange | null => {
    if (record.thereAreNoPersonalEffects === flag) return null;
    if (!flag) return { steps: [], none: { areNone: false, by: undefined } };
    if (effects.length > 0)
      throw problem('conflict', {
        detail: 'There are personal effects on the list. Take them off first, if they were written down by mistake.',
      });
    if (inventoriedBy === undefined || witnessedBy === undefined) {
      const missing = Object.entries({ inventoriedBy, witnessedBy }).filter(([, who]) => who === undefined);
      throw refused(missing.map(([field]) => ({ field, message: 'Required' })));
    }
    const faults = peopleFaults(people, named);
    const { staff } = named;
    if (faults.length > 0) throw refused(faults);
    const names: NoEffects['names'] = [staff.get(inventoriedBy) ?? '', staff.get(witnessedBy) ?? ''];
    return { steps: [], none: { areNone: true, by: { inventoriedBy, witnessedBy, names, on: context.now.toISOString() } } };
  };
  return changeEffects(context, id, change, flag ? { staff: [inventoriedBy, witnessedBy] } : {});
}
