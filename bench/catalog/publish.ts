/** Measures publishing every draft that has a row of its own. */
import { call } from '@orpc/server';
import { publishRelease } from '#functions/api/system-catalog/publish-release.ts';
import { readCatalogRows } from '#functions/table/catalog-rows.ts';
import { costOf, requestContext } from './operation.ts';

const { drafts } = await readCatalogRows(requestContext().table);
const input = {
  drafts: drafts.map(({ noun, id, version }) => ({ noun, id, version })),
  note: '',
  withoutDryRun: 'For a measurement',
};
const published = await costOf((context) => call(publishRelease, input, { context: context as never }));
process.stdout.write(`${JSON.stringify(published)}\n`);
