import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scriptsBeyond } from '#web/build/initial-scripts.ts';

const dist = join(import.meta.dirname, '../../dist/web');

it('shows a document of a case to staff without a validator and without code that reads PDFs', () => {
  const scripts = scriptsBeyond(dist, ['screens/cases/documents/case-document.tsx']);
  expect(scripts.length).toBeGreaterThan(5);
  const heavy = scripts.filter(({ file }) =>
    /ZodError|PDFDocumentProxy|GlobalWorkerOptions/.test(readFileSync(join(dist, file), 'utf8')),
  );
  expect(heavy.map(({ file }) => file)).toEqual([]);
});
