import type { PersonalEffectItem } from '../../model/enumerations/case.ts';
import { type ToldSource, toldSource } from '../../model/enumerations/custody.ts';
import type { PersonalEffect, ToldAnswer, ToldThing } from '../../model/personal-effect.ts';

/** What names each kind of thing, the narrower ones first. */
const kinds: readonly (readonly [PersonalEffectItem, RegExp])[] = [
  ['wedding-ring', /\bwedding (?:rings?|bands?)\b/i],
  ['earrings', /\bearrings?\b/i],
  ['ring', /\brings?\b/i],
  ['watch', /watch(?:es)?\b/i],
  ['necklace', /\b(?:necklaces?|pendants?|lockets?|gold chain|silver chain)\b/i],
  ['bracelet', /\bbracelets?\b/i],
  ['glasses', /\b(?:eye)?glasses\b|\bspectacles\b/i],
  ['dentures', /\bdentures?\b/i],
  ['hearing-aid', /\bhearing aids?\b/i],
  ['photograph', /\b(?:photo(?:graph)?s?|pictures?)\b/i],
  ['wallet', /\b(?:wallet|billfold|purse|handbag)s?\b/i],
  ['cash', /\b(?:cash|money)\b|\$\s?\d/i],
  ['keys', /\bkeys?\b/i],
  ['phone', /\b(?:cell|smart|i)?phones?\b/i],
  ['religious-item', /\b(?:rosar(?:y|ies)|cross(?:es)?|crucifix|bible|quran|prayer (?:book|beads|rug|shawl)|tallit|medals?)\b/i],
  ['shoes', /\b(?:shoes|slippers|boots)\b/i],
  ['clothing', /\b(?:cloth(?:es|ing)|dress|suit|shirt|coat|jacket|gown|nightgown|pajamas|robe|sweater|scarf)\b/i],
  ['medication', /\b(?:medications?|medicines?|pills|prescriptions?)\b/i],
  ['documents', /\b(?:documents?|papers|passport|license|id card|cards)\b/i],
];
const kindOf = (words: string): PersonalEffectItem => kinds.find(([, named]) => named.test(words))?.[0] ?? 'other';
const isNamed = (words: string): boolean => kindOf(words) !== 'other';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns how many of a thing there are by its first word; one if that isn’t a number. */
function quantityOf(words: string): number {
  const [first = ''] = words.toLowerCase().split(' ');
  const count = /^\d{1,3}$/.test(first) ? Number(first) : numbers.indexOf(first) + 1;
  return Math.max(1, count);
}

/** What follows a comma and only says where the thing before it is, or what it’s like. */
const isMore = (words: string): boolean => /^(?:left|right|on|in|from|around|at|under|inside|with|of)\b/i.test(words);

/** Returns the things that a line lists. Two that “and” joins are two only if each has the name of a thing: a gold and silver ring is one. */
function splitAt(line: string): string[] {
  const things: string[] = [];
  for (const words of line.split(',').flatMap((part) => part.replace(/^\s*and\s+/i, '').trim() || [])) {
    const last = things.at(-1);
    if (last !== undefined && isMore(words)) things[things.length - 1] = `${last}, ${words}`;
    else things.push(words);
  }
  return things.flatMap((words) => {
    const joined = words.split(/\s+(?:and|&)\s+/i);
    return joined.every(isNamed) ? joined : [words];
  });
}

/** The longest words of one thing. */
const LONGEST_TOLD = 200;
/** The most things that were told. */
const MOST_TOLD = 40;

/** A thing that somebody told of before anyone wrote it down, with what the words say it is. */
export type Told = ToldThing & Pick<PersonalEffect, 'item' | 'quantity'>;

const toldOf = (source: ToldSource, words: string): Told => ({
  ...{ source, words, item: kindOf(words), quantity: quantityOf(words) },
});

/** What the first call says of valuables, and the page of the removal of what came along. */
type FirstCall = { hasValuables?: boolean | undefined; valuablesList?: string | undefined };
type RemovalPage = { belongings?: unknown };

/** The words of something that was said to be there, without saying what. */
const unnamed: Readonly<Record<ToldSource, string>> = {
  'first-call': 'Valuables that nobody named',
  removal: 'Something that came with the person',
};

/**
 * Returns what was told of the decedent's things before anyone wrote them down: each thing that the first call names, or that there is something, and that something came along by the page of
 * the removal (docs/decisions.md, Personal effects).
 */
export function toldThings({ hasValuables, valuablesList = '' }: FirstCall, { belongings }: RemovalPage): Told[] {
  const lines = valuablesList.split(/[\n;]+|\.(?:\s+|$)/).flatMap(splitAt);
  const named = [...new Map(lines.map((words) => [words.toLowerCase(), words.slice(0, LONGEST_TOLD).trim()])).values()];
  const some = named.length === 0 && hasValuables === true ? [unnamed['first-call']] : named.slice(0, MOST_TOLD - 1);
  return [
    ...(hasValuables === false ? [] : some.map((words) => toldOf('first-call', words))),
    ...(belongings === 'list' ? [toldOf('removal', unnamed.removal)] : []),
  ];
}

/** Tells whether two are about the same thing that was told. */
export const isSameThing = (one: ToldThing, other: ToldThing): boolean =>
  one.source === other.source && one.words.toLowerCase() === other.words.toLowerCase();

/**
 * Returns what was told and is open: nothing on the list is it, and nobody has said what became of it. That something came along, as the removal says, is answered by whatever is on the
 * list.
 */
export const openTold = <Thing extends ToldThing>(
  told: readonly Thing[],
  effects: readonly Pick<PersonalEffect, 'told'>[],
  answers: readonly ToldThing[],
): Thing[] =>
  told.filter(
    (thing) =>
      !answers.some((answer) => isSameThing(thing, answer)) &&
      !effects.some(({ told: of = [] }) => of.some((each) => isSameThing(thing, each))) &&
      !(thing.source === 'removal' && effects.length > 0),
  );

/** Returns the answers with new ones in place of those about the same things. */
export const withAnswers = (answers: readonly ToldAnswer[], more: readonly ToldAnswer[]): ToldAnswer[] => [
  ...answers.filter((answer) => !more.some((each) => isSameThing(answer, each))),
  ...more,
];

/** Returns the answers about things that are told and not on the list. */
export const answeredTold = (
  told: readonly ToldThing[],
  effects: readonly Pick<PersonalEffect, 'told'>[],
  answers: readonly ToldAnswer[],
): ToldAnswer[] => {
  const open = openTold(told, effects, []);
  return answers.filter((answer) => open.some((thing) => isSameThing(thing, answer)));
};

/** Says what was told, for a sentence: `the first call: Wedding ring; Glasses`. */
const toldWords = (told: readonly ToldThing[]): string =>
  toldSource.values
    .flatMap((source) => {
      const of = told.filter((thing) => thing.source === source);
      return of.length > 0 ? `${toldSource.label(source)}: ${of.map(({ words }) => words).join('; ')}` : [];
    })
    .join('. ');

/** Returns why nobody can say that there are no personal effects, in words for the screen; undefined if they can. */
export const noneRefusal = (open: readonly ToldThing[]): string | undefined =>
  open.length === 0
    ? undefined
    : `${open.length === 1 ? '1 thing was' : `${open.length} things were`} told earlier. ${toldWords(open)}. Write down what there is, or say what became of it, before you record that there are none.`;
