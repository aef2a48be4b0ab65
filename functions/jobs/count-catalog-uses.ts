import { catalogBucket } from '#functions/catalog/catalog-bucket.ts';
import { countUses } from '#functions/catalog/count-uses.ts';
import { USES_PART } from '#functions/catalog/counted-uses.ts';
import { storePart } from '#functions/catalog/publish-catalog.ts';
import { publishedCatalog } from '#functions/catalog/published-catalog.ts';
import { packPart } from '#functions/catalog/release-parts.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import { log } from '#functions/runtime/log.ts';
import { readHead } from '#functions/table/catalog-release.ts';
import { usesWrite } from '#functions/table/catalog-rows.ts';
import type { AnyCatalog } from '#shared/catalog/catalog-faults.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';

/**
 * Counts, every night, how much homes and families have of each entry of the catalog. The counts are stored under their hash before the row names them, so a run
 * that stops leaves yesterday's, and two at the same time leave the later one's.
 */
export const handler = async (): Promise<{ counted: number }> => {
  const { table, now } = jobContext(new Date());
  const head = await readHead(table, { consistent: true });
  if (!head) return { counted: 0 };
  const catalog: AnyCatalog = await publishedCatalog.of(head, nounNames);
  const counted = await countUses(table, catalog);
  const part = packPart(USES_PART, counted);
  await storePart(catalogBucket(), part);
  await table.transact([usesWrite({ on: now.toISOString(), hash: part.hash })]);
  log('info', 'The uses of catalog entries were counted.', { count: counted.length, tableRequests: table.requests });
  return { counted: counted.length };
};
