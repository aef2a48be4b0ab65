import { type NounName, nounNames } from './noun-names.ts';

/** What a search may ask of an entry's state. */
export const searchedStates = ['draft', 'retired', 'faulty', 'unused'] as const;
export type SearchedState = (typeof searchedStates)[number];

/** One thing that a search asks for, or (`isNot`) that it leaves out. */
export type SearchTerm = { isNot: boolean } & (
  | { kind: 'word'; value: string }
  /** Words that follow each other, in quotation marks. */
  | { kind: 'phrase'; value: string }
  | { kind: 'noun'; value: NounName }
  | { kind: 'is'; value: SearchedState }
  | { kind: 'reads'; value: string }
);

/** What is asked for, and what of it nobody understands, in words. */
export type SearchQuery = { terms: readonly SearchTerm[]; faults: readonly string[] };

const states = searchedStates.map((state) => (state === 'faulty' ? 'is:faulty (needs fixes)' : `is:${state}`));

/** Words in quotation marks, straight or curly. While someone types, the closing mark may be missing. */
const phrase = /^-?["“”]\s*([^"“”]*[^"“”\s])\s*(?:["“”]|$)/;
const parts = /-?["“”][^"“”]*[^"“”\s][^"“”]*(?:["“”](?=\s|$)|$)|\S+/g;

function termOf(text: string): SearchTerm | string {
  const isNot = text.startsWith('-') && text.length > 1;
  const given = isNot ? text.slice(1) : text;
  const [, words] = phrase.exec(text) ?? [];
  if (words !== undefined) return { kind: 'phrase', value: words.toLowerCase().replaceAll(/\s+/g, ' '), isNot };
  const [, name = '', value = ''] = /^(noun|is|reads):(.*)$/i.exec(given) ?? [];
  const lower = value.toLowerCase();
  switch (name.toLowerCase()) {
    case 'noun': {
      const noun = nounNames.find((each) => each.toLowerCase() === lower);
      return noun
        ? { kind: 'noun', value: noun, isNot }
        : `There is no list “${value}.” After noun:, name one of ${nounNames.join(', ')}.`;
    }
    case 'is': {
      const state = searchedStates.find((each) => each === lower);
      return state
        ? { kind: 'is', value: state, isNot }
        : `“${given}” isn’t a state. Try ${states.slice(0, -1).join(', ')}, or ${states.at(-1)}.`;
    }
    case 'reads':
      return value ? { kind: 'reads', value, isNot } : 'Add an identifier after reads:, like reads:veteran.';
    default:
      return { kind: 'word', value: given.toLowerCase(), isNot };
  }
}

/** Returns what a search asks for: words, `"words that follow each other"`, `noun:services`, `is:draft`, `reads:<identifier>`, and `-` before what isn't wanted. */
export function searchQuery(text: string): SearchQuery {
  const found = (text.match(parts) ?? []).map(termOf);
  return {
    terms: found.filter((each) => typeof each !== 'string'),
    faults: found.filter((each) => typeof each === 'string'),
  };
}

/** Returns how far a name is from what is looked for: it's just that, begins with it, has all of its words, or only some or none of them. */
export function closenessOf(name: string, terms: readonly SearchTerm[]): number {
  const words = terms.flatMap((term) => ((term.kind === 'word' || term.kind === 'phrase') && !term.isNot ? [term.value] : []));
  const called = name.toLowerCase().trim().replaceAll(/\s+/g, ' ');
  const whole = words.join(' ');
  if (words.length === 0 || called === whole) return 0;
  if (called.startsWith(whole)) return 1;
  if (!words.every((word) => called.includes(word))) return 4;
  return called.startsWith(words[0] ?? '') ? 2 : 3;
}
