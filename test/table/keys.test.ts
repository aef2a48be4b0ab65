import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalog } from '#events/catalog/index.ts';
import type { DomainEvent } from '#events/envelope.ts';
import { contactWordWrites } from '#functions/cases/contacts/contact-words.ts';
import {
  accountByEmail,
  accountItems,
  accountUpdate,
  caseLinkItem,
  markSession,
  readAccount,
  readAccountRow,
} from '#functions/table/account.ts';
import { activityItem, countActivity } from '#functions/table/activity.ts';
import { agingFileEnd, agingFileStart } from '#functions/table/aging-file.ts';
import { answerKey, commitKey } from '#functions/table/answer.ts';
import { bookWrites, closeWrites, type FrozenDay, firstBookDay, lastCloseBefore, readBookDays } from '#functions/table/books.ts';
import { calendarItem, readCalendar, readCaseCalendar, readResources, resourceItem } from '#functions/table/calendar.ts';
import { feedWrites, readFeed, readOwnFeed } from '#functions/table/calendar-feed.ts';
import { cardAccountItem, readCardAccount, readHomeOfAccount } from '#functions/table/card-account.ts';
import { caseItem, readCaseWithDocuments } from '#functions/table/case.ts';
import {
  documentPlaceWrite,
  eachDueSealing,
  newCaseDocumentWrites,
  readCaseDocument,
  readCaseDocumentEntries,
  readMarkedDocument,
  readRecordedDocument,
} from '#functions/table/case-document.ts';
import { factsItem, readRemovals } from '#functions/table/case-facts.ts';
import { caseKeys, tradeList } from '#functions/table/case-keys.ts';
import { casesOfTrade, inStatus, ofMember } from '#functions/table/case-list.ts';
import { caseItemItem, familyOptionsWrite, planChangesWrite, readCaseMerchandise } from '#functions/table/case-merchandise.ts';
import { caseNameItems, readCasesOfNames, readNames } from '#functions/table/case-names.ts';
import { caseOfNumber, readCaseCount } from '#functions/table/case-number.ts';
import { caseViewsWrite, readCaseViews } from '#functions/table/case-views.ts';
import { findByWords, wordWrites } from '#functions/table/case-words.ts';
import { batchWrite, discardBatchWrite } from '#functions/table/catalog-batch.ts';
import { discardWrite, draftWrite, logWrite, orderWrite } from '#functions/table/catalog-draft.ts';
import { importPictureItem, importWrite } from '#functions/table/catalog-import.ts';
import {
  publishWrites,
  readHead,
  readReleasePair,
  readReleases,
  readUnreleasedCatalog,
} from '#functions/table/catalog-release.ts';
import { changeWrite, readCatalogRows, usesWrite } from '#functions/table/catalog-rows.ts';
import { appendToChain, chainKeys, readChain, readChainHead } from '#functions/table/chain.ts';
import {
  addScreen,
  conferenceEndWrites,
  conferenceWrites,
  readConference,
  readConferenceCode,
  screenChanged,
} from '#functions/table/conference.ts';
import { givenListWrite, newVersionWrites, readContract } from '#functions/table/contract-version.ts';
import {
  corpusEventItem,
  corpusHomeItem,
  corpusKeys,
  corpusPlanItem,
  eraseCorpusCase,
  readCorpusKey,
  readCorpusRows,
  rememberGone,
} from '#functions/table/corpus.ts';
import { eachCorpusHome, readCaseEvents, readCorpusHomes, sampleOfHome } from '#functions/table/corpus-rows.ts';
import {
  checkpointWrite,
  eachUnchecked,
  markChecked,
  readCheckpointsSince,
  readLastCheckpoint,
} from '#functions/table/custody-checkpoint.ts';
import { directorsByLicense } from '#functions/table/director.ts';
import { readCaseSheet, readCaseTop } from '#functions/table/document-rows.ts';
import { dryRunWrites, laneWrite, readDryRun, readFullRuns, readLane } from '#functions/table/dry-run.ts';
import {
  eachOverdue,
  handoffItem,
  readAwaitedHandoff,
  readCaseToHandOff,
  readHandoff,
  readHandoffs,
  readOpenHandoffs,
  readReceipt,
  receiptWrites,
} from '#functions/table/handoff.ts';
import {
  itemPicturesWrite,
  ownItemWrite,
  readHomeItems,
  readHomeMerchandise,
  readShownCategories,
  shownCategoriesWrite,
} from '#functions/table/home-merchandise.ts';
import { homePaperWrite, readHomePapers, readHomesOfTemplate } from '#functions/table/home-paper.ts';
import { addDevice, deviceHash, devicesKey, seeDevice } from '#functions/table/known-devices.ts';
import {
  eachOfBalances,
  ledgerWrites,
  readBalancePage,
  readDayEntries,
  readDayPage,
  readLedger,
  readLedgerBackward,
  readLedgerEntry,
  storedMoneyIn,
} from '#functions/table/ledger.ts';
import {
  cardItem,
  cardsInCell,
  launchedCards,
  locationItems,
  readLocation,
  readLocationProfile,
  readTemplates,
} from '#functions/table/location.ts';
import { locationItemItem, readLocationItems } from '#functions/table/location-item.ts';
import { readMerchandiseChanges, transactMerchandise } from '#functions/table/merchandise-changes.ts';
import { importStepWrite, merchandiseImportWrite } from '#functions/table/merchandise-import.ts';
import { answeredMessages, messageItem, openMessageItem, openMessages, readMessage } from '#functions/table/message.ts';
import { messageTemplateItem } from '#functions/table/message-template.ts';
import { issueNewest, newestKey, readAccountOfLink } from '#functions/table/newest-link.ts';
import {
  choicesWrite,
  eachUnread,
  mailedMark,
  notificationItem,
  readBell,
  readChoices,
  readManyChoices,
  readMark,
  readNotifications,
  readUnread,
} from '#functions/table/notification.ts';
import {
  eachDueEmail,
  emailDue,
  listing as emailListing,
  emailStart,
  listingEnd,
  readListed,
} from '#functions/table/notification-email.ts';
import { outboxItem } from '#functions/table/outbox.ts';
import { owedLetterWrites, readOwedLetters } from '#functions/table/owed-letters.ts';
import { paymentCreation, readReceiptPlace, readReceipts, receiptKeys, refundCreation } from '#functions/table/payment.ts';
import { lastPlanAtHome, linkWrite, plansOf, readPlan } from '#functions/table/plan.ts';
import { priceListKeys, publicVersionsItem, versionItems } from '#functions/table/price-list-version.ts';
import { priceRowItem, priceRowWrite, readItemPriceRows, readPriceRow, readPriceRows } from '#functions/table/price-row.ts';
import { claimEvent, finishEvent, readProcessed, releaseEvent } from '#functions/table/processed.ts';
import { clearCount, count } from '#functions/table/rate-limit.ts';
import { readReportMonths, reportCountItem, reportMonthItem } from '#functions/table/report.ts';
import { scheduledKeys, scheduledListItem } from '#functions/table/scheduled-list.ts';
import { nextCertificateWrites, readSealCertificates } from '#functions/table/seal-certificate.ts';
import { challengeItem, recoveryCodesItem, signInRulesChangeItem, signInRulesItem } from '#functions/table/second-factor.ts';
import { readSections, sectionItem } from '#functions/table/section.ts';
import { readSelection, selectionWrite } from '#functions/table/selection.ts';
import { readServicePrices, servicePriceItem } from '#functions/table/service-price.ts';
import { newMarkWrites } from '#functions/table/shown-documents.ts';
import { forgetAttempts, freePlace, keepPlace, reservePlace } from '#functions/table/sign-in-attempts.ts';
import { readSignersStanding } from '#functions/table/signers-standing.ts';
import {
  eachDueSigner,
  readSigningSession,
  readSigningSessions,
  readSigningToken,
  signingSessionWrite,
  signingTokenWrite,
} from '#functions/table/signing.ts';
import { lastSubmission, readSubmission, submissionItem } from '#functions/table/submission.ts';
import { closeSupport, openSupport, readAudit } from '#functions/table/support.ts';
import { readSupportSessions } from '#functions/table/support-session.ts';
import type { Item, Table } from '#functions/table/table.ts';
import { caseTagsWrite, drawnSeed, readTagSheets, readTags, sheetWrites } from '#functions/table/tag.ts';
import {
  eachExpiring,
  homeTaskWrites,
  readDay,
  readHomeTask,
  readHomeTasks,
  readOpenItems,
  readTaskItems,
  readTaskPlace,
  readTasks,
  taskItem,
  taskPlaceItem,
  taskWrites,
} from '#functions/table/task.ts';
import { tasksMadeOn } from '#functions/table/task-counts.ts';
import { beginDigest, digestEnd, digestMove, eachDueDigest, taskDigestItem } from '#functions/table/task-digest.ts';
import { readVersionedTemplates } from '#functions/table/template.ts';
import { newReplySecret, newThreadEntry, receivedOnce, textNumberItems } from '#functions/table/thread.ts';
import { claimToken, letGo, readLiveToken, spend, tokenItem } from '#functions/table/token.ts';
import {
  madeTasksWrite,
  readTriggerLane,
  readTriggerRun,
  triggerLaneWrite,
  triggerRunWrites,
} from '#functions/table/trigger-run.ts';
import { readWorkspace } from '#functions/table/workspace.ts';
import { emptyTally } from '#shared/catalog/dry-run/tally.ts';
import { chainKinds } from '#shared/chain/chain-head.ts';
import { noCounts } from '#shared/contract/system-imports.ts';
import { moneyOf, noSums } from '#shared/ledger/replay.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import { emptySelection } from '#shared/model/selection.ts';
import { taskSchema } from '#shared/model/task.ts';
import type { Notification } from '#shared/notifications/after-event.ts';
import { cardOf } from '#shared/search/index.ts';
import { everyRow } from '#test/cloud/every-row.ts';
import { draftOf } from '#test/world/arbitrary-chain.ts';
import { lawfulList } from '#test/world/price-lists.ts';
import { sampleHome } from '#test/world/sample-home.ts';
import { planRecord, submissionRecord } from '#test/world/sample-plan.ts';
import { sampleCardAccount } from '#world/card-accounts.ts';
import { recordingTable } from './recording-table.ts';

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const now = new Date('2026-07-01T12:00:00.000Z');
const at = now.toISOString();

/** Returns an item as one readable line: kind, key, and its keys in the indexes. */
const lineOf = ({ entityType, pk, sk, gsi1pk, gsi1sk, gsi2pk, gsi2sk, expiresAt }: Item) =>
  [
    `${entityType}: ${pk} | ${sk}`,
    ...(gsi1pk ? [`gsi1 ${gsi1pk} | ${gsi1sk}`] : []),
    ...(gsi2pk ? [`gsi2 ${gsi2pk} | ${gsi2sk}`] : []),
    ...(expiresAt ? [`expires ${new Date((expiresAt as number) * 1000).toISOString()}`] : []),
  ]
    .join(' ; ')
    .replaceAll(/00000000-0000-4000-8000-0+/g, 'id-');
const lines = (items: Item[]) => `\n${items.map(lineOf).join('\n')}\n`;

async function requestsOf(work: (table: Table) => Promise<unknown>): Promise<string> {
  const { table, requests } = recordingTable();
  await work(table);
  return `\n${requests.join('\n').replaceAll(/00000000-0000-4000-8000-0+/g, 'id-')}\n`;
}

const account = {
  id: id(20),
  version: 1,
  kind: 'provider' as const,
  email: 'ida@larkspur-lane.example',
  firstName: 'Ida',
  lastName: 'Larkspur',
  phoneNumber: '',
  isEmailVerified: true,
  status: 'active' as const,
  pendingEmail: null,
  defaultLocationId: null,
  sessionsValidFrom: null,
  createdOn: at,
  updatedOn: at,
};
const event: DomainEvent = {
  id: id(30),
  name: catalog[0].name,
  version: 1,
  at,
  actor: { kind: 'nobody', id: null, onBehalfOf: null },
  locationId: null,
  data: catalog[0].sample,
};
const token = {
  hash: 'ab12',
  purpose: 'password-reset' as const,
  email: account.email,
  accountId: account.id,
  createdOn: at,
  expiresOn: '2026-07-01T13:00:00.000Z',
};
const claim = { consumer: 'mail-welcome', eventId: event.id, claimId: 'claim' };
const support = {
  accountId: account.id,
  email: account.email,
  reason: 'asked',
  startedOn: at,
  until: '2026-07-01T13:00:00.000Z',
};
const supportSession = {
  ...support,
  id: id(50),
  systemId: id(21),
  systemName: 'Robin Vale',
  personName: 'Ann Lee',
  homeName: null,
};
const audit = {
  id: id(50),
  at,
  action: 'support-started' as const,
  systemId: id(21),
  systemEmail: 'robin@yarrow.example',
  accountId: account.id,
  reason: 'asked',
};

