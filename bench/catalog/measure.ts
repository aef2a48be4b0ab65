/** Measures what administrators do with a catalog of 10,000 items, and prints the figures as JSON: run by bench/index.ts in a child. */
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { allFunctions } from '#infra/functions.ts';
import { jsonOf } from '../child.ts';
import type { Figure } from '../figure.ts';
import { createTable } from '../one-table.ts';
import { scaled } from '../scale.ts';
import type { Cost } from './operation.ts';
import { startStand } from './stand.ts';

const items = scaled(10_000, 40);
const drafts = scaled(500, 4);
const rows = scaled(5_000, 20);
const group = `A catalog of ${items.toLocaleString('en-US')} items`;

const at = (name: string) => join(import.meta.dirname, name);
const figure = (name: string, unit: string, ours: number, atMost: number): Figure => ({
  group,
  name,
  unit,
  ours,
  goal: { of: 'ours', atMost },
});

const stand = await startStand();
try {
  Object.assign(process.env, stand.env);
  // Read from the environment, so only now.
  const { documentClient } = await import('#functions/table/table.ts');
  await createTable(documentClient(), 'catalog');
  await jsonOf<unknown>(at('fill.ts'), [String(items), String(drafts), randomBytes(4).toString('hex')], stand.env);
  // Each part in a process of its own, as a Lambda that does nothing else: its memory is its own.
  const envOf = (lambda: string) => ({
    ...stand.env,
    NODE_OPTIONS: allFunctions.find(({ name }) => name === lambda)?.nodeOptions,
  });
  const list = await jsonOf<Record<'cold' | 'listed' | 'searched', Cost>>(at('list.ts'), [], envOf('system-catalog'));
  const published = await jsonOf<Cost>(at('publish.ts'), [], envOf('system-catalog'));
  const { markedId } = await import('#functions/runtime/named-id.ts');
  const imported = [markedId('items', randomUUID()), String(rows), String(drafts)];
  const checked = await jsonOf<Cost>(at('import.ts'), ['check', ...imported], envOf('check-catalog-import'));
  const taken = await jsonOf<Cost>(at('import.ts'), ['take', ...imported], envOf('system-imports'));
  const figures: Figure[] = [
    figure('a page of the list, cold', 'ms', list.cold.ms, 800),
    figure('a page of the list, warm', 'ms', list.listed.ms, 150),
    figure('a search, warm', 'ms', list.searched.ms, 150),
    figure('a page or a search: requests to the table', '', Math.max(list.listed.requests, list.searched.requests), 3),
    figure(`a file of ${rows.toLocaleString('en-US')} entries, checked and taken`, 's', (checked.ms + taken.ms) / 1000, 30),
    figure('requests to the table for it', '', checked.requests + taken.requests, 20),
    figure('memory for it: the larger of the two processes', 'MB', Math.max(checked.megabytes, taken.megabytes), 256),
    figure(`${drafts} drafts published`, 's', published.ms / 1000, 3),
    figure('requests to the table for it', '', published.requests, 12),
  ];
  process.stdout.write(`${JSON.stringify(figures)}\n`);
} finally {
  await stand.close();
}
