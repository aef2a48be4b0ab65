/** Why a write failed, apart from the table itself: Lambdas that have no table know these without an SDK. */

/** A condition of a write did not hold: somebody else was first. `index` says which write of a transaction. */
export class ConditionFailed extends Error {
  override readonly name = 'ConditionFailed';
  readonly index: number;
  constructor(index = 0, options?: ErrorOptions) {
    super('A condition on the table did not hold.', options);
    this.index = index;
  }
}

/** Others held a row for as long as it was tried to write it: nothing is written and nothing is wrong, so that the same again may well succeed. */
export class TableBusy extends Error {
  override readonly name = 'TableBusy';
  constructor(options?: ErrorOptions) {
    super('A row of the table was held by others each time that it was tried.', options);
  }
}
