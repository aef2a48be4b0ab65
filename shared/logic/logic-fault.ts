/** What is wrong with a rule, for the staff who wrote it: where (keys and places from the rule's outside inwards) and in words. */
export type RuleFault = { path: readonly (string | number)[]; words: string };

const placeOf = ({ path, words }: RuleFault) => (path.length === 0 ? words : `${path.join(' > ')}: ${words}`);

/** A rule that cannot be compiled, or that could not be run to its end. The only thing that this folder throws. */
export class LogicFault extends Error {
  readonly faults: readonly RuleFault[];

  constructor(faults: readonly RuleFault[]) {
    super(faults.map(placeOf).join('; '));
    this.name = 'LogicFault';
    this.faults = faults;
  }
}
