import { listedItems } from '#functions/merchandise/listed-items.ts';
import { showroomOf } from '#functions/merchandise/showroom.ts';
import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import type { SoldItem } from '#shared/merchandise/sold-items.ts';
import { os } from './implementer.ts';

const itemView = ({ vendor, modelNumber: _model, attributes, images, ...item }: SoldItem): ItemView => ({
  ...item,
  vendor: vendor?.name ?? null,
  attributes: attributes.map(({ name, value }) => ({ name, value })),
  images: images.map(({ path, description }) => ({ path, description })),
});

export const allItems = os.allItems.handler(async ({ input, context }) => {
  const { index, catalog } = await showroomOf(context, input.LocationId);
  const page = listedItems(index, input, { quickFilters: catalog.quickFilters });
  return { ...page, items: page.items.map(itemView) };
});
