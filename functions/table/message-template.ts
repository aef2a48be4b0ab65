import type { MessageTemplate } from '#shared/model/message-template.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** A template as stored. `version` counts its writes; `savedBy` says who made the last one. */
export type MessageTemplateRow = MessageTemplate & { version: number; savedBy?: string };

const partition = (locationId: string) => `LOCATION#${locationId}#MESSAGE-TEMPLATES`;
const key = (locationId: string, id: string): Key => ({ pk: partition(locationId), sk: id });

/** Returns a home's template for answers as an item. */
export const messageTemplateItem = (locationId: string, template: MessageTemplate, version = 1): Item =>
  toItem('message-template', key(locationId, template.id), template, version);

const rowOf = (item: Item): MessageTemplateRow => ({
  ...fromItem<MessageTemplate>(item),
  version: item.version as number,
  ...(item.savedBy === undefined ? {} : { savedBy: item.savedBy as string }),
});

/** Reads all templates of a home, archived ones included: one query, since a home has a few dozen. */
export const readMessageTemplates = async (table: Table, locationId: string): Promise<MessageTemplateRow[]> =>
  (await everyItem(table, partition(locationId), { consistent: true })).map(rowOf);

/** Reads one template. */
export async function readMessageTemplate(table: Table, locationId: string, id: string): Promise<MessageTemplateRow | undefined> {
  const item = await table.get(key(locationId, id), { consistent: true });
  return item && rowOf(item);
}

/** Writes a template over the version that was seen; 0 for a new one. */
export const messageTemplateSave = (locationId: string, template: MessageTemplate, seen: number, savedBy: string): Write => ({
  put: { ...messageTemplateItem(locationId, template, seen + 1), savedBy },
  ...(seen === 0 ? { unless: 'exists' as const } : { ifVersion: seen }),
});
