import type { CaseRecord } from '#functions/table/case.ts';
import { type EffectRow, effectWrite, noEffectsWrite } from '#functions/table/personal-effects.ts';
import type { Item } from '#functions/table/table.ts';
import { type EffectDeed, effectEntry, noEffectsEntry } from '#shared/custody/effects/effect-entries.ts';
import { standingOf } from '#shared/custody/effects/effect-standing.ts';
import type { Doer } from '#shared/custody/recorded-deed.ts';
import { personalEffectItem } from '#shared/model/enumerations/case.ts';
import { effectState } from '#shared/model/enumerations/custody.ts';
import type { CustodyInMaking, Deed } from './custody-deed.ts';
import type { EffectFacts } from './data/custody-facts.ts';
import { idOf } from './ids.ts';
import { itemOf } from './item-of.ts';

/** An effect with what happened to it. Its row says which entry put it where it is once the record is written. */
type MadeEffect = { row: EffectRow; deeds: Deed[] };

const doingOf = ({ id, by, byName, now, note, salt }: Doer, locationId: string) => ({
  ...{ id, salt, locationId, doer: { actor: { kind: 'provider' as const, id: by }, name: byName, on: now.toISOString(), note } },
});

type Step = { at: readonly [hours: number, by: string]; row: EffectRow; deed: EffectDeed };

/** Returns how a thing was found, what was decided, and where it went: a row for each, as it was after that. */
function stepsOf({ making, contacts }: CustodyInMaking, facts: EffectFacts, nth: number): Step[] {
  const { id: caseId, at, memberCalled } = making;
  const { found, decided, moved, state, told, ...inventory } = facts;
  const named = (people: readonly { id: string; fullName: string }[]) =>
    Object.fromEntries(people.map(({ id, fullName }) => [id, fullName]));
  const [finder, witness] = [memberCalled(found[1]), memberCalled(found[2])];
  const first: EffectRow = {
    ...{
      id: idOf('effect', caseId, String(nth)),
      decedentId: idOf('decedent', caseId),
      quantity: 1,
      foundWhere: '',
      ...inventory,
    },
    ...{ inventoriedBy: finder.id, witnessedBy: witness.id, names: named([finder, witness]), wishes: [], photos: [], state },
    ...(told ? { told: [{ source: 'first-call', words: told }] } : {}),
    ...{ stateOn: at(found[0]), addedOn: at(found[0] + nth / 3600), entry: 0, savedBy: finder.fullName, version: 0 },
  };
  const steps: Step[] = [{ at: [found[0], found[1]], row: first, deed: { type: 'custody.effect-inventoried' } }];
  const decider = contacts.find(({ contactIsAgentInCharge }) => contactIsAgentInCharge);
  if (!decided || !decider) return steps;
  const row = { ...first, handling: decided[2], decidedBy: decider.id, decidedOn: at(decided[0]) };
  const after = { ...row, names: { ...first.names, ...named([decider]) }, savedBy: memberCalled(decided[1]).fullName };
  steps.push({ at: [decided[0], decided[1]], row: after, deed: { type: 'custody.effect-decided' } });
  if (!moved) return steps;
  const [hours, by, to, { to: taker, second, ...said }] = moved;
  const takenBy = contacts.find(({ firstName }) => firstName === taker);
  const beside = second === undefined ? undefined : memberCalled(second);
  const moveOf: Partial<EffectRow> = {
    ...said,
    ...(takenBy ? { releasedTo: takenBy.id, signature: { signatureType: 'type', typeText: takenBy.fullName } } : {}),
    ...(beside ? { [to === 'destroyed' ? 'destroyWitness' : 'secondPerson']: beside.id } : {}),
  };
  const names = { ...after.names, ...named([...(takenBy ? [takenBy] : []), ...(beside ? [beside] : [])]) };
  const gone = { ...after, ...moveOf, state: to, stateOn: at(hours), names, savedBy: memberCalled(by).fullName };
  return [...steps, { at: [hours, by], row: gone, deed: { type: 'custody.effect-moved', from: state } }];
}

function effectOf(of: CustodyInMaking, facts: EffectFacts, nth: number): MadeEffect {
  const steps = stepsOf(of, facts, nth);
  const { row } = steps.at(-1)!;
  const deeds = steps.map(({ at: [hours, by], row: then, deed }): Deed => {
    const isMove = deed.type === 'custody.effect-moved' && 'from' in deed;
    return {
      ...{ hours, by: of.making.memberCalled(by) },
      record: (doer, sequence) => {
        if (deed.type !== 'custody.effect-decided') row.entry = sequence;
        return effectEntry(deed, then, { ...doingOf(doer, of.home.id), names: Object.values(then.names) });
      },
      told: isMove
        ? {
            ...{ kind: 'effect-moved', subject: personalEffectItem.label(then.item) },
            ...{ from: effectState.label(deed.from), to: effectState.label(then.state) },
          }
        : { kind: 'effects-changed' },
    };
  });
  return { row, deeds };
}

/** What is made of the personal effects of a case. `items` are complete once the record is written. */
type MadeEffects = { deeds: Deed[]; ofCase: Partial<CaseRecord>; items: () => Item[] };

function noneOf({ making, home, facts }: CustodyInMaking): MadeEffects | undefined {
  if (!facts.noEffects) return undefined;
  const [hours, firstName, second] = facts.noEffects;
  const [by, witness] = [making.memberCalled(firstName), making.memberCalled(second)];
  const names = [by.fullName, witness.fullName] as const;
  const record: Deed['record'] = (doer) => noEffectsEntry(true, { ...doingOf(doer, home.id), names });
  const none = { inventoriedBy: by.id, witnessedBy: witness.id, names, on: making.at(hours) };
  return {
    deeds: [{ hours, by, record, told: { kind: 'effects-changed' } }],
    ofCase: { thereAreNoPersonalEffects: true, effectsStanding: standingOf([]), effectsRevision: 1 },
    items: () => [itemOf(noEffectsWrite(making.id, none))],
  };
}

/** Returns the personal effects of a case, or that there are none. */
export function effectsOf(of: CustodyInMaking): MadeEffects {
  const none = noneOf(of);
  if (none) return none;
  const effects = (of.facts.effects ?? []).map((each, nth) => effectOf(of, each, nth));
  const rows = effects.map(({ row }) => row);
  return {
    deeds: effects.flatMap(({ deeds }) => deeds),
    ofCase: rows.length > 0 ? { effectsStanding: standingOf(rows), effectsRevision: 1 } : {},
    items: () => rows.map((row) => itemOf(effectWrite(of.making.id, row))),
  };
}
