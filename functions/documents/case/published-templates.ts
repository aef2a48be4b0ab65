import type { EntryOf } from '#functions/catalog/entries.ts';
import { inOrder, publishedCatalog } from '#functions/catalog/published-catalog.ts';
import { readHead } from '#functions/table/catalog-release.ts';
import type { Table } from '#functions/table/table.ts';
import type { DataField } from '#shared/model/data-field.ts';
import { type TemplateDocument, templateDocumentSchema } from '#shared/model/template-document.ts';

const nouns = ['templateDocuments', 'documentCategories', 'dataFields'] as const;

/** What documents are made from: templates by their ids, in order, what their list is divided into, and names that are worked out. */
export type PublishedTemplates = {
  templates: ReadonlyMap<string, TemplateDocument>;
  categories: ReadonlyMap<string, string>;
  dataFields: readonly DataField[];
};

type Entries = { readonly [Noun in (typeof nouns)[number]]: readonly EntryOf[Noun][] };

/** An entry may be older than a field of its schema. One that doesn't fit any more isn't offered. */
const sound = (template: unknown): TemplateDocument[] => {
  const { data } = templateDocumentSchema.safeParse(template);
  return data ? [data] : [];
};

function made({ templateDocuments, documentCategories, dataFields }: Entries): PublishedTemplates {
  const categories = inOrder(documentCategories);
  const place = new Map(categories.map(({ id }, at) => [id, at]));
  const placeOf = ({ documentCategoryId }: TemplateDocument) => place.get(documentCategoryId ?? '') ?? categories.length;
  const templates = inOrder(templateDocuments.flatMap(sound)).toSorted((one, other) => placeOf(one) - placeOf(other));
  return {
    templates: new Map(templates.map((template) => [template.id, template])),
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    dataFields,
  };
}

/** Reads the published templates, from warm memory. */
export const readTemplates: (table: Table, now: Date) => Promise<PublishedTemplates> = publishedCatalog.madeOf(nouns, made);

/** Reads the templates of the release that is published right now, and its number: what is sent names both. */
export async function readCurrentTemplates(table: Table): Promise<PublishedTemplates & { release: number }> {
  const head = await readHead(table);
  if (!head) return { ...made({ templateDocuments: [], documentCategories: [], dataFields: [] }), release: 1 };
  return { ...made(await publishedCatalog.of(head, nouns)), release: head.release };
}
