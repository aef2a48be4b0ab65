import { optionsOf } from '#functions/merchandise/listed-items.ts';
import { showroomOf } from '#functions/merchandise/showroom.ts';
import { suitingIds } from '#shared/merchandise/suits-disposition.ts';
import { os } from './implementer.ts';

export const allLocationItemOptions = os.allLocationItemOptions.handler(
  async ({ input: { DispositionType: type, ...search }, context }) => {
    const { home, index } = await showroomOf(context, search.LocationId);
    if (type === undefined) return optionsOf(index, search);
    const suiting = suitingIds(home.itemCategories, type);
    return optionsOf(
      index,
      search,
      index.where(({ itemCategoryId }) => suiting.has(itemCategoryId)),
    );
  },
);
