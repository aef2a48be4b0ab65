import { type PlanSection, planSection } from '../model/enumerations/pricing.ts';

export type SectionSum = { section: PlanSection; cents: number };

/**
 * Returns the sum of the charges of each section, in the order of a statement: exactly the lines that a reader sees there. Reductions, discounts, and taxes have their
 * own sums.
 */
export const sectionSums = (lines: readonly { section: PlanSection; amountCents: number }[]): SectionSum[] =>
  planSection.values
    .filter((section) => section !== 'discounts' && section !== 'taxes')
    .map((section) => ({
      section,
      cents: lines.reduce((sum, line) => (line.section === section && line.amountCents > 0 ? sum + line.amountCents : sum), 0),
    }))
    .filter(({ cents }) => cents !== 0);
