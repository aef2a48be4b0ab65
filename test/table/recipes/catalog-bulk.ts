import { randomUUID } from 'node:crypto';
import { importPictureItem } from '#functions/table/catalog-import.ts';
import type { StagedChanges } from '#shared/contract/system-batches.ts';
import { ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { acroForm } from '#test/documents/sample-forms.ts';
import { beginCsv, checkedImport, draftedEntry } from '#test/journeys/parts/catalog.ts';
import { picture, upload } from '#test/journeys/parts/pictures.ts';
import { keptPdf, sendPdf } from '#test/journeys/parts/template-files.ts';
import { person } from '#test/world/cast.ts';

type Request = { input?: unknown; options?: RequestOptions };

const by = async (): Promise<RequestOptions> => ({ token: (await person({ kind: 'system' })).token, key: randomUUID() });

const vendor = (more: object = {}) => draftedEntry('vendors', { name: `Vendor ${randomUUID()}`, isActive: true, ...more });
const attribute = () =>
  draftedEntry('attributes', {
    itemCategoryId: randomUUID(),
    name: 'Wood',
    values: ['Oak', 'Pine'],
    isFilter: true,
    sortOrder: 0,
  });
const image = () => ({ id: randomUUID(), path: '/media/merchandise/oak-{width}.webp', description: '', isCover: false });
const item = () =>
  draftedEntry('items', {
    itemCategoryId: randomUUID(),
    name: 'Oak casket',
    description: 'Oak',
    attributes: [],
    images: [image(), image()],
    isActive: true,
  });
const imagesOf = ({ entry }: Awaited<ReturnType<typeof item>>) => entry.images as { id: string }[];

const keptForm = async () => (await keptPdf(await by(), await acroForm())).file;

/** A successful request of each call about many entries, files of them, pictures, and PDFs, in its most expensive form. */
export const recipes: Record<string, () => Promise<Request>> = {
  editEntries: async () => {
    const { id, version } = await vendor();
    return { input: { noun: 'vendors', rows: [[id, version]], set: { isActive: false } }, options: await by() };
  },
  revertRelease: async () => {
    const options = await by();
    const { id, version } = await vendor();
    const drafts = [{ noun: 'vendors', id, version }];
    const { release } = await ok<{ release: number }>('publishRelease', { drafts, note: '' }, await by());
    return { input: { release }, options };
  },
  mergeVendors: async () => {
    const [{ id, version }, other] = [await vendor(), await vendor()];
    return { input: { id, version, into: other.id }, options: await by() };
  },
  renameAttributeValue: async () => {
    const { id, version } = await attribute();
    return { input: { id, version, from: 'Oak', to: 'Red oak' }, options: await by() };
  },
  getBatchEntries: async () => {
    const options = await by();
    const { items } = await ok<{ items: { entry: { id: string } }[] }>(
      'getEntries',
      { noun: 'faqQuestions', state: 'published' },
      options,
    );
    const input = { noun: 'faqQuestions', rows: items.slice(0, 1).map(({ entry }) => [entry.id, 0]), set: { sortOrder: 77 } };
    const { batch } = await ok<StagedChanges>('editEntries', input, await by());
    return { input: { id: batch?.id }, options };
  },
  beginImport: async () => ({ input: { noun: 'vendors', format: 'csv', bytes: 100 }, options: await by() }),
  checkImport: async () => {
    const options = await by();
    const { id } = await beginCsv(options, 'vendors', `name\nVendor ${randomUUID()}`);
    return { input: { noun: 'vendors', id, format: 'csv', fileName: 'vendors.csv' }, options };
  },
  getImport: async () => {
    const options = await by();
    const { id } = await checkedImport(options, 'vendors', `name\nVendor ${randomUUID()}`);
    return { input: { noun: 'vendors', id }, options };
  },
  takeImport: async () => {
    const options = await by();
    const { id } = await checkedImport(options, 'vendors', `name\nVendor ${randomUUID()}`);
    return { input: { noun: 'vendors', id, which: 'all' }, options };
  },
  exportEntries: async () => ({ input: { noun: 'vendors', as: 'csv' }, options: await by() }),
  uploadCatalogPicture: async () => ({ options: await upload(await by(), await picture()) }),
  uploadImportPicture: async () => {
    const id = randomUUID();
    await openCloudTable().put(importPictureItem(id, { name: 'other.jpg', path: '/media/x' }, new Date()));
    return { input: { noun: 'items', id }, options: await upload(await by(), await picture()) };
  },
  addItemImage: async () => {
    const { id, version } = await item();
    return { input: { id }, options: await upload(await by(), await picture(), { fields: { version: String(version) } }) };
  },
  makeItemImageCover: async () => {
    const made = await item();
    return { input: { id: made.id, imageId: imagesOf(made)[1]?.id, version: made.version }, options: await by() };
  },
  beginTemplateFile: async () => ({ input: { bytes: 100 }, options: await by() }),
  inspectTemplateFile: async () => {
    const options = await by();
    return { input: { id: await sendPdf(options, await acroForm()) }, options };
  },
  getTemplateFile: async () => ({ input: { sha256: (await keptForm()).sha256 }, options: await by() }),
  getTemplatePage: async () => ({ input: { sha256: (await keptForm()).sha256, page: 1, width: 300 }, options: await by() }),
  previewTemplateFile: async () => ({ input: { sha256: (await keptForm()).sha256, fields: [] }, options: await by() }),
  previewComposedPage: async () => ({
    input: { name: 'Letter', blocks: [], fields: [], page: 1, width: 300, isFilled: true },
    options: await by(),
  }),
  removeItemImage: async () => {
    const made = await item();
    return { input: { id: made.id, imageId: imagesOf(made)[1]?.id, version: made.version }, options: await by() };
  },
};
