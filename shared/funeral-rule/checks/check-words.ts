import type { GeneralPriceList } from '../../model/general-price-list.ts';
import type { Finding, FindingCode, Fix } from '../../model/price-list-finding.ts';
import { contradictions } from './contradictions.ts';
import { feeDiscount, secondFee } from './fee-words.ts';
import { finding } from './finding.ts';
import { casketFromElsewhere, casketHandling, packagesOnly } from './forbidden-words.ts';
import { markedFree } from './marked-free.ts';
import { type OwnWords, ownWords } from './own-words.ts';
import { type ForbiddenPattern, findSentence, type ReadText, readText, withoutSaying } from './sentence-patterns.ts';

type Rule = {
  code: FindingCode;
  clause: string;
  /** What the words may not say, which can depend on the row. */
  forbidden: (words: OwnWords) => readonly ForbiddenPattern[];
  /** Whether the rule applies to these words. */
  concerns: (words: OwnWords) => boolean;
  say: (sentence: string, words: OwnWords) => string;
  mend: string;
};

const always = () => true;

/** Returns whether the words name a priced row. Lines that the Rule itself prices with the family's casket don't count. */
const isPricedName = ({ part, place, line }: OwnWords): boolean =>
  part === 'name' && place.kind === 'row' && line !== 'direct-cremation' && line !== 'immediate-burial' && line !== 'caskets';

const anywhere = (forbidden: readonly ForbiddenPattern[]) => () => forbidden;

const rules: readonly Rule[] = [
  {
    code: 'marked-free',
    clause: '16 CFR 453.4(b)(1)',
    forbidden: ({ line, place }) => markedFree({ line, label: place.label }),
    concerns: always,
    say: (sentence, { place }) => `${place.label} is marked free: "${sentence}"`,
    mend: 'Every service and item on this list needs its own price. Remove the words, or say which price includes it.',
  },
  {
    code: 'second-fee',
    clause: '16 CFR 453.4(b)(1)(i)(A)',
    forbidden: ({ line, isCashAdvance }) => secondFee(line, isCashAdvance ?? false),
    concerns: always,
    say: (sentence, { place }) => `${place.label} charges a fee that families can’t decline: "${sentence}"`,
    mend: 'Only the basic services fee may be charged to every family. Make this part of that fee, or let families choose it.',
  },
  {
    code: 'casket-handling-fee',
    clause: '16 CFR 453.4(b)(1)(ii)',
    forbidden: anywhere(casketHandling),
    concerns: always,
    say: (sentence, { place }) => `${place.label} charges a fee for a casket that the family provides: "${sentence}"`,
    mend: 'You must accept a casket from another seller without a fee. Remove this charge.',
  },
  {
    code: 'casket-handling-fee',
    clause: '16 CFR 453.4(b)(1)(ii)',
    forbidden: anywhere(casketFromElsewhere),
    concerns: isPricedName,
    say: (_, { place }) => `${place.label} charges a fee for a casket that the family provides.`,
    mend: 'You must accept a casket from another seller without a fee. Remove this charge.',
  },
  {
    code: 'packages-replace-list',
    clause: '16 CFR 453.2(b)(4)',
    forbidden: anywhere(packagesOnly),
    concerns: always,
    say: (sentence, { place }) => `${place.label} offers packages instead of itemized prices: "${sentence}"`,
    mend: 'Packages are in addition to itemized prices, never instead of them. Remove the words.',
  },
  {
    code: 'package-discounts-fee',
    clause: '16 CFR 453.4(b)(1)(i)(A)',
    forbidden: ({ line }) => feeDiscount(line),
    concerns: always,
    say: (sentence, { place }) => `${place.label} discounts the basic services fee: "${sentence}"`,
    mend: 'The basic services fee is the same for everyone. Remove the words. A package may cost less as a whole.',
  },
  ...contradictions.map(
    ({ clause, of, forbidden, truth, lines }): Rule => ({
      code: 'disclosure-contradicted',
      clause,
      forbidden: anywhere(forbidden),
      concerns: lines === undefined ? always : ({ line }) => line !== null && lines.includes(line),
      say: (sentence, { place }) => `${place.label} contradicts ${of}: "${sentence}"`,
      mend: truth,
    }),
  ),
];

/** Returns the fix. A service whose very name is the problem is taken off the list; a line gets the Rule's name back. */
function fixOf(
  words: OwnWords,
  read: ReadText,
  forbidden: readonly ForbiddenPattern[],
  content: GeneralPriceList,
): Fix | undefined {
  const { place, part, mend } = words;
  if (place.kind === 'row' && place.row === 'item' && place.id)
    return { target: 'row', row: 'item', id: place.id, set: { isOffered: false } };
  if (part === 'name' && place.kind === 'row' && place.id) {
    const isLine = content.lines.some(({ serviceId }) => serviceId === place.id);
    return { target: 'row', row: 'service', id: place.id, set: isLine ? { name: '' } : { isOffered: false } };
  }
  return mend?.(withoutSaying(read, forbidden));
}

const fixWords = (fix: Fix | undefined): string =>
  fix?.target === 'row' && fix.set.isOffered === false ? 'Remove from the list' : 'Remove the words';

type BrokenRule = { rule: Rule; sentence: string };

const brokenRulesIn = (words: OwnWords): readonly BrokenRule[] => {
  const read = readText(words.text);
  return rules.flatMap((rule) => {
    const sentence = rule.concerns(words) ? findSentence(read, rule.forbidden(words)) : undefined;
    return sentence ? [{ rule, sentence }] : [];
  });
};

/** Returns what the rules look at in a text, as a key. */
const keyOf = ({ text, part, place, line, isCashAdvance }: OwnWords): string =>
  JSON.stringify([text, part, place.kind, place.label, line, isCashAdvance]);

/** The most texts whose results are kept: those of several lists. */
const MAX_KEPT = 2000;
const kept = new Map<string, readonly BrokenRule[]>();

/** Returns the rules that a text breaks. Each text is tried on dozens of patterns, and most texts of a list were in its last check, so results are kept. */
export function brokenBy(words: OwnWords): readonly BrokenRule[] {
  if (words.text.trim() === '') return [];
  const key = keyOf(words);
  const known = kept.get(key);
  if (known) return known;
  const broken = brokenRulesIn(words);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, broken);
  return broken;
}

/** Checks the home's own words, wherever they are, for what they may not say. */
export const checkWords = (content: GeneralPriceList): Finding[] =>
  ownWords(content).flatMap((words, index) =>
    brokenBy(words).map(({ rule, sentence }) => {
      const { code, clause, say, mend } = rule;
      const fix = fixOf(words, readText(words.text), rule.forbidden(words), content);
      const detail = `${words.part}${words.part === 'detail' || words.part === 'container' ? index : ''}:${clause.slice(7)}`;
      return finding({
        code,
        clause,
        place: words.place,
        words: say(sentence, words),
        mend,
        fix,
        fixWords: fixWords(fix),
        detail,
      });
    }),
  );
