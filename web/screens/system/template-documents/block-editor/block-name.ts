import type { DocumentBlock } from '#shared/model/document-blocks.ts';
import { documentBlockType } from '#shared/model/enumerations/document.ts';
import { textWithNames } from '#shared/model/field-inserts.ts';

const MOST = 60;

/** Returns what a block is called in the list: its heading, or how its text begins, or its kind with its first field. */
export function blockName(
  { title = '', text = '', type, fields = [] }: Partial<DocumentBlock>,
  named: readonly { id: string; name: string }[],
): string {
  if (title.trim() !== '') return title.trim();
  const words =
    textWithNames(text, named)
      .replaceAll(/\{\{|\}\}/g, '')
      .trim()
      .split('\n')[0]
      ?.trim() ?? '';
  if (words !== '') return words.length > MOST ? `${words.slice(0, MOST).trimEnd()}...` : words;
  const kind = type === undefined ? 'New block' : documentBlockType.label(type);
  const first = named.find(({ id }) => id === fields[0])?.name;
  return first ? `${kind}: ${first}` : kind;
}
