import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { dynamoDbLocalFolder, dynoxideFile } from '#infra/local/dynamodb/start-dynamodb.ts';
import { startCloud } from '#infra/local/index.ts';
import { StateFolder } from '#infra/local/run/state-folder.ts';
import { sampleAssembly } from './sample/sample-assembly.ts';
import { eventually, newStateDir, startSample } from './sample/sample-cloud.ts';

const script = join(import.meta.dirname, 'sample/run-sample.ts');
const running = new Set<ChildProcess>();
const folders: string[] = [];
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const path = newStateDir();
  folders.push(path);
  return path;
}

/** Starts the sample in a separate process. Resolves with its address once it is ready. */
async function launch(stateDir: string): Promise<{ child: ChildProcess; url: string; controlUrl: string }> {
  const child = spawn(process.execPath, [script, await sampleAssembly(), stateDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  await eventually(() => text.endsWith('\n'), 'the sample in a process of its own');
  return { child, ...(JSON.parse(text) as { url: string; controlUrl: string }) };
}

const isDynoxide = (process.env.YARROW_DYNAMODB ?? (findDynoxide() ? 'dynoxide' : 'java')) === 'dynoxide';
/** The file of this machine's DynamoDB, and the message if it isn't a database. */
const brokenTable = isDynoxide
  ? { file: dynoxideFile, says: /DynamoDB did not start on .*table\.sqlite.*--fresh/ }
  : { file: join(dynamoDbLocalFolder, 'shared-local-instance.db'), says: /The table in .* cannot be read .*--fresh/ };

const post = (url: string, id: string) =>
  fetch(`${url}/api/orders`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id }) });

/** Returns the command lines of all processes, one per line. */
function commandLines(): string {
  const listings: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    win32: ['powershell', '-NoProfile', '-Command', 'Get-CimInstance Win32_Process | ForEach-Object CommandLine'],
    darwin: ['ps', '-A', '-ww', '-o', 'args='],
  };
  const [file, ...args] = listings[process.platform] ?? [];
  if (file !== undefined) return execFileSync(file, args, { encoding: 'utf8' });
  // Not every Linux has ps.
  const processes = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const commandLine = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  };
  return processes.map(commandLine).join('\n');
}

/** Returns processes of the database that name the state folder: the server and what watches over it. */
const processesOn = (stateDir: string): string[] =>
  commandLines()
    .split('\n')
    .filter((line) => [dynoxideFile, dynamoDbLocalFolder].some((name) => line.includes(join(stateDir, name))));

describe('kill -9', () => {
  it('loses nothing that was accepted, leaves no process behind, and the next start continues', { timeout: 90_000 }, async () => {
    const stateDir = folder();
    const { child, url } = await launch(stateDir);
    await (await post(url, 'first')).text();
    const accepted: string[] = ['first'];
    const orders = Array.from({ length: 60 }, (_, index) => `order-${index}`).map(async (id) => {
      const response = await post(url, id).catch(() => undefined);
      if (response?.status === 201) accepted.push(id);
      if (accepted.length === 30) child.kill('SIGKILL');
    });
    await Promise.all(orders);
    child.kill('SIGKILL');
    await eventually(() => processesOn(stateDir).length === 0, 'the end of the database process');
    expect(accepted.length).toBeGreaterThanOrEqual(30);

    const { cloud, stop } = await startSample({ stateDir });
    for (const id of accepted)
      await eventually(() => cloud.control.mails({ to: `${id}@example.com` }).length > 0, `the mail of ${id}`);
    await stop();
  });

  it('between the write and the stream reader: the stream continues where it was, and repeats nothing that was done', async () => {
    const stateDir = folder();
    const first = await startSample({ stateDir });
    await post(first.cloud.url, 'before');
    await eventually(() => first.cloud.control.mails({ to: 'before@example.com' }).length > 0, 'the mail');
    await eventually(
      () => first.cloud.control.queues().every(({ visible, inFlight }) => visible + inFlight === 0),
      'empty queues',
    );
    await first.cloud.close();
    const second = await startSample({ stateDir });
    await post(second.cloud.url, 'after');
    await eventually(() => second.cloud.control.mails({ to: 'after@example.com' }).length > 0, 'the second mail');
    const ids = second.cloud.control.events('order.placed').map(({ event }) => (event.detail as { id: string }).id);
    expect(ids).toEqual(['after']);
    await second.stop();
  });
});

describe('a start that cannot succeed', () => {
  const start = async (stateDir: string, port = 0) => startCloud({ cdkOut: await sampleAssembly(), stateDir, port });

  it('says that another one runs on the folder, and leaves that one alone', async () => {
    const stateDir = folder();
    const { child, url } = await launch(stateDir);
    await expect(start(stateDir)).rejects.toThrow(/^Another Yarrow is already running on .*\. Stop it first/);
    expect((await fetch(url)).status).toBe(200);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  it('says that the port is taken, and leaves nothing running', async () => {
    const stateDir = folder();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(start(stateDir, port)).rejects.toThrow(
      `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start.`,
    );
    other.close();
    const { stop } = await startSample({ stateDir });
    await stop();
    expect(processesOn(stateDir)).toEqual([]);
  });

  it("says which part of the state can't be read, and that --fresh helps", async () => {
    const stateDir = folder();
    writeFileSync(join(stateDir, 'cloud.sqlite'), 'no database '.repeat(1000));
    await expect(start(stateDir)).rejects.toThrow(/cloud\.sqlite cannot be read .*--fresh/);
    new StateFolder(stateDir).empty();
    const { file, says } = brokenTable;
    mkdirSync(dirname(join(stateDir, file)), { recursive: true });
    writeFileSync(join(stateDir, file), 'no database '.repeat(1000));
    await expect(start(stateDir)).rejects.toThrow(says);
    new StateFolder(stateDir).empty();
    await (await startSample({ stateDir })).stop();
  });

  it('says that the table was written by the other DynamoDB, and that --fresh helps', async () => {
    const stateDir = folder();
    writeFileSync(join(stateDir, isDynoxide ? dynamoDbLocalFolder : dynoxideFile), '');
    await expect(start(stateDir)).rejects.toThrow(/^The table in .* was written by .*, and .* can't read it: start with --fresh/);
  });

  it('says that there is no template', async () => {
    await expect(startCloud({ cdkOut: folder(), stateDir: folder(), port: 0 })).rejects.toThrow(
      /^There is no synthesized template in .*"npm run synth"/,
    );
  });
});

it('several run side by side, each with its own state', async () => {
  const [one, two] = await Promise.all([startSample(), startSample()]);
  await post(one.cloud.url, 'only-in-one');
  await eventually(() => one.cloud.control.mails({ to: 'only-in-one@example.com' }).length > 0, 'the mail');
  expect(two.cloud.control.mails()).toEqual([]);
  await Promise.all([one.stop(), two.stop()]);
});
