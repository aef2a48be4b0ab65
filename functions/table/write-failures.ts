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

type CancellationReason = { Code?: string; Message?: string };

const cancellationReasons = (error: unknown): CancellationReason[] =>
  (error as { CancellationReasons?: CancellationReason[] }).CancellationReasons ?? [];

const cancellationCodes = (error: unknown): (string | undefined)[] => cancellationReasons(error).map(({ Code }) => Code);

/** Why DynamoDB cancels a transaction that may well succeed a moment later. The SDK tries a single write again that is over a limit, but not a canceled transaction. */
const PASSING: readonly (string | undefined)[] = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

/** Checks whether others had locked a row, or used up its partition's limit. A canceled transaction has a reason per write; a single write is refused as a whole. */
export const isHeldByOthers = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'TransactionConflictException') ||
  cancellationCodes(error).some((code) => PASSING.includes(code));

/** Returns the index of the write of a transaction whose condition failed; 0 for a single write, -1 if none did. */
export const failedCondition = (error: unknown): number =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException'
    ? 0
    : cancellationCodes(error).indexOf('ConditionalCheckFailed');

/**
 * Checks whether a row would be over its limit. DynamoDB has no name for that, only words: a single write's own, or a reason's in a canceled transaction.
 */
export function isOversized(error: unknown): boolean {
  const { message } = error as { message?: string };
  const messages = [message, ...cancellationReasons(error).map(({ Message }) => Message)];
  return messages.some((words) => /^item size\b.*exceeded/i.test(words ?? ''));
}
