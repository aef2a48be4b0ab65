import type { ChainEntry } from '../chain/chain-entry.ts';
import { decedentStatus, personalEffectHandling, personalEffectItem } from '../model/enumerations/case.ts';
import { carePage, effectState, identificationResult } from '../model/enumerations/custody.ts';
import { reductionAct } from '../model/enumerations/handoff.ts';
import { spelledCode } from '../values/tag-code.ts';
import { capitalized } from '../values/text.ts';
import type { EffectDeed } from './effects/effect-entries.ts';
import { labelIn, type Part, partOf, plainWords, textOf } from './fact-words.ts';
import type { HandoffDeed } from './handoffs/handoff-entries.ts';
import type { TagDeed } from './tags/tag-entries.ts';

/** What the entries of a custody record report besides changes of care. Anything that this build doesn't know yet is said by its own name. */
type KnownType =
  | TagDeed['type']
  | HandoffDeed['type']
  | EffectDeed['type']
  | `custody.${'page-closed' | 'page-reopened' | 'no-effects' | 'no-effects-withdrawn' | 'death-corrected' | 'effect-accounted-for' | 'identity-doubted' | 'gate-overridden'}`
  | `custody.${'family-told' | 'correction-confirmed' | 'hold-placed' | 'hold-ended' | 'removal-noted' | 'identification-result' | 'disposition-started' | 'disposition-completed'}`;

const tagOf = ({ tag }: Part): string => {
  const code = textOf(partOf(tag).code);
  return code.length === 8 ? `tag ${spelledCode(code)}` : 'a tag';
};

const findings: Readonly<Record<string, (tag: string) => string>> = {
  confirmed: (tag) => `${capitalized(tag)} compared: it is them`,
  'not-them': (tag) => `${capitalized(tag)} compared: not this person`,
  'other-case': (tag) => `${capitalized(tag)} belongs to someone else`,
  'found-elsewhere': (tag) => `${capitalized(tag)} was found with someone else`,
};

const thing = ({ item, quantity }: Part): string =>
  `${labelIn(personalEffectItem, item) || 'Personal effect'}${typeof quantity === 'number' && quantity > 1 ? ` (${quantity})` : ''}`;

const states = ({ from, to }: Part): string =>
  `${labelIn(effectState, from).toLowerCase()} to ${labelIn(effectState, to).toLowerCase()}`;

/** Says how many things of the inventory weren’t there when a hand-off was accepted. */
function missedWords({ thingsMissed }: Part): string {
  const count = Array.isArray(thingsMissed) ? thingsMissed.length : 0;
  if (count === 0) return '';
  return count === 1 ? ', and 1 personal effect wasn’t there' : `, and ${count} personal effects weren’t there`;
}

const resultOf = (result: unknown): string => labelIn(identificationResult, result) || 'no answer';

const reduction = ({ act }: Part): string => labelIn(reductionAct, act) || 'Reduction';

