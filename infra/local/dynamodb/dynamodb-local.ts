import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../start-failure.ts';
import type { Server } from './server-process.ts';

/** The same version as the jar, so that both read the same files. */
const image = 'amazon/dynamodb-local:1.25.1';
const always = ['-sharedDb', '-disableTelemetry'];
/** The image's own form of -disableTelemetry: what this machine does stays on it. */
const quiet = { DDB_LOCAL_TELEMETRY: '0' };
const patienceMs = 90_000;

/** Runs DynamoDB Local from its jar on a folder. */
export function javaServer(java: string, jarFolder: string, folder: string, logFile: string): Server {
  mkdirSync(folder, { recursive: true });
  // The quick compiler alone starts it in half the time, and answers as fast for as long as a person or a suite works with it.
  const virtualMachine = [
    '-Xmx1g',
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    `-Djava.library.path=${join(jarFolder, 'DynamoDBLocal_lib')}`,
  ];
  const jar = join(jarFolder, 'DynamoDBLocal.jar');
  return {
    command: (port) => ({
      file: java,
      args: [...virtualMachine, '-jar', jar, '-port', String(port), '-dbPath', folder, ...always],
    }),
    patienceMs,
    logFile,
    // It writes a file where it runs.
    folder,
    env: quiet,
  };
}

/** The person who runs us owns the folder, and the image's own user could not write there. Docker Desktop on Windows maps users itself. */
const asOurselves = (): string[] =>
  process.getuid && process.getgid ? ['--user', `${process.getuid()}:${process.getgid()}`] : [];

/** Runs DynamoDB Local as a container on a folder of this machine. Only this machine reaches its port. */
export function containerServer(docker: string, folder: string, logFile: string): Server {
  mkdirSync(folder, { recursive: true });
  const name = (port: number) => `yarrow-dynamodb-${port}`;
  // In quotes as in a CSV file, which is how Docker reads it: a path may have commas, and colons on Windows.
  const mount = `type=bind,"source=${folder.replaceAll('"', '""')}",target=/data`;
  return {
    command: (port) => ({
      file: docker,
      args: [
        ...['run', '--rm', '--name', name(port), '--publish', `127.0.0.1:${port}:8000`, '--mount', mount, ...asOurselves()],
        ...Object.entries(quiet).flatMap(([variable, value]) => ['--env', `${variable}=${value}`]),
        ...[image, '-jar', 'DynamoDBLocal.jar', '-dbPath', '/data', ...always],
      ],
    }),
    stop: (port) => ({ file: docker, args: ['stop', name(port)] }),
    patienceMs,
    logFile,
  };
}

/** Runs a command of Docker to its end. Returns whether it succeeded. */
export const dockerRuns =
  (docker: string) =>
  (args: string[]): boolean =>
    spawnSync(docker, args, { stdio: args[0] === 'pull' ? ['ignore', 2, 2] : 'ignore', windowsHide: true }).status === 0;

/** Fetches the image before the server is waited for, with Docker's own progress. */
export function pullImage(runs: (args: string[]) => boolean, onNotice: (line: string) => void): void {
  if (runs(['image', 'inspect', image])) return;
  onNotice(`Fetching ${image} (once) ...`);
  if (runs(['pull', image])) return;
  throw new StartFailure(`The image ${image} could not be fetched (see Docker's output above). Check the network and try again.`);
}
