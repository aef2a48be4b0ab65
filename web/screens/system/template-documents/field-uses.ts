import { textParts } from '#shared/model/document-blocks.ts';
import { blockName } from './block-editor/block-name.ts';
import type { TemplateParts } from './template-parts.ts';

const nameOf = ({ name }: TemplateParts['fields'][number]): string => name || 'Field without a name';

/** Returns the first part of a template that refers to a field, in words; undefined if nothing does. What is removed along with it doesn't count. */
function referenceTo({ blocks, fields }: TemplateParts, id: string, removed: ReadonlySet<string>): string | undefined {
  const block = blocks.find(
    ({ text = '', fields: lines = [] }) =>
      lines.includes(id) || textParts(text).some((part) => 'insert' in part && part.insert === id),
  );
  if (block) return `the block “${blockName(block, fields)}” has it. Take it out there first`;
  const asked = fields.find((each) => !removed.has(each.id) && each.askedIf?.fieldId === id);
  return asked && `“${nameOf(asked)}” is asked only if it has an answer. Change that first`;
}

/** Returns why fields can't be removed from a template, naming what refers to one of them; undefined if nothing does. */
export function whyKept(parts: TemplateParts, ids: readonly string[]): string | undefined {
  const removed = new Set(ids);
  for (const field of parts.fields.filter((each) => removed.has(each.id))) {
    const use = referenceTo(parts, field.id, removed);
    if (use) return `“${nameOf(field)}” can’t be removed: ${use}.`;
  }
  return undefined;
}
