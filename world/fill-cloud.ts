import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { AdminCreateUserCommand, AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { CatalogEntries } from '#functions/catalog/entries.ts';
import { publishCatalog } from '#functions/catalog/publish-catalog.ts';
import { openCorpusKey } from '#functions/corpus/corpus-hash.ts';
import { openFontFolder } from '#functions/documents/fonts/open-font-folder.ts';
import { rebuildSnapshot } from '#functions/search/rebuild-snapshot.ts';
import { snapshotStore } from '#functions/search/snapshot-store.ts';
import { accountItems } from '#functions/table/account.ts';
import { activityItem } from '#functions/table/activity.ts';
import { cardAccountItem } from '#functions/table/card-account.ts';
import { readHead } from '#functions/table/catalog-release.ts';
import { ownItemItem } from '#functions/table/home-merchandise.ts';
import { cardItem, locationItems } from '#functions/table/location.ts';
import { locationItemItem } from '#functions/table/location-item.ts';
import { newMessageItems } from '#functions/table/message.ts';
import { planItem } from '#functions/table/plan.ts';
import { versionItems } from '#functions/table/price-list-version.ts';
import { servicePriceItem } from '#functions/table/service-price.ts';
import { submissionItem } from '#functions/table/submission.ts';
import type { Item } from '#functions/table/table.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { cardOf } from '#shared/search/index.ts';
import { buildFonts } from '../scripts/build-fonts.ts';
import { accounts, type SampleAccount } from './accounts.ts';
import { sampleActivity } from './activity.ts';
import { withCalendar } from './calendar.ts';
import { sampleCardAccount } from './card-accounts.ts';
import { sampleCaseItems } from './cases.ts';
import { type Catalog, iconPath } from './catalog.ts';
import { type CloudToFill, type OpenCloud, openCloud } from './cloud.ts';
import { corpusItemsOfCases, corpusItemsOfPlans } from './corpus.ts';
import { carousels, type IconFacts } from './data/carousels.ts';
import { generateWorld, type World } from './generate.ts';
import type { SampleHome } from './home.ts';
import { inParallel } from './in-parallel.ts';
import { sampleAnswering, sampleMessages } from './messages.ts';
import { paperEntries } from './papers-catalog.ts';
import { drawPictures, type PictureFile } from './pictures.ts';
import { generatePreConfiguredTemplates } from './preconfigured-templates.ts';
import { type SampleVersion, sampleVersion } from './price-list-version.ts';
import { sampleReportItems } from './reports.ts';
import { samplePlans } from './sample-plans.ts';

/** Draws an icon of a carousel as an SVG document: quiet fill, lines in the product's pine, legible on light and dark surfaces (docs/decisions.md, Look). */
export const iconSvg = ({ lines, fills }: IconFacts): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="192" height="192"><rect width="96" height="96" rx="16" fill="#f3f0ea"/>' +
  `${fills ? `<path d="${fills}" fill="#cfe0d9"/>` : ''}` +
  `<path d="${lines}" fill="none" stroke="#1f5c54" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`;

/** A catalog in which nothing is. */
const noEntries = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as CatalogEntries;

/** Returns the catalog by the names of its nouns. */
export const entriesOf = ({
  faq,
  merchandiseCategories,
  merchandiseAttributes,
  merchandiseItems,
  ...catalog
}: Catalog): CatalogEntries => ({
  ...noEntries,
  serviceCategories: catalog.serviceCategories,
  services: catalog.services,
  displayServices: catalog.displayServices,
  categoryServices: catalog.categoryServices,
  faqQuestions: faq,
  questionGroups: [...catalog.questionGroups, ...catalog.caseQuestionGroups],
  preferenceGroups: catalog.preferenceGroups,
  itemCategories: merchandiseCategories,
  attributes: merchandiseAttributes,
  quickFilters: catalog.quickFilters,
  vendors: catalog.vendors,
  items: merchandiseItems,
  carouselIcons: catalog.carouselIcons,
  taskCategories: catalog.taskCategories,
  taskTriggers: catalog.taskTriggers,
  attributeGroups: catalog.attributeGroups,
  preConfiguredTemplates: generatePreConfiguredTemplates(),
  ...paperEntries(),
});

/** Publishes the sample catalog: as release 1, or over what an earlier run published, if that differs. */
async function putCatalog({ table, catalog: bucket }: OpenCloud, catalog: Catalog, now: Date): Promise<void> {
  const about = { publishedOn: now.toISOString(), publishedBy: 'Yarrow', note: 'The sample catalog' };
  await publishCatalog({ table, bucket }, entriesOf(catalog), await readHead(table, { consistent: true }), about);
}

/** Reports progress: this many of this many homes, pictures, or accounts. */
export type OnProgress = (done: number, total: number, what: string) => void;

/** Pictures are named by what they are, not by their bytes: a browser may keep them for a day. */
const CacheControl = 'public, max-age=86400';

/** The most writes in one transaction. */
const TOGETHER = 100;

/** Puts items, a hundred in a transaction: the embedded table takes these twice as fast as a batch, since it commits once. */
async function putTogether({ table }: OpenCloud, items: readonly Item[]): Promise<void> {
  for (let from = 0; from < items.length; from += TOGETHER)
    await table.transact(items.slice(from, from + TOGETHER).map((put) => ({ put })));
}

/** Returns the key of the corpus where there is none yet: the same every time, since the sample's plans and cases are nobody's. */
const sampleKey = () => createHash('sha256').update('The corpus of the sample').digest();

/** Returns items without those that are there twice: a transaction takes no row twice. */
const unique = (items: readonly Item[]): Item[] => [...new Map(items.map((item) => [`${item.pk} ${item.sk}`, item])).values()];

/** Returns what a home's staff see and families don't: what happened on its page, who wrote to it, its cases. */
const forItsStaff = async (profile: LocationProfile, now: Date, key: Uint8Array): Promise<Item[]> => {
  const written = sampleMessages(profile, now);
  const activity = sampleActivity(profile, written, now);
  const rows = await sampleCaseItems(profile, now);
  return [
    ...activity.map((month) => activityItem(profile.id, month)),
    ...written.flatMap(newMessageItems),
    ...sampleAnswering(profile),
    // Sample homes with cases take cards.
    ...(rows.some(({ entityType }) => entityType === 'case') ? [cardAccountItem(sampleCardAccount(profile.id, now))] : []),
    ...withCalendar(profile, rows, now),
    ...unique(corpusItemsOfCases(rows, key)),
    ...sampleReportItems(profile, { activity, rows, messages: written }),
  ];
};

/** Stores the documents of a home's list. The version that names them comes with the home. */
async function putPapers({ s3, filesBucket }: OpenCloud, { files }: SampleVersion): Promise<void> {
  for (const { key: Key, bytes: Body } of files)
    await s3.send(new PutObjectCommand({ Bucket: filesBucket, Key, Body, ContentType: 'application/pdf' }));
}

/** Stores a home with all its rows, its card last, so that no search can find half a home. */
async function putHome(
  cloud: OpenCloud,
  home: SampleHome,
  published: SampleVersion | undefined,
  { now, key }: { now: Date; key: Uint8Array },
): Promise<void> {
  const { profile, items, servicePrices, ownItems } = home;
  const card = cardOf(profile);
  const offered = [
    ...(await forItsStaff(profile, now, key)),
    ...items.map(locationItemItem),
    ...ownItems.map((item) => ownItemItem(profile.id, item)),
    ...servicePrices.map(servicePriceItem),
  ];
  if (published) await putPapers(cloud, published);
  const versions = published ? versionItems(published.version, published.content) : [];
  const whole = published ? { ...profile, priceLists: [published.short] } : profile;
  await putTogether(cloud, [...versions, ...locationItems(whole), ...offered, ...(card ? [cardItem(card)] : [])]);
}

async function putPicture({ s3, mediaBucket }: OpenCloud, { key, file }: PictureFile): Promise<void> {
  const put = { Bucket: mediaBucket, Key: key, Body: readFileSync(file), ContentType: 'image/webp', CacheControl };
  await s3.send(new PutObjectCommand(put));
}

async function putIcons({ s3, mediaBucket }: OpenCloud): Promise<void> {
  const icons = carousels.flatMap(({ key, icons: list }) =>
    list.map((icon) => ({ Key: iconPath(key, icon).slice(1), Body: iconSvg(icon) })),
  );
  await inParallel(icons, 8, (icon) =>
    s3.send(new PutObjectCommand({ Bucket: mediaBucket, ...icon, ContentType: 'image/svg+xml', CacheControl })),
  );
}

/** Creates the user in its pool, named by the account's id, with a permanent password, then stores the account in the table. */
async function putAccount(cloud: OpenCloud, { account, memberships, password }: SampleAccount): Promise<void> {
  const { cognito, pools } = cloud;
  const user = { UserPoolId: pools[account.kind], Username: account.id };
  try {
    await cognito.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }));
  } catch (error) {
    if ((error as Error).name !== 'UsernameExistsException') throw error;
  }
  await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
  await putTogether(cloud, accountItems(account, memberships));
}