describe('the keys of what is kept', () => {
  it('are all shown here: a new kind of key has to be added', () => {
    const folder = resolve(import.meta.dirname, '../../functions/table');
    const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'index.ts');
    const prefixes = sources.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/['"`]([A-Z][A-Z-]{2,}#)/g)].map(([, prefix = '']) => prefix),
    );
    const source = readFileSync(import.meta.filename, 'utf8');
    expect(prefixes.length).toBeGreaterThan(10);
    expect(prefixes.filter((prefix) => !source.includes(`${prefix}`))).toEqual([]);
  });

  it('of a home’s price lists', () => {
    const version = {
      id: id(70),
      providerLocationId: id(1),
      effectiveOn: '2026-07-01',
      publishedOn: at,
      publishedBy: 'Ida Larkspur',
      papers: [{ paper: 'gpl' as const, hash: 'ab'.repeat(32), pages: 6, key: 'price-lists/one.pdf' }],
    };
    const short = { id: version.id, effectiveOn: version.effectiveOn, publishedOn: at, pages: 6 };
    const { settings, unfinished, count, handOut, opened } = priceListKeys;
    const shared = [settings(id(1)), unfinished(id(1)), opened(id(1), 'ab12')];
    const keys = [...shared, count(id(1), version.id), handOut(id(1), { id: id(71), at })];
    const waiting = scheduledListItem({ version, startsAt: at, writes: 1 });
    keys.push(scheduledKeys.content(id(1)), scheduledKeys.prices(id(1)));
    const items = [...versionItems(version, lawfulList()), publicVersionsItem(id(1), [short]), waiting];
    expect(lines([...items, ...keys.map((key) => ({ ...key, entityType: 'key' }))])).toMatchInlineSnapshot(`
      "
      price-list-version: LOCATION#id-1#PRICE-LISTS | VERSION#2026-07-01T12:00:00.000Z#id-70 ; gsi2 PRICE-LIST#id-70 | VERSION
      price-list-content: LOCATION#id-1#PRICE-LISTS | CONTENT#id-70
      price-lists: LOCATION#id-1 | PRICELISTS
      price-list-scheduled: LOCATION#id-1#PRICE-LISTS | SCHEDULED ; gsi1 PRICE-LISTS-WAITING | 2026-07-01T12:00:00.000Z#id-1
      key: LOCATION#id-1#PRICE-LISTS | SETTINGS
      key: LOCATION#id-1#PRICE-LISTS | UNFINISHED
      key: LOCATION#id-1#PRICE-LISTS | OPENED#ab12
      key: LOCATION#id-1#PRICE-LISTS | COUNT#id-70
      key: LOCATION#id-1#PRICE-LISTS | HAND-OUT#2026-07-01T12:00:00.000Z#id-71
      key: LOCATION#id-1#PRICE-LISTS | SCHEDULED-CONTENT
      key: LOCATION#id-1#PRICE-LISTS | SCHEDULED-PRICES
      "
    `);
  });

  it('of tags', async () => {
    const tag = { id: 'A'.repeat(26), code: 'AAAAAAAA', state: 'unbound' as const, sheetId: id(96), madeOn: at, changedOn: at };
    const sheet = { id: id(96), paper: 'wristband' as const, madeOn: at, madeBy: 'Ida Larkspur', tags: [tag.id] };
    const writes = [...sheetWrites(id(1), sheet, [tag]), caseTagsWrite(id(95), { tags: [], checks: [], version: 0 })];
    const items = writes.flatMap((write) =>
      'put' in write ? [write.put] : 'add' in write ? [{ ...write.add, entityType: 'tag-counts' }] : [],
    );
    expect(lines(items)).toMatchInlineSnapshot(`
      "
      tag: LOCATION#id-1#TAGS | TAG#aaaaaaaa ; gsi1 TAGS#id-1#unbound | 2026-07-01T12:00:00.000Z#AAAAAAAA
      tag-sheet: LOCATION#id-1#TAGS | SHEET#id-96
      tag-counts: LOCATION#id-1#TAGS | COUNTS
      case-tags: CASE#id-95 | TAGS
      "
    `);
    expect(
      await requestsOf(async (table) => {
        await readTags(table, id(1), { state: 'bound', limit: 20, after: null });
        await readTagSheets(table, id(1), 20);
        await drawnSeed(table, { locationId: id(1), sheetId: id(96), drawn: new Uint8Array(32), now }).catch(() => undefined);
      }),
    ).toMatchInlineSnapshot(`
      "
      query gsi1 TAGS#id-1#bound
      query LOCATION#id-1#TAGS | SHEET#*
      put LOCATION#id-1#TAGS | SEED#id-96
      get LOCATION#id-1#TAGS | SEED#id-96
      "
    `);
  });

  it('of hand-offs of a case, of those that are open at a home, and of those that are overdue', async () => {
    const party = { kind: 'home' as const, name: 'Larkspur' };
    const handoff = {
      ...{ id: id(96), caseId: id(95), locationId: id(1), version: 0, subject: 'decedent' as const, purpose: 'return' as const },
      ...{
        papers: [],
        effects: '',
        from: party,
        to: party,
        tag: { id: 'A'.repeat(26), code: 'AAAAAAAA' },
        state: 'offered' as const,
      },
      offered: { by: id(20), byName: 'Stella Teal', on: at, how: 'tag-scanned' as const },
    };
    const signature = { signatureType: 'type' as const, typeText: 'Omar Reyes' };
    const receipt = receiptWrites(handoff, { signature, photo: 'data:image/jpeg;base64,AAAA' });
    const ended = handoffItem({ ...handoff, state: 'refused' });
    const told = handoffItem(handoff, false);
    const puts = receipt.flatMap((write) => ('put' in write ? [write.put] : []));
    expect(lines([handoffItem(handoff), told, ended, ...puts])).toMatchInlineSnapshot(`
      "
      handoff: CASE#id-95 | HANDOFF#id-96 ; gsi1 HANDOFFS-DUE | 2026-07-02T00:00:00.000Z#id-96 ; gsi2 HANDOFFS#id-1 | 2026-07-01T12:00:00.000Z#id-96
      handoff: CASE#id-95 | HANDOFF#id-96 ; gsi2 HANDOFFS#id-1 | 2026-07-01T12:00:00.000Z#id-96
      handoff: CASE#id-95 | HANDOFF#id-96
      handoff-receipt: CASE#id-95 | HANDOFF-RECEIPT#id-96
      handoff-photo: CASE#id-95 | HANDOFF-PHOTO#id-96
      "
    `);
    expect(
      await requestsOf(async (table) => {
        await readHandoffs(table, id(95));
        await readHandoff(table, { caseId: id(95), id: id(96) });
        await readAwaitedHandoff(table, { caseId: id(95), id: id(96) });
        await readOpenHandoffs(table, id(1), 50);
        for await (const due of eachOverdue(table, { by: at, atOnce: 25 })) expect(due).toEqual([]);
        await readReceipt(table, { caseId: id(95), id: id(96) });
        await readCaseToHandOff(table, { caseId: id(95), locationId: id(1), code: 'AAAAAAAA', handoffId: id(96) });
      }),
    ).toMatchInlineSnapshot(`
      "
      query CASE#id-95 | HANDOFF#*
      get CASE#id-95 | HANDOFF#id-96
      get CASE#id-95 | HANDOFF#id-96
      query gsi2 HANDOFFS#id-1
      query gsi1 HANDOFFS-DUE
      get CASE#id-95 | ~CASE
      get CASE#id-95 | HANDOFF-RECEIPT#id-96
      get CASE#id-95 | HANDOFF-PHOTO#id-96
      get CASE#id-95 | ~CASE
      get CASE#id-95 | ~DECEDENT
      get CASE#id-95 | FACTS
      get CASE#id-95 | TAGS
      get CASE#id-95 | GATE
      get CASE#id-95 | CARE-PAGE#preservation
      get CASE#id-95 | CARE-PAGE#intake
      get CASE#id-95 | CARE-PAGE#preparation
      get CASE#id-95 | CARE-PAGE#cremated-remains
      get LOCATION#id-1 | PROFILE
      get CASE#id-95 | ~CUSTODY
      get LOCATION#id-1#TAGS | TAG#aaaaaaaa
      get CASE#id-95 | HANDOFF#id-96
      "
    `);
  });

  it('of chains, each in the partition of what it’s about', async () => {
    const seen = { sequence: 41, hash: 'ab'.repeat(32) };
    const chains = chainKinds.map((kind) => ({ kind, subject: id(95) }));
    const appended = await Promise.all(chains.map((chain) => appendToChain(chain, seen, [draftOf()])));
    const items = appended.flatMap(({ writes }) => writes.flatMap((write) => ('put' in write ? [write.put] : [])));
    const heads = chains.map((chain) => ({ ...chainKeys.head(chain), entityType: 'key' }));
    expect(lines([...items, ...heads])).toMatchInlineSnapshot(`
      "
      chain-entry: DOCUMENT#id-95 | CHAIN#00000042
      chain-entry: CASE#id-95 | CUSTODY#00000042
      chain-entry: LEDGER#id-95 | ENTRY#00000042
      key: DOCUMENT#id-95 | ~CHAIN
      key: CASE#id-95 | ~CUSTODY
      key: CASE#id-95 | ~MONEY
      "
    `);
    expect(
      await requestsOf(async (table) => {
        await readChainHead(table, chains[0]!);
        await readChain(table, chains[0]!, { after: 41 });
      }),
    ).toMatchInlineSnapshot(`
      "
      get DOCUMENT#id-95 | ~CHAIN
      query DOCUMENT#id-95 | CHAIN#*
      "
    `);
  });

  it('of a ledger, its sums, and payments and refunds', async () => {
    const entry = { id: id(96), kind: 'fee', effectiveOn: '2026-05-11', locationId: id(1), postings: [] } as never;
    const money = moneyOf({ ...noSums, balanceCents: 1 }, { pendingCents: 0, dueOn: '2026-06-11', updatedOn: at });
    const seen = await storedMoneyIn([], id(95));
    const drafts = [draftOf({ data: { locationId: id(1), effectiveOn: '2026-05-11' }, recordedOn: at })];
    const change = { caseId: id(95), locationId: id(1), seen, entries: [entry], drafts, money, isEstimate: false };
    const { ids, chain } = await ledgerWrites(change);
    const received = { id: id(97), caseId: id(95), amountCents: 1, method: 'cash', recordedBy: id(2), recordedOn: at } as const;
    const whole = { ...received, reference: '', note: '', recordedByName: '', state: 'posted' } as const;
    const payment = { ...whole, refundedCents: 0, paidOn: '2026-05-11' };
    const refund = { ...whole, id: id(98), refundedOn: '2026-05-11' };
    const writes = [...ids, ...chain, ...paymentCreation(payment), ...refundCreation(refund)];
    const place = `2026-06-11#${id(95)}`;
    const dayPlace = `${at}#${id(95)}#00000001`;
    expect(lines(writes.flatMap((write) => ('put' in write ? [write.put] : [])))).toMatchInlineSnapshot(`
      "
      ledger-entry-id: LEDGER#id-95 | ID#id-96
      chain-entry: LEDGER#id-95 | ENTRY#00000001 ; gsi1 LEDGER#id-1#2026-05-11 | 2026-07-01T12:00:00.000Z#id-95#00000001
      receipt-place: PAYMENT#id-97 | PAYMENT
      payment: CASE#id-95 | RECEIPT#PAYMENT#id-97
      receipt-place: REFUND#id-98 | REFUND
      refund: CASE#id-95 | RECEIPT#REFUND#id-98
      "
    `);
    const head = chain.find((write) => 'update' in write);
    expect(head).toMatchObject({
      update: { pk: `CASE#${id(95)}`, sk: '~MONEY' },
      set: { gsi1pk: `BALANCES#${id(1)}`, gsi1sk: `2026-06-11#${id(95)}`, version: 1 },
    });
    expect(
      await requestsOf(async (table) => {
        await readReceiptPlace(table, receiptKeys.payment(id(97)));
        await readReceiptPlace(table, receiptKeys.refund(id(98)));
        await readReceipts(table, id(95));
        await readLedger(table, id(95));
        await readLedgerBackward(table, id(95), 200);
        await readLedgerEntry(table, id(95), id(96));
        await readBalancePage(table, id(1), { after: place, limit: 100 });
        for await (const _ of eachOfBalances(table, id(1)));
        await readDayPage(table, id(1), '2026-05-11', { after: dayPlace, limit: 100 });
        await readDayEntries(table, id(1), '2026-05-11');
      }),
    ).toMatchInlineSnapshot(`
      "
      get PAYMENT#id-97 | PAYMENT
      get REFUND#id-98 | REFUND
      query CASE#id-95 | RECEIPT#*
      query LEDGER#id-95 | ENTRY#*
      query LEDGER#id-95 | ENTRY#*
      get LEDGER#id-95 | ID#id-96
      query gsi1 BALANCES#id-1
      query gsi1 BALANCES#id-1
      query gsi1 LEDGER#id-1#2026-05-11
      query gsi1 LEDGER#id-1#2026-05-11
      "
    `);
  });

  it('of the books of a home: their days, and the closed ones', async () => {
    const postings = [
      { account: 'cash', cents: 500 },
      { account: 'receivable:none', cents: -500 },
    ];
    const of = { kind: 'payment' as const, locationId: id(1), postings };
    const entries = [
      { ...of, id: id(96), paymentId: id(96), effectiveOn: '2026-05-12' },
      { ...of, id: id(97), paymentId: id(97), effectiveOn: '2026-05-11' },
    ];
    const books = { closedThrough: null, posted: 2, receivableCents: 0, hash: null };
    const frozen = { day: '2026-05-11', receivableCents: -500, hash: 'ab'.repeat(32) } as FrozenDay;
    const writes = [...bookWrites(id(1), entries), ...closeWrites(id(1), books, frozen)];
    expect(writes).toMatchObject([
      {
        add: { pk: `BOOKS#${id(1)}`, sk: '~BOOKS' },
        counts: { posted: 2 },
        condition: { values: { ':earliest': '2026-05-11' } },
      },
      { add: { sk: 'DAY#2026-05-11' }, counts: { entries: 1, 'paid:cash': 500, receivable: -500 } },
      { add: { sk: 'DAY#2026-05-12' }, counts: { entries: 1 } },
      { update: { pk: `BOOKS#${id(1)}`, sk: '~BOOKS' }, set: { closedThrough: '2026-05-11' } },
      { put: { pk: `LEDGER#${id(1)}`, sk: 'CLOSE#2026-05-11' }, unless: 'exists' },
    ]);
    expect(
      await requestsOf(async (table) => {
        await readBookDays(table, id(1), '2026-05-01', '2026-05-31');
        await firstBookDay(table, id(1), '2026-05-01', '2026-05-31');
        await lastCloseBefore(table, id(1), '2026-05');
      }),
    ).toMatchInlineSnapshot(`
      "
      query BOOKS#id-1
      query BOOKS#id-1
      query LEDGER#id-1
      "
    `);
  });

  it('of checkpoints of custody records, and of the heads that none covers', async () => {
    const checkpoint = { number: 12, digest: '', text: '', signature: '', publicKey: '', on: at, path: '' };
    const write = checkpointWrite(id(1), checkpoint);
    const moved = await appendToChain({ kind: 'custody', subject: id(95) }, { sequence: 41, hash: 'ab'.repeat(32) }, [
      draftOf({ data: { locationId: id(1) } }),
    ]);
    const head = moved.writes.find((each) => 'update' in each);
    expect(head).toMatchObject({ set: { gsi1pk: 'CUSTODY-UNCHECKED', gsi1sk: `${id(1)}#${id(95)}` } });
    expect(lines('put' in write ? [write.put] : [])).toMatchInlineSnapshot(`
      "
      custody-checkpoint: LOCATION#id-1#CUSTODY-CHECKPOINTS | 00000012
      "
    `);
    expect(
      await requestsOf(async (table) => {
        await readLastCheckpoint(table, id(1));
        await readCheckpointsSince(table, id(1), at);
        for await (const _ of eachUnchecked(table, 25)) throw new Error('Nothing was expected.');
        await markChecked(table, { caseId: id(95), sequence: 42, hash: 'ab'.repeat(32) }, 12);
      }),
    ).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1#CUSTODY-CHECKPOINTS
      query LOCATION#id-1#CUSTODY-CHECKPOINTS
      query gsi1 CUSTODY-UNCHECKED
      update CASE#id-95 | ~CUSTODY
      "
    `);
  });

  it('of the keys that documents were sealed with, in their order', async () => {
    const certificate = { sha256: 'ab'.repeat(32), certificate: 'PEM', from: at, until: null };
    const writes = [...nextCertificateWrites([], certificate), ...nextCertificateWrites([certificate], certificate)];
    expect(lines(writes.flatMap((write) => ('put' in write ? [write.put] : [])))).toMatchInlineSnapshot(`
      "
      seal-certificate: SEAL-CERTIFICATES | KEY#000001
      seal-certificate: SEAL-CERTIFICATES | KEY#000002
      seal-certificate: SEAL-CERTIFICATES | KEY#000001
      "
    `);
    expect(await requestsOf((table) => readSealCertificates(table))).toMatchInlineSnapshot(`
      "
      query SEAL-CERTIFICATES
      "
    `);
  });

  it('of the documents of a case and their signing', async () => {
    const document = {
      ...{ id: id(96), caseId: id(31), providerLocationId: id(1), type: 'cremation-authorization' as const, revision: 1 },
      ...{
        name: 'Cremation authorization',
        audience: 'family-user' as const,
        state: 'signed' as const,
        entries: {},
        signers: [],
      },
      ...{ createdOn: at, createdBy: id(20), updatedOn: at, sealing: { state: 'queued' as const, tries: 0, since: at } },
    };
    const session = {
      ...{ documentId: id(96), signerId: id(97), linkId: id(98), sentOn: at, expiresOn: at, dueOn: at },
      ...{ answers: {}, salt: 'salt', draftVersion: 0 },
    };
    const token = { hash: 'ab12', documentId: id(96), signerId: id(97), linkId: id(98), expiresOn: at };
    const { dueOn: _due, ...quiet } = session;
    const owed = { locationId: id(1), caseId: id(31) };
    const writes = [
      ...newCaseDocumentWrites(document),
      documentPlaceWrite(id(31), id(99), id(96), { documentId: null, version: 0 }),
      ...newMarkWrites(id(31), id(96), { documentIds: [], begun: 0 }),
      signingSessionWrite(session, 0),
      signingSessionWrite(quiet, 1),
      signingTokenWrite(token),
      ...owedLetterWrites({ ...owed, documentId: id(96), signerId: id(97), linkId: id(98), why: 'copy' }),
    ];
    expect(lines(writes.flatMap((write) => ('put' in write ? [write.put] : [])))).toMatchInlineSnapshot(`
      "
      case-document: DOCUMENT#id-96 | ~DOCUMENT ; gsi1 SEALINGS | 2026-07-01T12:00:00.000Z#id-96
      case-document-entry: CASE#id-31 | DOCUMENT#id-96
      case-document-place: CASE#id-31 | DOCUMENT-OF#id-99
      document-shown: DOCUMENT#id-96 | ~SHOWN
      signing-session: DOCUMENT#id-96 | SIGNER#id-97 ; gsi1 SIGNERS-DUE | 2026-07-01T12:00:00.000Z#id-96#id-97
      signing-session: DOCUMENT#id-96 | SIGNER#id-97
      signing-token: SIGNING#ab12 | TOKEN ; expires 2026-08-30T12:00:00.000Z
      owed-letter: CASE#id-31 | OWED#id-96#id-97
      "
    `);
    expect(
      await requestsOf(async (table) => {
        await readCaseDocument(table, id(96));
        await readMarkedDocument(table, id(96));
        await readCaseWithDocuments(table, id(31));
        await readRecordedDocument(table, id(96));
        await readCaseTop(table, id(31), id(1));
        await readCaseSheet(table, id(31), true);
        await readCaseSheet(table, id(31), false);
        await readCaseDocumentEntries(table, id(31));
        await readSigningToken(table, 'ab12');
        await readOwedLetters(table, id(31));
        await readSignersStanding(table, { caseId: id(31), locationId: id(1), contactId: id(32), witnessedBy: id(20) });
        await readSigningSession(table, id(96), id(97));
        await readSigningSessions(table, id(96));
        await everyRow(eachDueSealing(table, { by: at, atOnce: 9 }));
        await everyRow(eachDueSigner(table, { by: at, atOnce: 9 }));
      }),
    ).toMatchInlineSnapshot(`
      "
      get DOCUMENT#id-96 | ~DOCUMENT
      get DOCUMENT#id-96 | ~DOCUMENT
      get DOCUMENT#id-96 | ~SHOWN
      get CASE#id-31 | ~CASE
      get CASE#id-31 | DOCUMENTS
      get CASE#id-31 | ~CUSTODY
      query DOCUMENT#id-96
      get CASE#id-31 | ~CASE
      get CASE#id-31 | ~DECEDENT
      get CASE#id-31 | FACTS
      get LOCATION#id-1 | PROFILE
      query CASE#id-31
      query CASE#id-31
      query CASE#id-31 | DOCUMENT#*
      get SIGNING#ab12 | TOKEN
      query CASE#id-31 | OWED#*
      get CASE#id-31 | ~CASE
      get CASE#id-31 | CONTACT#id-32
      get ACCOUNT#id-20 | ACCOUNT
      get ACCOUNT#id-20 | MEMBERSHIP#id-1
      get DOCUMENT#id-96 | SIGNER#id-97
      query DOCUMENT#id-96 | SIGNER#*
      query gsi1 SEALINGS
      query gsi1 SIGNERS-DUE
      "
    `);
  });

  it('of a home’s calendar', async () => {
    const entry = {
      ...{ id: id(80), version: 1, kind: 'viewing' as const, title: 'Viewing', place: '', phone: '', note: '', casePlace: '' },
      ...{ startsAt: '2026-07-01T10:00', endsAt: '2026-07-01T11:00', isTimeOpen: false, people: [], resources: [] },
      ...{ caseId: id(81), caseNumber: '', decedentName: '', source: null, providerLocationId: id(1), updatedOn: at },
    };
    const room = { id: id(82), version: 1, kind: 'room' as const, name: 'Chapel', isArchived: false };
    const before = { feed: { hash: 'old', scope: 'all' as const, createdOn: at }, version: 1 };
    const feed = { hash: 'ab12', accountId: account.id, locationId: id(1), scope: 'mine' as const, createdOn: at };
    const writes = feedWrites(feed, before).flatMap((write) => ('put' in write ? [write.put] : []));
    expect(
      lines([calendarItem(entry), calendarItem({ ...entry, isHidden: true }), resourceItem(id(1), room), ...writes]),
    ).toMatchInlineSnapshot(`
      "
      calendar-entry: LOCATION#id-1#CALENDAR | ENTRY#id-80 ; gsi1 CALENDAR#id-1 | 2026-07-01T10:00#id-80 ; gsi2 CALENDAR#CASE#id-81 | 2026-07-01T10:00#id-80
      calendar-entry: LOCATION#id-1#CALENDAR | ENTRY#id-80 ; gsi2 CALENDAR#CASE#id-81 | 2026-07-01T10:00#id-80
      calendar-resource: LOCATION#id-1#CALENDAR | RESOURCE#id-82
      own-calendar-feed: ACCOUNT#id-20#CALENDAR-FEEDS | id-1
      calendar-feed: CALENDAR-FEED#ab12 | FEED
      "
    `);
    expect(
      await requestsOf(async (table) => {
        await readCalendar(table, id(1), { from: '2026-07-01', to: '2026-07-31' });
        await readCaseCalendar(table, id(81));
        await readResources(table, id(1));
        await readFeed(table, 'ab12');
        await readOwnFeed(table, account.id, id(1));
      }),
    ).toMatchInlineSnapshot(`
      "
      query gsi1 CALENDAR#id-1
      query gsi2 CALENDAR#CASE#id-81
      query LOCATION#id-1#CALENDAR | RESOURCE#*
      get CALENDAR-FEED#ab12 | FEED
      get ACCOUNT#id-20#CALENDAR-FEEDS | id-1
      "
    `);
  });

  it('of a home', () => {
    expect(lines([...locationItems(sampleHome()), cardItem(cardOf(sampleHome())!)])).toMatchInlineSnapshot(`
      "
      location: LOCATION#id-1 | PROFILE ; gsi1 LOCATIONS | larkspur lane funeral home#id-1 ; gsi2 LOCATIONS-BY-TOWN | fairbanks ak#id-1
      image: LOCATION#id-1 | IMAGE#id-2
      gallery: LOCATION#id-1 | GALLERY
      review: LOCATION#id-1 | REVIEW#8227363599999#id-3
      employee: LOCATION#id-1 | EMPLOYEE#id-4 ; gsi1 MEMBERS | ida@larkspur-lane.example#id-4 ; gsi2 LICENSE#mafd1234 | id-4
      template: LOCATION#id-1 | TEMPLATE#id-5
      price-list: LOCATION#id-1 | PRICELIST
      card: LOCATION#id-1 | CARD ; gsi1 GEO#bew | bewbyek5#id-1 ; gsi2 LAUNCHED | id-1
      "
    `);
  });

  it('of its papers, in the index by their template', async () => {
    const row = { templateId: id(90), hiddenSectionIds: [], footer: '', locationId: id(1), version: 0, savedBy: 'Robin Vale' };
    const puts = [row, { ...row, templateId: null }].flatMap((each) => {
      const write = homePaperWrite('gpl', each);
      return 'put' in write ? [write.put] : [];
    });
    expect(lines(puts)).toMatchInlineSnapshot(`
      "
      home-paper: LOCATION#id-1#PAPERS | GPL ; gsi1 PAPER-TEMPLATE#id-90 | id-1
      home-paper: LOCATION#id-1#PAPERS | GPL
      "
    `);
    expect(
      await requestsOf(async (table) => {
        await readHomePapers(table, 'contract', [id(1)]);
        await readHomesOfTemplate(table, id(90), { limit: 9, after: null, kind: 'contract' });
      }),
    ).toMatchInlineSnapshot(`
      "
      get LOCATION#id-1#PAPERS | CONTRACT
      query gsi1 PAPER-TEMPLATE#id-90
      "
    `);
  });

  it('of its mailbox and merchandise', async () => {
    const message = {
      id: id(6),
      providerLocationId: id(1),
      createdOn: at,
      needType: 'at-need' as const,
      name: 'A',
      email: 'a@example.com',
      phone: '',
      message: 'Hello',
      assigneeId: id(12),
    };
    const item = {
      id: id(7),
      providerLocationId: id(1),
      itemId: id(8),
      itemCategoryId: id(9),
      priceCents: 1,
      isActive: true,
      isSpecialOrder: false,
      sortOrder: 3,
    };
    const price = {
      serviceId: id(11),
      providerLocationId: id(1),
      priceCents: 1,
      unit: 'flat',
      note: '',
      isOffered: true,
    } as const;
    const month = { month: '2026-07', views: [3], messages: [], plansStarted: [], plansSent: [] };
    expect(lines([openMessageItem(message), activityItem(id(1), month)])).toMatchInlineSnapshot(`
      "
      open-message: LOCATION#id-1 | ~MESSAGE#2026-07-01T12:00:00.000Z#id-6
      activity: LOCATION#id-1 | ~ACTIVITY#2026-07 ; expires 2028-09-08T00:00:00.000Z
      "
    `);
    const counted = { month: '2026-07', counts: { calls: 1 } };
    const [ofCase, ofMessage] = (['case', 'message'] as const).map((kind) => ({ kind, id: id(8), locationId: id(1) }));
    const countItems = [reportCountItem(ofCase!, counted), reportCountItem(ofMessage!, counted)];
    expect(lines([...countItems, reportMonthItem(id(1), counted)])).toMatchInlineSnapshot(`
      "
      report-count: LOCATION#id-1#REPORTS | CASE#id-8
      report-count: LOCATION#id-1#REPORTS | MESSAGE#id-8
      report-month: LOCATION#id-1#REPORTS | MONTH#2026-07
      "
    `);
    expect(await requestsOf((table) => readReportMonths(table, id(1)))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1#REPORTS | MONTH#*
      "
    `);
    expect(lines([messageItem(message), locationItemItem(item), servicePriceItem(price)])).toMatchInlineSnapshot(`
      "
      information-request: LOCATION#id-1#MESSAGES | id-6 ; gsi1 THREADS#id-1#new | 2026-07-01T12:00:00.000Z#id-6 ; gsi2 THREADS#id-1#MEMBER#id-12 | 2026-07-01T12:00:00.000Z#id-6
      location-item: LOCATION#id-1#ITEMS | id-9#0003#id-7
      service-price: LOCATION#id-1#SERVICES | id-11
      "
    `);
  });

  it('of a thread, its address, what came in, templates, and numbers', () => {
    const received = receivedOnce('text#SM1', new Date(at));
    const writes = [
      newThreadEntry(id(6), { id: id(7), at, kind: 'email-in' }),
      ...newReplySecret(id(1), id(6), 'secret'),
      received,
    ].flatMap((write) => ('put' in write ? [write.put] : []));
    const template = messageTemplateItem(id(1), { id: id(8), name: 'A', text: 'B' });
    expect(lines([...writes, template, ...textNumberItems(id(1), '+16175550199')])).toMatchInlineSnapshot(`
      "
      thread-entry: THREAD#id-6 | ENTRY#2026-07-01T12:00:00.000Z#id-7
      thread-address: THREAD#id-6 | ADDRESS
      reply-address: REPLY#secret | REPLY
      received: RECEIVED#text#SM1 | RECEIVED ; expires 2026-07-15T12:00:00.000Z
      message-template: LOCATION#id-1#MESSAGE-TEMPLATES | id-8
      text-number: LOCATION#id-1#TEXTS | NUMBER
      text-number-owner: TEXT-NUMBER#+16175550199 | OWNER
      "
    `);
  });

  it('of the merchandise of a case', async () => {
    const item = {
      locationItemId: id(7),
      itemCategoryId: id(9),
      categoryName: 'Urns',
      name: 'Brass urn',
      description: '',
      vendor: '',
      modelNumber: '',
      priceCents: 1,
      quantity: 1,
      list: null,
      release: 1,
      chosenBy: 'home',
      chosenOn: at,
      isRemoved: false,
    } as const;
    const options = familyOptionsWrite(id(2), { [id(9)]: 'can-edit' }, 0);
    const plan = planChangesWrite(id(2), [], 0);
    const puts = [options, plan].flatMap((write) => ('put' in write ? [write.put] : []));
    expect(lines([caseItemItem(id(2), item), ...puts])).toMatchInlineSnapshot(`
      "
      case-item: CASE#id-2 | MERCHANDISE#ITEM#id-7
      case-merchandise-options: CASE#id-2 | MERCHANDISE#OPTIONS
      case-plan-changes: CASE#id-2 | MERCHANDISE#PLAN
      "
    `);
    expect(await requestsOf((table) => readCaseMerchandise(table, id(2)))).toMatchInlineSnapshot(`
      "
      query CASE#id-2 | MERCHANDISE#*
      "
    `);
  });

  it('of the contract of a case', async () => {
    const version = {
      caseId: id(2),
      number: 1,
      kind: 'contract',
      standing: 'open',
      hash: 'a'.repeat(64),
      openedOn: at,
      openedBy: id(3),
      openedByName: 'Ada Tester',
      documentId: id(4),
      givenOn: null,
      given: null,
      signedOn: null,
      endedOn: null,
      endReason: '',
      list: null,
      totalCents: 0,
      version: 1,
    } as const;
    const filledFrom = { kind: 'case', on: at } as const;
    const selected = { selection: emptySelection, version: 0, filledFrom, amends: null, kept: null };
    const frozen = { statement: {} as Statement, selection: emptySelection };
    const given = { id: id(5), versionId: id(6), paper: 'gpl', to: 'Ada', how: 'in-person', at } as const;
    const writes = [selectionWrite(id(2), selected, 'Ada'), ...newVersionWrites(version, frozen), givenListWrite(id(2), given)];
    expect(lines(writes.flatMap((write) => ('put' in write ? [write.put] : [])))).toMatchInlineSnapshot(`
      "
      case-selection: CASE#id-2 | SELECTION
      contract-version: CASE#id-2 | CONTRACT#01
      contract-statement: CASE#id-2 | STATEMENT#01
      contract-list: CASE#id-2 | CONTRACT-LIST#2026-07-01T12:00:00.000Z#id-5
      "
    `);
    expect(await requestsOf((table) => readContract(table, id(2)))).toMatchInlineSnapshot(`
      "
      query CASE#id-2 | CONTRACT*
      "
    `);
    expect(await requestsOf((table) => readSelection(table, id(2)))).toMatchInlineSnapshot(`
      "
      get CASE#id-2 | SELECTION
      "
    `);
  });

  it('of a conference that a family follows', async () => {
    const conference = {
      ...{ id: id(3), openedOn: at, endsOn: at, openedBy: id(4), followers: [] },
      codeHash: 'f00',
    };
    const opening = { before: null, after: conference, tokenHash: 'ba5', codeEndsOn: at };
    expect(await requestsOf((table) => table.transact(conferenceWrites(id(2), opening)))).toMatchInlineSnapshot(`
      "
      add CASE#id-2 | CONFERENCE
      put CONFERENCE-CODE#f00 | CODE
      "
    `);
    expect(await requestsOf((table) => table.transact([screenChanged(id(2))]))).toMatchInlineSnapshot(`
      "
      add CASE#id-2 | CONFERENCE
      "
    `);
    expect(await requestsOf((table) => table.transact(conferenceEndWrites(id(2), conference)))).toMatchInlineSnapshot(`
      "
      add CASE#id-2 | CONFERENCE
      delete CONFERENCE-CODE#f00 | CODE
      "
    `);
    expect(await requestsOf((table) => readConference(table, id(2)))).toMatchInlineSnapshot(`
      "
      get CASE#id-2 | CONFERENCE
      "
    `);
    expect(await requestsOf((table) => readConferenceCode(table, 'f00'))).toMatchInlineSnapshot(`
      "
      get CONFERENCE-CODE#f00 | CODE
      "
    `);
    const code = { caseId: id(2), conferenceId: id(3), endsOn: at };
    expect(await requestsOf((table) => addScreen(table, code, 'ba5', 50))).toMatchInlineSnapshot(`
      "
      add CASE#id-2 | CONFERENCE
      "
    `);
  });

  it('of the rows of its pricing grid', async () => {
    const item = { kind: 'item', id: id(9), version: 0, isOffered: true, isSpecialOrder: false } as const;
    const variant = { ...item, variantId: id(10) };
    const service = { kind: 'service', id: id(8), version: 3, isOffered: true, unit: 'flat', name: '', note: '' } as const;
    expect(lines([priceRowItem(id(1), item), priceRowItem(id(1), variant), priceRowItem(id(1), service)])).toMatchInlineSnapshot(`
      "
      price-row: LOCATION#id-1#PRICING | ITEM#id-9
      price-row: LOCATION#id-1#PRICING | ITEM#id-9#id-10
      price-row: LOCATION#id-1#PRICING | SERVICE#id-8
      "
    `);
    expect(await requestsOf((table) => readPriceRow(table, id(1), service))).toMatchInlineSnapshot(`
      "
      get LOCATION#id-1#PRICING | SERVICE#id-8
      "
    `);
    expect(await requestsOf((table) => readItemPriceRows(table, id(1)))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1#PRICING | ITEM#*
      "
    `);
    expect(
      await requestsOf((table) => transactMerchandise(table, id(1), [priceRowWrite(id(1), service), priceRowWrite(id(1), item)])),
    ).toMatchInlineSnapshot(`
      "
      put LOCATION#id-1#PRICING | SERVICE#id-8
      put LOCATION#id-1#PRICING | ITEM#id-9
      add LOCATION#id-1#ITEMS | ~CHANGES
      "
    `);
    expect(await requestsOf((table) => readMerchandiseChanges(table, id(1)))).toMatchInlineSnapshot(`
      "
      get LOCATION#id-1#ITEMS | ~CHANGES
      "
    `);
  });

  it('of what it adds to the catalog', async () => {
    const words = { id: id(9), itemCategoryId: id(8), name: 'Urn', description: 'Clay', attributes: [], variants: [] };
    const own = { ...words, images: [], isActive: true, isRetired: false };
    const writes = [
      ownItemWrite(id(1), own, 0, 'Joan'),
      itemPicturesWrite(id(1), { itemId: id(9), images: [] }, 0),
      shownCategoriesWrite(id(1), { ids: [], hidden: [] }, 0, 'Joan'),
    ];
    expect(lines(writes.flatMap(({ ofMerchandise: write }) => ('put' in write ? [write.put] : [])))).toMatchInlineSnapshot(`
      "
      own-item: LOCATION#id-1#ITEMS | ~OWN#id-9
      item-pictures: LOCATION#id-1#ITEMS | ~PICTURES#id-9
      shown-categories: LOCATION#id-1#ITEMS | ~SHOWN
      "
    `);
    expect(await requestsOf((table) => readHomeItems(table, id(1)))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1#ITEMS
      "
    `);
    expect(await requestsOf((table) => readHomeMerchandise(table, id(1)))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1#ITEMS | ~*
      "
    `);
    expect(await requestsOf((table) => readShownCategories(table, id(1)))).toMatchInlineSnapshot(`
      "
      get LOCATION#id-1#ITEMS | ~SHOWN
      "
    `);
  });

  it("of a home's paragraphs", async () => {
    const section = {
      providerLocationId: id(1),
      sectionType: 'general',
      title: 'At night',
      text: '',
      isActive: true,
      sortOrder: 0,
    } as const;
    expect(lines([sectionItem({ ...section, id: id(12) })])).toMatchInlineSnapshot(`
      "
      section: LOCATION#id-1#SECTIONS | id-12
      "
    `);
    expect(await requestsOf((table) => readSections(table, id(1)))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1#SECTIONS
      "
    `);
    expect(await requestsOf((table) => readVersionedTemplates(table, id(1)))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1 | TEMPLATE#*
      "
    `);
  });

  it('of an account', () => {
    const membership = {
      locationId: id(1),
      locationName: 'Larkspur Lane',
      employeeId: id(4),
      access: 'owner' as const,
      kind: 'staff' as const,
    };
    expect(
      lines([
        ...accountItems(account, [membership]),
        caseLinkItem(account.id, { caseId: id(70), contactId: id(71), locationId: id(1) }),
      ]),
    ).toMatchInlineSnapshot(`
      "
      account: ACCOUNT#id-20 | ACCOUNT
      email: EMAIL#ida@larkspur-lane.example | EMAIL
      membership: ACCOUNT#id-20 | MEMBERSHIP#id-1
      case-link: ACCOUNT#id-20 | CASE#id-70
      "
    `);
  });

  it('of a release of the catalog', () => {
    const release = { release: 7, manifest: 'ab12', parts: { services: 'cd34' } };
    const writes = publishWrites({ ...release, publishedOn: at, publishedBy: 'Robin Vale', note: '' });
    expect(lines(writes.flatMap((write) => ('put' in write ? [write.put] : [])))).toMatchInlineSnapshot(`
      "
      catalog-head: CATALOG | HEAD
      catalog-release: CATALOG#RELEASES | 000007
      "
    `);
  });

  it('of what dry runs of the catalog are run over', async () => {
    const [locationId, day] = [id(1), '2026-07-01'];
    const plan = {
      plan: 'ab12',
      locationId,
      order: 7,
      day,
      choices: { selectedServicePreferences: [], selectedDisplayServices: [] },
    };
    const event = { event: 'ef56', kase: 'cd34', locationId, order: 8, name: 'case.created', day, facts: {} };
    expect(lines([corpusHomeItem(locationId), corpusPlanItem(plan), corpusEventItem(event)])).toMatchInlineSnapshot(`
      "
      corpus-home: CORPUS#HOMES | id-1
      corpus-plan: CORPUS#017 | id-1#PLAN#ab12 ; expires 2027-08-05T00:00:00.000Z
      corpus-event: CORPUS#017 | id-1#CASE#cd34#0000000000000008#ef56 ; expires 2027-08-05T00:00:00.000Z
      "
    `);
    expect(
      await requestsOf(async (table) => {
        await readCorpusKey(table);
        await readCorpusRows(table, { home: locationId, gone: 'ab12', plan: corpusKeys.plan(plan) });
        await rememberGone(table, 'cd34', 9, day);
        await eraseCorpusCase(table, locationId, 'cd34');
        await readCorpusHomes(table);
        await sampleOfHome(table, locationId, { kind: 'PLAN', from: '7f', limit: 9, now });
        await eachCorpusHome(table, locationId).next();
        await readCaseEvents(table, locationId, 'cd34', now);
      }),
    ).toMatchInlineSnapshot(`
      "
      get CORPUS | KEY
      get CORPUS#HOMES | id-1
      get CORPUS#GONE#ab12 | GONE
      get CORPUS#017 | id-1#PLAN#ab12
      put CORPUS#GONE#cd34 | GONE
      query CORPUS#017 | id-1#CASE#cd34#*
      query CORPUS#HOMES
      query CORPUS#017
      query CORPUS#017
      query CORPUS#HOMES
      query CORPUS#017 | id-1#CASE#cd34#*
      "
    `);
  });

  it('of a dry run of the catalog, and of a lane', async () => {
    const run = {
      id: id(90),
      size: 'full' as const,
      startedOn: at,
      startedBy: 'Robin Vale',
      draftsHash: 'ab12',
      drafts: [],
      draftCount: 1,
      compared: [],
      cancelledOn: null,
      tally: null,
    };
    const lane = { lane: 3, done: 0, after: null, tally: emptyTally(), version: 1 };
    const writes = [...dryRunWrites(run, [lane]), laneWrite(run, lane)];
    expect(lines(writes.flatMap((write) => ('put' in write ? [write.put] : [])))).toMatchInlineSnapshot(`
      "
      dry-run: DRY-RUN#id-90 | RUN ; gsi1 DRY-RUNS | 2026-07-01T12:00:00.000Z#id-90 ; expires 2026-07-31T12:00:00.000Z
      dry-run-lane: DRY-RUN#id-90 | LANE#03 ; gsi1 DRY-RUNS | 2026-07-01T12:00:00.000Z#id-90 ; expires 2026-07-31T12:00:00.000Z
      dry-run-lane: DRY-RUN#id-90 | LANE#03 ; gsi1 DRY-RUNS | 2026-07-01T12:00:00.000Z#id-90 ; expires 2026-07-31T12:00:00.000Z
      "
    `);
    expect(
      await requestsOf(async (table) => {
        await readDryRun(table, id(90));
        await readLane(table, id(90), 3);
        await readFullRuns(table, 9);
      }),
    ).toMatchInlineSnapshot(`
      "
      query DRY-RUN#id-90
      get DRY-RUN#id-90 | RUN
      get DRY-RUN#id-90 | LANE#03
      query gsi1 DRY-RUNS
      "
    `);
  });

  it('of triggers over open cases', async () => {
    const writes = triggerRunWrites({ release: 7, triggerIds: [id(1)], startedOn: at }).slice(0, 2);
    expect(lines(writes.flatMap((write) => ('put' in write ? [write.put] : [])))).toMatchInlineSnapshot(`
      "
      trigger-run: TRIGGER-RUN#7 | RUN ; expires 2026-07-31T12:00:00.000Z
      trigger-lane: TRIGGER-RUN#7 | LANE#0 ; expires 2026-07-31T12:00:00.000Z
      "
    `);
    const lane = { lane: 0, place: null, isDone: true, cases: 3, tasks: 0, version: 1 };
    expect(triggerLaneWrite(7, lane)).toMatchObject({ update: { pk: 'TRIGGER-RUN#7', sk: 'LANE#0' } });
    expect(madeTasksWrite(7, 0, 2)).toEqual({ add: { pk: 'TRIGGER-RUN#7', sk: 'LANE#0' }, counts: { tasks: 2 } });
    expect(
      await requestsOf(async (table) => {
        await readTriggerRun(table, 7);
        await readTriggerLane(table, 7, 0);
      }),
    ).toMatchInlineSnapshot(`
      "
      query TRIGGER-RUN#7
      get TRIGGER-RUN#7 | RUN
      get TRIGGER-RUN#7 | LANE#0
      "
    `);
  });

  it('of a draft of the catalog, and of its log', () => {
    const draft = {
      noun: 'services' as const,
      id: id(10),
      entry: { id: id(10) },
      base: null,
      version: 1,
      savedBy: 'Robin Vale',
      savedOn: at,
    };
    const order = { ...draft, id: id(12), group: id(13), ids: [id(10)], base: [id(10)] };
    const by = { savedBy: 'Robin Vale', savedOn: at };
    const batch = { id: id(14), noun: 'services' as const, kind: 'import' as const, title: '', count: 2, version: 1, ...by };
    const writes = [
      draftWrite(draft, 0),
      orderWrite(order, 0),
      logWrite({ id: id(11), at, by: 'Robin Vale', did: 'saved', of: `services/${id(10)}` }),
      usesWrite({ on: at, hash: 'ab12' }),
      batchWrite(batch),
    ];
    expect(lines(writes.flatMap((write) => ('put' in write ? [write.put] : [])))).toMatchInlineSnapshot(`
      "
      catalog-draft: CATALOG | DRAFT#services#id-10
      catalog-order: CATALOG | DRAFT#services#id-12
      catalog-log: CATALOG#LOG | 2026-07-01T12:00:00.000Z#id-11
      catalog-uses: CATALOG | USES
      catalog-batch: CATALOG | BATCH#id-14
      "
    `);
    expect(changeWrite()).toMatchObject({ add: { pk: 'CATALOG', sk: 'CHANGES' } });
    expect(discardBatchWrite(batch)).toMatchObject({ delete: { pk: 'CATALOG', sk: `BATCH#${id(14)}` } });
    expect(discardWrite(draft)).toMatchObject({ delete: { pk: 'CATALOG', sk: `DRAFT#services#${id(10)}` } });
  });

  it('of an import of the catalog', () => {
    const row = {
      id: id(15),
      noun: 'items' as const,
      format: 'csv' as const,
      fileName: 'items.csv',
      state: 'checking' as const,
      checked: 0,
      total: 0,
      counts: noCounts,
      problem: null,
      importedBy: 'Robin Vale',
      importedOn: at,
    };
    const write = importWrite(row, new Date(at));
    const picture = importPictureItem(row.id, { name: 'oak.jpg', path: '/media/x.webp' }, new Date(at));
    expect(lines('put' in write ? [write.put, picture] : [])).toMatchInlineSnapshot(`
      "
      catalog-import: CATALOG#IMPORT#id-15 | IMPORT ; expires 2026-07-08T12:00:00.000Z
      catalog-import-picture: CATALOG#IMPORT#id-15 | PICTURE#oak.jpg ; expires 2026-07-08T12:00:00.000Z
      "
    `);
  });

  it("of an import of a home's merchandise, for as long as its file is kept", () => {
    const row = {
      id: id(16),
      locationId: id(1),
      fileName: 'merchandise.csv',
      state: 'checking' as const,
      total: 0,
      counts: { new: 0, changed: 0, same: 0, refused: 0 },
      saved: 0,
      stale: 0,
      problem: null,
      importedBy: 'Robin Vale',
      importedOn: at,
      savingSince: null,
    };
    const write = merchandiseImportWrite(row, new Date(at));
    const step = importStepWrite(row, { state: 'saving' });
    expect(lines('put' in write ? [write.put] : [])).toMatchInlineSnapshot(`
      "
      merchandise-import: LOCATION#id-1#IMPORTS | id-16 ; expires 2026-07-08T12:00:00.000Z
      "
    `);
    expect('update' in step && step.update).toEqual({ pk: `LOCATION#${id(1)}#IMPORTS`, sk: id(16) });
  });

  it("of a home's aging file: one row, whichever job started last", () => {
    const job = { id: id(17), asOf: '2026-07-01', startedOn: at };
    const file = { id: id(17), asOf: '2026-07-01', madeOn: at, rows: 2 };
    for (const write of [agingFileStart(id(1), job, undefined), agingFileEnd(id(1), file)])
      expect('update' in write && write.update).toEqual({ pk: `LOCATION#${id(1)}#FILES`, sk: 'AGING' });
  });

  it('of a plan: what an owner finds it by, and its submissions', () => {
    const plan = planRecord({ id: id(60), locationId: id(1), updatedOn: at });
    const link = linkWrite(plan, 'ab12', account.id);
    expect(
      lines([{ entityType: 'plan', ...link.update, ...link.set }, submissionItem(submissionRecord(plan, { id: id(61) }))]),
    ).toMatchInlineSnapshot(`
      "
      plan: PLAN#id-60 | PLAN ; gsi1 PLANS#account:id-20 | 2026-07-01T12:00:00.000Z#id-60 ; gsi2 PLANS#account:id-20#id-1 | 2026-07-01T12:00:00.000Z#id-60
      submission: PLAN#id-60 | SUBMISSION#id-61
      "
    `);
  });

  it('of card payments', async () => {
    const account = { ...sampleCardAccount(id(1), now), account: 'acct_1' };
    expect(lines([cardAccountItem(account)])).toMatchInlineSnapshot(`
      "
      card-account: LOCATION#id-1#CARD-PAYMENTS | ACCOUNT ; gsi1 CARD-ACCOUNT#acct_1 | id-1
      "
    `);
    expect(
      await requestsOf(async (table) => {
        await readCardAccount(table, id(1));
        await readHomeOfAccount(table, 'acct_1');
      }),
    ).toMatchInlineSnapshot(`
      "
      get LOCATION#id-1#CARD-PAYMENTS | ACCOUNT
      query gsi1 CARD-ACCOUNT#acct_1
      "
    `);
  });

  it('of a second factor', () => {
    const challenge = { hash: 'cd34', accountId: account.id, kind: 'code' as const, sealed: '' };
    const rules = { locationId: id(1), secondFactorSince: at, changedBy: 'Ida Larkspur', changedOn: at };
    expect(
      lines([
        challengeItem({ ...challenge, createdOn: at, expiresOn: '2026-07-01T12:10:00.000Z' }),
        recoveryCodesItem(account.id, { codes: [], createdOn: at }),
        signInRulesItem(rules),
        signInRulesChangeItem(rules, id(72), null),
      ]),
    ).toMatchInlineSnapshot(`
      "
      challenge: CHALLENGE#cd34 | CHALLENGE ; expires 2026-07-01T12:10:00.000Z
      recovery-codes: ACCOUNT#id-20#RECOVERY-CODES | CODES
      sign-in-rules: LOCATION#id-1#SIGN-IN | RULES
      sign-in-rules-change: LOCATION#id-1#SIGN-IN | CHANGE#2026-07-01T12:00:00.000Z#id-72
      "
    `);
  });

  it('of links and events', () => {
    expect(lines([tokenItem(token), outboxItem(event)])).toMatchInlineSnapshot(`
      "
      token: TOKEN#ab12 | TOKEN ; expires 2026-07-01T13:00:00.000Z
      outbox: OUTBOX#id-30 | OUTBOX ; expires 2026-07-15T12:00:00.000Z
      "
    `);
  });
});

