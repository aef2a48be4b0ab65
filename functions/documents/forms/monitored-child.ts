import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RefusedPdf } from './form.ts';
import type { ChildAnswer, ChildTask } from './form-child.ts';

/**
 * The most that one file may take: processor time, which a busy machine doesn’t make longer, and what the whole process has in RAM. `wallMs` ends a child that
 * waits for something.
 */
const LIMITS = { milliseconds: 3_000, wallMs: 20_000, bytes: 256 * 1024 * 1024 };
/** Starting a process isn’t the file’s fault: a busy machine may need longer for it. */
const START_MS = 20_000;
/** How often its memory is looked at, and how long a child waits for more work. */
const WATCH_MS = 10;
const IDLE_MS = 30_000;
/** A child that still has more than this share of its memory would have too little for the next file. */
const KEPT_SHARE = 0.7;

/** The child’s file: beside this one, as source or as a bundle. */
const file = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? './form-child.ts' : './form-child.mjs', import.meta.url));

type Watched = { process: ChildProcess; idle: NodeJS.Timeout | undefined };

const tooSlow = () =>
  new RefusedPdf('too-slow', 'This PDF takes too long to open. Please save it again from the program that made it.');
const tooLarge = () =>
  new RefusedPdf('inflates', 'This PDF takes too much memory to open. Please save it again from the program that made it.');

/** Returns the bytes that a process has in RAM. Systems other than Linux don’t say so in a file; there, time and V8’s own limit remain. */
function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
}

/** Returns the milliseconds of processor time that a process took so far; nothing on systems other than Linux. */
function processorMs(pid: number): number | undefined {
  try {
    // After the name in parentheses, fields 14 and 15 of proc(5): user and system time, in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

/** Resolves with the next answer. Ends the child, and rejects, if that takes too long or too much memory, or if the child dies. */
function nextAnswer({ process: child }: Watched, limits: { milliseconds: number; wallMs: number }): Promise<ChildAnswer> {
  const pid = child.pid ?? 0;
  const before = processorMs(pid);
  return new Promise((resolve, reject) => {
    const finish = (outcome: () => void) => {
      clearTimeout(clock);
      clearInterval(watch);
      child.off('message', answered).off('exit', died).off('error', failed);
      outcome();
    };
    const refuse = (refusal: RefusedPdf) =>
      finish(() => {
        child.kill('SIGKILL');
        reject(refusal);
      });
    const answered = (answer: ChildAnswer) => finish(() => resolve(answer));
    const failed = (error: Error) => finish(() => reject(error));
    // V8 gives up by itself at its limit: the file asked for more memory than it may have.
    const died = (code: number | null, signal: string | null) =>
      finish(() => reject(signal === 'SIGABRT' || code === 134 ? tooLarge() : new Error(`The child ended (${signal ?? code}).`)));
    const clock = setTimeout(() => refuse(tooSlow()), before === undefined ? limits.milliseconds : limits.wallMs);
    const watch = setInterval(() => {
      if (residentBytes(pid) > LIMITS.bytes) refuse(tooLarge());
      else if ((processorMs(pid) ?? 0) - (before ?? 0) > limits.milliseconds) refuse(tooSlow());
    }, WATCH_MS);
    child.on('message', answered).on('exit', died).on('error', failed);
  });
}

async function startChild(task: ChildTask['task']): Promise<Watched> {
  const child = fork(file, [task], {
    serialization: 'advanced',
    // V8 frees memory before it comes near the limit, instead of when it’s over.
    execArgv: ['--max-old-space-size=160', '--max-semi-space-size=8', '--expose-gc'],
    // Several heaps of glibc would keep what each once had.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const started: Watched = { process: child, idle: undefined };
  await nextAnswer(started, { milliseconds: START_MS, wallMs: START_MS });
  return started;
}

/** The child that waits for more, for each kind of work: with both parsers in it, one process would be near its limit before it has any file. */
const waiting = new Map<ChildTask['task'], Watched>();

/** Children that are being started for work that is about to come. */
const starting = new Map<ChildTask['task'], Promise<unknown>>();
/** Kinds of work that a child is doing now: it waits for more afterwards. */
const busy = new Set<ChildTask['task']>();

/** Starts a child for work that is about to come, unless there is one. It's ready sooner, and preparing the work doesn't wait for it. */
export function prepareChild(task: ChildTask['task']): void {
  if (waiting.has(task) || starting.has(task) || busy.has(task)) return;
  const started = startChild(task).then(
    (child) => keepChild(task, child),
    // The work itself starts one then, and says why it can't.
    () => undefined,
  );
  starting.set(
    task,
    started.finally(() => starting.delete(task)),
  );
}

/** Takes the child that waits, if there is one, or starts one. */
async function takeChild(task: ChildTask['task']): Promise<Watched> {
  await starting.get(task);
  const child = waiting.get(task);
  waiting.delete(task);
  if (!child || child.process.exitCode !== null || !child.process.connected) return startChild(task);
  clearTimeout(child.idle);
  if (residentBytes(child.process.pid ?? 0) > LIMITS.bytes * KEPT_SHARE) {
    child.process.kill();
    return startChild(task);
  }
  child.process.ref();
  child.process.channel?.ref();
  return child;
}

/** Keeps a child for the next file, without keeping this process from ending. */
function keepChild(task: ChildTask['task'], child: Watched): void {
  child.process.unref();
  child.process.channel?.unref();
  child.idle = setTimeout(() => {
    if (waiting.get(task) === child) waiting.delete(task);
    child.process.kill();
  }, IDLE_MS).unref();
  waiting.set(task, child);
}

let turn: Promise<unknown> = Promise.resolve();

async function ask(task: ChildTask): Promise<unknown> {
  busy.add(task.task);
  try {
    const child = await takeChild(task.task);
    const answer = nextAnswer(child, LIMITS);
    child.process.send(task);
    const said = await answer;
    keepChild(task.task, child);
    return resultOf(said);
  } finally {
    busy.delete(task.task);
  }
}

function resultOf(said: ChildAnswer): unknown {
  if (said.kind === 'done') return said.result;
  if (said.kind === 'refused') throw new RefusedPdf(said.reason, said.words);
  throw new Error(said.kind === 'failed' ? said.message : 'The child answered something else.');
}

/**
 * Has a file opened in a child process with limits, one file after another. The child is kept while work comes, since loading a parser takes longer than using
 * it, but never after a file that it failed on. Throws RefusedPdf.
 */
export function inChild<Result>(task: ChildTask): Promise<Result> {
  const mine = turn.then(() => ask(task));
  turn = mine.catch(() => undefined);
  return mine as Promise<Result>;
}
