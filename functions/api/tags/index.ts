/** `/api/tags`: the tags of the people in a home's care. `tag-papers` prints them. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { bindTag } from './bind-tag.ts';
import { compareTag } from './compare-tag.ts';
import { discardTag } from './discard-tag.ts';
import { findTag } from './find-tag.ts';
import { getCaseTags } from './get-case-tags.ts';
import { getTagSheets } from './get-tag-sheets.ts';
import { getTags } from './get-tags.ts';
import { os, type TagsContext } from './implementer.ts';
import { makeTags } from './make-tags.ts';
import { replaceTag } from './replace-tag.ts';
import { retireTag } from './retire-tag.ts';

const router = os.router({
  getTags,
  getTagSheets,
  makeTags,
  getCaseTags,
  findTag,
  bindTag,
  retireTag,
  replaceTag,
  discardTag,
  compareTag,
});

export const handler = apiHandler<TagsContext>({ router, context: (base) => base });
