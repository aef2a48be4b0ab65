import { defaultAttributes, defaultLanguages } from './enumerations/location.ts';

/** Two texts say the same whatever their case. */
const keyOf = (text: string) => text.trim().normalize().toLowerCase();

/** How the default lists spell what they have: a home that types "catering" means 'Catering', and families filter by one word, not by two. */
const spellings = new Map([...defaultAttributes, ...defaultLanguages].map((text) => [keyOf(text), text as string]));

/** Texts without those that were there before in another case: the first stays, in the default lists' spelling where they have it. */
export function distinctTexts(texts: readonly string[]): string[] {
  const distinct = new Map<string, string>();
  for (const text of texts) {
    const key = keyOf(text);
    if (!distinct.has(key)) distinct.set(key, spellings.get(key) ?? text);
  }
  return [...distinct.values()];
}

/** Whether a list has a text already, in any case. */
export const hasText = (texts: readonly string[], text: string): boolean => texts.some((each) => keyOf(each) === keyOf(text));
