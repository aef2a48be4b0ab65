import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'yarrow checkout '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isWindows = process.platform === 'win32';
let count = 0;

/** Returns a checkout with our starting scripts and nothing else, and an npm that runs these lines instead of installing. */
function checkout(npm: string) {
  count += 1;
  const root = join(folder, String(count));
  const place = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    return join(root, path);
  };
  for (const name of ['run.mjs', 'run-script.mjs', 'ensure-installed.mjs']) {
    mkdirSync(join(root, 'scripts'), { recursive: true });
    copyFileSync(join(import.meta.dirname, name), join(root, 'scripts', name));
  }
  place('package-lock.json', '{}');
  place('hello.mjs', 'console.log(JSON.stringify([process.execPath, process.argv.slice(2)]));');
  const fake = place('bin/npm.mjs', `const args = process.argv.slice(2);\n${npm}`);
  place('bin/npm.cmd', `@"${process.execPath}" "${fake}" %*\r\n`);
  chmodSync(place('bin/npm', `#!/bin/sh\nexec "${process.execPath}" "${fake}" "$@"\n`), 0o755);
  const env = { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}` };
  const run = () =>
    spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), 'hello.mjs', 'a b'], { cwd: root, env, encoding: 'utf8' });
  return { root, run };
}

const own = isWindows ? 'node_modules/node/bin/node.exe' : 'node_modules/.bin/node';
const mkdirFor = (path: string) => `(await import('node:fs')).mkdirSync(${JSON.stringify(path)}, { recursive: true });`;

describe('a script of the project', () => {
  it("runs under the project's own Node, with its arguments unchanged", () => {
    const { root, run } = checkout('process.exit(9);');
    mkdirSync(dirname(join(root, own)), { recursive: true });
    copyFileSync(process.execPath, join(root, own), constants.COPYFILE_FICLONE);
    const installing = checkout(mkdirFor('node_modules'));
    expect(installing.run().status).toBe(0);
    copyFileSync(join(installing.root, 'node_modules/.yarrow-installed'), join(root, 'node_modules/.yarrow-installed'));
    const { stdout, status } = run();
    expect(JSON.parse(stdout)).toEqual([join(root, own), ['a b']]);
    expect(status).toBe(0);
  });

  it("runs under this Node if the project's own isn't published for the system", () => {
    const { root, run } = checkout(`if (!args.includes('--ignore-scripts')) process.exit(1);\n${mkdirFor('node_modules')}`);
    const { stdout, stderr } = run();
    expect(JSON.parse(stdout)).toEqual([process.execPath, ['a b']]);
    expect(stderr).toContain(`Trying again with Node ${process.versions.node}`);
    expect(existsSync(join(root, 'node_modules/.yarrow-installed'))).toBe(true);
    expect(run().stderr).toBe('');
  });

  it("is not run if the packages can't be installed, with one sentence that says so", () => {
    const { run } = checkout(`(await import('node:fs')).appendFileSync('asked', args[0] + ' '); process.exit(1);`);
    const { status, stdout, stderr } = run();
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('The packages could not be installed: npm ci failed');
  });
});

it('asks npm for the packages of the lock file', () => {
  const { root, run } = checkout(
    `${mkdirFor('node_modules')}\n(await import('node:fs')).writeFileSync('asked', args.join(' '));`,
  );
  run();
  expect(readFileSync(join(root, 'asked'), 'utf8')).toMatch(/^ci --no-fund --no-audit --loglevel=error/);
});
