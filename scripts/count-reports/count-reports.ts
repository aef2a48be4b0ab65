import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { countNow } from '#functions/reports/count-now.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { Counted } from '#functions/table/report.ts';
import { ConditionFailed, type Item, openTable, type Table } from '#functions/table/table.ts';
import type { InformationRequestRecord } from '#shared/model/information-request.ts';

export type CountingStage = { client: DynamoDBDocumentClient; tableName: string };

/** How often something is counted again while someone changes it. */
const MAX_TRIES = 10;

/** Every row of a kind, a page of the scan at a time. */
async function* rowsOf({ client, tableName: TableName }: CountingStage, entityType: string): AsyncGenerator<Item[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName,
        FilterExpression: 'entityType = :kind',
        ExpressionAttributeValues: { ':kind': entityType },
        ExclusiveStartKey: from,
      }),
    );
    yield (page.Items ?? []) as Item[];
    from = page.LastEvaluatedKey;
  } while (from);
}

async function countOne(table: Table, of: Counted): Promise<number> {
  for (let tries = 1; ; tries += 1)
    try {
      const writes = await countNow(table, of);
      if (writes.length > 0) await table.transact(writes);
      return writes.length > 0 ? 1 : 0;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || tries === MAX_TRIES) throw error;
    }
}

const ofCase = (row: Item): Counted => {
  const { id, providerLocationId: locationId } = row as unknown as CaseRecord;
  return { kind: 'case', id, locationId };
};
const ofMessage = (row: Item): Counted => {
  const { id, providerLocationId: locationId } = row as unknown as InformationRequestRecord;
  return { kind: 'message', id, locationId };
};

/**
 * Counts every case and message in the reports of its home. Returns how many weren't counted, or not as they are now. A run that stops halfway is finished by
 * the next one, a second run finds nothing to do, and events that are counted at the same time count once.
 */
export async function countReports(stage: CountingStage): Promise<number> {
  const table = openTable(stage.client, stage.tableName);
  let count = 0;
  for await (const rows of rowsOf(stage, 'case')) for (const row of rows) count += await countOne(table, ofCase(row));
  for await (const rows of rowsOf(stage, 'information-request'))
    for (const row of rows) count += await countOne(table, ofMessage(row));
  return count;
}
