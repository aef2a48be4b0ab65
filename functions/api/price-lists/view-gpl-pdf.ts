import { problem } from '#functions/runtime/problems.ts';
import { limit, openedPriceLists } from '#functions/runtime/rate-limit.ts';
import { readLocation } from '#functions/table/location.ts';
import { findVersion } from '#functions/table/price-list-version.ts';
import { os } from './implementer.ts';
import { versionAddress } from './papers.ts';
import { record } from './record.ts';

/** Nobody signs in to read prices (16 CFR 453.2(b)(1)), so that all that is known of whoever opens a list here is that they came by the page. */
const SOMEBODY = 'Visitor of the public page';

/** Leads a browser to a published list of a launched home, the one in force or an earlier one; each time it is handed out. */
export const viewGplPdf = os.viewGplPdf.handler(async ({ input: { id, paper }, context }) => {
  const version = await findVersion(context.table, id);
  const home = version && (await readLocation(context.table, version.providerLocationId));
  if (!version || !home?.isActive) throw problem('not_found');
  const address = await versionAddress(context, version, paper);
  if (!address) throw problem('not_found');
  await limit(context, openedPriceLists, context.request.address);
  await record(context, { version, paper, to: SOMEBODY, how: 'online', by: '' });
  context.answer.headers.location = address.url;
});
