import { changeCatalog } from '#functions/catalog/change-catalog.ts';
import { seenEntry, stageChanges } from '#functions/catalog/stage-batch.ts';
import { withDrafts } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { nameOfEntry } from '#shared/catalog/entry-name.ts';
import { withRetired } from '#shared/catalog/retired.ts';
import type { MerchandiseItem, Vendor } from '#shared/model/merchandise.ts';
import { os } from './implementer.ts';

/** Gives all items of a vendor to another, and retires the vendor: what named it before still finds it. */
export const mergeVendors = os.mergeVendors.handler(async ({ input, context }) => {
  const { id, into, version } = input;
  if (id === into)
    throw problem('invalid_input', { errors: [{ field: 'into', message: 'Choose another vendor to have the items.' }] });
  return changeCatalog(context, async (workbench) => {
    const vendor = seenEntry(workbench, 'vendors', id, version) as Vendor;
    const { vendors, items } = withDrafts(workbench.published, workbench.drafts);
    const other = vendors.find((each) => each.id === into);
    if (!other) throw problem('invalid_input', { errors: [{ field: 'into', message: 'There is no such vendor anymore.' }] });
    const moved = (items as readonly MerchandiseItem[]).filter(({ vendorId }) => vendorId === id);
    const changes = [
      { noun: 'vendors' as const, id, entry: withRetired(vendor, true) },
      ...moved.map((item) => ({ noun: 'items' as const, id: item.id, entry: { ...item, vendorId: into } })),
    ];
    const title = `Merged “${nameOfEntry('vendors', vendor)}” into “${nameOfEntry('vendors', other)}”`;
    return stageChanges(context, workbench, { kind: 'merge', title }, changes);
  });
});
