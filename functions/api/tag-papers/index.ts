/** `/api/tags` and pages of custody on paper: prints of tags, name bands, the inventory of personal effects, and papers such as the removal sheet. They have their own Lambda, since it carries fonts. */
import { fileURLToPath } from 'node:url';
import { openFontFolder } from '#functions/documents/fonts/open-font-folder.ts';
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { openBucket } from '#functions/vendors/objects/bucket.ts';
import { os, type TagPapersContext } from './implementer.ts';
import { printCustodyPage } from './print-custody-page.ts';
import { printNameBand } from './print-name-band.ts';
import { printPersonalEffects } from './print-personal-effects.ts';
import { printTags } from './print-tags.ts';

const router = os.router({ printTags, printNameBand, printPersonalEffects, printCustodyPage });

const fonts = openFontFolder(fileURLToPath(new URL('fonts', import.meta.url)));
const files = openBucket(setting('FILES_BUCKET'), documentClient());

export const handler = apiHandler<TagPapersContext>({ router, context: (base) => ({ ...base, fonts, files }) });
