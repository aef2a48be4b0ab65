/** `/api/tags`: the tags of the people in a home's care. It carries fonts, since it prints them. One file per operation, in the contract's order. */
import { fileURLToPath } from 'node:url';
import { openFontFolder } from '#functions/documents/fonts/open-font-folder.ts';
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { openBucket } from '#functions/vendors/objects/bucket.ts';
import { bindTag } from './bind-tag.ts';
import { compareTag } from './compare-tag.ts';
import { discardTag } from './discard-tag.ts';
import { findTag } from './find-tag.ts';
import { getCaseTags } from './get-case-tags.ts';
import { getTagSheets } from './get-tag-sheets.ts';
import { getTags } from './get-tags.ts';
import { os, type TagsContext } from './implementer.ts';
import { makeTags } from './make-tags.ts';
import { printNameBand } from './print-name-band.ts';
import { printTags } from './print-tags.ts';
import { retireTag } from './retire-tag.ts';

const router = os.router({
  getTags,
  getTagSheets,
  makeTags,
  printTags,
  printNameBand,
  getCaseTags,
  findTag,
  bindTag,
  retireTag,
  discardTag,
  compareTag,
});

const fonts = openFontFolder(fileURLToPath(new URL('fonts', import.meta.url)));
const files = openBucket(setting('FILES_BUCKET'), documentClient());

export const handler = apiHandler<TagsContext>({ router, context: (base) => ({ ...base, fonts, files }) });
