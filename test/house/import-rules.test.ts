import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesIn, isTest } from './source-files.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'yarrow-house-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file at a path, with one import. */
type Sample = readonly [path: string, imported: string];

const refused: readonly Sample[] = [
  ['shared/values/sample.ts', '#events/catalog/index.ts'],
  ['shared/values/sample.ts', '#functions/table/table.ts'],
  ['shared/values/sample.ts', '../../functions/table/table.ts'],
  ['shared/values/sample.ts', '#infra/functions.ts'],
  ['shared/values/sample.ts', '#web/paths.ts'],
  ['shared/values/sample.ts', '#world/random.ts'],
  ['shared/values/sample.ts', '#test/cloud/cloud.ts'],
  ['shared/values/sample.ts', 'node:fs'],
  ['shared/values/sample.ts', '@aws-sdk/client-s3'],
  ['events/catalog/sample.ts', '#functions/table/table.ts'],
  ['events/catalog/sample.ts', '#infra/functions.ts'],
  ['events/catalog/sample.ts', '#web/paths.ts'],
  ['functions/runtime/sample.ts', '#infra/functions.ts'],
  ['functions/runtime/sample.ts', '#web/paths.ts'],
  ['functions/runtime/sample.ts', '#world/random.ts'],
  ['functions/table/sample.ts', '#test/cloud/cloud.ts'],
  ['functions/api/appuser/sample.ts', '../marketplace/get-locations.ts'],
  ['functions/api/appuser/sample.ts', '#functions/api/marketplace/get-locations.ts'],
  ['functions/api/appuser/sample.ts', '#infra/functions.ts'],
  ['functions/api/appuser/sample.ts', '@aws-sdk/client-sesv2'],
  ['functions/api/appuser/sample.ts', '@aws-sdk/client-cognito-identity-provider'],
  ['web/screens/sample.tsx', '#events/catalog/index.ts'],
  ['web/screens/sample.tsx', '#functions/table/table.ts'],
  ['web/screens/sample.tsx', '#infra/functions.ts'],
  ['web/screens/sample.tsx', '#world/random.ts'],
  ['web/screens/sample.tsx', 'node:fs'],
  ['web/screens/sample.tsx', '@aws-sdk/client-s3'],
  ['infra/stacks/sample.ts', '#web/paths.ts'],
];

const allowed: readonly Sample[] = [
  ['events/catalog/sample.ts', '#shared/values/ids.ts'],
  ['functions/api/appuser/sample.ts', '#functions/table/table.ts'],
  ['functions/api/appuser/sample.ts', '#shared/contract/appuser.ts'],
  ['functions/api/appuser/sample.ts', './login.ts'],
  ['functions/vendors/mail/sample.ts', '@aws-sdk/client-sesv2'],
  ['web/screens/sample.tsx', '#shared/contract/appuser.ts'],
  ['infra/stacks/sample.ts', '#functions/settings.ts'],
  ['test/journeys/sample.ts', '#functions/table/table.ts'],
];

const samples = [...refused, ...allowed].map(([path, imported], index) => ({
  path: path.replace('sample', `sample-${index}`),
  imported,
  isRefused: index < refused.length,
}));

/** Returns the sample paths where the project's own lint settings find a forbidden import. */
function lint(): Set<string> {
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  for (const { path, imported } of samples) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `import { one } from '${imported}';\n\nexport const two = one;\n`);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string | { file: string } } }[];
  };
  const pathOf = (path: string | { file: string }) => (typeof path === 'string' ? path : path.file).replace(/^\.\//, '');
  return new Set(
    diagnostics
      .filter(({ category }) => category === 'lint/style/noRestrictedImports')
      .map(({ location }) => pathOf(location.path)),
  );
}

describe('the direction of imports', () => {
  const found = lint();

  for (const { path, imported, isRefused } of samples)
    it(`${isRefused ? 'refuses' : 'allows'} ${imported} in ${dirname(path)}`, () => {
      expect(found.has(path)).toBe(isRefused);
    });
});

describe('the calls of documents', () => {
  it('are loaded by every screen that makes one and isn’t a screen of documents or of signing', () => {
    const screens = filesIn('web').filter((file) => /\.tsx?$/.test(file.path) && !isTest(file));
    const callers = screens.filter(({ text }) => /\b(?:api|query)\.(?:casePapers|caseDocuments|eSign)\b/.test(text));
    expect(callers.length).toBeGreaterThan(20);
    const others = callers.filter(({ path }) => !/\/(?:documents|signing)\//.test(path));
    expect(others.filter(({ text }) => !text.includes('web/document-calls.ts')).map(({ path }) => path)).toEqual([]);
  });
});
