import type { HandOutCount } from '#functions/table/price-list-version.ts';
import type { VersionView } from '#shared/contract/price-lists.ts';
import type { PriceListVersion, PublicVersion } from '#shared/model/price-list-version.ts';
import { dateInZone } from '#shared/values/dates.ts';

/** Returns the same day that many years later; February 28 if there is no 29th. */
function yearsAfter(day: string, years: number): string {
  const [year = '', ...rest] = day.split('-');
  const later = `${String(Number(year) + years).padStart(4, '0')}-${rest.join('-')}`;
  return rest.join('-') === '02-29' && new Date(`${later}T00:00:00Z`).getUTCDate() !== 29 ? `${later.slice(0, 8)}28` : later;
}

export type ViewParts = {
  version: PriceListVersion;
  /** All of the home's versions, latest first: each was in force until the next. */
  versions: readonly PublicVersion[];
  count: HandOutCount | undefined;
  timeZone: string;
  retentionYears: number;
};

/**
 * Returns a version as its home sees it. It must be kept for the required years after it was last handed out, and at least that long after it went out of
 * force, when it could still have been given away (16 CFR 453.6). It is never deleted before then, nor automatically afterward.
 */
export function versionView({ version, versions, count, timeZone, retentionYears }: ViewParts): VersionView {
  const place = versions.findIndex(({ id }) => id === version.id);
  const next = place > 0 ? versions[place - 1] : undefined;
  const ended = next && [next.publishedOn, count?.lastHandedOutAt ?? ''].toSorted().at(-1);
  return {
    ...version,
    papers: version.papers.map(({ key: _key, ...paper }) => paper),
    isInForce: place === 0,
    isScheduled: false,
    handedOut: count?.handedOut ?? 0,
    lastHandedOutAt: count?.lastHandedOutAt ?? null,
    keepUntil: ended ? yearsAfter(dateInZone(ended, timeZone), retentionYears) : null,
  };
}

/** Returns a list that waits for its day as its home sees it. Nobody can have been given it. */
export const scheduledView = (version: PriceListVersion): VersionView => ({
  ...version,
  papers: version.papers.map(({ key: _key, ...paper }) => paper),
  isInForce: false,
  isScheduled: true,
  handedOut: 0,
  lastHandedOutAt: null,
  keepUntil: null,
});
