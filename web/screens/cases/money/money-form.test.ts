import { describe, expect, it } from 'vitest';
import {
  abovePart,
  adjustingFaults,
  faultsOf,
  isShared,
  type MoneyFields,
  movedOf,
  sameCheck,
  serverFaults,
  typedCents,
} from './money-form.ts';

const fields = (changes: Partial<MoneyFields> = {}): MoneyFields => ({
  ...{ amount: '1,234.50', method: 'check', day: '2026-11-28', cardBrand: '', cardLastFour: '', reference: '', words: '' },
  ...changes,
});
const faults = (changes: Partial<MoneyFields>, needsWords = false) =>
  faultsOf(fields(changes), { today: '2026-11-28', needsWords });

describe('money that is recorded', () => {
  it('has nothing wrong with it once it says how much, how, and when', () => {
    expect(faults({})).toEqual({});
    expect(movedOf(fields({ reference: ' 1042 ' }))).toEqual({ amountCents: 123_450, method: 'check', reference: '1042' });
  });

  it.each(['', '0', '0.00', '-5', '1.234', 'abc', '1000000000000'])('is refused with "%s" as its amount', (amount) => {
    expect(faults({ amount })).toEqual({ amount: 'Enter an amount above zero, like 25.00.' });
  });

  it('asks how, when, and why, as far as that is needed', () => {
    expect(faults({ method: '', day: '' }, true)).toEqual({
      method: 'Choose how it was paid.',
      day: 'Enter a date.',
      words: 'Please say why.',
    });
    expect(faults({ day: '2026-11-29' })).toEqual({ day: 'This day is in the future.' });
  });

  it('never takes a card number, in any of its texts', () => {
    const number = '4242 4242 4242 4242';
    expect(Object.keys(faults({ reference: number, words: `Paid with ${number}` }))).toEqual(['reference', 'words']);
  });

  it('names a card only if a card moved it', () => {
    const card = { cardBrand: 'visa', cardLastFour: '4242' };
    expect(movedOf(fields({ ...card, method: 'credit-card' }))).toMatchObject(card);
    expect(movedOf(fields(card))).not.toHaveProperty('cardBrand');
    expect(faults({ cardLastFour: '42', method: 'debit-card' })).toEqual({ cardLastFour: 'Enter the last four digits.' });
    expect(faults({ cardLastFour: '42' })).toEqual({});
  });

  it('shows what the server refuses at the field that was filled in', () => {
    expect(serverFaults({ paidOn: 'Then.', note: 'Not that.', payer: 'Nobody.' })).toEqual({
      ...{ day: 'Then.', words: 'Not that.', payer: 'Nobody.' },
    });
    expect(typedCents(123_450)).toBe('1,234.50');
  });
});

describe('a payment of one of several payers', () => {
  const payers = [
    { contactId: 'ada', owedCents: 60_000 },
    { contactId: 'ben', owedCents: -5_000 },
  ];

  it('is compared with what that payer owes', () => {
    const above = (payer: string, cents: number) => abovePart({ dueCents: 100_000, payers }, payer, cents);
    expect(above('ada', 60_000)).toBe(0);
    expect(above('ada', 60_001)).toBe(1);
    expect(above('ben', 100)).toBe(100);
    expect(above('', 90_000)).toBe(0);
    expect(above('cleo', 90_000)).toBe(0);
  });

  it('is all above the part of one who is paid up', () => {
    const paidUp = [payers[0]!, { contactId: 'ben', owedCents: 0 }];
    expect(abovePart({ dueCents: 100_000, payers: paidUp }, 'ben', 100)).toBe(100);
    expect(isShared({ payers: paidUp })).toBe(true);
    expect(isShared({ payers: [paidUp[1]!, { contactId: null, owedCents: 500 }] })).toBe(false);
  });

  it('isn’t compared before a contract is signed, or if one payer pays everything', () => {
    expect(abovePart({ dueCents: null, payers }, 'ada', 90_000)).toBe(0);
    expect(abovePart({ dueCents: 100_000, payers: payers.slice(0, 1) }, 'ada', 90_000)).toBe(0);
  });
});

describe('a change of the balance by hand', () => {
  const payers = [
    { contactId: 'ada', owedCents: 60_000 },
    { contactId: 'ben', owedCents: 0 },
  ];
  const faultsOfChange = (kind: string, changes: object, of = payers) =>
    adjustingFaults(kind, { amount: '500', payer: '', reason: 'No means.', ...changes }, { balanceCents: 60_000, payers: of });

  it('says whose a fee is if several pay, also if one of them is paid up', () => {
    expect(faultsOfChange('fee', {})).toEqual({ payer: 'Choose who pays the fee.' });
    expect(faultsOfChange('fee', { payer: 'ben', amount: '900' })).toEqual({});
    expect(faultsOfChange('fee', {}, payers.slice(0, 1))).toEqual({});
  });

  it('never gives up more than is owed, in all or by the payer who was chosen', () => {
    expect(faultsOfChange('write-off', {})).toEqual({});
    expect(faultsOfChange('write-off', { amount: '600.01' })).toEqual({ amount: 'Only $600.00 is owed.' });
    expect(faultsOfChange('adjustment', { payer: 'ada' })).toEqual({});
    expect(faultsOfChange('adjustment', { payer: 'ben' })).toEqual({ amount: 'Only $0.00 is owed by this person.' });
    expect(faultsOfChange('write-off', { amount: '', reason: ' ' })).toEqual({
      ...{ amount: 'Enter an amount above zero, like 25.00.', reason: 'Please say why.' },
    });
  });
});

describe('a check', () => {
  const check = { method: 'check' as const, reference: '1042', payer: 'ada' };
  const recorded = [{ ...check, state: 'posted' as const }];

  it('may have been recorded already if its number and payer are the same, whatever its amount', () => {
    expect(sameCheck(recorded, { ...check, reference: ' 10 42' })).toBe(recorded[0]);
    expect(sameCheck(recorded, { ...check, payer: '' })).toBe(recorded[0]);
    const others = [{ reference: '1043' }, { payer: 'ben' }, { method: 'cash' as const }];
    for (const other of others) expect(sameCheck(recorded, { ...check, ...other })).toBeUndefined();
  });

  it('wasn’t if it has no number, or the other one was taken back', () => {
    expect(sameCheck([{ ...recorded[0]!, reference: '' }], { ...check, reference: ' ' })).toBeUndefined();
    expect(sameCheck([{ ...recorded[0]!, state: 'reversed' }], check)).toBeUndefined();
  });
});
