import { expect, it } from 'vitest';
import type { PaperAddress } from '#shared/contract/paper-address.ts';
import type { Selection } from '#shared/model/selection.ts';
import { ask, mailbox, ok, waitUntil } from '#test/cloud/cloud.ts';
import { calls } from '#test/cloud/wire.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { takesCards } from './parts/card-account.ts';
import { keyed } from './parts/case-desk.ts';
import { askFor, payAt, reaches } from './parts/checkout-desk.ts';
import { accountOf, askAs, show } from './parts/conference-desk.ts';
import { add } from './parts/contact-desk.ts';
import { contractDesk, give, openContract, readySelection, signVersion } from './parts/contract-desk.ts';
import { pay } from './parts/payment-desk.ts';

/** Amounts that appear nowhere else: the home's cost of flowers, its rebate, and what another relative pays and has paid. */
const [COST, REBATE, SHARE, PAID] = [19_191, 1_313, 111_117, 33_337];
const written = (cents: number) => [
  String(cents),
  (cents / 100).toFixed(2),
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
];
/** What no relative may read except the one it’s about. */
const hidden = [
  ...written(COST),
  ...written(REBATE),
  ...written(SHARE),
  ...written(PAID),
  'Bloom & Vane',
  'was upset',
  'costCents',
  'rebateCents',
];

/** Returns the hidden values that a text has, as whole numbers and words. */
const shownIn = (text: string) =>
  hidden.filter((each) => new RegExp(`(?<![\\w.,-])${each.replace(/[.&]/g, '\\$&')}(?![\\w]|[.,]\\d)`).test(text));

const agreed =
  (payer: string) =>
  (selection: Selection): Selection => ({
    ...selection,
    dueOn: '2027-06-30',
    payers: [...selection.payers, { contactId: payer, amountCents: SHARE }],
    cashAdvances: [
      {
        ...{ id: '6a1f7c2e-3b58-4c1d-9e07-5d2a8b41c903', name: 'Flowers', payee: 'Bloom & Vane' },
        ...{ amountCents: COST - REBATE, costCents: COST, rebateCents: REBATE, standing: 'actual', origin: 'conference' },
      },
    ],
  });

async function textOf({ url }: { url: string }): Promise<string> {
  const { text } = await readPdf(new Uint8Array(await (await fetch(url)).arrayBuffer()));
  return text.replace(/\s+/g, ' ');
}

it('never shows a relative the home’s costs and rebates, or what another relative pays, in answers, papers, or emails', async () => {
  const desk = await contractDesk();
  const { admin, id, ada, locationId } = desk;
  await takesCards(locationId);
  const basil = await add(admin, id, {
    firstName: 'Basil',
    lastName: 'Marsh',
    email: 'basil@example.com',
    relationship: 'child',
  });
  await readySelection(desk, agreed(basil.id));
  await openContract(desk);
  await give(desk, 1);
  const { version } = await signVersion(desk, 1);
  const of = { row: desk.row, staff: admin, owner: admin };
  await pay(of, PAID, { payer: basil.id, note: 'He was upset.' });
  const { payment } = await askFor(of, 50_00, { payer: ada.id, email: ada.email });
  await payAt(payment);
  await reaches(of, payment, 'paid');
  const { token, headers } = await accountOf(desk, ada.id);
  const by = { token, headers };
  const { token: tablet } = await show(desk, [ada.id]);

  // The staff's own answer has all of it, which shows that the search works.
  const staffs = `${(await ask('getContract', { id }, admin)).text} ${(await ask('getPaymentsForCase', { id }, admin)).text}`;
  expect(shownIn(staffs)).toEqual(
    expect.arrayContaining([...[COST, REBATE, SHARE, PAID].map(String), 'Bloom & Vane', 'was upset', 'costCents', 'rebateCents']),
  );

  // Every family call that reads, with any ids of this case that it takes, so that new calls are tried automatically.
  const named: Record<string, unknown> = { id, caseId: id, paymentId: payment.id };
  const reading = calls.filter(({ method, meta, path }) => method === 'GET' && meta.access === 'family' && /case/i.test(path));
  const answers = new Map<string, string>();
  for (const { name, input } of reading) {
    const fields = Object.keys((input as unknown as { shape: object }).shape).filter((field) => field in named);
    const { status, text } = await ask(name, Object.fromEntries(fields.map((field) => [field, named[field]])), by);
    if (status === 200) answers.set(name, text);
  }
  expect([...answers.keys()]).toEqual(
    expect.arrayContaining([
      'getMyContract',
      'getMyCheckouts',
      'getMyReceipt',
      'getMyConference',
      'getMyCase',
      'getMyCases',
      'getMyTasks',
    ]),
  );
  answers.set('the tablet', JSON.stringify(await askAs(id, tablet)));
  const document = { id, documentId: version!.documentId! };
  for (const name of ['getCaseDocuments', 'getCaseDocument'])
    answers.set(name, (await ask(name, name === 'getCaseDocument' ? document : { id }, by)).text);

  const receipt = await ok<PaperAddress>('getMyReceipt', { id, paymentId: payment.id }, by);
  answers.set('the receipt', await textOf(receipt!));
  const file = await waitUntil('the sealed statement', async () => {
    const { status, body } = await ask<{ url: string }>('getCaseDocumentFile', document, keyed(by));
    return status === 200 && body;
  });
  const statement = await textOf(file);
  // These name the florist, since the family agrees to it.
  expect(statement).toContain('Bloom & Vane');
  answers.set('the statement', statement.replaceAll('Bloom & Vane', ''));
  const letters = (await mailbox(ada.email).all()).map(({ subject, body }) => `${subject} ${body.text} ${body.html}`);
  expect(letters.length).toBeGreaterThan(1);
  answers.set('emails', letters.join(' '));

  expect([...answers].map(([name, text]) => [name, shownIn(text)] as const).filter(([, found]) => found.length > 0)).toEqual([]);
}, 60_000);
