import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Enumeration } from '../model/enumeration.ts';
import {
  arrangementStatus,
  type CaseStatus,
  caseStatus,
  type DecedentStatus,
  decedentStatus,
  preparationStatus,
  timing,
} from '../model/enumerations/case.ts';
import { type TradeKind, tradeKind } from '../model/enumerations/custody.ts';
import { type DispositionType, dispositionType } from '../model/enumerations/disposition.ts';
import { contactStatus, contactType, type StaffAccess, staffAccess } from '../model/enumerations/people.ts';
import { arrangementCan, arrangementMoves, reachedByFamily } from './arrangement-status.ts';
import { caseCan, caseMoves } from './case-status.ts';
import { typeCan, typeMoves } from './case-type.ts';
import { contactCan, contactMoves, unblockedStatus, whyNotInvite } from './contact-status.ts';
import { decedentCan, decedentCorrections, decedentMoves } from './decedent-care.ts';
import { displayServiceMoves, statusByAnswers } from './display-service-status.ts';
import { isAllowed, type Move, moveTo, stepsForwardFirst, type Who } from './move.ts';

const member = (access: StaffAccess): Who => ({ access, kind: 'staff' });
const staff = member('staff');
const owner = member('owner');
const trade: Who = { access: 'owner', kind: 'trade-company' };
const everybody: Who[] = [...staffAccess.values.map(member), trade, null];
const to = <State extends string>(moves: readonly Move<State>[]) =>
  moves.filter(({ whyNot }) => whyNot === null).map((move) => move.to);

const anybody = fc.constantFrom(...everybody);
const dispositions = fc.option(fc.constantFrom(...dispositionType.values), { nil: undefined });
const of = <Value extends string>(enumeration: Enumeration<Value>) => fc.constantFrom(...enumeration.values);
const contacts = fc.record({
  status: of(contactStatus),
  email: fc.constantFrom('', 'ann@example.com'),
  isDeceased: fc.boolean(),
  contactType: of(contactType),
  hasAccount: fc.boolean(),
});

/** Each lifecycle with its states and an arbitrary subject. */
const lifecycles: Record<
  string,
  fc.Arbitrary<{ states: readonly string[]; from: string; moves: (who: Who) => Move<string>[] }>
> = {
  'case status': of(caseStatus).map((status) => ({
    states: caseStatus.values,
    from: status,
    moves: (who) => caseMoves({ status }, who),
  })),
  'case type': fc
    .record({ type: of(timing), status: of(caseStatus), decedentStatus: of(decedentStatus) })
    .map((subject) => ({ states: timing.values, from: subject.type, moves: (who) => typeMoves(subject, who) })),
  'decedent status': fc
    .record({ status: of(decedentStatus), dispositionType: dispositions })
    .map((care) => ({ states: decedentStatus.values, from: care.status, moves: (who) => decedentMoves(care, who) })),
  'decedent status in a hand-off': of(decedentStatus).map((status) => ({
    states: decedentStatus.values,
    from: status,
    moves: (who) => decedentMoves({ status, dispositionType: 'cremation' }, who, 'hand-off'),
  })),
  corrections: of(decedentStatus).map((status) => ({
    states: decedentStatus.values,
    from: status,
    moves: (who) => decedentCorrections({ status }, who),
  })),
  arrangement: fc
    .record({ status: of(arrangementStatus), isContractSigned: fc.boolean() })
    .map((care) => ({ states: arrangementStatus.values, from: care.status, moves: (who) => arrangementMoves(care, who) })),
  contact: contacts.map((contact) => ({
    states: contactStatus.values,
    from: contact.status,
    moves: (who) => contactMoves(contact, who),
  })),
  'display service': fc.record({ status: of(preparationStatus), missing: fc.nat(3) }).map((service) => ({
    states: preparationStatus.values,
    from: service.status,
    moves: (who) => displayServiceMoves(service, who),
  })),
};

describe.each(Object.entries(lifecycles))('%s, for any subject and any caller', (_name, subjects) => {
  it('lists every other state in order, each allowed or refused in a sentence', () =>
    fc.assert(
      fc.property(subjects, anybody, ({ states, from, moves }, who) => {
        const listed = moves(who);
        expect(listed.map((move) => move.to)).toEqual(states.filter((state) => state !== from));
        for (const { whyNot, asksReason } of listed) {
          if (whyNot !== null) expect(whyNot).toMatch(/^[A-Z0-9].{9,160}\.$/);
          if (asksReason) expect(whyNot).toBeNull();
        }
      }),
    ));

  it("allows nothing to someone who isn't staff or may only view", () =>
    fc.assert(
      fc.property(subjects, ({ moves }) => {
        expect([...to(moves(null)), ...to(moves(member('view-only')))]).toEqual([]);
      }),
    ));

  it('allows owners and admins the same, and everything that staff may do', () =>
    fc.assert(
      fc.property(subjects, ({ moves }) => {
        expect(moves(member('admin'))).toEqual(moves(owner));
        expect(to(moves(owner))).toEqual(expect.arrayContaining(to(moves(staff))));
      }),
    ));
});

