import { problem } from '#functions/problem.ts';
import { limit, openedPriceLists } from '#functions/runtime/rate-limit.ts';
import { readLocation } from '#functions/table/location.ts';
import { findVersion } from '#functions/table/price-list-version.ts';
import { os } from './implementer.ts';
import { versionAddress } from './papers.ts';
import { record } from './record.ts';

/** Nobody signs in to read prices (16 CFR 453.2(b)(1)), so all we know about a person who opens a list here is that they came from the public page. */
const VISITOR = 'Visitor of the public page';

/**
 * Leads a browser to a published list of a launched home, the one in force or an earlier one. It counts as handed out when a person opens it, once a day for each network address: not when an
 * image, a frame, or a script names it, nor when a message or a search engine looks at the link. A browser that fetches ahead is refused, so that its person's
 * own click comes here and is recorded.
 */
export const viewGplPdf = os.viewGplPdf.handler(async ({ input: { id, paper }, context }) => {
  const { openedBy } = context.request;
  if (openedBy === 'prefetch') throw problem('forbidden', { detail: 'Open the link to see this price list.' });
  const version = await findVersion(context.table, id);
  const home = version && (await readLocation(context.table, version.providerLocationId));
  if (!version || !home?.isActive) throw problem('not_found');
  const address = await versionAddress(context, version, paper);
  if (!address) throw problem('not_found');
  await limit(context, openedPriceLists, context.request.address);
  if (openedBy === 'person')
    await record(context, { version, paper, to: VISITOR, how: 'online', by: '' }, context.request.address);
  context.answer.headers.location = address.url;
});