describe('the requests of each access pattern', () => {
  it('of a home: one query for its page, one read for its row', async () => {
    expect(await requestsOf((table) => readLocationProfile(table, id(1)))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1
      "
    `);
    expect(await requestsOf((table) => readLocation(table, id(1)))).toMatchInlineSnapshot(`
      "
      get LOCATION#id-1 | PROFILE
      "
    `);
    expect(await requestsOf((table) => readTemplates(table, id(1)))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1 | TEMPLATE#*
      "
    `);
    const page = { limit: 5, after: null };
    expect(await requestsOf((table) => openMessages(table, id(1), page))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1 | ~MESSAGE#*
      "
    `);
    expect(await requestsOf((table) => answeredMessages(table, id(1), page))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1#MESSAGES
      "
    `);
    expect(await requestsOf((table) => readWorkspace(table, id(1)))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1
      "
    `);
    expect(await requestsOf((table) => countActivity(table, id(1), 'views', '2026-07-01'))).toMatchInlineSnapshot(`
      "
      add LOCATION#id-1 | ~ACTIVITY#2026-07
      "
    `);
    expect(await requestsOf((table) => readMessage(table, id(1), id(6)))).toMatchInlineSnapshot(`
      "
      get LOCATION#id-1#MESSAGES | id-6
      "
    `);
    expect(await requestsOf((table) => readLocationItems(table, id(1)))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1#ITEMS
      "
    `);
    expect(await requestsOf((table) => readServicePrices(table, id(1)))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1#SERVICES
      "
    `);
    expect(await requestsOf((table) => readPriceRows(table, id(1)))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1#PRICING
      "
    `);
    expect(await requestsOf((table) => directorsByLicense(table, 'MA-FD 1234'))).toMatchInlineSnapshot(`
      "
      query gsi2 LICENSE#mafd1234
      "
    `);
  });

  it('of a search without a snapshot', async () => {
    expect(await requestsOf((table) => cardsInCell(table, 'drt'))).toMatchInlineSnapshot(`
      "
      query gsi1 GEO#drt
      "
    `);
    expect(await requestsOf((table) => launchedCards(table).next())).toMatchInlineSnapshot(`
      "
      query gsi2 LAUNCHED
      "
    `);
  });

  it('of the catalog: one row says where the rest is', async () => {
    expect(await requestsOf((table) => readUnreleasedCatalog(table))).toMatchInlineSnapshot(`
      "
      query CATALOGUE#SERVICES
      query CATALOGUE#FAQ
      query CATALOGUE#CAROUSEL
      query CATALOGUE#MERCHANDISE
      query CATALOGUE#QUESTIONS
      query CATALOGUE#CASE-QUESTIONS
      query CATALOGUE#PREFERENCES
      query CATALOGUE#DISPLAY-SERVICES
      query CATALOGUE#PRECONFIGURED-TEMPLATES
      query CATALOGUE#TASKS
      "
    `);
    expect(await requestsOf((table) => readCatalogRows(table))).toMatchInlineSnapshot(`
      "
      query CATALOG
      "
    `);
    expect(await requestsOf((table) => readReleases(table, { before: 7, limit: 20 }))).toMatchInlineSnapshot(`
      "
      query CATALOG#RELEASES
      "
    `);
    expect(await requestsOf((table) => readReleasePair(table, 7))).toMatchInlineSnapshot(`
      "
      get CATALOG#RELEASES | 000007
      get CATALOG#RELEASES | 000006
      "
    `);
    expect(await requestsOf((table) => readHead(table))).toMatchInlineSnapshot(`
      "
      get CATALOG | HEAD
      "
    `);
  });

  it('of an account: one query for the actor', async () => {
    expect(await requestsOf((table) => readAccount(table, account.id))).toMatchInlineSnapshot(`
      "
      query ACCOUNT#id-20
      "
    `);
    expect(await requestsOf((table) => readAccountRow(table, account.id))).toMatchInlineSnapshot(`
      "
      get ACCOUNT#id-20 | ACCOUNT
      "
    `);
    expect(await requestsOf((table) => accountByEmail(table, account.email))).toMatchInlineSnapshot(`
      "
      get EMAIL#ida@larkspur-lane.example | EMAIL
      "
    `);
    expect(
      await requestsOf((table) => markSession(table, account.id, { id: 'origin', state: 'ended' }, now)),
    ).toMatchInlineSnapshot(`
      "
      put ACCOUNT#id-20 | SESSION#origin
      "
    `);
    expect(
      await requestsOf((table) => table.transact([accountUpdate(account.id, 1, { firstName: 'Ida' })])),
    ).toMatchInlineSnapshot(`
      "
      update ACCOUNT#id-20 | ACCOUNT
      "
    `);
  });

  it('of a plan: one read, and one query for each list', async () => {
    const list = { isArchived: false, limit: 20, after: null };
    expect(
      await requestsOf(async (table) => {
        await readPlan(table, id(60));
        await plansOf(table, account.id, list);
        await plansOf(table, account.id, { ...list, isArchived: true });
        await lastPlanAtHome(table, { keyHash: 'ab12' }, id(1));
        await readSubmission(table, id(60), id(61));
        await lastSubmission(table, id(60));
      }),
    ).toMatchInlineSnapshot(`
      "
      get PLAN#id-60 | PLAN
      query gsi1 PLANS#account:id-20
      query gsi1 PLANS#account:id-20#archived
      query gsi2 PLANS#key:ab12#id-1
      get PLAN#id-60 | SUBMISSION#id-61
      query PLAN#id-60 | SUBMISSION#*
      "
    `);
  });

  it('of support', async () => {
    expect(
      await requestsOf((table) => openSupport(table, support, { audit, session: supportSession, events: [event] })),
    ).toMatchInlineSnapshot(`
      "
      put ACCOUNT#id-21 | SUPPORT
      put ACCOUNT#id-20#AUDIT | id-50
      put SUPPORT-SESSIONS | id-50
      put OUTBOX#id-30 | OUTBOX
      "
    `);
    expect(await requestsOf((table) => closeSupport(table, { ...audit, action: 'support-ended' }))).toMatchInlineSnapshot(`
      "
      delete ACCOUNT#id-21 | SUPPORT
      put ACCOUNT#id-20#AUDIT | id-50
      "
    `);
    expect(await requestsOf((table) => readSupportSessions(table, { limit: 20, after: null }))).toMatchInlineSnapshot(`
      "
      query SUPPORT-SESSIONS
      "
    `);
    expect(await requestsOf((table) => readAudit(table, account.id))).toMatchInlineSnapshot(`
      "
      query ACCOUNT#id-20#AUDIT
      "
    `);
  });

  it('of an emailed link', async () => {
    expect(
      await requestsOf(async (table) => {
        await readLiveToken(table, token.hash, now);
        await claimToken(table, token.hash, token.purpose, 'claim', now);
        await letGo(table, token.hash, 'claim');
        await table.transact([spend(token.hash, 'claim', now)]);
      }),
    ).toMatchInlineSnapshot(`
      "
      get TOKEN#ab12 | TOKEN
      update TOKEN#ab12 | TOKEN
      update TOKEN#ab12 | TOKEN
      update TOKEN#ab12 | TOKEN
      "
    `);
  });

  it('of an event that is handled once', async () => {
    expect(
      await requestsOf(async (table) => {
        await claimEvent(table, claim, now);
        await finishEvent(table, claim, [], now);
        await releaseEvent(table, claim, 'Error: The mail service is down.');
        await readProcessed(table, claim.consumer, claim.eventId);
      }),
    ).toMatchInlineSnapshot(`
      "
      update PROCESSED#mail-welcome#id-30 | PROCESSED
      update PROCESSED#mail-welcome#id-30 | PROCESSED
      update PROCESSED#mail-welcome#id-30 | PROCESSED
      get PROCESSED#mail-welcome#id-30 | PROCESSED
      "
    `);
  });

  it('of the newest link: one transaction to issue it, one read to use it', async () => {
    expect(newestKey(token)).toMatchInlineSnapshot(`
      {
        "pk": "LINKS#00000000-0000-4000-8000-000000000020",
        "sk": "password-reset#ida@larkspur-lane.example",
      }
    `);
    expect(await requestsOf((table) => issueNewest(table, token, at))).toMatchInlineSnapshot(`
      "
      update LINKS#id-20 | password-reset#ida@larkspur-lane.example
      put TOKEN#ab12 | TOKEN
      "
    `);
    expect(await requestsOf((table) => readAccountOfLink(table, token))).toMatchInlineSnapshot(`
      "
      get ACCOUNT#id-20 | ACCOUNT
      get LINKS#id-20 | password-reset#ida@larkspur-lane.example
      "
    `);
  });

  it('of the views of cases that someone saved', async () => {
    const [write] = [caseViewsWrite(account.id, id(1), { version: 2, table: null, views: [] })];
    expect(lines([(write as { put: Item }).put])).toMatchInlineSnapshot(`
      "
      case-views: ACCOUNT#id-20#CASE-VIEWS | id-1
      "
    `);
    expect(await requestsOf((table) => readCaseViews(table, account.id, id(1)))).toMatchInlineSnapshot(`
      "
      get ACCOUNT#id-20#CASE-VIEWS | id-1
      "
    `);
  });

  it('of known devices', async () => {
    expect(devicesKey(account.id)).toMatchInlineSnapshot(`
      {
        "pk": "DEVICES#00000000-0000-4000-8000-000000000020",
        "sk": "DEVICES",
      }
    `);
    expect(deviceHash(account.id, 'secret')).not.toBe(deviceHash(id(21), 'secret'));
    expect(await requestsOf((table) => seeDevice(table, account.id, 'ab12', now, null))).toMatchInlineSnapshot(`
      "
      get DEVICES#id-20 | DEVICES
      put DEVICES#id-20 | DEVICES
      "
    `);
    expect(await requestsOf((table) => addDevice(table, account.id, 'ab12', now))).toMatchInlineSnapshot(`
      "
      get DEVICES#id-20 | DEVICES
      put DEVICES#id-20 | DEVICES
      "
    `);
  });

  it('of sign-in attempts', async () => {
    const limit = { name: 'sign-in-account', total: 20, perPart: 5, windowSeconds: 900 };
    const place = { subject: 'a@example.com', part: '198.51.100.7', now };
    expect(await requestsOf((table) => reservePlace(table, limit, place))).toMatchInlineSnapshot(`
      "
      add RATE#odNSkjOsxcXsfMIxts2o02rgWIWSP3bHyy_XkZnZEbA | ATTEMPTS
      "
    `);
    const reservation = { key: { pk: 'RATE#one', sk: 'ATTEMPTS' }, endsAt: 900, part: 'one', failedBefore: 0, leftIfWrong: 0 };
    expect(await requestsOf((table) => keepPlace(table, reservation))).toMatchInlineSnapshot(`
      "
      add RATE#one | ATTEMPTS
      "
    `);
    expect(await requestsOf((table) => freePlace(table, reservation, { forgets: true }))).toMatchInlineSnapshot(`
      "
      delete RATE#one | ATTEMPTS
      "
    `);
    expect(await requestsOf((table) => forgetAttempts(table, limit.name, place.subject))).toMatchInlineSnapshot(`
      "
      delete RATE#odNSkjOsxcXsfMIxts2o02rgWIWSP3bHyy_XkZnZEbA | ATTEMPTS
      "
    `);
  });

  it('of limits and repeated requests', async () => {
    expect(await requestsOf((table) => count(table, 'sign-in-email', 'a@example.com', 900, now))).toMatchInlineSnapshot(`
      "
      add RATE#EnAz1YGgZGHWjGcVv8P-mUUdJt6VJuc3hbpjO5c_NpI | COUNT
      "
    `);
    expect(await requestsOf((table) => clearCount(table, 'sign-in-email', 'a@example.com'))).toMatchInlineSnapshot(`
      "
      delete RATE#EnAz1YGgZGHWjGcVv8P-mUUdJt6VJuc3hbpjO5c_NpI | COUNT
      "
    `);
    expect(answerKey('cd34')).toMatchInlineSnapshot(`
      {
        "pk": "IDEMPOTENCY#cd34",
        "sk": "ANSWER",
      }
    `);
    expect(commitKey(answerKey('cd34'), '2026-11-22T12:00:00.000Z', 2)).toMatchInlineSnapshot(`
      {
        "pk": "IDEMPOTENCY#cd34",
        "sk": "COMMIT#2026-11-22T12:00:00.000Z#00002",
      }
    `);
  });
});