describe('a trade company', () => {
  const kinds = fc.subarray([...tradeKind.values]);
  const own: Readonly<Record<TradeKind, readonly DecedentStatus[]>> = {
    'removal-service': ['not-in-care', 'pickup-requested', 'out-for-pickup'],
    embalmer: ['preparation-started', 'embalmed', 'preparation-completed'],
    crematory: ['cremated-remains-in-care'],
  };

  it.each(tradeKind.values.flatMap((kind) => decedentStatus.values.map((next): [TradeKind, DecedentStatus] => [kind, next])))(
    'that is here as %s records %s only if it belongs to its page',
    (kind, next) => {
      const froms = decedentStatus.values.filter((from) =>
        to(decedentMoves({ status: from, dispositionType: 'cremation' }, staff)).includes(next),
      );
      for (const status of froms) {
        const move = moveTo(decedentMoves({ status, dispositionType: 'cremation' }, trade, [kind]), next);
        if (own[kind].includes(next)) expect(move?.whyNot).toBeNull();
        else expect(move?.whyNot).toMatch(/ is recorded by the home( or an? (removal service|embalmer|crematory))?\. .+\.$/);
      }
    },
  );

  it('records what any of its kinds does, never more than staff, and nothing while the home hasn’t said what it does', () =>
    fc.assert(
      fc.property(of(decedentStatus), dispositions, kinds, (status, dispositionType, does) => {
        const care = { status, dispositionType };
        const mayBe = does.flatMap((kind) => own[kind]);
        expect(to(decedentMoves(care, trade, does))).toEqual(
          to(decedentMoves(care, staff)).filter((next) => mayBe.includes(next)),
        );
        expect(to(decedentMoves(care, trade))).toEqual([]);
        expect(to(decedentMoves(care, trade, 'hand-off'))).toEqual(to(decedentMoves(care, staff)));
      }),
    ));
});

describe('the status of a case', () => {
  it.each<[CaseStatus, CaseStatus[], CaseStatus[]]>([
    ['lead', ['active', 'cancelled'], []],
    ['active', ['completed', 'cancelled'], []],
    ['completed', [], ['active']],
    ['cancelled', [], ['active']],
  ])('%s', (status, byStaff, byOwnerWithReason) => {
    expect(to(caseMoves({ status }, staff))).toEqual(byStaff);
    expect(to(caseMoves({ status }, owner))).toEqual([...byStaff, ...byOwnerWithReason]);
    const asking = caseMoves({ status }, owner).filter(({ asksReason }) => asksReason);
    expect(asking.map((move) => move.to)).toEqual(byOwnerWithReason);
  });

  it('has actions that read as English', () => {
    expect(caseCan.accept({ status: 'lead' }, staff)).toBe(true);
    expect(caseCan.accept({ status: 'completed' }, owner)).toBe(false);
    expect(caseCan.complete({ status: 'active' }, staff)).toBe(true);
    expect(caseCan.complete({ status: 'lead' }, owner)).toBe(false);
    expect(caseCan.cancel({ status: 'completed' }, owner)).toBe(false);
    expect(caseCan.reopen({ status: 'cancelled' }, owner)).toBe(true);
    expect(caseCan.reopen({ status: 'cancelled' }, staff)).toBe(false);
    expect(caseCan.reopen({ status: 'lead' }, owner)).toBe(false);
    expect(moveTo(caseMoves({ status: 'lead' }, staff), 'completed')?.whyNot).toBe(
      'A lead has to become active before it can be completed.',
    );
  });
});

describe('the type of a case', () => {
  const subject = { type: 'pre-need', status: 'active', decedentStatus: 'not-in-care' } as const;

  it('becomes At-need with a death, and changes freely before it', () => {
    expect(to(typeMoves(subject, staff))).toEqual(['at-need', 'imminent-need']);
    expect(to(typeMoves({ ...subject, type: 'imminent-need' }, staff))).toEqual(['at-need', 'pre-need']);
    expect(typeCan.turnAtNeed(subject, staff)).toBe(true);
    expect(typeCan.turnAtNeed({ ...subject, status: 'cancelled' }, owner)).toBe(false);
  });

  it('leaves At-need only as a correction, before anyone is called for', () => {
    const atNeed = { ...subject, type: 'at-need' } as const;
    expect(to(typeMoves(atNeed, staff))).toEqual([]);
    expect(to(typeMoves(atNeed, owner))).toEqual(['pre-need', 'imminent-need']);
    expect(typeMoves(atNeed, owner).every(({ asksReason }) => asksReason)).toBe(true);
    for (const status of decedentStatus.values.slice(1))
      expect(to(typeMoves({ ...atNeed, decedentStatus: status }, owner))).toEqual([]);
  });
});

