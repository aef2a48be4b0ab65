/** Fills a cloud from a separate process: drawing the pictures takes memory that the running cloud need not keep. Started by seed-once.ts. */
import { addDocuments } from '#world/sample-documents.ts';
import { seed } from '#world/seed.ts';
import type { SeedMessage, SeedOrder } from './seed-once.ts';

const tell = (message: SeedMessage): void => {
  process.send?.(message);
};

/** Says that sample cases have no documents. Everything else is there, so the start goes on. */
const withoutDocuments = (error: Error): void => {
  process.stderr.write(`The documents of sample cases could not be made: ${error.message}\n`);
};

process.once('disconnect', () => process.exit(1));
process.once('message', (order: SeedOrder) => {
  seed(order, (done, total, what) => tell({ kind: 'progress', text: `${done} of ${total} ${what}` }))
    .then(() => addDocuments(order.url).catch(withoutDocuments))
    .then(() => tell({ kind: 'done' }))
    .catch((error: Error) => tell({ kind: 'failed', reason: error.stack ?? String(error) }))
    .finally(() => process.disconnect());
});
