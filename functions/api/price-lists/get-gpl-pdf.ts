import { printedKey } from '#functions/documents/printed-folder.ts';
import { readDraft } from '#functions/price-lists/draft.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { limit, printedPlans } from '#functions/runtime/rate-limit.ts';
import { findOwnVersion } from '#functions/table/price-list-version.ts';
import { readScheduled } from '#functions/table/scheduled-list.ts';
import type { PaperAddress } from '#shared/contract/paper-address.ts';
import type { PriceListPaper } from '#shared/model/enumerations/price-list.ts';
import { os, type PriceListsContext } from './implementer.ts';
import { addressOf, composePaperPdfs, versionAddress } from './papers.ts';

/** Composes the next list of a home as a draft, which is deleted within a day; null without prices. */
export async function homesDraft(context: PriceListsContext, locationId: string, paper: PriceListPaper): Promise<PaperAddress> {
  await limit(context, printedPlans, context.request.address);
  const { content, today } = await readDraft(context, locationId);
  const draft = composePaperPdfs(context, content, { createdOn: today, isDraft: true }).find((each) => each.paper === paper);
  if (!draft) return null;
  const key = printedKey(context, 'pdf');
  await context.files.write(key, draft.pdf.bytes, { type: 'application/pdf' });
  return addressOf(context, key, { paper, isDraft: true });
}

/** Returns a version's document as it was published. Under the home's own id, a draft of the next one. */
export const getGplPdf = os.getGplPdf.handler(async ({ input: { id, paper }, context }) => {
  const { locationId } = homeOf(context);
  if (id !== locationId) {
    const scheduled = await readScheduled(context.table, locationId);
    const version = scheduled?.version.id === id ? scheduled.version : await findOwnVersion(context.table, locationId, id);
    if (!version) throw problem('not_found');
    return versionAddress(context, version, paper);
  }
  return homesDraft(context, locationId, paper);
});
