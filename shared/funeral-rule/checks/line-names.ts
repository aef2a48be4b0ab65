// Decides which line of the Rule a home's own name means.
import type { GplLine } from '../../model/enumerations/pricing.ts';
import { remembered } from '../../values/remembered.ts';
import { searchKey } from '../../values/text.ts';
import { gplLines } from '../gpl-lines.ts';

const withoutCeremony = '(?:with no|without|no) (?:(?:a|any) )?(?:ceremon|services?\\b|viewing|funeral|visitation)';

/** How each line of the Rule is named, as patterns over `searchKey`. */
const names: readonly (readonly [GplLine, RegExp])[] = [
  ['basic-services', /\b(?:basic|professional|minimum) services?\b|\bservices? of (?:the )?(?:funeral )?directors?\b/],
  [
    'direct-cremation',
    new RegExp(
      `\\b(?:direct|simple|immediate|basic|plain) cremations?\\b|\\bcremations?\\b ${withoutCeremony}|^cremations? only$`,
    ),
  ],
  [
    'immediate-burial',
    new RegExp(
      `\\b(?:immediate|direct|simple|basic|plain) burials?\\b(?! vault)|\\bburials?\\b ${withoutCeremony}|^burials? only$`,
    ),
  ],
  ['forwarding', /\bforwarding\b.*\b(?:remains|body|deceased)\b/],
  ['receiving', /\breceiving\b.*\b(?:remains|body|deceased)\b/],
  ['transfer-of-remains', /\b(?:transfer|removal) of (?:the )?(?:remains|body|deceased)\b/],
  [
    'embalming',
    /^(?!.*\b(?:no|not|non|without|if|when|before|after|instead of|declin\w*|refus\w*)\b).*(?:\bembalming$|^embalming\b(?! (?:fluid|table|room))|\b(?:arterial|chemical) (?:preservation|preparation|injection|treatment|embalming)\b)/,
  ],
  [
    'viewing-facilities',
    /\b(?:viewing|visitation|wake)\b.*\b(?:facilit|staff|room|chapel)|\b(?:facilit|staff|room|chapel)\w*\b.*\b(?:viewing|visitation)\b/,
  ],
  ['other-preparation', /\b(?:dressing|cosmetics?|cosmetology|casketing)\b/],
  [
    'memorial-facilities',
    /\b(?:facilit\w*|staff|chapel|use|equipment)\b.*\bmemorial (?:service|ceremony)\b|^memorial (?:service|ceremony)$/,
  ],
  [
    'ceremony-facilities',
    /\b(?:facilit\w*|staff|chapel|use|equipment)\b.*\bfuneral (?:service|ceremony)\b|\bfuneral ceremony\b(?! (?:program|folder|card|book))/,
  ],
  ['graveside-services', /\bgraveside (?:service|ceremony|staff|equipment)s?\b/],
  ['hearse', /\b(?:hearse|funeral coach|casket coach)\b/],
  ['limousine', /\blimo(?:usine)?s?\b/],
  ['caskets', /^(?!.*\b(?:pets?|urns?)\b).*\b(?:caskets?|coffins?)$/],
  [
    'outer-burial-containers',
    /^(?!.*\b(?:urns?|pets?|cremation|keepsakes?)\b).*\b(?:vaults?|grave (?:liners?|box(?:es)?)|outer (?:burial )?containers?)$/,
  ],
];

/** A check of a list asks about the same names several times, and about most of them again at the next check. */
const MAX_NAMES = 1000;

/** Returns the line of the Rule that a name means, if any. */
export const lineOfName = remembered(MAX_NAMES, (name): GplLine | undefined => {
  const key = searchKey(name);
  return names.find(([, pattern]) => pattern.test(key))?.[0];
});

/** Words that don't distinguish one service from another. */
const common =
  /^(?:a|an|the|our|of|and|for|to|in|with|fee|fees|charge|charges|price|cost|service|services|use|rental|driver|complete|standard|deceased|remains|body)$/;
const tellingWords = remembered(MAX_NAMES, (name) =>
  searchKey(name)
    .split(' ')
    .filter((word) => !common.test(word))
    .map((word) => word.replace(/s$/, ''))
    .toSorted()
    .join(' '),
);

const shortNames: Partial<Record<GplLine, readonly string[]>> = {
  hearse: ['Funeral coach', 'Casket coach'],
  limousine: ['Limo', 'Family limousine'],
  'transfer-of-remains': ['Removal of remains'],
};

/** Returns whether a name says no more than the line itself: "Hearse rental" is the hearse, but "Second hearse" is something else. */
export const isNameOf = (name: string, line: GplLine, own: string | undefined): boolean => {
  const words = tellingWords(name);
  return (
    words !== '' && [gplLines[line].label, own ?? '', ...(shortNames[line] ?? [])].some((each) => tellingWords(each) === words)
  );
};
