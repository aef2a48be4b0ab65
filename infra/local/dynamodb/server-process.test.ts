import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Server, startServer, watched } from './server-process.ts';

// A space in it, as many people's folder names have.
const folder = mkdtempSync(join(tmpdir(), 'yarrow server '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = (name: string, lines: string): string => {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(file, lines);
  return file;
};
const listening = script(
  'listening',
  "require('node:http').createServer((_, response) => response.end()).listen(process.argv[2])",
);
const stopping = script('stopping', "require('node:fs').writeFileSync(process.argv[2], 'stopped'); process.exit(1)");
const failing = script('failing', "console.error('Address already in use'); process.exit(1)");

const server = (file: string, rest: Partial<Server> = {}): Server => ({
  command: (port) => ({ file: process.execPath, args: [file, String(port)] }),
  patienceMs: 20_000,
  ...rest,
});
const isAnswering = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

// Windows has no shell to watch over the server, so Node does. It can be tried on every system.
describe.each([process.platform, 'win32'] as const)('a server watched as on %s', (platform) => {
  it('answers until it is closed', async () => {
    const started = await startServer(server(listening), platform);
    expect(await isAnswering(started?.url ?? '')).toBe(true);
    await started?.close();
    await vi.waitFor(async () => expect(await isAnswering(started?.url ?? '')).toBe(false));
  });

  it('is tried again if it ends early, then given up, with its last words kept', async () => {
    const logFile = join(folder, 'failing.log');
    expect(await startServer(server(failing, { logFile }), platform)).toBeUndefined();
    expect(readFileSync(logFile, 'utf8').match(/Address already in use/g)).toHaveLength(3);
  });

  it('is given up if it never answers', async () => {
    const silent = script('silent', 'setInterval(() => {}, 1000)');
    expect(await startServer(server(silent, { patienceMs: 300 }), platform)).toBeUndefined();
  });

  it('is given up if there is no such program', async () => {
    const missing = { command: () => ({ file: join(folder, 'missing'), args: [] }), patienceMs: 5000 };
    expect(await startServer(missing, platform)).toBeUndefined();
  });
});

it('runs what stops a container, and ends the process if that fails', async () => {
  const mark = join(folder, 'stopped');
  const stop = () => ({ file: process.execPath, args: [stopping, mark] });
  const started = await startServer(server(listening, { stop }));
  expect(existsSync(mark)).toBe(false);
  await started?.close();
  expect(readFileSync(mark, 'utf8')).toBe('stopped');
  expect(await isAnswering(started?.url ?? '')).toBe(false);
});

it('needs no shell on Windows', () => {
  expect(watched('win32', { file: 'java', args: [] }).file).toBe(process.execPath);
});
