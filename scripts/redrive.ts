/**
 * Lists the dead letters, and why they are there: `npm run redrive`. Puts them back: `npm run redrive -- <reaction, job or publish-outbox>`, or `all`.
 * Works on the Yarrow that runs on this machine, or on the stage in YARROW_STAGE that was deployed from here. What was fixed meanwhile is then done, once;
 * anything else comes back here.
 */
import { documentClient, openTable } from '#functions/table/table.ts';
import { functions } from '#infra/functions.ts';
import { queueOutput } from '#infra/queue-names.ts';
import { type DeadLetter, type DeadLetterQueue, deadLetterQueue } from './redrive/dead-letters.ts';
import { publishAgain } from './redrive/publish-again.ts';
import { type Stage, stageOf } from './redrive/stage.ts';
import { noteAgain, takeInAgain } from './redrive/take-in-again.ts';
import { ofJob, ofMail, ofPublisher, ofReaction, ofReport, type Reading, readingOf } from './redrive/why.ts';

type Kind = 'reaction' | 'trigger' | 'job' | 'mail' | 'notice';
type Source = {
  name: string;
  queue: DeadLetterQueue;
  read(letter: DeadLetter): Promise<Reading>;
  /** Puts a letter back, or returns why it stays. */
  putBack(letter: DeadLetter): Promise<string | undefined>;
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const sources = [...functions.reactions, ...functions.triggers, ...functions.jobs, ...functions.mail, ...functions.notices];

function outputOf({ outputs }: Stage, name: string): string {
  const value = outputs[name];
  if (!value) throw new Error(`The stage's outputs have no ${name}. Deploy all of it first.`);
  return value;
}

function sourceOf(stage: Stage, name: string, kind: Kind): Source {
  const tableName = outputOf(stage, 'TableName');
  const queue = deadLetterQueue(outputOf(stage, queueOutput(name, 'DeadLetters')));
  const remove = async (letter: DeadLetter): Promise<undefined> => void (await queue.remove(letter));
  if (kind === 'reaction')
    return {
      ...{ name, queue },
      read: (letter) => ofReaction(openTable(documentClient(), tableName), name, letter),
      putBack: async (letter) => void (await queue.moveTo(outputOf(stage, queueOutput(name, 'Queue')), letter)),
    };
  // A failed run isn't started again: the next scheduled one does what it could not.
  if (kind === 'job') return { ...{ name, queue }, read: async (letter) => ofJob(letter), putBack: remove };
  if (kind === 'mail')
    return {
      ...{ name, queue },
      read: async (letter) => ofMail(letter),
      putBack: async (letter) => {
        Object.assign(process.env, { TABLE_NAME: tableName, INBOUND_BUCKET: outputOf(stage, 'InboundBucket') });
        return (await takeInAgain(letter)) ?? remove(letter);
      },
    };
  if (kind === 'notice')
    return {
      ...{ name, queue },
      read: async (letter) => ofReport(letter),
      putBack: async (letter) => {
        Object.assign(process.env, { TABLE_NAME: tableName });
        return (await noteAgain(letter)) ?? remove(letter);
      },
    };
  return {
    ...{ name, queue },
    read: async (letter) => readingOf(ofPublisher(letter)),
    putBack: async (letter) => (await publishAgain(tableName, ofPublisher(letter))) ?? remove(letter),
  };
}

/** Prints what is there, and returns how much. */
async function list({ name, queue, read }: Source): Promise<number> {
  const letters = await queue.take();
  try {
    if (letters.length > 0) say(`${name}: ${letters.length}`);
    for (const letter of letters) {
      const { what, why } = await read(letter);
      say(`  ${what}, here since ${letter.sentAt}\n    ${why}`);
    }
  } finally {
    for (const letter of letters) await queue.giveBack(letter);
  }
  return letters.length;
}

/** Puts back what is there, and returns how much of it. */
async function putAllBack({ name, queue, putBack }: Source): Promise<number> {
  let done = 0;
  const letters = await queue.take();
  for (const letter of letters) {
    const why = await putBack(letter);
    if (why === undefined) done += 1;
    else {
      await queue.giveBack(letter);
      say(`  stays: ${why}`);
    }
  }
  if (letters.length > 0) say(`${name}: ${done} of ${letters.length} put back`);
  return done;
}

async function redrive(wanted: string | undefined): Promise<void> {
  const chosen = sources.filter(({ name }) => wanted === undefined || wanted === 'all' || name === wanted);
  if (chosen.length === 0)
    throw new Error(`Nothing is called ${wanted}. There are: ${sources.map(({ name }) => name).join(', ')}; or all.`);
  const stage = await stageOf(process.env);
  Object.assign(process.env, stage.env, { BUS_NAME: outputOf(stage, 'BusName') });
  let count = 0;
  for (const { name, kind } of chosen) {
    const source = sourceOf(stage, name, kind);
    count += await (wanted === undefined ? list(source) : putAllBack(source));
  }
  if (count === 0) say(wanted === undefined ? 'There are no dead letters.' : 'Nothing was put back.');
  else if (wanted === undefined) say('\nPut back what is fixed: npm run redrive -- <name>, or all.');
}

if (import.meta.main) {
  try {
    await redrive(process.argv[2]);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
