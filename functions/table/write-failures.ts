/** Why a write failed, apart from the table itself: Lambdas without a table know these without an SDK. */

/** Says that a condition of a write failed: someone else was first. `index` says which write of a transaction. */
export class ConditionFailed extends Error {
  override readonly name = 'ConditionFailed';
  readonly index: number;
  constructor(index = 0, options?: ErrorOptions) {
    super('A condition on the table failed.', options);
    this.index = index;
  }
}

/** Awaits a conditional write. Returns false if its condition failed, usually because someone else was first. */
export async function wasWritten(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** Says that others locked a row for as long as writing it was tried: nothing is written and nothing is wrong, so trying again may well succeed. */
export class TableBusy extends Error {
  override readonly name = 'TableBusy';
  constructor(options?: ErrorOptions) {
    super('Others had locked a row of the table at every try.', options);
  }
}

/** Says that a row would outgrow the 400 KB that DynamoDB keeps: each field was within its limit, but not all of them together. */
export class RowTooLarge extends Error {
  override readonly name = 'RowTooLarge';
  constructor(options?: ErrorOptions) {
    super('A row of the table would be over 400 KB.', options);
  }
}
