import { readServiceCatalog } from '#functions/catalog/read-catalog.ts';
import { os } from './implementer.ts';

export const getServiceCategories = os.getServiceCategories.handler(async ({ context }) => {
  const { categories, services, retired } = await readServiceCatalog(context.table, context.now);
  return {
    items: categories
      .filter((category) => category.isActive && !retired.has(category.id))
      .map(({ id, name, description }) => ({
        id,
        name,
        description,
        services: services
          .filter((service) => service.isActive && !retired.has(service.id) && service.serviceCategoryId === id)
          .map((service) => ({
            id: service.id,
            name: service.name,
            description: service.description,
            line: service.gplLine ?? null,
          })),
      })),
  };
});
