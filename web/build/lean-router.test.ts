import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { withoutDisplayNames } from './lean-router.ts';

const folder = join(resolve(import.meta.dirname, '../..'), 'node_modules/react-router/dist/production');
const code = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

it('lets a bundler drop what is only named', () => {
  expect(withoutDisplayNames('var Form = React10.forwardRef(() => null);\nForm.displayName = "Form";\n')).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(() => null);\n\n',
  );
});

it('finds the names in the installed version of the router', () => {
  expect(code.match(/^\w+\.displayName = /gm)?.length).toBeGreaterThan(10);
  expect(withoutDisplayNames(code)).not.toMatch(/^\w+\.displayName = |= React\w*\.(forwardRef|createContext|memo)\(/m);
});
