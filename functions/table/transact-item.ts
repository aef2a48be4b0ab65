import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { conditionOf, countingExpressionOf, expressionOf } from './expressions.ts';
import type { Condition, Write } from './write.ts';

/** Compares versions on write: a stale one fails instead of overwriting what someone else saved. */
const versionIs = (version: number): Condition => ({
  expression: '#version = :version',
  names: { '#version': 'version' },
  values: { ':version': version },
});
const absent: Condition = { expression: 'attribute_not_exists(pk)' };

/** Returns the condition on the row that a put replaces; nothing if it may replace any. */
export const putCondition = (write: { unless?: 'exists'; ifVersion?: number }) =>
  write.ifVersion !== undefined ? versionIs(write.ifVersion) : write.unless === 'exists' ? absent : undefined;

const deleteCondition = (write: { ifExists?: boolean; ifVersion?: number; condition?: Condition }): Condition | undefined =>
  write.ifVersion !== undefined
    ? versionIs(write.ifVersion)
    : write.ifExists
      ? { expression: 'attribute_exists(pk)' }
      : write.condition;

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Returns a write as DynamoDB's transactions take it. */
export const transactItem = (TableName: string, write: Write): TransactItem => {
  if ('put' in write) return { Put: { TableName, Item: write.put, ...conditionOf(putCondition(write)) } };
  if ('delete' in write)
    return {
      Delete: {
        TableName,
        Key: write.delete,
        ...conditionOf(deleteCondition(write)),
      },
    };
  if ('update' in write)
    return {
      Update: {
        TableName,
        Key: write.update,
        ...expressionOf(write.set, write.condition ?? { expression: 'attribute_exists(pk)' }),
      } as NonNullable<TransactItem['Update']>,
    };
  if ('add' in write) {
    const { add, counts, initially = {}, set, copies, condition } = write;
    return { Update: { TableName, Key: add, ...countingExpressionOf(counts, initially, condition, { set, copies }) } };
  }
  const { ConditionExpression, ...attributes } = conditionOf(write.condition)!;
  return { ConditionCheck: { TableName, Key: write.check, ConditionExpression, ...attributes } };
};
