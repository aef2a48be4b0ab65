import { readCarousel } from '#functions/catalog/read-catalog.ts';
import { os } from './implementer.ts';

export const getAllCarouselIcons = os.getAllCarouselIcons.handler(async ({ input, context }) => {
  const icons = await readCarousel(context.table, context.now, input.id);
  return {
    items: icons.filter((icon) => icon.isActive).map(({ id, name, description, path }) => ({ id, name, description, path })),
  };
});