describe('the keys of a case', () => {
  const found = { id: id(70), createdOn: at };

  it('put what its dashboard shows at the end, behind the timeline', () => {
    const keys = [
      caseKeys.answers(id(70), 'first-call'),
      caseKeys.carePage(id(70), 'intake'),
      caseKeys.contact(id(70), id(71)),
      caseKeys.contactOrder(id(70)),
      caseKeys.earlierCustody(id(70), at, id(72)),
      caseKeys.custodyWords(id(70), id(72)),
      caseKeys.effect(id(70), id(79)),
      caseKeys.noEffects(id(70)),
      caseKeys.removedEffects(id(70)),
      caseKeys.toldEffects(id(70)),
      caseKeys.facts(id(70)),
      caseKeys.gate(id(70)),
      caseKeys.handoff(id(70), id(79)),
      caseKeys.receiptPhoto(id(70), id(79)),
      caseKeys.receipt(id(70), id(79)),
      caseKeys.note(id(70), id(73)),
      caseKeys.noteEdit(id(70), id(73), at),
      caseKeys.noteOrder(id(70), at, id(73)),
      caseKeys.plan(id(70), id(77)),
      caseKeys.service(id(70), id(74)),
      caseKeys.task(id(70), '1', '2026-07-01#00000', id(78)),
      caseKeys.timeline(id(70), at, id(75)),
      caseKeys.trade(id(70), id(76)),
      caseKeys.case(id(70)),
      caseKeys.decedent(id(70)),
      caseKeys.people(id(70)),
    ].map(({ sk }) => sk);
    expect(keys).toEqual(keys.toSorted());
    expect(keys.join('\n').replaceAll(/00000000-0000-4000-8000-0+/g, 'id-')).toMatchInlineSnapshot(`
      "ANSWERS#first-call
      CARE-PAGE#intake
      CONTACT#id-71
      CONTACT-ORDER
      CUSTODY#2026-07-01T12:00:00.000Z#id-72
      CUSTODY-WORDS#id-72
      EFFECT#id-79
      EFFECTS
      EFFECTS-REMOVED
      EFFECTS-TOLD
      FACTS
      GATE
      HANDOFF#id-79
      HANDOFF-PHOTO#id-79
      HANDOFF-RECEIPT#id-79
      NOTE#id-73
      NOTE-EDIT#id-73#2026-07-01T12:00:00.000Z
      NOTES#2026-07-01T12:00:00.000Z#id-73
      PLAN#id-77
      SERVICE#id-74
      TASK#1#2026-07-01#00000#id-78
      TIMELINE#2026-07-01T12:00:00.000Z#id-75
      TRADE#id-76
      ~CASE
      ~DECEDENT
      ~PEOPLE"
    `);
  });

  it('put it into the lists of its status and its member', () => {
    const row = { ...found, providerLocationId: id(1), status: 'active', employeeId: id(2) } as Parameters<typeof caseItem>[0];
    expect(
      lines([caseItem(row), caseItem({ ...row, employeeId: undefined }), caseItem({ ...row, deletedOn: at })]),
    ).toMatchInlineSnapshot(`
      "
      case: CASE#id-70 | ~CASE ; gsi1 CASES#id-1#active | 2026-07-01T12:00:00.000Z#id-70 ; gsi2 CASES#id-1#id-2 | 2026-07-01T12:00:00.000Z#id-70
      case: CASE#id-70 | ~CASE ; gsi1 CASES#id-1#active | 2026-07-01T12:00:00.000Z#id-70 ; gsi2 CASES#id-1#none | 2026-07-01T12:00:00.000Z#id-70
      case: CASE#id-70 | ~CASE
      "
    `);
    expect([inStatus(id(1), 'lead'), ofMember(id(1), undefined), tradeList(id(1), id(2))]).toMatchInlineSnapshot(`
      [
        {
          "index": "gsi1",
          "list": "CASES#00000000-0000-4000-8000-000000000001#lead",
        },
        {
          "index": "gsi2",
          "list": "CASES#00000000-0000-4000-8000-000000000001#none",
        },
        "CASES#00000000-0000-4000-8000-000000000001#TRADE#00000000-0000-4000-8000-000000000002",
      ]
    `);
  });

  it('find it by words and by number', async () => {
    const writes = wordWrites(id(1), found, 'decedent', { before: [], after: ['jo', 'lee'] });
    expect(lines(writes.map((write) => (write as { put: Item }).put))).toMatchInlineSnapshot(`
      "
      case-word: LOCATION#id-1#CASE-WORDS | jo#8217092799999#id-70#decedent
      case-word: LOCATION#id-1#CASE-WORDS | lee#8217092799999#id-70#decedent
      case-word: LOCATION#id-1#CASE-WORDS | jo lee#8217092799999#id-70#decedent
      case-word: LOCATION#id-1#CASE-WORDS | lee jo#8217092799999#id-70#decedent
      "
    `);
    expect(await requestsOf((table) => findByWords(table, id(1), 'jo le', { limit: 9, after: null }))).toMatchInlineSnapshot(`
      "
      query LOCATION#id-1#CASE-WORDS | jo le*
      "
    `);
    const words = contactWordWrites({ ...found, providerLocationId: id(1) }, id(71), null, {
      id: id(71),
      fullName: 'Ruth',
      phoneNumber: '(617) 555-0142',
      email: 'Ruth@Example.com',
    });
    expect(lines(words.map((write) => (write as { put: Item }).put))).toMatchInlineSnapshot(`
      "
      case-word: LOCATION#id-1#CASE-WORDS | ruth#8217092799999#id-70#id-71
      case-word: LOCATION#id-1#CASE-WORDS | 6175550142#8217092799999#id-70#id-71
      case-word: LOCATION#id-1#CASE-WORDS | 5550142#8217092799999#id-70#id-71
      case-word: LOCATION#id-1#CASE-WORDS | 0142#8217092799999#id-70#id-71
      case-word: LOCATION#id-1#CASE-WORDS | ruth@example.com#8217092799999#id-70#id-71
      "
    `);
    expect(lines(caseNameItems(id(1), [{ ...found, names: ['jo', 'lee', 'adams', 'okafor', '2026'] }]))).toMatchInlineSnapshot(`
      "
      case-letter: LOCATION#id-1#CASE-NAMES | LETTER#l
      case-letter: LOCATION#id-1#CASE-NAMES | LETTER#a
      case-letter: LOCATION#id-1#CASE-NAMES | LETTER#o
      case-name: LOCATION#id-1#CASE-NAMES | NAME#lee
      case-name: LOCATION#id-1#CASE-NAMES | NAME#adams
      case-name: LOCATION#id-1#CASE-NAMES | NAME#okafor
      "
    `);
    expect(await requestsOf((table) => readNames(table, id(1), ['okaf', 'adms', 'addams']))).toMatchInlineSnapshot(`
      "
      get LOCATION#id-1#CASE-NAMES | LETTER#o
      get LOCATION#id-1#CASE-NAMES | LETTER#a
      "
    `);
    expect(await requestsOf((table) => readCasesOfNames(table, id(1), ['okafor']))).toMatchInlineSnapshot(`
      "
      get LOCATION#id-1#CASE-NAMES | NAME#okafor
      "
    `);
    expect(await requestsOf((table) => caseOfNumber(table, id(1), '2026-0001'))).toMatchInlineSnapshot(`
      "
      get LOCATION#id-1#CASE-NUMBERS | NUMBER#2026-0001
      "
    `);
    expect(await requestsOf((table) => readCaseCount(table, id(1), 2026))).toMatchInlineSnapshot(`
      "
      get LOCATION#id-1#CASE-NUMBERS | YEAR#2026
      "
    `);
  });
});

