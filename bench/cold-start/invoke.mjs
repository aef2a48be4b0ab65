// For each line that it reads, a bundle and an event, loads the bundle and calls its handler once; prints a line with how long that took in ms, and what
// came of it. A bundle that is measured is the only one of its process.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

// What Lambda's own runtime has already loaded is loaded first, so that only the bundle is measured. The runtime requires it: imported, `node:http` would
// bring fetch along, which a bundle that imports it waits for.
const require = createRequire(import.meta.url);
for (const name of [
  'async_hooks',
  'buffer',
  'crypto',
  'dns',
  'events',
  'fs/promises',
  'http',
  'https',
  'net',
  'os',
  'path',
  'stream',
  'tls',
  'url',
  'util',
  'zlib',
])
  require(`node:${name}`);

const context = {
  awsRequestId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2a10',
  functionName: 'bench',
  getRemainingTimeInMillis: () => 15_000,
};
const write = process.stdout.write.bind(process.stdout);
// A handler's log is work that it does on Lambda too, but it must not be mixed with what is printed here.
process.stdout.write = () => true;

for await (const line of createInterface(process.stdin)) {
  const { file, event } = JSON.parse(line);
  const startedAt = performance.now();
  const { handler } = await import(file);
  const result = await handler(event, context);
  const milliseconds = performance.now() - startedAt;
  // The API's whole description is more than a pipe takes before the process ends.
  const shown = result?.body ? { ...result, body: result.body.slice(0, 500) } : (result ?? null);
  write(`${JSON.stringify({ milliseconds, result: shown })}\n`);
}
process.exit(0);
