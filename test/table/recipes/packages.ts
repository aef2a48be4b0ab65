import { randomUUID } from 'node:crypto';
import type { RequestOptions } from '#test/cloud/cloud.ts';
import { ok } from '#test/cloud/cloud.ts';
import { listed, newPackage, sentOf, type Workshop, workshop } from '#test/journeys/parts/package-maker.ts';
import { once } from '../parts/once.ts';

type Request = { input?: unknown; options?: RequestOptions };

/** Makes a call in a home without a list in force, whose prices are read from the grid, which costs more. What it asks first warms the catalog. */
const inScene =
  (scene: () => Promise<Workshop>) => (inputOf: (home: Workshop, firstId: string) => unknown) => async (): Promise<Request> => {
    const home = await scene();
    const [first] = await listed(home);
    return { input: await inputOf(home, first?.template.id ?? ''), options: home.staff };
  };
const unlistedWorkshop = () => workshop({ priceList: undefined });
const inWorkshop = inScene(unlistedWorkshop);
const reading = inScene(once(unlistedWorkshop));

const keyed = (recipe: () => Promise<Request>) => async (): Promise<Request> => {
  const { input, options } = await recipe();
  return { input, options: { ...options, key: randomUUID() } };
};

const section = () => ({
  id: randomUUID(),
  sectionType: 'general',
  title: 'About us',
  text: 'Since 1921.',
  isActive: true,
  sortOrder: 0,
});

/** A successful request of each call about packages and paragraphs, in its most expensive form. */
export const recipes: Record<string, () => Promise<Request>> = {
  getOwnTemplates: reading(() => ({})),
  getTemplateChoices: reading(() => ({})),
  saveTemplate: keyed(
    inWorkshop(async (home) => {
      const [first] = await listed(home);
      return first ? { version: first.version, template: sentOf(first) } : { version: 0, template: newPackage(home) };
    }),
  ),
  orderTemplates: keyed(
    inWorkshop(async (home, id) => {
      const { template } = await ok<{ template: { id: string } }>('duplicateTemplate', { id }, home.staff);
      return { ids: [template.id, id] };
    }),
  ),
  archiveTemplate: inWorkshop((_, id) => ({ id })),
  restoreTemplate: keyed(
    inWorkshop(async ({ staff }, id) => {
      await ok('archiveTemplate', { id }, staff);
      return { id };
    }),
  ),
  duplicateTemplate: keyed(inWorkshop((_, id) => ({ id }))),
  getPreConfiguredTemplates: reading(() => ({})),
  getTemplateFromPreConfiguredTemplate: reading(async ({ staff }) => {
    const { items } = await ok<{ items: { id: string }[] }>('getPreConfiguredTemplates', {}, staff);
    return { id: items[0]?.id };
  }),
  getAllSections: reading(() => ({})),
  saveSection: keyed(inWorkshop(() => ({ version: 0, section: section() }))),
};
