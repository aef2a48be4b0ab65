import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../start-failure.ts';
import { type Choice, chooseDynamoDb } from './choose-dynamodb.ts';
import { containerServer, dockerRuns, javaServer, pullImage } from './dynamodb-local.ts';
import { installDynamoDbLocal } from './dynamodb-local-files.ts';
import { dynoxideServer } from './dynoxide.ts';
import { finders } from './finders.ts';
import { type DynamoDb, type Server, startServer } from './server-process.ts';

/**
 * dynoxide gives every stream record the number after the table's highest one, and looks for that by reading all records (24 hours of them) at each item
 * written: after a few thousand writes one more costs ten milliseconds. An index on what it asks for makes that the same however many there are. It is
 * made beside the running server, which notices; a server that names its tables otherwise is left as it is, only slower.
 */
export function indexStreamRecords(file: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '_stream_records'").get();
    if (known)
      database.exec('CREATE INDEX IF NOT EXISTS stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER))');
  } finally {
    database.close();
  }
}

export type DynamoDbOptions = {
  /** The folder that keeps the table. */
  stateDir: string;
  /** Receives what a person should know about the start, a line at a time. */
  onNotice?: (line: string) => void;
  env?: NodeJS.ProcessEnv;
};

/** Where dynoxide and DynamoDB Local keep the table under the state folder. Neither reads the other's files. */
export const dynoxideFile = 'table.sqlite';
export const dynamoDbLocalFolder = 'dynamodb-local';

/** Refuses a state folder whose table the other program keeps: its people and files would be there without their homes and cases. */
function assertReadable(stateDir: string, kind: Choice['kind']): void {
  const [own, other] = kind === 'dynoxide' ? [dynoxideFile, dynamoDbLocalFolder] : [dynamoDbLocalFolder, dynoxideFile];
  if (existsSync(join(stateDir, own)) || !existsSync(join(stateDir, other))) return;
  const [keeper, reader] = kind === 'dynoxide' ? ['DynamoDB Local', 'dynoxide'] : ['dynoxide', 'DynamoDB Local'];
  throw new StartFailure(
    `The table in ${stateDir} was written by ${keeper}, and ${reader} can't read it: start with --fresh, or set YARROW_STATE to another folder.`,
  );
}

function serverOf(choice: Exclude<Choice, { kind: 'endpoint' }>, stateDir: string, notice: (line: string) => void): Server {
  if (choice.kind === 'dynoxide') return dynoxideServer(choice.binary, join(stateDir, dynoxideFile));
  notice(`${choice.reason} DynamoDB Local runs on ${choice.kind === 'java' ? 'Java' : 'Docker'} instead.`);
  const logFile = join(stateDir, 'dynamodb-local.log');
  const folder = join(stateDir, dynamoDbLocalFolder);
  if (choice.kind === 'java') return javaServer(choice.java, installDynamoDbLocal(notice), folder, logFile);
  pullImage(dockerRuns(choice.docker), notice);
  return containerServer(choice.docker, folder, logFile);
}

/** Starts the DynamoDB that this machine has for a state folder, or uses the one that AWS_ENDPOINT_URL_DYNAMODB names. */
export async function startDynamoDb({ stateDir, onNotice = () => {}, env = process.env }: DynamoDbOptions): Promise<DynamoDb> {
  const choice = chooseDynamoDb(
    {
      endpoint: env.AWS_ENDPOINT_URL_DYNAMODB,
      wanted: env.YARROW_DYNAMODB,
      platform: process.platform,
      arch: process.arch,
    },
    finders(env),
  );
  if (choice.kind === 'endpoint') return { url: choice.url, close: async () => {} };
  assertReadable(stateDir, choice.kind);
  const server = serverOf(choice, stateDir, onNotice);
  const started = await startServer(server);
  if (!started)
    throw new StartFailure(
      choice.kind === 'dynoxide'
        ? `The embedded DynamoDB did not start on ${join(stateDir, dynoxideFile)}. To begin again with an empty state, start with --fresh.`
        : `DynamoDB Local did not start. ${server.logFile} says why.`,
    );
  if (choice.kind === 'dynoxide') indexStreamRecords(join(stateDir, dynoxideFile));
  return started;
}
