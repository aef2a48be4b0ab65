/** Measures a page of the list of items and a search, first in a process that knows nothing yet. */
import { call } from '@orpc/server';
import { getEntries } from '#functions/api/system-catalog/get-entries.ts';
import { scaled } from '../scale.ts';
import { costOf } from './operation.ts';

const page = (query?: string) => (context: object) =>
  call(getEntries, { noun: 'items', pageSize: 50, ...(query ? { query } : {}) } as never, { context: context as never });
const times = scaled(21, 1);
const cold = await costOf(page());
const listed = await costOf(page(), times);
const searched = await costOf(page('walnut 99'), times);
process.stdout.write(`${JSON.stringify({ cold, listed, searched })}\n`);
