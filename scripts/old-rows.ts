/** What the scripts share that bring rows of an earlier version up to date, once: on a stage, or on this machine. */
import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { ConditionFailed, documentClient, type Item } from '#functions/table/table.ts';
import { type Stage, stageOf } from './redrive/stage.ts';

/** A table whose rows are brought up to date. */
export type TableStage = { client: DynamoDBDocumentClient; tableName: string };

/** How often a change is tried again while someone changes the same rows. */
const MAX_TRIES = 10;

/** Every row of a kind, a page of the scan at a time. */
export async function* rowsOf({ client, tableName: TableName }: TableStage, entityType: string): AsyncGenerator<Item[]> {
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName,
        FilterExpression: 'entityType = :kind',
        ExpressionAttributeValues: { ':kind': entityType },
        ExclusiveStartKey: from,
        ConsistentRead: true,
      }),
    );
    yield (page.Items ?? []) as Item[];
    from = page.LastEvaluatedKey;
  } while (from);
}

/** Makes a change, from its reads on, until nobody else changes the same rows meanwhile. */
export async function untilUndisturbed<T>(change: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof ConditionFailed) || tries === MAX_TRIES) throw error;
    }
}

/** Runs a script on the table of the Yarrow that runs on this machine or of YARROW_STAGE, and prints what it says; or why it failed, with exit code 1. */
export async function onStage(script: (stage: TableStage, outputs: Stage['outputs']) => Promise<string>): Promise<void> {
  try {
    const { env, outputs } = await stageOf(process.env);
    Object.assign(process.env, env);
    if (!outputs.TableName) throw new Error("The stage's outputs have no TableName. Deploy all of it first.");
    process.stdout.write(`${await script({ client: documentClient(), tableName: outputs.TableName }, outputs)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
