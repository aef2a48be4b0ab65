/** Fills a cloud from a separate process: drawing the pictures takes memory that the running cloud need not keep. Started by seed-once.ts. */
import { seed } from '#world/seed.ts';
import type { SeedMessage, SeedOrder } from './seed-once.ts';

const tell = (message: SeedMessage): void => {
  process.send?.(message);
};

process.once('disconnect', () => process.exit(1));
process.once('message', (order: SeedOrder) => {
  seed(order, (done, total, what) => tell({ kind: 'progress', text: `${done} of ${total} ${what}` }))
    .then(() => tell({ kind: 'done' }))
    .catch((error: Error) => tell({ kind: 'failed', reason: error.stack ?? String(error) }))
    .finally(() => process.disconnect());
});
