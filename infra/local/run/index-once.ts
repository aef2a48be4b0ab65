import type { CloudHandle } from '../cloud-handle.ts';
import type { StateFolder } from './state-folder.ts';
import type { Steps } from './steps.ts';
import { withTable } from './with-table.ts';

/**
 * Brings an old state up to date, once: cases that the search finds by mistyped names, and the figures of reports. What stops halfway is finished by the next
 * start.
 */
export async function indexOnce(cloud: CloudHandle, folder: StateFolder, steps: Steps): Promise<void> {
  if (!folder.isIndexed)
    await steps.run('Names for the search', async () => {
      const { indexNames } = await import('../../../scripts/index-names/index-names.ts');
      const count = await withTable(cloud, indexNames);
      folder.markIndexed();
      return count === 0 ? 'nothing to add' : `${count} rows`;
    });
  if (!folder.isCounted)
    await steps.run('Figures of reports', async () => {
      const { countReports } = await import('../../../scripts/count-reports/count-reports.ts');
      const count = await withTable(cloud, countReports);
      folder.markCounted();
      return count === 0 ? 'nothing to count' : `${count} counted`;
    });
}
