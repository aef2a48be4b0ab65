import { carePageFor, type OpenCarePage } from '#functions/cases/custody/care-page-of.ts';
import { carePageView } from '#functions/cases/custody/care-page-view.ts';
import { embalmingMissing, gatedCase } from '#functions/gates/gated-case.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { os } from './implementer.ts';

/** Returns what embalming still needs, to a trade company that embalms: it doesn’t see the checklist of the case. Signers have no names there. */
async function embalmingNeeds(context: OperationContext, id: string, { page: { page }, isStaff, editing }: OpenCarePage) {
  if (page !== 'preparation' || isStaff || editing === 'none') return {};
  return { embalmingNeeds: embalmingMissing(context, await gatedCase(context, id)) };
}

/** Returns a page of custody: one read, and two more of the preparation for a trade company that embalms. */
export const getCustodyPage = os.getCustodyPage.handler(async ({ input: { id, page }, context }) => {
  const open = await carePageFor(context, id, page);
  return { ...carePageView(open), ...(await embalmingNeeds(context, id, open)) };
});
