import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { openFontFolder } from '#functions/documents/fonts/open-font-folder.ts';
import { publishCertificate } from '#functions/documents/sealing/publish-certificate.ts';
import { sealDocument } from '#functions/documents/sealing/seal-document.ts';
import { sealingPorts } from '#functions/documents/sealing/sealing-ports.ts';
import { type ReactionContext, reaction } from '#functions/runtime/reaction.ts';
import { optionalSetting, setting } from '#functions/settings.ts';
import { readCaseDocument } from '#functions/table/case-document.ts';
import { documentClient } from '#functions/table/table.ts';
import { kmsSeal, type Seal } from '#functions/vendors/seal/index.ts';
import { httpTimestamps } from '#functions/vendors/timestamps/index.ts';

/** What both events say: that everyone has signed a document, and that it's time to try again. */
const schema = z.object({ documentId: z.guid() });

const fonts = openFontFolder(fileURLToPath(new URL('fonts', import.meta.url)));

let opened: Promise<Seal> | undefined;

/** Opens the key, and publishes its certificate before anything is sealed with it. */
async function openPublished({ table, now }: ReactionContext): Promise<Seal> {
  const seal = await kmsSeal(setting('SEAL_KEY_ARN'), documentClient());
  await publishCertificate(table, seal.certificate, now);
  return seal;
}

/** Opens the key once a process. One that couldn't be opened is opened again the next time. */
function openSeal(context: ReactionContext): Promise<Seal> {
  opened ??= openPublished(context).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/**
 * Seals a document that everyone has signed. A try that fails is noted with the time of the next, and the job `start-sealings` raises an event then: a delivery
 * that comes earlier leaves it to that one.
 */
export const handler = reaction('seal-document', schema, async ({ data: { documentId } }, context) => {
  const nextTryOn = (await readCaseDocument(context.table, documentId))?.sealing?.nextTryOn;
  if (nextTryOn !== undefined && nextTryOn > context.now.toISOString()) return undefined;
  const siteUrl = setting('SITE_URL').replace(/\/$/, '');
  const url = optionalSetting('TIMESTAMP_AUTHORITY_URL');
  const timestamps = url === undefined ? undefined : httpTimestamps({ url, randomBytes: context.randomBytes });
  await sealDocument(sealingPorts(context, { openSeal: () => openSeal(context), timestamps, fonts, siteUrl }), documentId);
  return undefined;
});
