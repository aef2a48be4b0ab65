import { describe, expect, it } from 'vitest';
import { composeChargesPdf } from '#functions/documents/statement/charges-pdf.ts';
import { composeInvoice, type InvoicePaper } from '#shared/statement/compose-invoice.ts';
import { composeAccount, composeReceipt, type ReceiptPaper } from '#shared/statement/compose-receipt.ts';
import type { StatementBlock } from '#shared/statement/statement-block.ts';
import { formatCents } from '#shared/values/money.ts';
import { fullStatement, statementPaper } from '#test/world/sample-statement.ts';
import { fonts, readPdf } from './read-pdf.ts';

const estimates = fullStatement();
const actuals = {
  ...estimates,
  lines: estimates.lines.map((line) =>
    line.cashAdvance ? { ...line, cashAdvance: { ...line.cashAdvance, standing: 'actual' as const } } : line,
  ),
};
const { totalCents } = actuals.totals;
const [ANNA, PETER] = ['a1e6b8c2-5d1f-4c3a-9b7e-2f0d4c6a8e11', 'b2f7c9d3-6e2a-4d4b-8c8f-3a1e5d7b9f22'];
const { home, caseNumber, decedent } = statementPaper(actuals);
const subject = { home, caseNumber, decedent };

const read = async (blocks: readonly StatementBlock[]) => {
  const { bytes } = composeChargesPdf(fonts, { blocks, title: 'A paper', createdOn: '2026-11-28' });
  const { pages, isTagged } = await readPdf(bytes);
  expect(isTagged).toBe(true);
  return pages.map((page) => page.replace(/\s+/g, ' ')).join(' ');
};

describe('an invoice', () => {
  const invoice = (changes: Partial<InvoicePaper> = {}) =>
    read(
      composeInvoice({
        ...subject,
        number: '2026-0042-invoice-3',
        on: '2026-11-28',
        statement: actuals,
        version: 1,
        payer: null,
        entries: [
          { key: 'a', on: '2026-11-24', words: 'Payment by check 1042', cents: -100_000 },
          { key: 'b', on: '2026-11-25', words: 'Refund by check 88', cents: 2_500 },
        ],
        ...changes,
      }),
    );

  it('has its number, every line, the sums, what was paid, and the balance', async () => {
    const text = await invoice();
    expect(text).toContain('2026-0042-invoice-3');
    for (const { label } of actuals.lines) expect(text).toContain(label);
    expect(text).toContain(`Total ${formatCents(totalCents)}`);
    expect(text).toContain('Payment by check 1042 November 24, 2026 -$1,000.00');
    expect(text).toContain(`Balance due ${formatCents(totalCents - 97_500)}`);
    expect(text).not.toContain('DRAFT');
  });

  it('lists what is on its way below the balance, without subtracting it', async () => {
    const expected = [{ key: 'c', on: '2026-11-26', words: 'Insurance assignment 77', cents: 50_000 }];
    const text = await invoice({ expected });
    const balance = `Balance due ${formatCents(totalCents - 97_500)}`;
    expect(text).toContain(`${balance} Expected, not yet received Insurance assignment 77 November 26, 2026 $500.00`);
    expect(await invoice()).not.toContain('Expected');
    const account = { ...subject, number: '1', on: '2026-11-28', payer: null, purchasers: [], dueOn: null } as const;
    const entries = [{ key: 'a', on: '2026-11-24', words: 'Contract, version 1', cents: 100_000 }];
    expect(await read(composeAccount({ ...account, entries, expected }))).toContain(
      'Balance due $1,000.00 Expected, not yet received Insurance assignment 77 November 26, 2026 $500.00',
    );
  });

  it('bills everyone who pays, with their shares if they are several', async () => {
    const payers = [
      { contactId: ANNA, name: 'Anna Marsh', shareCents: totalCents - 300_000 },
      { contactId: PETER, name: 'Peter Marsh', shareCents: 300_000 },
    ];
    const text = await invoice({ statement: { ...actuals, payers } });
    expect(text).toContain(`Anna Marsh Share: ${formatCents(totalCents - 300_000)}`);
    expect(text).toContain('Peter Marsh Share: $3,000.00');
    const alone = await invoice({ statement: { ...actuals, payers: payers.slice(0, 1) } });
    expect(alone).toContain('Bill to Anna Marsh');
    expect(alone).not.toContain('Share');
  });

  it('is a draft while a cash advance is an estimate', async () => {
    const text = await invoice({ statement: estimates });
    expect(text).toContain('DRAFT');
    expect(text).toContain('We’ll give you the actual charges in writing before the final bill is paid.');
  });

  it('shows one payer their own share and payments alone', async () => {
    const text = await invoice({ payer: { name: 'Peter Marsh', shareCents: 300_000 }, entries: [] });
    expect(text).toContain('Bill to Peter Marsh');
    expect(text).not.toContain('Share: ');
    expect(text).toContain('Share of Peter Marsh $3,000.00');
    expect(text).toContain('Balance due $3,000.00');
    expect(text).not.toContain('check 1042');
  });
});

