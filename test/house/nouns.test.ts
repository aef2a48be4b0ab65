import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { indexOfNouns } from '../../scripts/nouns.ts';
import { root } from './source-files.ts';

it('the index of the catalog’s nouns is what `npm run nouns` writes', async () => {
  for (const [path, text] of Object.entries(await indexOfNouns()))
    expect(readFileSync(join(root, path), 'utf8'), path).toBe(text);
});
