import { createHash } from 'node:crypto';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { PriceListVersion, PublicVersion } from '#shared/model/price-list-version.ts';
import { toInstant } from '#shared/values/dates.ts';
import { type Draft, readDraft } from './draft.ts';
import { os, type PriceListsContext } from './implementer.ts';
import { composePaperPdfs, paperKey } from './papers.ts';
import { publish } from './publish.ts';
import { versionView } from './version-view.ts';

/** Most versions that a home's page lists. Earlier ones are kept all the same. */
const MAX_SHOWN = 100;

/** Largest list, in bytes of JSON: a version keeps it in one row of the table, which can have 400 KB. */
const MAX_CONTENT_BYTES = 380_000;

function refuse({ findings, content }: Draft): void {
  if (content.lines.length === 0)
    throw problem('conflict', { detail: 'There is nothing to publish yet: price at least one line of the list.' });
  if (Buffer.byteLength(JSON.stringify(content)) > MAX_CONTENT_BYTES)
    throw problem('too_large', {
      detail: 'This price list has more text than we can publish. Shorten its paragraphs or the descriptions of its packages.',
    });
  if (findings.length === 0) return;
  const many = findings.length === 1 ? '1 problem to fix' : `${findings.length} problems to fix`;
  throw problem('conflict', {
    detail: `${many}. Fix what the list shows before you publish it.`,
    errors: findings.slice(0, 50).map(({ id, words, clause }) => ({ field: id, message: `${words} (${clause})` })),
  });
}

/** Composes the documents and puts them into the bucket under the version's id. If the transaction then fails, nothing links to them. */
async function writePapers(context: PriceListsContext, draft: Draft, locationId: string, id: string) {
  const papers = composePaperPdfs(context, draft.content, { createdOn: draft.today, isDraft: false });
  return Promise.all(
    papers.map(async ({ paper, pdf: { bytes, pages } }) => {
      const key = paperKey(locationId, id, paper);
      await context.files.write(key, bytes, { type: 'application/pdf' });
      return { paper, hash: createHash('sha256').update(bytes).digest('hex'), pages, key };
    }),
  );
}

/**
 * Publishes the price list of the caller's own home; another home's id is a 404. Prices apply from this moment on the page, in the planner, and on paper.
 */
export const createGplPdf = os.createGplPdf.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  if (input.providerLocationId !== locationId) throw problem('not_found');
  const id = context.newId();
  const draft = await readDraft(context, locationId, input.effectiveOn);
  refuse(draft);
  const papers = await writePapers(context, draft, locationId, id);
  const effectiveOn = draft.content.effectiveOn ?? draft.today;
  const publishedOn = toInstant(context.now.getTime());
  const version: PriceListVersion = {
    id,
    providerLocationId: locationId,
    effectiveOn,
    publishedOn,
    publishedBy: callerName(context),
    papers,
  };
  const short: PublicVersion = { id, effectiveOn, publishedOn, pages: papers[0]?.pages ?? 1 };
  const versions = [short, ...draft.versions].slice(0, MAX_SHOWN);
  await publish(context, draft, version, versions);
  const { timeZone } = draft.profile;
  return versionView({ version, versions, count: undefined, timeZone, retentionYears: draft.settings.retentionYears });
});
