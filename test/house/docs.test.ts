import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, folders, isCode, isTest, root, rootFiles } from './source-files.ts';

const pages = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'];
const everything = [...folders.flatMap(filesIn), ...rootFiles()].filter((file) => !isTest(file));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
/** Commands of npm itself, which need no script. */
const builtIn = new Set(['ci', 'install', 'i', 'run', 'exec', 'install-scripts']);

describe('the documentation', () => {
  it.each(pages)('has %s', (page) => {
    expect(existsSync(join(root, page))).toBe(true);
  });

  it('names only commands that there are', () => {
    const named = everything.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm (run (?:-s |--silent )?)?([a-z][a-z0-9:-]+)/g)].map(([, run, name = '']) => ({ path, run, name })),
    );
    const missing = named.filter(
      ({ run, name }) => !(name in scripts) && (run !== undefined || (/[`"']npm/.test(name) && !builtIn.has(name))),
    );
    expect(missing.map(({ path, name }) => `${path}: npm run ${name}`)).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });

  it('names only scripts that there are', () => {
    const named = everything.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnode (scripts\/[a-z-]+\.m?[jt]s)/g)].map(([, script = '']) => ({ path, script })),
    );
    expect(named.filter(({ script }) => !existsSync(join(root, script)))).toEqual([]);
  });

  it('leads nowhere that is not there', () => {
    const links = everything
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) =>
          join(dirname(path), decodeURI(target)),
        ),
      );
    expect(links.filter((target) => !existsSync(join(root, target)))).toEqual([]);
  });

  it('lists in the README every setting that is read', () => {
    const read = everything
      .filter(isCode)
      .flatMap(({ path, text }) =>
        path.startsWith('functions/')
          ? []
          : [...text.matchAll(/(?:env\.|env\[['"]|environment\.)((?:YARROW_[A-Z_]+|PORT))\b/g)].map(([, name = '']) => name),
      );
    const readme = existsSync(join(root, 'README.md')) ? readFileSync(join(root, 'README.md'), 'utf8') : '';
    expect([...new Set(read)].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('the scripts of package.json', () => {
  it('run files that there are', () => {
    const files = Object.values(scripts).flatMap((command) =>
      [...command.matchAll(/\b((?:scripts|infra)\/[\w/-]+\.m?[jt]s)\b/g)].map(([, file = '']) => file),
    );
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(files.length).toBeGreaterThan(3);
  });

  it.each(['start', 'test', 'dev', 'synth', 'deploy', 'deploy:local', 'openapi', 'bench', 'test:unit', 'test:e2e', 'test:deep'])(
    'have %s',
    (name) => {
      expect(scripts).toHaveProperty([name]);
    },
  );
});
