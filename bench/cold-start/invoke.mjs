// Loads a bundle and calls its handler once, in a process that has done nothing else; prints how long that took in ms, and the result. What Lambda's own
// runtime has already loaded is loaded first, so that only the bundle is measured.
import 'node:async_hooks';
import 'node:buffer';
import 'node:crypto';
import 'node:dns';
import 'node:events';
import 'node:fs/promises';
import 'node:http';
import 'node:https';
import 'node:net';
import 'node:os';
import 'node:path';
import 'node:process';
import 'node:stream';
import 'node:tls';
import 'node:url';
import 'node:util';
import 'node:zlib';

const [file, event] = process.argv.slice(2);
const call = JSON.parse(event);
const context = {
  awsRequestId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2a10',
  functionName: 'bench',
  getRemainingTimeInMillis: () => 15_000,
};
const write = process.stdout.write.bind(process.stdout);
// A handler's log is work that it does on Lambda too, but it must not be mixed with what is printed here.
process.stdout.write = () => true;
const startedAt = performance.now();
const { handler } = await import(file);
const result = await handler(call, context);
const milliseconds = performance.now() - startedAt;
// The API's whole description is more than a pipe takes before the process ends.
const told = result?.body ? { ...result, body: result.body.slice(0, 500) } : (result ?? null);
write(`${JSON.stringify({ milliseconds, result: told })}\n`);
process.exit(0);
