import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { containerServer, javaServer, pullImage } from './dynamodb-local.ts';

const base = mkdtempSync(join(tmpdir(), 'yarrow-local-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
const folder = join(base, 'a folder, of mine');

it('keeps the table in the folder on Java, and tells nobody', () => {
  const { command } = javaServer('java', '/jars', folder, 'log');
  const { file, args } = command(8123);
  expect(file).toBe('java');
  expect(args.slice(args.indexOf('-jar'))).toEqual([
    '-jar',
    join('/jars', 'DynamoDBLocal.jar'),
    '-port',
    '8123',
    '-dbPath',
    folder,
    '-sharedDb',
    '-disableTelemetry',
  ]);
  expect(args).toContain(`-Djava.library.path=${join('/jars', 'DynamoDBLocal_lib')}`);
});

it('keeps the table in the folder on Docker, and lets only this machine in', () => {
  const { command, stop } = containerServer('docker', folder, 'log');
  const { file, args } = command(8123);
  expect(file).toBe('docker');
  expect(args.slice(0, 2)).toEqual(['run', '--rm']);
  expect(args[args.indexOf('--publish') + 1]).toBe('127.0.0.1:8123:8000');
  expect(args[args.indexOf('--mount') + 1]).toBe(`type=bind,"source=${folder}",target=/data`);
  expect(args.slice(args.indexOf('-jar') - 1)).toEqual([
    'amazon/dynamodb-local:1.25.1',
    '-jar',
    'DynamoDBLocal.jar',
    '-dbPath',
    '/data',
    '-sharedDb',
    '-disableTelemetry',
  ]);
  expect(stop?.(8123)).toEqual({ file: 'docker', args: ['stop', args[args.indexOf('--name') + 1]] });
});

it('fetches the image only if it is missing, and says so', () => {
  const notices: string[] = [];
  const notice = (line: string) => notices.push(line);
  const commands: string[][] = [];
  const machine = (exitCodes: Record<string, number>) => (args: string[]) => {
    commands.push(args.slice(0, 2));
    return exitCodes[args[0] ?? ''] === 0;
  };
  pullImage(machine({ image: 0 }), notice);
  expect(notices).toEqual([]);
  pullImage(machine({ image: 1, pull: 0 }), notice);
  expect(notices).toEqual(['Fetching amazon/dynamodb-local:1.25.1 (once) ...']);
  expect(() => pullImage(machine({ image: 1, pull: 1 }), notice)).toThrow(
    'The image amazon/dynamodb-local:1.25.1 could not be fetched',
  );
  expect(commands.at(-1)).toEqual(['pull', 'amazon/dynamodb-local:1.25.1']);
});