describe('the care of a decedent', () => {
  const [burialKinds, other]: [DispositionType[], DispositionType] = [
    ['burial', 'entombment', 'natural-burial', 'burial-at-sea'],
    'other',
  ];
  const ashes: DispositionType[] = ['cremation', 'alkaline-hydrolysis', 'water-cremation', 'natural-organic-reduction'];
  /** A second table: the status, then what may always follow, for burial, for reduction, and (transferred) for donation. */
  const plain: [DecedentStatus, string][] = [
    ['not-in-care', 'pickup-requested in-care'],
    ['pickup-requested', 'not-in-care out-for-pickup'],
    ['out-for-pickup', 'not-in-care in-care'],
    ['in-care', 'embalmed preparation-started transferred B:laid-to-rest A:cremated-remains-in-care'],
    ['embalmed', 'preparation-started preparation-completed transferred B:laid-to-rest A:cremated-remains-in-care'],
    ['preparation-started', 'embalmed preparation-completed transferred'],
    ['preparation-completed', 'preparation-started transferred B:laid-to-rest A:cremated-remains-in-care'],
    ['laid-to-rest', ''],
    ['cremated-remains-in-care', 'cremated-remains-ready-for-family transferred laid-to-rest'],
    ['cremated-remains-ready-for-family', 'cremated-remains-in-family-care laid-to-rest'],
    ['cremated-remains-in-family-care', 'laid-to-rest'],
    ['transferred', 'out-for-pickup in-care A:cremated-remains-in-care D:cremated-remains-in-care'],
  ];
  const marksOf = (type: DispositionType | undefined) => ({
    B: type !== undefined && (burialKinds.includes(type) || type === other),
    A: type !== undefined && ashes.includes(type),
    D: type === 'donation',
  });
  const expected = (row: string, type: DispositionType | undefined) =>
    row
      .split(' ')
      .filter((entry) => !/^[BAD]:/.test(entry) || marksOf(type)[entry[0] as 'B'])
      .map((entry) => entry.replace(/^[BAD]:/, ''))
      .filter(Boolean)
      .sort();

  it.each(plain)('%s', (status, row) => {
    for (const type of [undefined, ...dispositionType.values])
      expect(to(decedentMoves({ status, dispositionType: type }, staff)).sort(), type).toEqual(expected(row, type));
  });

  it('has a plain row for every status', () => {
    expect(plain.map(([status]) => status)).toEqual(decedentStatus.values);
  });

  it('can be corrected to anything by an owner or admin, with a reason', () =>
    fc.assert(
      fc.property(of(decedentStatus), dispositions, anybody, (status, type, who) => {
        const corrections = decedentCorrections({ status, dispositionType: type }, who);
        const may = who?.kind === 'staff' && ['owner', 'admin'].includes(who.access);
        expect(decedentCan.beCorrected({ status }, who)).toBe(may);
        for (const move of corrections) expect([move.whyNot === null, move.asksReason]).toEqual([may, may]);
      }),
    ));

  it("says why not in the screen's words", () => {
    const whyNot = (status: DecedentStatus, next: DecedentStatus, type?: DispositionType) =>
      moveTo(decedentMoves({ status, dispositionType: type }, staff), next)?.whyNot;
    expect(whyNot('not-in-care', 'embalmed')).toBe('Not in care is followed by Pickup requested or In care.');
    expect(whyNot('laid-to-rest', 'in-care')).toBe('Laid to rest is where care ends. An owner or admin can correct it.');
    expect(whyNot('in-care', 'laid-to-rest')).toBe(
      'Laid to rest follows a burial, an entombment, a burial at sea or another disposition. Choose the disposition first.',
    );
    expect(whyNot('in-care', 'laid-to-rest', 'cremation')).toBe(
      'Laid to rest follows a burial, an entombment, a burial at sea or another disposition. The disposition here is Cremation.',
    );
  });

  it('has actions that read as English', () => {
    expect(decedentCan.beCalledFor({ status: 'not-in-care' }, staff)).toBe(true);
    expect(decedentCan.comeIntoCare({ status: 'pickup-requested' }, staff)).toBe(false);
    expect(decedentCan.beTransferred({ status: 'embalmed' }, staff)).toBe(true);
    expect(decedentCan.beLaidToRest({ status: 'embalmed', dispositionType: 'natural-burial' }, staff)).toBe(true);
    expect(decedentCan.beLaidToRest({ status: 'embalmed', dispositionType: 'natural-burial' }, null)).toBe(false);
  });
});

