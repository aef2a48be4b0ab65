import { defaultAttributes, defaultLanguages } from './enumerations/location.ts';

/** Returns the key of a text, which ignores case. */
const keyOf = (text: string) => text.trim().normalize().toLowerCase();

/** How the default lists spell their entries: a home that types "catering" means 'Catering', and families filter by one word, not two. */
const spellings = new Map([...defaultAttributes, ...defaultLanguages].map((text) => [keyOf(text), text as string]));

/** Removes texts that differ from an earlier one only in case. The first stays, in the default lists' spelling if they have it. */
export function distinctTexts(texts: readonly string[]): string[] {
  const distinct = new Map<string, string>();
  for (const text of texts) {
    const key = keyOf(text);
    if (!distinct.has(key)) distinct.set(key, spellings.get(key) ?? text);
  }
  return [...distinct.values()];
}

/** Returns whether a list already has a text, ignoring case. */
export const hasText = (texts: readonly string[], text: string): boolean => texts.some((each) => keyOf(each) === keyOf(text));