describe('a receipt', () => {
  const receipt = (changes: Partial<ReceiptPaper> = {}) =>
    read(
      composeReceipt({
        ...subject,
        number: '2026-0042-receipt-2',
        payer: 'Anna Marsh',
        amountCents: 100_000,
        method: 'Visa ending in 4242',
        paidOn: '2026-11-24',
        reversedOn: null,
        toward: { dueCents: 504_500, leftCents: 404_500, isShare: false },
        ...changes,
      }),
    );

  it('says who paid what, how, and when', async () => {
    const text = await receipt();
    for (const words of [
      'Received from Anna Marsh',
      '2026-0042-receipt-2',
      'November 24, 2026',
      'Visa ending in 4242 $1,000.00',
      'Received $1,000.00',
      'After this payment Total $5,045.00 Paid so far, with this payment -$1,000.00 Left to pay $4,045.00',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('REVERSED');
    expect(text).not.toContain('Booked on');
    expect(text).not.toContain('Refunded');
  });

  it('says what was refunded of it since', async () => {
    const text = await receipt({ refunds: [{ cents: 50, on: '2026-11-27' }] });
    expect(text).toContain('Refunded since: $0.50 on November 27, 2026.');
    expect(text).toContain('Received $1,000.00');
  });

  it('says whose funeral it’s for if it doesn’t say who paid', async () => {
    const text = await receipt({ payer: '', toward: null });
    expect(text).toContain(`For the funeral of ${decedent.name}`);
    expect(text).toContain('Visa ending in 4242 $1,000.00 Received $1,000.00');
    expect(text).not.toContain('Received from');
  });

  it('says when it was booked if the day that it was paid was already closed', async () => {
    expect(await receipt({ bookedOn: '2026-11-25' })).toContain('Paid on November 24, 2026 Booked on November 25, 2026');
  });

  it('has one payer’s own share, says what was paid beyond it, and says nothing where that isn’t known', async () => {
    const share = await receipt({ toward: { dueCents: 90_000, leftCents: -10_000, isShare: true } });
    expect(share).toContain('Share of Anna Marsh $900.00');
    expect(share).toContain('Paid beyond what is owed $100.00');
    expect(await receipt({ toward: null })).not.toContain('After this payment');
  });

  it('says that a payment was reversed, and that it doesn’t count', async () => {
    const text = await receipt({ reversedOn: '2026-11-26' });
    for (const words of ['REVERSED', 'Reversed on November 26, 2026', 'Counts toward the balance $0.00'])
      expect(text).toContain(words);
    expect(text).not.toContain('Left to pay');
  });
});

describe('a statement of account', () => {
  const account = (paid: number) =>
    read(
      composeAccount({
        ...subject,
        number: '2026-0042-account-1',
        on: '2026-11-28',
        payer: null,
        purchasers: ['Anna Marsh', 'Peter Marsh'],
        dueOn: '2026-12-30',
        entries: [
          { key: 'a', on: '2026-11-22', words: 'Contract, version 1', cents: 500_000 },
          { key: 'b', on: '2026-11-24', words: 'Payment by cash', cents: -paid },
          { key: 'c', on: '2026-11-20', words: 'Payment by check 7', cents: -10_000 },
          { key: 'd', on: '2026-11-24', words: 'Reversed: Payment by check 7', cents: 10_000 },
        ],
      }),
    );

  it('has every charge and payment by its day, and the balance', async () => {
    const text = await account(100_000);
    const rows = [
      'Payment by check 7 November 20, 2026. Balance: $100.00 in your favor -$100.00',
      'Contract, version 1 November 22, 2026. Balance: $4,900.00 $5,000.00',
      'Payment by cash November 24, 2026. Balance: $3,900.00 -$1,000.00',
      'Reversed: Payment by check 7 November 24, 2026. Balance: $4,000.00 $100.00',
    ];
    expect(text).toContain(rows.join(' '));
    expect(text).toContain('For Anna Marsh Peter Marsh');
    expect(text).toContain('Balance due $4,000.00');
    expect(text).toContain('Due December 30, 2026');
  });

  it('says so if more was paid than is owed', async () => {
    expect(await account(600_000)).toContain('Balance in your favor $1,000.00');
  });
});
