import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, folders, isCode, isTest, linesWith, root, rootFiles } from './source-files.ts';

const pages = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'];
const everything = [...[...folders, 'docs'].flatMap(filesIn), ...rootFiles()].filter((file) => !isTest(file));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
/** Npm's own commands, which need no script. */
const builtIn = new Set(['ci', 'install', 'i', 'run', 'exec', 'install-scripts']);

describe('the documentation', () => {
  it.each(pages)('has %s', (page) => {
    expect(existsSync(join(root, page))).toBe(true);
  });

  it('names only commands that exist', () => {
    const named = everything.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm (run (?:-s |--silent )?)?([a-z][a-z0-9:-]+)/g)].map(([, run, name = '']) => ({ path, run, name })),
    );
    const missing = named.filter(
      ({ run, name }) => !(name in scripts) && (run !== undefined || (/[`"']npm/.test(name) && !builtIn.has(name))),
    );
    expect(missing.map(({ path, name }) => `${path}: npm run ${name}`)).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });

  it('names only scripts that exist', () => {
    const named = everything.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnode (scripts\/[a-z-]+\.m?[jt]s)/g)].map(([, script = '']) => ({ path, script })),
    );
    expect(named.filter(({ script }) => !existsSync(join(root, script)))).toEqual([]);
  });

  it('has no broken links', () => {
    const links = everything
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) =>
          join(dirname(path), decodeURI(target)),
        ),
      );
    expect(links.filter((target) => !existsSync(join(root, target)))).toEqual([]);
  });

  it('lists every setting in the README', () => {
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
  it('run existing files', () => {
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

/** Code with its wrapped comments on one line, so that a citation is in one piece. This file cites wrongly on purpose. */
const code = [...folders.flatMap(filesIn), ...rootFiles()]
  .filter((file) => (isCode(file) || file.path.endsWith('.css')) && file.path !== 'test/house/docs.test.ts')
  .map(({ path, text }) => ({ path, text: text.replace(/\n\s*(?:\*|\/\/) /g, ' ') }));

const headingsOf = (page: string): string[] =>
  existsSync(join(root, page))
    ? [...readFileSync(join(root, page), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
    : [];

/** Returns why a citation is broken, or `undefined`: what follows the name of the document has to begin with one of its headings. */
function faultOf(page: string, after: string): string | undefined {
  if (!existsSync(join(root, page))) return 'no such document';
  const named = /^, (?=[A-Z])/.exec(after);
  if (!named) return page === 'docs/decisions.md' ? 'names no heading' : undefined;
  const rest = after.slice(named[0].length);
  const isHeading = headingsOf(page).some((heading) => rest.startsWith(heading) && !/^\w/.test(rest.slice(heading.length)));
  return isHeading ? undefined : `no heading begins "${rest.slice(0, 20)}"`;
}

const faultsIn = ({ path, text }: { path: string; text: string }): string[] =>
  [...text.matchAll(/(?<![\w*/.-])([\w./-]*\w\.md)\b/g)].flatMap((found) => {
    const [whole, page = ''] = found;
    const fault = faultOf(page, text.slice(found.index + whole.length, found.index + whole.length + 80));
    return fault === undefined ? [] : [`${path}: ${page}: ${fault}`];
  });

describe('citations in code', () => {
  it('lead to a document and heading of the repository', () => {
    expect(code.flatMap(faultsIn)).toEqual([]);
    expect(code.filter(({ text }) => text.includes('docs/decisions.md, ')).length).toBeGreaterThan(80);
  });

  it('fail for a missing document, heading, or file name', () => {
    for (const text of [
      '(docs/missing.md)',
      '(docs/decisions.md, Nothing)',
      '(docs/decisions.md)',
      '(docs/decisions.md, Casework)',
    ])
      expect(faultsIn({ path: 'a.ts', text }), text).toHaveLength(1);
    expect(faultsIn({ path: 'a.ts', text: '(docs/decisions.md, Cases; docs/limits.md, Signing in)' })).toEqual([]);
  });

  it('name no document outside the repository', () => {
    const words = ['specification', 'specs?'].map((word) => `(?<!-)\\b${word}\\b`).join('|');
    expect(linesWith(code, new RegExp(`${words}|\\((?:decisions|design), `, 'i'))).toEqual([]);
  });
});
