import { countOf } from '#shared/catalog/count-of.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { DraftInShort } from '#shared/contract/system-catalog-views.ts';
import { workPaths } from '#web/work-paths.ts';
import { retiringWords } from '../retiring-words.ts';

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What tells a draft from others. */
export const keyOf = ({ noun, id }: Pick<DraftInShort, 'noun' | 'id'>): string => `${noun} ${id}`;

const CHOSEN = 'chosen';

/** Returns the address of the list of drafts with one chosen, whatever was chosen before. */
export const chosenDraftPath = (draft: Pick<DraftInShort, 'noun' | 'id'>): string =>
  `${workPaths.systemDrafts()}?${new URLSearchParams({ [CHOSEN]: keyOf(draft) })}`;

/** Returns the draft that an address chooses, with its version; undefined if it chooses none, or one that is gone. */
export function chosenByAddress(
  drafts: readonly DraftInShort[],
  search: URLSearchParams,
): ReadonlyMap<string, number> | undefined {
  const draft = drafts.find((each) => keyOf(each) === search.get(CHOSEN));
  return draft && new Map([[keyOf(draft), draft.version]]);
}

/** Reads the chosen drafts, by their keys with their versions, from what a tab kept. */
export const chosenIn = (stored: unknown): ReadonlyMap<string, number> =>
  new Map(Object.entries(stored ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));

/** What is published if these drafts are: they, and the drafts of what they need. */
export type Choice = { chosen: readonly DraftInShort[]; broughtAlong: readonly DraftInShort[] };

/** Returns what is published with chosen drafts, also what those need that they bring along. */
export function choiceOf(drafts: readonly DraftInShort[], keys: ReadonlySet<string>): Choice {
  const byKey = new Map(drafts.map((draft) => [keyOf(draft), draft]));
  const chosen = drafts.filter((draft) => keys.has(keyOf(draft)));
  const all = new Set(chosen);
  for (const { needs } of all)
    for (const needed of needs) {
      const draft = byKey.get(keyOf(needed));
      if (draft) all.add(draft);
    }
  return { chosen, broughtAlong: [...all].filter((draft) => !chosen.includes(draft)) };
}

/** Returns the drafts that keep a choice from being published: those with faults, and those that have to be settled first. */
export const hindering = ({ chosen, broughtAlong }: Choice): readonly DraftInShort[] =>
  [...chosen, ...broughtAlong].filter(({ faults, isMoved }) => faults.length > 0 || isMoved);

/** Returns the ids of the drafts that may apply over open cases: those with triggers that create tasks. */
export const triggersIn = ({ chosen }: Choice): string[] => chosen.filter(({ createsTasks }) => createsTasks).map(({ id }) => id);

/** Returns the nouns of which a choice brings new entries, which families may not see yet. A batch may bring some of each that it changes. */
export const newNounsIn = ({ chosen, broughtAlong }: Choice): ReadonlySet<NounName> =>
  new Set(
    [...chosen, ...broughtAlong].flatMap(({ kind, state, noun, nouns }) => {
      if (kind === 'batch') return nouns.map((each) => each.noun);
      return state === 'new' ? [noun] : [];
    }),
  );

/** Says how many drafts are chosen, and whether an earlier visit chose them. */
export function chosenWords(count: number, isFromBefore: boolean): string {
  if (count === 0) return 'Choose the drafts that belong together.';
  const are = count === 1 ? '1 draft is' : `${count.toLocaleString('en-US')} drafts are`;
  return isFromBefore ? `${are} still chosen from before.` : `${are} chosen.`;
}

type Ready = { choice: Choice; note: string; isPassed: boolean };

/** Says what is missing before a choice can be published. Empty once nothing is. */
export function missingWords({ choice, note, isPassed }: Ready): string {
  if (choice.chosen.length === 0) return 'To publish, choose a draft first.';
  if (hindering(choice).length > 0) return 'To publish, fix or settle the drafts named above first.';
  const isWhyMissing = note.trim() === '';
  if (isPassed) return isWhyMissing ? 'To publish, fill in “Why.”' : '';
  const run = 'To publish, finish a dry run or say why you publish without one';
  return isWhyMissing ? `${run}, and fill in “Why.”` : `${run}.`;
}

/** Says what a batch changes: “2 items, 1 group of questions, and 1 trigger.” */
const nounWords = ({ nouns }: Pick<DraftInShort, 'nouns'>): string =>
  conjunction.format(nouns.map(({ noun, count }) => countOf(count, noun)));

/** How many changed fields are named. */
const MAX_NAMED = 3;

/** Says what a draft changes. */
export function changeWords(draft: DraftInShort): string {
  const { kind, state, fields, nouns: counts, changed = [] } = draft;
  if (kind === 'order') return `New order: ${fields} moved`;
  if (kind === 'batch' && fields === 0) return 'Nothing of it differs from what is published';
  if (kind === 'batch') {
    const retired = draft.retires ? `: ${draft.retires.toLocaleString('en-US')} to be retired` : '';
    return `Changes ${nounWords({ nouns: counts })}${retired}`;
  }
  if (state === 'new') return 'New';
  const retiring = draft.isRetired === draft.wasRetired ? '' : retiringWords(draft);
  if (retiring && fields === 0) return retiring;
  const count = fields === 1 ? '1 field changed' : `${fields} fields changed`;
  const words = retiring ? `${retiring}, ${count}` : count;
  return changed.length === 0
    ? words
    : `${words}: ${changed.slice(0, MAX_NAMED).join(', ')}${changed.length > MAX_NAMED ? ', and more' : ''}`;
}
