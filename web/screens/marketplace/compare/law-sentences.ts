import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import type { GplLineKey } from '#shared/funeral-rule/gpl-lines.ts';
import { lineDisclosures } from '../funeral-home/line-disclosures.ts';

/** One disclosure beside one line of several homes: the sentences that all say alike, then what only one home says. Nothing is reworded. */
export type LawSentence = {
  key: string;
  clause: string;
  common: string;
  /** Each home's own last sentences, where they differ. */
  ofHomes: { homeId: string; homeName: string; text: string }[];
};

/** Whole sentences, in order; joined by single spaces they are the text again. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.)])\s+(?=[A-Z(])/);

/** How many sentences at the beginning all of them have alike. */
const commonCount = (texts: readonly string[][]): number => {
  const [first = [], ...others] = texts;
  const differs = first.findIndex((sentence, index) => others.some((other) => other[index] !== sentence));
  return differs < 0 ? first.length : differs;
};

/** The sentences of the Funeral Rule that stand beside a line, once for all homes that list it. */
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
