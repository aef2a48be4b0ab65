// Runs one function's bundle in a worker thread, with a separate environment, memory limit, and module state, like a Lambda sandbox.
import { readlinkSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { moveDate } from './moved-date.mjs';

// Limits are counted by the machine's own clock, whatever the cloud's shows.
const machineNow = Date.now.bind(Date);
moveDate(workerData.clock);

/** How much less of a busy processor a thread gets whose answers nobody waits for: a third of the others' share. */
const BACKGROUND = 5;

/**
 * Lets calls go first. In AWS, what follows from a call runs on other processors; here it began in the very moment when the browser asked for the next screen. Linux alone
 * knows a priority of one thread, by its id.
 */
function yieldToCalls() {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (Number.isInteger(thread)) setPriority(thread, BACKGROUND);
  } catch {
    // Another system: all threads are alike.
  }
}
if (!workerData.isAwaited) yieldToCalls();

// What V8 makes of a bundle is kept in the system's folder for temporary files, so that the next sandbox loads in half the time.
enableCompileCache();

/** @type {Promise<(event: unknown, context: object) => Promise<unknown>>} */
const loading = import(pathToFileURL(workerData.file).href).then((module) => {
  const handler = module[workerData.handler] ?? module.default?.[workerData.handler];
  if (typeof handler !== 'function') throw new Error(`${workerData.file} has no handler "${workerData.handler}".`);
  return handler;
});
loading.then(
  () => {
    parentPort.postMessage({ loaded: true });
    flushCompileCache();
  },
  () => parentPort.postMessage({ loaded: true }),
);

function contextOf(id, deadline) {
  return {
    awsRequestId: id,
    functionName: workerData.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: workerData.functionArn,
    memoryLimitInMB: String(workerData.memoryMb),
    logGroupName: `/aws/lambda/${workerData.functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - machineNow()),
  };
}

parentPort.on('message', async ({ id, event, timeoutMs }) => {
  try {
    const handler = await loading;
    const result = await handler(JSON.parse(event), contextOf(id, machineNow() + timeoutMs));
    parentPort.postMessage({ id, result: JSON.stringify(result ?? null) });
  } catch (error) {
    const { name = 'Error', message = String(error), stack = '' } = error ?? {};
    parentPort.postMessage({ id, error: { errorType: name, errorMessage: message, trace: String(stack).split('\n') } });
  }
});
