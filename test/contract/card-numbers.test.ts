import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { caseKeys } from '#functions/table/case-keys.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { CARD_NUMBER, hasCardNumber } from '#shared/ledger/card-number.ts';
import { ask, cloud, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { callNamed, calls } from '#test/cloud/wire.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { relativeOf } from '#test/journeys/parts/case-party.ts';
import { chargedDesk } from '#test/journeys/parts/payment-desk.ts';
import { plainOf, type TextSite, textSites } from '#test/world/text-sites.ts';

/**
 * The calls about money, contracts, conferences, and payments by a link, and those about a home’s terms, which contracts begin with, and its price lists, whose
 * hand-outs a statement names.
 */
const groups = ['casePayments', 'caseContracts', 'caseInvoices', 'checkouts', 'conferences', 'ledgerReports'];
const single = ['saveContractTerms', 'recordHandOut'];
const ofMoney = calls.filter(({ group, name }) => groups.includes(group) || single.includes(name));
/** Texts that browsers send back unchanged. They are compared or looked up, and never stored. */
const unread = /\.(cursor|seen)$/;

const takes = ({ leaf }: TextSite, text: string) => leaf.safeParse(text).success;

/** Returns a text with a number that the field would take with letters instead of digits; undefined for ids, dates, choices, and fields that are too short. */
const writtenAt = (site: TextSite, number: string): string | undefined =>
  [`Card ${number}`, number, `${number.replace(/\D/g, '')}@example.com`].find((text) => takes(site, text.replace(/\d/g, 'a')));
const test = '4242 4242 4242 4242';
const sites = ofMoney.flatMap(({ name, input, meta }) =>
  textSites(input!).flatMap((site) =>
    writtenAt(site, test) && !unread.test(`${name}.${site.path}`) ? [{ name, input: input!, meta, site }] : [],
  ),
);
const named = sites.map((each) => [`${each.name}.${each.site.path}`, each] as const);

/** Returns a card number that nothing else in the log or the table has. */
function newCard(): string {
  const digits = `4${Array.from({ length: 14 }, () => randomInt(10)).join('')}`;
  return `${digits}${Array.from({ length: 10 }, (_, last) => String(last)).find((last) => hasCardNumber(`${digits}${last}`))}`;
}
const inFours = (digits: string, between: string) => (digits.match(/.{4}/g) ?? []).join(between);

let id: string;
let owner: RequestOptions;
let family: RequestOptions;
beforeAll(async () => {
  const of = await chargedDesk();
  id = of.row.id;
  owner = of.owner;
  family = await relativeOf(of.row, of.payer.id);
});

describe('a card number', () => {
  it('is looked for in every text that people write about money', () => {
    const paths = sites.map(({ name, site }) => `${name}.${site.path}`);
    for (const path of [
      'recordPayment.note',
      'saveSelection.selection.terms',
      'giveStatement.given.to',
      'recordHandOut.to',
      'closeDay.reason',
    ])
      expect(paths).toContain(path);
    expect(paths.length).toBeGreaterThan(40);
  });

  it.each(named)('is refused in %s, however it’s written', (_, { input, site }) => {
    const plain = site.build(String(plainOf(site.leaf)));
    expect(input.safeParse(plain).error?.issues ?? []).toEqual([]);
    for (const between of [' ', '', '-', '.', '/', '\u00a0', '\u2011']) {
      const { error } = input.safeParse(site.build(writtenAt(site, test.replaceAll(' ', between))!));
      expect(
        error?.issues.map(({ message }) => message),
        JSON.stringify(between),
      ).toEqual([CARD_NUMBER]);
    }
  });

  it('is refused by every call, and reaches no answer, row, or log line', async () => {
    const card = newCard();
    const forms = [card, inFours(card, ' ')];
    const answers = await Promise.all(
      named.map(async ([path, { name, meta, site }]) => {
        const built = site.build(writtenAt(site, inFours(card, ' '))!) as Record<string, unknown>;
        const input = 'id' in built ? { ...built, id } : built;
        const by = meta.access === 'family' ? family : meta.access === 'public' ? {} : owner;
        const { status, body, text } = await ask<Problem>(name, input, keyed(by));
        return {
          path,
          status,
          messages: body.errors?.map(({ message }) => message),
          isEchoed: forms.some((form) => text.includes(form)),
        };
      }),
    );
    expect(answers).toEqual(named.map(([path]) => ({ path, status: 400, messages: [CARD_NUMBER], isEchoed: false })));
    // Texts that are only sent back aren’t stored either.
    for (const { name, input } of ofMoney)
      for (const site of textSites(input!).filter(({ path }) => unread.test(`${name}.${path}`)))
        await ask(name, site.build(inFours(card, ' ')), keyed(owner));
    const rows = await Promise.all(
      [caseKeys.case(id).pk, `LEDGER#${id}`].map((pk) => openCloudTable().query(pk, { consistent: true })),
    );
    const kept = [JSON.stringify(rows), readFileSync(cloud.logFile, 'utf8')];
    for (const text of kept) expect(forms.filter((form) => text.includes(form))).toEqual([]);
  });

  it('isn’t detected in ids, whatever digits they have', () => {
    const lineKey = 'service:42424242-4242-4242-8242-424242424242';
    const advances = [{ lineKey, amountCents: 1, costCents: 1 }];
    expect(callNamed('recordActuals').input!.safeParse({ id: randomUUID(), number: 1, advances }).success).toBe(true);
    // The id of a place, as a search for its address gives it.
    const place = sites.find(({ site }) => site.path.endsWith('.geoApifyPlaceId'))!;
    expect(place.input.safeParse(place.site.build('51a4242424242424242f59c0a3bde1f00103f901c2')).success).toBe(true);
  });
});
