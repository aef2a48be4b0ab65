/** What is wrong with a rule, for the staff who wrote it: where (keys and positions from the outside in), and in words. */
export type RuleFault = { path: readonly (string | number)[]; words: string };

const placeOf = ({ path, words }: RuleFault) => (path.length === 0 ? words : `${path.join(' > ')}: ${words}`);

/** A rule that can't be compiled or can't finish. This folder throws nothing else. */
export class LogicFault extends Error {
  readonly faults: readonly RuleFault[];

  constructor(faults: readonly RuleFault[]) {
    super(faults.map(placeOf).join('; '));
    this.name = 'LogicFault';
    this.faults = faults;
  }
}