const titles: Readonly<Record<KnownType, (data: Part) => string>> = {
  'custody.page-closed': ({ page }) => `${labelIn(carePage, page)} closed`,
  'custody.page-reopened': ({ page }) => `${labelIn(carePage, page)} opened again`,
  'custody.removal-noted': () => 'Removal noted on a phone',
  'custody.tag-bound': (data) => `${capitalized(tagOf(data))} bound`,
  'custody.tag-retirement-asked': (data) => `A second person is needed to retire ${tagOf(data)}`,
  'custody.tag-retired': (data) => `${capitalized(tagOf(data))} retired`,
  'custody.identity-verified': (data) => findings[textOf(data.finding)]?.(tagOf(data)) ?? `${capitalized(tagOf(data))} compared`,
  'custody.identity-doubted': () => 'A relative said: this does not look like them',
  'custody.identification-result': ({ from, to }) => `Identification: “${resultOf(to)}” (before: “${resultOf(from)}”)`,
  'custody.hold-placed': () => 'Everything final put on hold',
  'custody.hold-ended': () => 'Hold on everything final ended',
  'custody.gate-overridden': () => 'Two people went on without something',
  'custody.correction-confirmed': () => 'The company that had the person confirmed the correction',
  'custody.family-told': () => 'The family was told of a correction',
  'custody.effect-inventoried': (data) => `${thing(data)}: on the inventory`,
  'custody.effect-decided': (data) => {
    const what = labelIn(personalEffectHandling, data.handling).toLowerCase();
    return `${thing(data)}: ${what ? `decided to ${what}` : 'nothing is decided any more'}`;
  },
  'custody.effect-moved': (data) => `${thing(data)}: ${states(data)}`,
  'custody.effect-corrected': (data) =>
    data.from === data.to ? `${thing(data)}: corrected, it’s with us` : `${thing(data)}: corrected from ${states(data)}`,
  'custody.effect-removed': (data) => `${thing(data)}: taken off the inventory`,
  'custody.death-corrected': ({ from, to }) => `Death corrected from ${textOf(from)} to ${textOf(to)}`,
  'custody.effect-accounted-for': () => 'Said what became of something that was told earlier',
  'custody.no-effects': () => 'No personal effects, two people say',
  'custody.no-effects-withdrawn': () => 'No longer true: that there are no personal effects',
  'custody.handoff-offered': () => 'Hand-off offered',
  'custody.handoff-accepted': (data) => `Hand-off accepted${missedWords(data)}`,
  'custody.handoff-refused': () => 'Hand-off refused',
  'custody.handoff-withdrawn': () => 'Hand-off taken back',
  'custody.handoff-unconfirmed': () => 'Handed over to someone without an account. Nobody there has confirmed it',
  'custody.disposition-started': (data) => `${reduction(data)} started`,
  'custody.disposition-completed': (data) => `${reduction(data)} ended`,
};

/** A line of the timeline of custody: what was recorded, when it happened, and the id of what is kept beside the record about it. */
export type EntryLine = { title: string; occurredOn: string; wordsId: string; reason?: string };

/**
 * Returns what an entry of a custody record reports, in the few words of a timeline: a line for each change of care, and one for everything else that it says. Names and notes
 * are beside the record, under `wordsId`.
 */
export function entryLines({ type, data, occurredOn }: Pick<ChainEntry, 'type' | 'data' | 'occurredOn'>): EntryLine[] {
  const changes = Array.isArray(data.changes) ? data.changes.map(partOf) : [];
  const taken = 'takenFrom' in data ? '. The company that had the person hadn’t confirmed it' : '';
  const moves = changes.map(({ id, to, happenedOn, reason }): EntryLine => {
    const [status, why] = [labelIn(decedentStatus, to), textOf(reason)];
    const title = type === 'custody.corrected' ? `Corrected to ${status}${taken}` : status;
    return { title, occurredOn: textOf(happenedOn) || occurredOn, wordsId: textOf(id), ...(why ? { reason: why } : {}) };
  });
  if (changes.length > 0 && !('handoffId' in data)) return moves;
  const title = titles[type as KnownType]?.(data) ?? plainWords(type.replace(/^custody\./, ''));
  const [move] = moves;
  return [{ title: move ? `${title}: ${move.title.toLowerCase()}` : title, occurredOn, wordsId: textOf(data.id) }];
}

/** What a trade company isn't told: things that belong to the family, what relatives said, and what two people of the home decided. */
const notForTrade = /^custody\.(effect|no-effects|identity-doubted|gate-|family-)/;

/** Tells whether a trade company that works on the case sees an entry: those about where the person is, and how that was verified. */
export const isForTrade = ({ type, actor }: Pick<ChainEntry, 'type' | 'actor'>): boolean =>
  !notForTrade.test(type) && actor.kind !== 'family';

/** Tells whether a trade company sees the note beside an entry too: what went along with a hand-off, and why a page was opened again. */
export const isNoteForTrade = ({ type }: Pick<ChainEntry, 'type'>): boolean =>
  type === 'custody.page-reopened' || type.startsWith('custody.handoff-');

/** Returns an entry without the code of its tag, for those who compare tags: they read it from the tag itself (docs/decisions.md, Tags). */
export const withoutTagCode = <Entry extends Pick<ChainEntry, 'data'>>(entry: Entry): Entry =>
  'tag' in entry.data ? { ...entry, data: { ...entry.data, tag: {} } } : entry;
