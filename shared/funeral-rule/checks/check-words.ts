import type { GeneralPriceList } from '../../model/general-price-list.ts';
import type { Finding, FindingCode, Fix } from '../../model/price-list-finding.ts';
import { contradictions } from './contradictions.ts';
import { feeDiscount, secondFee } from './fee-words.ts';
import { finding } from './finding.ts';
import { casketFromElsewhere, casketHandling, packagesOnly } from './forbidden-words.ts';
import { markedFree } from './marked-free.ts';
import { type OwnWords, ownWords } from './own-words.ts';
import { type Forbidden, sentenceThatSays, withoutSaying } from './said.ts';

type Rule = {
  code: FindingCode;
  clause: string;
  /** What may not be said; of a row it may depend on what the row is. */
  forbidden: (words: OwnWords) => readonly Forbidden[];
  /** Whose words it is about. */
  concerns: (words: OwnWords) => boolean;
  say: (sentence: string, words: OwnWords) => string;
  mend: string;
};

const always = () => true;

/** The name of a row with a price of its own; a burial with the family's own casket has such a price by the Rule. */
const isPricedName = ({ part, place, line }: OwnWords): boolean =>
  part === 'name' && place.kind === 'row' && line !== 'direct-cremation' && line !== 'immediate-burial' && line !== 'caskets';

const anywhere = (forbidden: readonly Forbidden[]) => () => forbidden;

const rules: readonly Rule[] = [
  {
    code: 'marked-free',
    clause: '16 CFR 453.4(b)(1)',
    forbidden: ({ line, place }) => markedFree({ line, label: place.label }),
    concerns: always,
    say: (sentence, { place }) => `${place.label} is marked free: "${sentence}"`,
    mend: 'Give every item of the rule a price of its own. Take the words out, or say what is included in which price.',
  },
  {
    code: 'second-fee',
    clause: '16 CFR 453.4(b)(1)(i)(A)',
    forbidden: ({ line, isCashAdvance }) => secondFee(line, isCashAdvance ?? false),
    concerns: always,
    say: (sentence, { place }) => `${place.label} asks for a fee that nobody can decline: "${sentence}"`,
    mend: 'Only the fee for basic services may be charged to everybody. Make it part of that fee, or let families choose it.',
  },
  {
    code: 'casket-handling-fee',
    clause: '16 CFR 453.4(b)(1)(ii)',
    forbidden: anywhere(casketHandling),
    concerns: always,
    say: (sentence, { place }) => `${place.label} charges for a casket that a family brings: "${sentence}"`,
    mend: 'Accept a casket from elsewhere without a fee: take it off the list.',
  },
  {
    code: 'casket-handling-fee',
    clause: '16 CFR 453.4(b)(1)(ii)',
    forbidden: anywhere(casketFromElsewhere),
    concerns: isPricedName,
    say: (_, { place }) => `${place.label} charges for a casket that a family brings.`,
    mend: 'Accept a casket from elsewhere without a fee: take it off the list.',
  },
  {
    code: 'packages-replace-list',
    clause: '16 CFR 453.2(b)(4)',
    forbidden: anywhere(packagesOnly),
    concerns: always,
    say: (sentence, { place }) => `${place.label} puts packages in place of single prices: "${sentence}"`,
    mend: 'Packages stand beside the itemised prices, never in place of them. Take the words out.',
  },
  {
    code: 'package-discounts-fee',
    clause: '16 CFR 453.4(b)(1)(i)(A)',
    forbidden: ({ line }) => feeDiscount(line),
    concerns: always,
    say: (sentence, { place }) => `${place.label} takes something off the basic services fee: "${sentence}"`,
    mend: 'The fee for basic services is the same for everybody. Take the words out; a package may cost less as a whole.',
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

/** A service that is at fault by its very name is taken off the list; a line keeps the rule's name. */
function fixOf(words: OwnWords, forbidden: readonly Forbidden[], content: GeneralPriceList): Fix | undefined {
  const { place, part, text, mend } = words;
  if (place.kind === 'row' && place.row === 'item' && place.id)
    return { target: 'row', row: 'item', id: place.id, set: { isOffered: false } };
  if (part === 'name' && place.kind === 'row' && place.id) {
    const isLine = content.lines.some(({ serviceId }) => serviceId === place.id);
    return { target: 'row', row: 'service', id: place.id, set: isLine ? { name: '' } : { isOffered: false } };
  }
  return mend?.(withoutSaying(text, forbidden));
}

const fixWords = (fix: Fix | undefined): string =>
  fix?.target === 'row' && fix.set.isOffered === false ? 'Take it off the list' : 'Take the words out';

/** What a home's own words may not say, wherever they stand. */
export const checkWords = (content: GeneralPriceList): Finding[] =>
  ownWords(content).flatMap((words, index) =>
    rules.flatMap(({ code, clause, concerns, say, mend, ...rule }) => {
      if (!concerns(words)) return [];
      const forbidden = rule.forbidden(words);
      const sentence = sentenceThatSays(words.text, forbidden);
      if (!sentence) return [];
      const fix = fixOf(words, forbidden, content);
      const detail = `${words.part}${words.part === 'detail' || words.part === 'container' ? index : ''}:${clause.slice(7)}`;
      return [
        finding({ code, clause, place: words.place, words: say(sentence, words), mend, fix, fixWords: fixWords(fix), detail }),
      ];
    }),
  );
