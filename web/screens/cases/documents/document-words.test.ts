import { describe, expect, it } from 'vitest';
import type { DocumentSignerView, ListedDocument } from '#shared/contract/case-documents-views.ts';
import { NO_CREMATORY } from '#shared/documents/document-status.ts';
import {
  badgeOf,
  byCategory,
  filterOf,
  lackingIn,
  missingWords,
  narrowed,
  statusSentence,
  unreachedBy,
} from './document-words.ts';
import { isGone, ownTurn, sendSteps, sentWords, shownSigners, signerWords } from './signer-words.ts';

const signer = (fullName: string, order: number, changes: Partial<DocumentSignerView> = {}): DocumentSignerView => ({
  id: `${fullName}-${order}`,
  order,
  role: 'next-of-kin',
  fullName,
  email: `${fullName.toLowerCase()}@example.com`,
  authority: '',
  needsCode: false,
  state: 'waiting',
  status: 'not-signed',
  unreachable: null,
  isViewer: false,
  ...changes,
});

const listed = (changes: Partial<ListedDocument> = {}): ListedDocument => ({
  id: 'one',
  templateDocumentId: null,
  categoryName: 'Authorizations',
  type: 'cremation-authorization',
  name: 'Cremation authorization',
  audience: 'funeral-director',
  state: 'draft',
  status: 'complete',
  applies: true,
  revision: 1,
  reasons: [],
  signers: [],
  updatedOn: null,
  ...changes,
});

const answer = { words: 'Crematory is missing.', link: { kind: 'field', fieldId: 'f' } } as const;
const choose = { words: 'Choose who signs as Crematory.', link: { kind: 'signer', signerId: 's' } } as const;
const when = { whenWords: () => 'today at 9:00 AM' };

describe('the status of a document', () => {
  it('counts what a draft lacks', () => {
    expect(missingWords([answer])).toBe('1 answer missing');
    expect(missingWords([answer, answer, choose])).toBe('2 answers missing, 1 signer to choose');
    const crematory = { ...answer, words: NO_CREMATORY };
    expect(missingWords([answer, crematory, choose])).toBe('2 answers missing, 1 signer to choose');
    expect(statusSentence(listed({ reasons: [answer, answer] }))).toBe('2 answers missing.');
    expect(statusSentence(listed({ state: null, reasons: [answer, { ...choose, link: null }] }))).toBe(
      '1 answer missing, 1 signer to choose so far.',
    );
    expect(statusSentence(listed({ signers: [signer('Ruth', 1)] }))).toBe('Ready to send to 1 signer.');
  });

  it('says how many have signed and whose turn it is, without those who no longer have to', () => {
    const signers = [signer('Ruth', 1, { state: 'signed' }), signer('Jonas', 2, { state: 'canceled' }), signer('Mei', 3)];
    expect(statusSentence(listed({ state: 'out', signers }))).toBe('1 of 2 has signed. Waiting for Mei.');
  });

  it('never says completed of one that is signed and not sealed', () => {
    expect(badgeOf({ state: 'signed', status: 'pending-signatures' })).toEqual({
      words: 'Signed, not sealed yet',
      tone: 'warning',
    });
    expect(badgeOf({ state: 'sealed', status: 'completed' })).toEqual({ words: 'Completed', tone: 'success' });
  });

  it('says what a document lacks only until it is sent', () => {
    expect(lackingIn(listed({ reasons: [answer] }))).toEqual([answer]);
    expect(lackingIn(listed({ state: 'out', reasons: [choose] }))).toEqual([]);
  });
});

describe('the list of documents', () => {
  const all = [
    listed(),
    listed({ id: null, name: 'Permit', categoryName: 'Permits', state: null }),
    listed({ id: 'three', name: 'Release', state: 'void', status: 'missing-info', signers: [signer('Ruth', 1)] }),
  ];

  it('is narrowed to a status and to words of names, categories, and signers', () => {
    expect(all.map(filterOf)).toEqual(['complete', 'not-begun', 'void']);
    expect(narrowed(all, { status: 'void', words: '' }).map(({ name }) => name)).toEqual(['Release']);
    expect(narrowed(all, { status: '', words: ' RUTH' }).map(({ name }) => name)).toEqual(['Release']);
    expect(narrowed(all, { status: '', words: 'permits' }).map(({ name }) => name)).toEqual(['Permit']);
    expect(narrowed(all, { status: 'void', words: 'permit' })).toEqual([]);
  });

  it('has a group for each category', () => {
    expect(byCategory(all).map(([name, some]) => [name, some.length])).toEqual([
      ['Authorizations', 2],
      ['Permits', 1],
    ]);
  });
});

it('shows of a scan who signed here before it, and of a void document everyone with a name', () => {
  const signers = [
    signer('Ann', 1, { state: 'signed' }),
    signer('', 2, { state: 'canceled' }),
    signer('Ben', 3, { state: 'canceled' }),
  ];
  const names = (state: ListedDocument['state']) => shownSigners(state, signers).map(({ fullName }) => fullName);
  expect(names('signed-on-paper')).toEqual(['Ann']);
  expect(names('void')).toEqual(['Ann', 'Ben']);
  expect(names('out')).toEqual(['Ann', '', 'Ben']);
});

