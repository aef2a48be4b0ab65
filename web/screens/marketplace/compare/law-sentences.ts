import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import type { GplLineKey } from '#shared/funeral-rule/gpl-lines.ts';
import { lineDisclosures } from '../funeral-home/line-disclosures.ts';

/** One disclosure for one line of several homes: the sentences that are the same at all of them, then those that differ. Nothing is reworded. */
export type LawSentence = {
  key: string;
  clause: string;
  common: string;
  /** Each home's own last sentences, if they differ. */
  ofHomes: { homeId: string; homeName: string; text: string }[];
};

/** Splits a text into whole sentences, in order. Joined by single spaces, they are the text again. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.)])\s+(?=[A-Z(])/);

/** Counts the sentences at the beginning that all of them share. */
const commonCount = (texts: readonly string[][]): number => {
  const [first = [], ...others] = texts;
  const differs = first.findIndex((sentence, index) => others.some((other) => other[index] !== sentence));
  return differs < 0 ? first.length : differs;
};

/** Returns the Funeral Rule's disclosures for a line, once for all homes that list it. */
export const lawSentences = (
  line: GplLineKey,
  homes: readonly Pick<LocationProfile, 'id' | 'name' | 'priceList'>[],
): LawSentence[] => {
  const said = homes.flatMap(({ id, name, priceList }) => {
    const listed = priceList?.lines.find((each) => each.line === line);
    return listed ? lineDisclosures(listed).map((each) => ({ ...each, homeId: id, homeName: name })) : [];
  });
  return [...new Set(said.map(({ key }) => key))].map((key) => {
    const ofKey = said.filter((each) => each.key === key);
    const split = ofKey.map(({ text }) => sentencesOf(text));
    const count = commonCount(split);
    return {
      key,
      clause: ofKey[0]?.clause ?? '',
      common: (split[0] ?? []).slice(0, count).join(' '),
      ofHomes: ofKey.flatMap(({ homeId, homeName }, index) => {
        const text = (split[index] ?? []).slice(count).join(' ');
        return text ? [{ homeId, homeName, text }] : [];
      }),
    };
  });
};