describe('the keys of removals', () => {
  it('are of the home, while the decedent waits for one', async () => {
    const of = { id: id(70), providerLocationId: id(1) };
    expect(
      lines([factsItem(of, { decedentStatus: 'pickup-requested' }), factsItem(of, { decedentStatus: 'in-care' })]),
    ).toMatchInlineSnapshot(`
      "
      case-facts: CASE#id-70 | FACTS ; gsi1 REMOVALS#id-1 | id-70
      case-facts: CASE#id-70 | FACTS
      "
    `);
    expect(
      await requestsOf(async (table) => {
        await readRemovals(table, id(1), 9);
        await casesOfTrade(table, [id(70), id(71)], id(2));
      }),
    ).toMatchInlineSnapshot(`
      "
      query gsi1 REMOVALS#id-1
      get CASE#id-70 | TRADE#id-2
      get CASE#id-71 | TRADE#id-2
      "
    `);
  });
});

describe('the keys of tasks', () => {
  const task = taskSchema.parse({
    id: id(78),
    caseId: id(70),
    name: 'Call the cemetery',
    due: { from: 'event', days: 0 },
    origin: { at, eventId: id(30) },
    dueOn: '2026-07-02',
    isExpirable: true,
    createdOn: at,
    sortOrder: 30,
  });
  const listing = {
    providerLocationId: id(1),
    employeeId: id(2),
    status: 'active',
    deletedOn: undefined,
    timeZone: 'America/New_York',
  } as const;
  const both = (of: typeof task, given: Parameters<typeof taskItem>[1]) => [taskItem(of, given), taskPlaceItem(of, given)];

  it('put an open one into the lists of its home and of its member by its day, and its place by the end of that', () => {
    const { dueOn: _none, ...undated } = task;
    expect(
      lines([...both(task, listing), ...both(task, { ...listing, employeeId: undefined }), ...both(undated, listing)]),
    ).toMatchInlineSnapshot(`
      "
      task: CASE#id-70 | TASK#1#2026-07-02#00030#id-78 ; gsi1 TASKS#id-1 | 2026-07-02#00030#id-78 ; gsi2 TASKS#id-1#id-2 | 2026-07-02#00030#id-78
      task-place: TASK#id-78 | PLACE ; gsi1 TASKS-EXPIRING | 2026-07-03T04:00:00.000Z#id-78
      task: CASE#id-70 | TASK#1#2026-07-02#00030#id-78 ; gsi1 TASKS#id-1 | 2026-07-02#00030#id-78 ; gsi2 TASKS#id-1#none | 2026-07-02#00030#id-78
      task-place: TASK#id-78 | PLACE ; gsi1 TASKS-EXPIRING | 2026-07-03T04:00:00.000Z#id-78
      task: CASE#id-70 | TASK#1#9999-12-31#00030#id-78 ; gsi1 TASKS#id-1 | 9999-12-31#00030#id-78 ; gsi2 TASKS#id-1#id-2 | 9999-12-31#00030#id-78
      task-place: TASK#id-78 | PLACE
      "
    `);
  });

  it('put one that a person wrote into the list of its owner, and one of the home beside no case', () => {
    const own = { ownerId: id(3), ownerName: 'Joan', writtenByName: 'Joan', savedByName: 'Joan', version: 1 };
    const { caseId: _none, isExpirable: _not, ...ofHome } = task;
    expect(
      lines([
        taskItem({ ...task, own }, listing),
        taskItem({ ...task, own: { ...own, ownerId: undefined } }, listing),
        ...both({ ...ofHome, isExpirable: false, own }, { providerLocationId: id(1), timeZone: 'America/New_York' }),
      ]),
    ).toMatchInlineSnapshot(`
      "
      task: CASE#id-70 | TASK#1#2026-07-02#00030#id-78 ; gsi1 TASKS#id-1 | 2026-07-02#00030#id-78 ; gsi2 TASKS#id-1#id-3 | 2026-07-02#00030#id-78
      task: CASE#id-70 | TASK#1#2026-07-02#00030#id-78 ; gsi1 TASKS#id-1 | 2026-07-02#00030#id-78 ; gsi2 TASKS#id-1#none | 2026-07-02#00030#id-78
      task: HOME-TASKS#id-1 | TASK#1#2026-07-02#00030#id-78 ; gsi1 TASKS#id-1 | 2026-07-02#00030#id-78 ; gsi2 TASKS#id-1#id-3 | 2026-07-02#00030#id-78
      task-place: TASK#id-78 | PLACE
      "
    `);
  });

  it('of the home are written only over what was read', async () => {
    const home = { providerLocationId: id(1), timeZone: 'America/New_York' };
    const { caseId: _none, ...ofHome } = task;
    const before = taskItem(ofHome, home);
    const done = { ...ofHome, isCompleted: true, completedMethod: 'manual', completedOn: at } as const;
    expect(
      await requestsOf(async (table) => {
        await table.transact(homeTaskWrites(undefined, ofHome, home));
        await table.transact(homeTaskWrites(before, { ...ofHome, name: 'Call' }, home));
        await table.transact(homeTaskWrites(before, done, home));
        await readHomeTask(table, { locationId: id(1), at: before.sk });
        await readHomeTasks(table, id(1), 'done', { limit: 9, after: null });
      }),
    ).toMatchInlineSnapshot(`
      "
      put HOME-TASKS#id-1 | TASK#1#2026-07-02#00030#id-78
      put TASK#id-78 | PLACE
      put HOME-TASKS#id-1 | TASK#1#2026-07-02#00030#id-78
      put TASK#id-78 | PLACE
      delete HOME-TASKS#id-1 | TASK#1#2026-07-02#00030#id-78
      put HOME-TASKS#id-1 | TASK#3#2026-07-01T12:00:00.000Z#id-78
      put TASK#id-78 | PLACE
      get HOME-TASKS#id-1 | TASK#1#2026-07-02#00030#id-78
      query HOME-TASKS#id-1 | TASK#3#*
      "
    `);
  });

  it('put into no list what is over, or what belongs to a canceled or deleted case', () => {
    const over = { ...task, completedOn: at };
    expect(
      lines([
        ...both({ ...over, completedMethod: 'expired' }, listing),
        ...both({ ...over, isCompleted: true, completedMethod: 'auto' }, listing),
        ...both({ ...over, completedMethod: 'removed' }, listing),
        ...both(task, { ...listing, status: 'cancelled' }),
        ...both(task, { ...listing, deletedOn: at }),
      ]),
    ).toMatchInlineSnapshot(`
      "
      task: CASE#id-70 | TASK#2#2026-07-02#00030#id-78
      task-place: TASK#id-78 | PLACE
      task: CASE#id-70 | TASK#3#2026-07-01T12:00:00.000Z#id-78
      task-place: TASK#id-78 | PLACE
      task: CASE#id-70 | TASK#4#2026-07-01T12:00:00.000Z#id-78
      task-place: TASK#id-78 | PLACE
      task: CASE#id-70 | TASK#1#2026-07-02#00030#id-78
      task-place: TASK#id-78 | PLACE
      task: CASE#id-70 | TASK#1#2026-07-02#00030#id-78
      task-place: TASK#id-78 | PLACE
      "
    `);
  });

  it('are removed when it moves, and not written again if nothing changed', async () => {
    const before = taskItem(task, listing);
    const done = { ...task, isCompleted: true, completedMethod: 'manual', completedOn: at } as const;
    expect(taskWrites(before, task, listing)).toEqual([]);
    expect(await requestsOf((table) => table.transact(taskWrites(before, done, listing)))).toMatchInlineSnapshot(`
      "
      delete CASE#id-70 | TASK#1#2026-07-02#00030#id-78
      put CASE#id-70 | TASK#3#2026-07-01T12:00:00.000Z#id-78
      put TASK#id-78 | PLACE
      "
    `);
    expect(
      await requestsOf((table) => table.transact(taskWrites(before, { ...task, name: 'Call' }, listing))),
    ).toMatchInlineSnapshot(`
      "
      put CASE#id-70 | TASK#1#2026-07-02#00030#id-78
      put TASK#id-78 | PLACE
      "
    `);
  });

  it('are read by case, by state, by day, by the end of the day, and by id', async () => {
    const page = { limit: 9, after: null };
    expect(
      await requestsOf(async (table) => {
        await readTaskPlace(table, id(78));
        await readTaskItems(table, id(70));
        await readOpenItems(table, id(70), 9);
        for (const state of ['open', 'expired', 'done', 'removed'] as const) await readTasks(table, id(70), state, page);
        for (const employeeId of [undefined, null, id(2)])
          await readDay(table, { locationId: id(1), ...(employeeId === undefined ? {} : { employeeId }) }, { limit: 9 });
        await everyRow(eachExpiring(table, { by: at, atOnce: 9 }));
        await everyRow(tasksMadeOn(table, '2026-07-01'));
      }),
    ).toMatchInlineSnapshot(`
      "
      get TASK#id-78 | PLACE
      query CASE#id-70 | TASK#*
      query CASE#id-70 | TASK#1#*
      query CASE#id-70 | TASK#1#*
      query CASE#id-70 | TASK#2#*
      query CASE#id-70 | TASK#3#*
      query CASE#id-70 | TASK#4#*
      query gsi1 TASKS#id-1
      query gsi2 TASKS#id-1#none
      query gsi2 TASKS#id-1#id-2
      query gsi1 TASKS-EXPIRING
      query gsi2 TASKS-MADE#2026-07-01
      "
    `);
  });

  it('of notifications are by member, and in the indexes by time: all of the bell, and the unread ones', async () => {
    const of = { locationId: id(1), employeeId: id(2) };
    const notification: Notification = {
      ...of,
      id: id(3),
      kind: 'mention',
      caseId: id(4),
      byId: null,
      byName: null,
      subjects: [],
      words: null,
      at,
      isInBell: true,
    };
    const choices = choicesWrite(of, {}, 0) as { put: Item };
    const listed = emailListing(of, id(3)) as { put: Item };
    expect(
      lines([
        notificationItem(notification),
        notificationItem({ ...notification, readAt: at }),
        notificationItem({ ...notification, isInBell: false }),
        choices.put,
        listed.put,
      ]),
    ).toMatchInlineSnapshot(`
      "
      notification: NOTIFICATIONS#id-1#id-2 | id-3 ; gsi1 NOTIFICATIONS#id-1#id-2 | 2026-07-01T12:00:00.000Z#id-3 ; gsi2 NOTIFICATIONS-UNREAD#id-1#id-2 | 2026-07-01T12:00:00.000Z#id-3 ; expires 2026-09-29T12:00:00.000Z
      notification: NOTIFICATIONS#id-1#id-2 | id-3 ; gsi1 NOTIFICATIONS#id-1#id-2 | 2026-07-01T12:00:00.000Z#id-3 ; expires 2026-09-29T12:00:00.000Z
      notification: NOTIFICATIONS#id-1#id-2 | id-3 ; expires 2026-09-29T12:00:00.000Z
      notification-choices: NOTIFICATIONS#id-1#id-2 | CHOICES
      notification-to-email: NOTIFICATION-EMAIL#id-1#id-2 | LISTED#id-3
      "
    `);
    expect(
      await requestsOf(async (table) => {
        await readUnread(table, of, 9);
        await readBell(table, of, { limit: 9, after: null });
        await readNotifications(table, [{ ...of, id: id(3) }]);
        await readChoices(table, of);
        await readManyChoices(table, [of]);
        for await (const _ of eachUnread(table, of)) break;
        await table.transact([
          readMark(of, id(3), at),
          mailedMark(of, id(3), at),
          emailDue({ ...of, dueAt: at }),
          emailStart({ ...of, dueAt: at }),
          listingEnd(of, id(3)),
        ]);
        await readListed(table, of, 9);
        await everyRow(eachDueEmail(table, { by: at, atOnce: 9 }));
      }),
    ).toMatchInlineSnapshot(`
      "
      query gsi2 NOTIFICATIONS-UNREAD#id-1#id-2
      query gsi1 NOTIFICATIONS#id-1#id-2
      get NOTIFICATIONS#id-1#id-2 | id-3
      get NOTIFICATIONS#id-1#id-2 | CHOICES
      get NOTIFICATIONS#id-1#id-2 | CHOICES
      query gsi2 NOTIFICATIONS-UNREAD#id-1#id-2
      update NOTIFICATIONS#id-1#id-2 | id-3
      update NOTIFICATIONS#id-1#id-2 | id-3
      add NOTIFICATION-EMAIL#id-1#id-2 | DUE
      delete NOTIFICATION-EMAIL#id-1#id-2 | DUE
      delete NOTIFICATION-EMAIL#id-1#id-2 | LISTED#id-3
      query NOTIFICATION-EMAIL#id-1#id-2 | LISTED#*
      query gsi1 NOTIFICATION-EMAILS
      "
    `);
  });

  it('of the emails about them are by the next morning', async () => {
    const digest = { locationId: id(1), employeeId: id(2), nextAt: at };
    expect(lines([taskDigestItem(digest)])).toMatchInlineSnapshot(`
      "
      task-digest: TASK-DIGEST#id-1 | id-2 ; gsi1 TASK-DIGESTS | 2026-07-01T12:00:00.000Z#id-1#id-2
      "
    `);
    expect(
      await requestsOf(async (table) => {
        await beginDigest(table, digest);
        await table.transact([digestMove(digest, '2026-07-02T11:00:00.000Z'), digestEnd(digest)]);
        await everyRow(eachDueDigest(table, { by: at, atOnce: 9 }));
      }),
    ).toMatchInlineSnapshot(`
      "
      put TASK-DIGEST#id-1 | id-2
      update TASK-DIGEST#id-1 | id-2
      delete TASK-DIGEST#id-1 | id-2
      query gsi1 TASK-DIGESTS
      "
    `);
  });
});
