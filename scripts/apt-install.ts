import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command as root: directly, or through a sudo that asks for no password. */
const asRoot = (command: string, args: string[]) => {
  const isRoot = process.getuid?.() === 0;
  const [file, rest] = isRoot ? [command, args] : ['sudo', ['-n', command, ...args]];
  return (
    spawnSync(file, rest, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  );
};

/** Installs a package on Debian and Ubuntu if we may. Returns whether it did. */
export const aptInstall = (name: string): boolean =>
  existsSync('/usr/bin/apt-get') && asRoot('apt-get', ['update', '-qq']) && asRoot('apt-get', ['install', '-y', '-qq', name]);