describe('the status of an arrangement', () => {
  it('moves one step at a time, and back only from an unsigned contract', () => {
    const order = arrangementStatus.values;
    for (const [at, status] of order.entries())
      for (const isContractSigned of [false, true]) {
        const next = order.slice(at + 1, at + 2).filter((state) => state !== 'contract-completed' || isContractSigned);
        const back = status === 'in-contract' && !isContractSigned ? ['in-progress'] : [];
        expect(to(arrangementMoves({ status, isContractSigned }, staff)), status).toEqual([...back, ...next]);
      }
    expect(arrangementCan.reopenContract({ status: 'in-contract', isContractSigned: false }, staff)).toBe(true);
    expect(arrangementCan.reopenContract({ status: 'started', isContractSigned: false }, staff)).toBe(false);
    expect(arrangementCan.complete({ status: 'in-contract', isContractSigned: false }, staff)).toBe(false);
    expect(arrangementCan.complete({ status: 'in-contract', isContractSigned: true }, staff)).toBe(true);
  });

  it('never goes back because of a family', () => {
    expect(reachedByFamily('not-started', 'opened')).toBe('opened');
    expect(reachedByFamily('in-contract', 'started')).toBe('in-contract');
    expect(reachedByFamily('opened', 'in-progress')).toBe('in-progress');
  });
});

describe('the access of a contact', () => {
  const contact = {
    status: 'contact-only',
    email: 'ann@example.com',
    isDeceased: false,
    contactType: 'contact',
    hasAccount: false,
  } as const;

  it.each([
    ['contact-only', false, ['pending']],
    ['pending', false, ['contact-only', 'blocked']],
    ['active', true, ['blocked']],
    ['blocked', false, ['contact-only']],
    ['blocked', true, ['active']],
  ] as const)('%s, with an account: %s', (status, hasAccount, next) => {
    const subject = { ...contact, status, hasAccount };
    expect(to(contactMoves(subject, staff))).toEqual(next);
    expect(contactCan.accept(subject)).toBe(status === 'pending');
    expect(contactCan.haveInvitationCancelled(subject, staff)).toBe(status === 'pending');
    expect(contactCan.beBlocked(subject, staff)).toBe(status === 'pending' || status === 'active');
    expect(contactCan.beUnblocked(subject, staff)).toBe(status === 'blocked');
    expect(contactCan.beInvited(subject, staff)).toBe(status === 'contact-only' || status === 'pending');
  });

  it('needs someone who can be written to', () => {
    expect(whyNotInvite({ ...contact, email: '' }, staff)).toBe('Enter an email address first.');
    expect(whyNotInvite({ ...contact, status: 'pending', email: '' }, staff)).toBe('Enter an email address first.');
    expect(whyNotInvite({ ...contact, isDeceased: true }, staff)).toBe('This contact is marked as deceased.');
    expect(whyNotInvite({ ...contact, contactType: 'decedent' }, staff)).toBe('This is the decedent of the case.');
    expect(whyNotInvite({ ...contact, status: 'pending' }, null)).toBe('Only staff of the home can change contacts.');
  });

  it('comes back by unblocking as it was', () =>
    fc.assert(
      fc.property(contacts, (subject) => {
        expect(isAllowed(contactMoves({ ...subject, status: 'blocked' }, staff), unblockedStatus(subject))).toBe(true);
      }),
    ));
});

describe('the next steps', () => {
  it('come before a step back', () => {
    const shown = stepsForwardFirst(decedentStatus, 'pickup-requested');
    expect(shown.indexOf('out-for-pickup')).toBeLessThan(shown.indexOf('not-in-care'));
    expect(shown.toSorted()).toEqual(decedentStatus.values.toSorted());
  });
});

describe('the status of a display service', () => {
  it.each([
    ['missing-info', 0, ['ready']],
    ['missing-info', 2, []],
    ['ready', 0, ['in-progress']],
    ['in-progress', 0, ['ready', 'complete']],
    ['complete', 0, ['in-progress']],
  ] as const)('%s with %i answers missing', (status, missing, next) => {
    expect(to(displayServiceMoves({ status, missing }, staff))).toEqual(next);
  });

  it('says what is missing', () => {
    const words = (missing: number) => moveTo(displayServiceMoves({ status: 'missing-info', missing }, staff), 'ready')?.whyNot;
    expect([words(1), words(2)]).toEqual(['1 required question is not answered.', '2 required questions are not answered.']);
  });

  it('follows the answers until work begins', () => {
    expect(statusByAnswers({ status: 'missing-info', missing: 0 })).toBe('ready');
    expect(statusByAnswers({ status: 'ready', missing: 1 })).toBe('missing-info');
    expect(statusByAnswers({ status: 'in-progress', missing: 1 })).toBe('in-progress');
  });
});
