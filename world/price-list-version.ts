import { createHash } from 'node:crypto';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import { composePriceListPdf } from '#functions/documents/price-list/price-list-pdf.ts';
import { priceListsFolder } from '#functions/documents/price-lists-folder.ts';
import { composePapers } from '#shared/funeral-rule/compose-merchandise-lists.ts';
import { priceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { GeneralPriceList } from '#shared/model/general-price-list.ts';
import type { PriceListVersion, PublicVersion } from '#shared/model/price-list-version.ts';
import { uuidV7 } from '#shared/values/ids.ts';
import type { Catalog } from './catalog.ts';
import type { SampleHome } from './home.ts';
import { priceListOf } from './price-list-of.ts';

/** A home's list as it was published on the day it took effect: the version, what it says, what the home's page says about it, its documents. */
export type SampleVersion = {
  version: PriceListVersion;
  content: GeneralPriceList;
  short: PublicVersion;
  files: { key: string; bytes: Buffer }[];
};

/** Composed once per home: data that is loaded again has the very same documents. */
const made = new WeakMap<SampleHome, SampleVersion | undefined>();

/**
 * Returns the version in force of a sample home; undefined for a home without a list. The same home always has the same documents, and so the same hashes.
 */
export function sampleVersion(home: SampleHome, catalog: Catalog, fonts: FontLibrary): SampleVersion | undefined {
  if (!made.has(home)) made.set(home, compose(home, catalog, fonts));
  return made.get(home);
}

function compose(home: SampleHome, catalog: Catalog, fonts: FontLibrary): SampleVersion | undefined {
  const content = priceListOf(home, catalog);
  const { id: locationId, priceList, employees } = home.profile;
  if (!content || !priceList) return undefined;
  const { effectiveOn } = priceList;
  const publishedOn = `${effectiveOn}T14:00:00.000Z`;
  const random = createHash('sha256').update(`price list ${locationId}`).digest();
  const id = uuidV7({ now: Date.parse(publishedOn), random });
  const papers = composePapers(content).map(({ paper, blocks }) => {
    const title = priceListPaper.label(paper);
    const input = { blocks, home: content.home, title, effectiveOn, createdOn: effectiveOn, isDraft: false };
    const { bytes, pages } = composePriceListPdf(fonts, input);
    const key = `${priceListsFolder}${locationId}/${id}${paper === 'gpl' ? '' : `-${paper}`}.pdf`;
    return { paper, pages, key, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  });
  const version: PriceListVersion = {
    id,
    providerLocationId: locationId,
    effectiveOn,
    publishedOn,
    publishedBy: employees[0]?.fullName ?? '',
    papers: papers.map(({ bytes: _bytes, ...paper }) => paper),
  };
  const short = { id, effectiveOn, publishedOn, pages: papers[0]?.pages ?? 1 };
  return { version, content, short, files: papers.map(({ key, bytes }) => ({ key, bytes })) };
}
