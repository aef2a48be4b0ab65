import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { leaned, unused } from './lean-router.ts';

const folder = join(resolve(import.meta.dirname, '../..'), 'node_modules/react-router/dist/production');
const code = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

it('lets a bundler drop what is only named', () => {
  expect(leaned('var Form = React10.forwardRef(() => null);\nForm.displayName = "Form";\n')).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(() => null);\n\n',
  );
});

it('keeps what a warning is about, and never warns', () => {
  expect(leaned('  let path = to.pathname;\n  warning(\n    path,\n    "No path."\n  );\n')).toBe(
    '  let path = to.pathname;\n  false && warning(\n    path,\n    "No path."\n  );\n',
  );
});

it.each(Object.entries(unused))('finds the %s in the installed version of the router, and leaves none', (_, [found]) => {
  expect(code.match(found)).not.toBeNull();
  expect(leaned(code)).not.toMatch(new RegExp(found.source, 'm'));
});
