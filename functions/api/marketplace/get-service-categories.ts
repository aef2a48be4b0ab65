import { readServiceCatalog } from '#functions/catalog/read-catalog.ts';
import { os } from './implementer.ts';

export const getServiceCategories = os.getServiceCategories.handler(async ({ context }) => {
  const { categories, services } = await readServiceCatalog(context.table, context.now);
  return {
    items: categories
      .filter((category) => category.isActive)
      .map(({ id, name, description }) => ({
        id,
        name,
        description,
        services: services
          .filter((service) => service.isActive && service.serviceCategoryId === id)
          .map((service) => ({
            id: service.id,
            name: service.name,
            description: service.description,
            line: service.gplLine ?? null,
          })),
      })),
  };
});
