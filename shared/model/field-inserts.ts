import { textParts } from './document-blocks.ts';

/** A field as texts name it. */
export type Named = { id: string; name: string };

/** Returns a text as people read and type it: with the names of fields where the text has their ids. */
export function textWithNames(text: string, fields: readonly Named[]): string {
  const names = new Map(fields.flatMap(({ id, name }) => (name.trim() === '' ? [] : [[id, name] as const])));
  return textParts(text)
    .map((part) => ('insert' in part ? `{{${names.get(part.insert) ?? part.insert}}}` : part.words))
    .join('');
}

/** Returns a typed text with the ids of fields in place of their names, so that it still fits when a field is renamed. A name that no field has is kept. */
export function textWithIds(typed: string, fields: readonly Named[]): string {
  const ids = new Map(fields.toReversed().map(({ id, name }) => [name, id]));
  return textParts(typed)
    .map((part) => ('insert' in part ? `{{${ids.get(part.insert) ?? part.insert}}}` : part.words))
    .join('');
}