async function putWorld(cloud: OpenCloud, world: World, now: Date, onProgress: OnProgress): Promise<void> {
  let done = 0;
  const fonts = openFontFolder(buildFonts());
  const key = await openCorpusKey(cloud.table, sampleKey);
  await putCatalog(cloud, world.catalog, now);
  await inParallel(world.homes, 2, async (home) => {
    await putHome(cloud, home, sampleVersion(home, world.catalog, fonts), { now, key });
    onProgress(++done, world.homes.length, 'homes');
  });
  const people = accounts(world);
  done = 0;
  await inParallel(people, 4, async (person) => {
    await putAccount(cloud, person);
    onProgress(++done, people.length, 'people');
  });
  const plans = samplePlans(world);
  await putTogether(
    cloud,
    plans.flatMap(({ plan, sent }) => [planItem(plan), ...(sent ? [submissionItem(sent)] : [])]),
  );
  await putTogether(cloud, unique(corpusItemsOfPlans(plans, world.catalog, key)));
}

/** Stores everything but the pictures and the snapshot: the catalog, homes, people, icons. */
export async function storeWorld(cloud: OpenCloud, world: World, now: Date, onProgress: OnProgress): Promise<void> {
  await Promise.all([putWorld(cloud, world, now, onProgress), putIcons(cloud)]);
}

/** Stores drawn pictures, and makes the snapshot of the search from the cards in the table. The homes can be found only after this. */
export async function openWorld(cloud: OpenCloud, files: readonly PictureFile[], now: Date): Promise<void> {
  await inParallel(files, 8, (file) => putPicture(cloud, file));
  await rebuildSnapshot(cloud.table, snapshotStore(cloud.search), now);
}

/** Draws while the table is being written, then stores the pictures and opens the data to searches. */
export async function fillCloud(target: CloudToFill, onProgress: OnProgress): Promise<void> {
  const cloud = openCloud(target);
  try {
    const [world, now] = [generateWorld(), new Date()];
    const drawing = drawPictures(world, (done, total) => onProgress(done, total, 'pictures'));
    const [files] = await Promise.all([drawing, storeWorld(cloud, world, now, onProgress)]);
    await openWorld(cloud, files, now);
  } finally {
    cloud.close();
  }
}
