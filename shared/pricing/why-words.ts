import { gplLine, requiredBy } from '../model/enumerations/pricing.ts';
import type { LineWhy, PricedLine } from '../model/priced-plan.ts';
import { percentWords } from './percent-words.ts';

type Words = { [Kind in LineWhy['kind']]: (why: Extract<LineWhy, { kind: Kind }>) => string };

/** Ends a reason with a period, which homes sometimes forget. */
const sentence = (words: string): string => (/[.!?…]["”’)]*$/.test(words.trim()) ? words.trim() : `${words.trim()}.`);

const words: Words = {
  chosen: () => 'You chose it.',
  package: ({ name }) => `It is part of the package “${name}.”`,
  follows: ({ because, question }) =>
    question ? `It follows from your answer under “${because}”: ${question}` : `It comes with “${because}.”`,
  'non-declinable': () => 'Every funeral arrangement includes this fee, and it cannot be declined.',
  required: ({ by, reason }) => sentence(`${requiredBy.label(by)}: ${reason}`),
  discount: ({ reason }) => sentence(reason),
  tax: ({ ratePpm, rateBasisPoints = 0 }) =>
    `A tax of ${percentWords(ratePpm ?? rateBasisPoints * 100)} that the home has to charge.`,
  allowance: ({ name }) => `“${name}” already pays this much toward it.`,
};

/**
 * Writes why a line is on the account as one plain sentence, the same on screen and paper. The reason of a required purchase is the home's own, printed
 * beside it as 16 CFR 453.4(b)(2)(i)(B) requires.
 */
export function whyWords({ why, section }: Pick<PricedLine, 'why' | 'section'>): string {
  // The line of a flat package is the package; those of an a la carte one are its parts.
  if (why.kind === 'package' && section === 'package') return 'You chose this package: one price for everything in it.';
  const say = words[why.kind] as (given: LineWhy) => string;
  return say(why);
}

/** Writes which line of the home's price list a line of the account comes from. Empty for what is itemized by its own name. */
export function listWords({ gplLine: line }: Pick<PricedLine, 'gplLine'>): string {
  return line ? `On the price list under “${gplLine.label(line)}”` : '';
}