describe('signers', () => {
  it('are told what each gets, and when', () => {
    const steps = sendSteps([
      signer('Mei', 2, { unreachable: 'Mei has no email address.', email: '' }),
      signer('Ruth', 1, { needsCode: true }),
    ]);
    expect(steps.map(({ people: [first] }) => first?.name)).toEqual(['Ruth', 'Mei']);
    expect(steps[0]?.people[0]?.words).toMatch(/ruth@example\.com with a link to sign, now, and a code by email/);
    expect(steps[1]?.people[0]).toMatchObject({
      isReached: false,
      words: 'Mei has no email address. They can sign on this tablet.',
    });
  });

  it('without an address are named before the document is sent, once somebody was chosen', () => {
    const mei = signer('Mei', 2, { contactId: 'mei', email: '', unreachable: 'Mei has no email address.' });
    const nobody = signer('', 1, { email: '', unreachable: 'Nobody was chosen.' });
    expect(unreachedBy([nobody, mei, signer('Ruth', 3, { contactId: 'ruth' })])).toEqual([mei]);
  });

  it('are gone if they were removed from the case or blocked before they signed', () => {
    const asked = signer('Ruth', 1, { contactId: 'ruth', state: 'sent' });
    expect(isGone(asked, [{ id: 'ruth', status: 'contact-only' }])).toBe(false);
    expect(isGone(asked, [{ id: 'ruth', status: 'blocked' }])).toBe(true);
    expect(isGone(asked, [])).toBe(true);
    expect(isGone({ ...asked, state: 'signed' }, [])).toBe(false);
    expect(isGone(signer('Joan', 2, { employeeId: 'joan', state: 'sent' }), [])).toBe(false);
    expect(signerWords({ ...asked, isGone: true }, { state: 'out', signers: [asked] }, when)).toMatch(/^No longer on the case/);
  });

  it('are named once a document is sent: those it was emailed to, and those whom no email reached', () => {
    const [ruth, ann] = [signer('Ruth', 1, { state: 'sent' }), signer('Ann', 1, { state: 'sent' })];
    const mei = signer('Mei', 1, { email: '', unreachable: 'Mei has no email address.' });
    const said = (...signers: DocumentSignerView[]) => sentWords(listed({ state: 'out', signers }));
    expect(said()).toBe('Cremation authorization is finished.');
    expect(said(ruth, ann, signer('Jo', 2))).toBe('Cremation authorization is on its way to Ruth and Ann.');
    expect(said(ruth, mei)).toBe(
      'Cremation authorization is on its way to Ruth. Mei has no email address. They can sign on this tablet.',
    );
    expect(said(mei)).toBe(
      'Cremation authorization is ready to sign, and nothing was emailed. Mei has no email address. They can sign on this tablet.',
    );
  });

  it('say how far they are', () => {
    const at = '2026-11-20T14:00:00.000Z';
    const said = (each: DocumentSignerView, before: DocumentSignerView[] = []) =>
      signerWords(each, { state: 'out', signers: [...before, each] }, when);
    expect(signerWords(signer('Ruth', 1), { state: 'draft', signers: [] }, when)).toBe('Not sent yet');
    expect(said(signer('Ruth', 1, { state: 'opened', openedOn: at }))).toBe('Opened today at 9:00 AM, not signed yet');
    expect(said(signer('Ruth', 1, { state: 'bounced' }))).toMatch(/^The email bounced/);
    expect(said(signer('Ruth', 1, { state: 'declined', declinedReason: 'Wrong name' }))).toBe('Declined: Wrong name');
    expect(said(signer('Ruth', 1))).toBe('Not asked to sign yet. We ask them once the family was given this to keep.');
    const unreached = signer('Mei', 2, { email: '', unreachable: 'Mei has no email address.' });
    expect(said(unreached, [signer('Ruth', 1)])).toBe('Waiting for their turn');
    expect(said(unreached, [signer('Ruth', 1, { state: 'signed' })])).toBe(
      'Mei has no email address. They can sign on this tablet.',
    );
  });
});

describe('a team member’s turn to sign', () => {
  const director = signer('Miriam', 2, { role: 'funeral-director', employeeId: 'miriam' });
  const signers = (state: DocumentSignerView['state']) => [signer('Ada', 1, { state, contactId: 'ada' }), director];

  it('comes once everyone before them has signed', () => {
    expect(ownTurn({ state: 'out', signers: signers('opened') }, 'miriam')).toBeUndefined();
    expect(ownTurn({ state: 'out', signers: signers('signed') }, 'miriam')).toBe(director);
    expect(ownTurn({ state: 'out', signers: signers('signed') }, 'other')).toBeUndefined();
    expect(ownTurn({ state: 'draft', signers: signers('signed') }, 'miriam')).toBeUndefined();
  });

  it('is over once they have signed', () => {
    const done = { ...director, state: 'signed' as const };
    expect(ownTurn({ state: 'out', signers: [done] }, 'miriam')).toBeUndefined();
  });
});
