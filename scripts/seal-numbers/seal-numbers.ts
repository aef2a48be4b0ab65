import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { sealedNumber } from '#functions/cases/answering/sealed-number.ts';
import { ConditionFailed, type Key, openTable } from '#functions/table/table.ts';
import type { FieldKeys } from '#functions/vendors/keys/index.ts';

export type SealingStage = { client: DynamoDBDocumentClient; tableName: string; keys: FieldKeys };
type PlainRow = Key & { id: string; caseId: string; socialSecurityNumber: string };

/** Yields rows of decedents whose number is still plain text, a page of the scan at a time. A sealed number is a map, so it is never among them. */
async function* plainRows({ client, tableName: TableName }: SealingStage): AsyncGenerator<PlainRow[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName,
        FilterExpression: 'entityType = :decedent AND attribute_type(socialSecurityNumber, :text)',
        ProjectionExpression: 'pk, sk, id, caseId, socialSecurityNumber',
        ExpressionAttributeValues: { ':decedent': 'decedent', ':text': 'S' },
        ExclusiveStartKey: from,
        ConsistentRead: true,
      }),
    );
    yield (page.Items ?? []) as PlainRow[];
    from = page.LastEvaluatedKey;
  } while (from);
}

/**
 * Encrypts every Social Security number that the table still has in plain text, and returns how many. Each row is one conditional write: the next run
 * finishes one that stopped halfway, a second run finds nothing to do, and a number that someone saves meanwhile wins.
 */
export async function sealNumbers(stage: SealingStage): Promise<number> {
  const table = openTable(stage.client, stage.tableName);
  let count = 0;
  for await (const rows of plainRows(stage))
    for (const { pk, sk, socialSecurityNumber: plain, ...decedent } of rows) {
      const sealed = await sealedNumber(stage.keys, decedent, plain);
      const condition = { expression: 'socialSecurityNumber = :plain', values: { ':plain': plain } };
      try {
        await table.update({ pk, sk }, { socialSecurityNumber: sealed }, condition);
        count += 1;
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
      }
    }
  return count;
}
