import { createHash } from 'node:crypto';
import { type Draft, readDraft } from '#functions/price-lists/draft.ts';
import { publish, withVersion } from '#functions/price-lists/publish.ts';
import { dayBegins } from '#functions/price-lists/start-scheduled.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { settingsWrite } from '#functions/table/price-list-version.ts';
import { scheduleWrites } from '#functions/table/scheduled-list.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { MAX_HOME_ITEMS } from '#shared/model/planner-home.ts';
import type { PriceListVersion } from '#shared/model/price-list-version.ts';
import { daysBetween, toInstant } from '#shared/values/dates.ts';
import { os, type PriceListsContext } from './implementer.ts';
import { composePaperPdfs, paperKey } from './papers.ts';
import { scheduledView, versionView } from './version-view.ts';

/** Largest list, in bytes of JSON: a version keeps it in one row of the table, which can have 400 KB. */
const MAX_CONTENT_BYTES = 380_000;

const count = (items: number) => items.toLocaleString('en-US');

function refuse({ findings, content, published }: Draft): void {
  if (content.lines.length === 0)
    throw problem('conflict', { detail: 'There is nothing to publish yet: price at least one line of the list.' });
  const offered = published.locationItems.filter(({ isActive }) => isActive).length;
  if (offered > MAX_HOME_ITEMS)
    throw problem('too_large', {
      detail: `This price list offers ${count(offered)} items and variants. Offer at most ${count(MAX_HOME_ITEMS)}, so that families can choose from all of them.`,
    });
  if (Buffer.byteLength(JSON.stringify(content)) > MAX_CONTENT_BYTES)
    throw problem('too_large', {
      detail: 'This price list has more text than we can publish. Offer fewer items, or shorten its paragraphs and descriptions.',
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

/** How far ahead a list may be scheduled. */
const MAX_DAYS_AHEAD = 366;

/** Keeps a list for the day when it takes effect. It takes the place of one that was scheduled before. */
async function schedule(context: PriceListsContext, draft: Draft, version: PriceListVersion): Promise<void> {
  const { content, published, rules, settings, inForce, profile, asRead } = draft;
  const { providerLocationId: locationId, effectiveOn } = version;
  if (Buffer.byteLength(JSON.stringify(published)) > MAX_CONTENT_BYTES)
    throw problem('too_large', { detail: 'This price list has more prices than we can schedule. Publish it on its day.' });
  if (daysBetween(draft.today, effectiveOn) > MAX_DAYS_AHEAD)
    throw problem('conflict', { detail: 'Choose an effective date within a year from today.' });
  const startsAt = dayBegins(effectiveOn, profile.timeZone);
  const { version: settingsVersion } = inForce.saved;
  const dateless = settings.effectiveOn === null || settingsVersion === 0 ? [] : [{ ...settings, effectiveOn: null }];
  const writes = [
    asRead.packages,
    asRead.priceList,
    ...scheduleWrites({ version, startsAt }, { content, published, rules }, inForce.scheduled),
    ...dateless.map((each) => settingsWrite(locationId, each, settingsVersion, version.publishedBy)),
  ];
  try {
    await context.table.transact(writes);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw problem('stale', { detail: 'Someone else changed the list in the meantime. Look at it again before you schedule it.' });
  }
}

/**
 * Publishes the price list of the caller's own home; another home's id is a 404. Prices apply from this moment on the page, in the planner, and on paper, or
 * with a later effective date from the start of that day at the home (`start-price-lists`).
 */
export const createGplPdf = os.createGplPdf.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  if (input.providerLocationId !== locationId) throw problem('not_found');
  const id = context.newId();
  const draft = await readDraft(context, locationId, input.effectiveOn);
  refuse(draft);
  const papers = await writePapers(context, draft, locationId, id);
  const version: PriceListVersion = {
    id,
    providerLocationId: locationId,
    effectiveOn: draft.content.effectiveOn ?? draft.today,
    publishedOn: toInstant(context.now.getTime()),
    publishedBy: callerName(context),
    papers,
  };
  if (version.effectiveOn > draft.today) {
    await schedule(context, draft, version);
    return scheduledView(version);
  }
  const versions = withVersion(draft.versions, version);
  await publish(context, draft, version, versions);
  const { timeZone } = draft.profile;
  return versionView({ version, versions, count: undefined, timeZone, retentionYears: draft.settings.retentionYears });
});
