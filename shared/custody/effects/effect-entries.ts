import type { ChainEntry, ChainEntryDraft } from '../../chain/chain-entry.ts';
import type { EffectState } from '../../model/enumerations/custody.ts';
import type { TagReading } from '../../model/enumerations/tag.ts';
import type { PersonalEffect, ToldAnswer } from '../../model/personal-effect.ts';
import type { Instant } from '../../values/dates.ts';
import { type CustodyWords, type Recorded, wordsSha256 } from '../custody-record.ts';
import type { ClockFacts } from '../trip-clock.ts';

/** What happened to a personal effect, as the record of custody says it. */
export type EffectDeed =
  | { type: 'custody.effect-inventoried' | 'custody.effect-decided' | 'custody.effect-removed' }
  | {
      type: 'custody.effect-moved' | 'custody.effect-corrected';
      from: EffectState;
      /** The tag on its bag, which was read for it. */
      bag?: { id: string; code: string; how: TagReading } | undefined;
    };

/** Who did something, and when. `note` is theirs, and is kept beside the record. */
export type EffectDoer = {
  actor: Pick<ChainEntry['actor'], 'kind' | 'id' | 'actsFor'>;
  name: string;
  on: Instant;
  note: string;
  /** When it happened, if a phone noted it without a network. */
  phone?: { happenedOn: Instant; clock: ClockFacts };
};

type Of = { id: string; salt: string; locationId: string; doer: EffectDoer };

const draftOf = ({ id, locationId, doer }: Of, type: string, said: ChainEntryDraft['data'], hash: string): ChainEntryDraft => ({
  occurredOn: doer.phone?.happenedOn ?? doer.on,
  recordedOn: doer.on,
  actor: doer.actor,
  type,
  data: { locationId, id, ...said, ...doer.phone?.clock, wordsSha256: hash },
});

/** What of an effect is private, and is kept beside the record: a description may name someone. */
function privateOf(
  { description, foundWhere, bagTagId, amountCents, trackingNumber, idSeenKind, told }: PersonalEffect,
  names: readonly string[],
) {
  const said = { description, foundWhere, bagTagId, amountCents, trackingNumber, idSeenKind, told, people: names };
  return JSON.stringify(said);
}

/** Returns the entry that says what happened to a thing, which is as it is after that, and the words that are kept beside it. `corrects` is the entry that was wrong. */
export async function effectEntry(
  { type, ...said }: EffectDeed,
  effect: PersonalEffect,
  { names, corrects, ...of }: Of & { names: readonly string[]; corrects?: number | undefined },
): Promise<Recorded> {
  const { item, quantity, state, handling, photos, told = [] } = effect;
  const words: CustodyWords = {
    id: of.id,
    salt: of.salt,
    name: of.doer.name,
    note: of.doer.note,
    page: privateOf(effect, names),
  };
  const where: Record<string, EffectState> = 'from' in said ? { from: said.from, to: state } : { state };
  const bag = 'bag' in said ? said.bag : undefined;
  const draft = draftOf(
    of,
    type,
    {
      subject: 'effects-bag',
      subjectId: effect.id,
      ...{ item, quantity, ...where },
      ...(handling ? { handling } : {}),
      ...(bag ? { tag: { id: bag.id, code: bag.code }, verifiedHow: [bag.how] } : {}),
      ...(told.length > 0 ? { toldBy: [...new Set(told.map(({ source }) => source))] } : {}),
      ...(photos.length > 0 ? { evidence: photos.map(({ sha256 }) => ({ kind: 'photo', sha256 })) } : {}),
    },
    await wordsSha256(words),
  );
  return { draft: corrects === undefined ? draft : { ...draft, corrects }, words: [words] };
}

/** Returns the entry that says that two people found no personal effects, or that this isn’t so any more. */
export async function noEffectsEntry(areNone: boolean, { names, ...of }: Of & { names: readonly string[] }): Promise<Recorded> {
  const words: CustodyWords = { id: of.id, salt: of.salt, name: of.doer.name, note: '', page: JSON.stringify({ people: names }) };
  const type = areNone ? 'custody.no-effects' : 'custody.no-effects-withdrawn';
  return { draft: draftOf(of, type, { subject: 'effects-bag' }, await wordsSha256(words)), words: [words] };
}

/** Returns the entry that says that somebody accounted for things that were told earlier and aren’t on the list: where they were told, and beside it which they were and what became of them. */
export async function accountEntry(answers: readonly ToldAnswer[], of: Of): Promise<Recorded> {
  const page = JSON.stringify({ accounted: answers.map(({ source, words, became }) => ({ source, words, became })) });
  const words: CustodyWords = { id: of.id, salt: of.salt, name: of.doer.name, note: of.doer.note, page };
  const toldBy = [...new Set(answers.map(({ source }) => source))];
  const said = { subject: 'effects-bag', quantity: answers.length, toldBy };
  return { draft: draftOf(of, 'custody.effect-accounted-for', said, await wordsSha256(words)), words: [words] };
}
