import { problem } from '#functions/problem.ts';
import type { ReadTag } from '#shared/contract/tags-views.ts';
import { codeOfTag, isTagId, readTagCode, tagIdIn } from '#shared/values/tag-code.ts';

/** A tag as it was read: by its id, which only its QR code has, or by the code alone. */
export type ReadCode = { code: string; id?: string };

const refused = (field: string, message: string) => problem('invalid_input', { errors: [{ field, message }] });

/** Returns the code of a tag from its id, its address, or its code in any spelling. Refuses everything else in the words of the field. */
export function codeIn(text: string): ReadCode {
  const id = isTagId(text) ? text : tagIdIn(text);
  if (id) return { id, code: codeOfTag(id) };
  const read = readTagCode(text);
  if ('fault' in read) throw refused('tag', read.fault);
  return read;
}

/** Returns a tag as it was read. Only a scanned one has its id, and a typed code needs a reason. */
export function readTag({ tag, how, whyTyped }: Pick<ReadTag, 'tag' | 'how' | 'whyTyped'>): ReadCode {
  const read = codeIn(tag);
  if (how === 'tag-scanned' && !read.id) throw refused('tag', 'Scan the square on the tag, or type its code and say why.');
  if (how === 'tag-typed' && whyTyped.trim() === '') throw refused('whyTyped', 'Say why the tag couldn’t be scanned.');
  return read;
}

/** Returns what the record notes of how a tag was read: why its code was typed; nothing of one that was scanned. */
export const typedNote = ({ how, whyTyped }: Pick<ReadTag, 'how' | 'whyTyped'>): string =>
  how === 'tag-typed' && whyTyped.trim() !== '' ? `Typed: ${whyTyped.trim()}` : '';
