import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangementStatus, caseStatus, contractStatus } from '../model/enumerations/case.ts';
import { contractAct } from '../model/enumerations/statement.ts';
import { type ContractStanding, contractMove, contractMoves, whyNotSelect } from './contract-status.ts';
import type { Who } from './move.ts';

const staff: Who = { access: 'staff', kind: 'staff' };
const admin: Who = { access: 'admin', kind: 'staff' };
const standing = (changes: Partial<ContractStanding> = {}): ContractStanding => ({
  status: 'editable',
  isVoid: false,
  isOpen: false,
  hasSignature: false,
  isSigned: false,
  isAmending: false,
  isPreNeed: false,
  arrangementStatus: 'ready-for-contract',
  caseStatus: 'active',
  ...changes,
});
const open = standing({ status: 'in-contract', isOpen: true, arrangementStatus: 'in-contract' });
const signed = standing({ status: 'contract-signed', arrangementStatus: 'in-contract' });
const amending = { ...signed, isAmending: true };
const amended = { ...amending, isOpen: true };

const allowed = (of: ContractStanding, who: Who = staff) =>
  contractMoves(of, who).flatMap(({ act, whyNot }) => (whyNot === null ? [act] : []));

const standings = fc.record<ContractStanding>({
  status: fc.constantFrom(...contractStatus.values),
  isVoid: fc.boolean(),
  isOpen: fc.boolean(),
  hasSignature: fc.boolean(),
  isSigned: fc.boolean(),
  isAmending: fc.boolean(),
  isPreNeed: fc.boolean(),
  arrangementStatus: fc.constantFrom(...arrangementStatus.values),
  caseStatus: fc.constantFrom(...caseStatus.values),
});

describe('what can be done with a contract', () => {
  it.each<[string, ContractStanding, string[]]>([
    ['an editable one that isn’t ready', standing({ arrangementStatus: 'in-progress' }), []],
    ['an editable one', standing(), ['open']],
    ['one that waits for signatures', open, ['reopen', 'give']],
    ['one that someone has signed', { ...open, hasSignature: true }, ['reopen']],
    ['one that everyone has just signed', { ...open, hasSignature: true, isSigned: true }, []],
    ['a signed one', signed, ['amend', 'record-actuals', 'complete']],
    ['one whose amendment is prepared', amending, ['open', 'reopen', 'record-actuals']],
    ['one whose amendment waits for signatures', amended, ['reopen', 'give']],
    ['a completed one', { ...signed, arrangementStatus: 'contract-completed' }, ['amend', 'record-actuals']],
    ['a signed one for the future', { ...signed, isPreNeed: true }, ['amend', 'record-actuals', 'turn']],
    ['one for the future whose amendment is prepared', { ...amending, isPreNeed: true }, ['open', 'reopen', 'record-actuals']],
    ['a void one', { ...signed, isVoid: true, caseStatus: 'cancelled' }, []],
    ['an editable one of a cancelled case', standing({ caseStatus: 'cancelled' }), []],
  ])('%s', (_name, of, acts) => {
    expect(allowed(of)).toEqual(acts);
  });

  it('is voided with its case by an owner or admin alone, with a reason', () => {
    const cancelled = { ...signed, caseStatus: 'cancelled' } as const;
    expect(allowed(cancelled, admin)).toEqual(['void']);
    expect(contractMove(cancelled, admin, 'void').asksReason).toBe(true);
    expect(allowed(cancelled)).toEqual([]);
  });

  it('changes its status only by opening it, and by taking that back with a reason', () => {
    expect(contractMove(standing(), staff, 'open').to).toBe('in-contract');
    expect(contractMove(open, staff, 'reopen')).toMatchObject({ to: 'editable', asksReason: true });
    expect(contractMove(amended, staff, 'reopen').to).toBe('contract-signed');
  });

  it('is listed for every standing and anyone, each allowed or refused in a sentence', () =>
    fc.assert(
      fc.property(standings, fc.constantFrom(staff, admin, null), (of, who) => {
        const moves = contractMoves(of, who);
        expect(moves.map(({ act }) => act)).toEqual(contractAct.values);
        for (const { whyNot } of moves) if (whyNot !== null) expect(whyNot).toMatch(/^[A-Z0-9].{9,160}\.$/);
        if (who === null) expect(moves.every(({ whyNot }) => whyNot !== null)).toBe(true);
      }),
    ));
});

describe('whyNotSelect', () => {
  it('lets a selection be changed before a contract, and for an amendment', () => {
    expect([standing(), amending].map(whyNotSelect)).toEqual([null, null]);
    const closed = [open, signed, amended, { ...signed, isVoid: true }, standing({ caseStatus: 'cancelled' })];
    for (const each of closed) expect(whyNotSelect(each)).toMatch(/^[A-Z].+\.$/);
  });
});
