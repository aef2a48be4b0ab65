import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonSchema } from '../contract/case-documents-views.ts';
import { type CaseDocument, type DocumentSigner, MAX_REASON } from '../model/case-document.ts';
import type { Contact } from '../model/contact.ts';
import { contactDefaults } from '../model/contact-field-sets.ts';
import { documentFieldSchema } from '../model/document.ts';
import { documentState, pdfFieldType, signerState } from '../model/enumerations/document.ts';
import { fieldType } from '../model/enumerations/question.ts';
import { type Question, questionSchema } from '../model/question.ts';
import type { QuestionOnPage } from '../questions/questions-of-groups.ts';
import { requiredLines } from '../values/schemas.ts';
import { type FilledField, leadOf, missingReasons, sentReasons, signerReasons, unreachable } from './document-reasons.ts';
import {
  documentStatus,
  isComplete,
  isInUse,
  isTheirTurn,
  signatureStatus,
  signerStateLabel,
  turnOf,
} from './document-status.ts';
import { answerOf, fieldCapture, seesField, valueFault } from './field-capture.ts';
import { fieldValue, withDataFields } from './field-value.ts';
import { signerPerson, suggestSigners, withSuggested } from './suggest-signers.ts';
import { templateApplies } from './template-applies.ts';

const id = (at: number) => `018f4a2b-0000-7000-8000-${String(at).padStart(12, '0')}`;
const field = (more: object = {}) =>
  documentFieldSchema.parse({
    id: id(1),
    name: 'Name',
    fieldType: 'string',
    valueSource: 'identifier',
    identifier: 'decedentLastName',
    captureMode: 'direct',
    ...more,
  });
const question = (more: object = {}): Question =>
  questionSchema.parse({ id: id(2), identifier: 'decedentLastName', question: 'Last name?', fieldType: 'string', ...more });
const sources = (known: object, ...questions: Question[]) => ({
  known: known as never,
  questions: new Map(questions.map((each) => [each.identifier, each])),
  lists: {},
  timeZone: 'America/New_York',
});
const signer = (more: object = {}): DocumentSigner => ({
  id: id(3),
  order: 1,
  role: 'next-of-kin',
  fullName: 'Ruth Okafor',
  email: 'ruth@example.com',
  authority: '',
  needsCode: false,
  state: 'waiting',
  ...more,
});

describe('a value', () => {
  it.each(['Nguyễn Thị Minh', 'Łukasz Wójcik', 'Ολγα Παπαδοπούλου', '王小明'])(
    'is the answer of the case, in any script: %s',
    (name) => {
      expect(fieldValue(field(), sources({ decedentLastName: name }))).toBe(name);
    },
  );

  it('is written as people read it, by the kind of its question', () => {
    const known = {
      residence: { address1: '12 Elm St', city: 'Boston', stateCode: 'MA', postalCode: '02108' },
      isVeteran: true,
      weightPounds: 180,
    };
    expect(fieldValue(field({ identifier: 'residence', fieldType: 'address' }), sources(known))).toBe(
      '12 Elm St, Boston, MA 02108',
    );
    expect(fieldValue(field({ identifier: 'isVeteran' }), sources(known))).toBe('Yes');
    expect(fieldValue(field({ identifier: 'maritalStatus' }), sources({ maritalStatus: 'never-married' }))).toMatch(/never/i);
  });

  it('keeps dates and options for the form to write', () => {
    const options = [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ];
    expect(fieldValue(field({ pdfFieldType: 'date', identifier: 'dateOfDeath' }), sources({ dateOfDeath: '2026-11-20' }))).toBe(
      '2026-11-20',
    );
    expect(fieldValue(field({ pdfFieldType: 'radio', identifier: 'isVeteran', options }), sources({ isVeteran: false }))).toBe(
      'no',
    );
    expect(
      fieldValue(field({ pdfFieldType: 'radio', identifier: 'isVeteran', options }), sources({ isVeteran: 'maybe' })),
    ).toBeNull();
    expect(fieldValue(field({ pdfFieldType: 'check', identifier: 'isVeteran' }), sources({ isVeteran: true }))).toBe(true);
  });

  it('is worked out only from what is known, and what is entered in the document goes before it', () => {
    const rule = field({ valueSource: 'json-logic', logic: { cat: ['Age ', { var: 'ageAtDeath' }] } });
    expect(fieldValue(rule, sources({ ageAtDeath: 81 }))).toBe('Age 81');
    expect(fieldValue(rule, sources({}))).toBeNull();
    expect(fieldValue(field({ valueSource: 'static', staticValue: '' }), sources({}), { [id(1)]: 'Crematory of Salem' })).toBe(
      'Crematory of Salem',
    );
    expect(fieldValue(field({ pdfFieldType: 'signature' }), sources({ decedentLastName: 'Okafor' }))).toBeNull();
  });

  it('never throws, whatever is stored', () => {
    const anything = fc.property(
      fc.constantFrom(...fieldType.values),
      fc.constantFrom(...pdfFieldType.values),
      fc.anything(),
      (kind, pdf, value) => {
        const asked = question({ identifier: 'something', fieldType: kind });
        const printed = fieldValue(
          field({ identifier: 'something', fieldType: kind, pdfFieldType: pdf }),
          sources({ something: value }, asked),
        );
        expect(printed === null || typeof printed === 'boolean' || printed.length <= 4000).toBe(true);
      },
    );
    fc.assert(anything);
  });
});

it('works out names from others in any order, and ends if they read each other', () => {
  const twice = { identifier: 'twice', logic: { '*': [{ var: 'once' }, 2] } };
  const once = { identifier: 'once', logic: { '+': [{ var: 'ageAtDeath' }, 1] } };
  expect(withDataFields({ ageAtDeath: 80 }, [twice, once])).toMatchObject({ once: 81, twice: 162 });
  expect(
    withDataFields({}, [
      { identifier: 'a', logic: { var: 'b' } },
      { identifier: 'b', logic: { var: 'a' } },
    ]),
  ).toEqual({});
});

describe('what is entered', () => {
  const asked = (mayAnswer: boolean, more: object = {}) => ({ question: question(more), mayAnswer });

  it('is kept by the case if a question asks it, and otherwise by the document', () => {
    expect(fieldCapture(field(), 'staff', asked(true))).toEqual({ into: 'case' });
    expect(fieldCapture(field({ valueSource: 'static', staticValue: '' }), 'family', undefined)).toEqual({ into: 'entry' });
    expect(fieldCapture(field({ identifier: 'crematoryName' }), 'staff', undefined)).toEqual({ into: 'entry' });
  });

  it.each([
    [{ captureMode: 'query-only' }, /Change it there/],
    [{ captureMode: 'json-logic-modified' }, /worked out/],
    [{ lockState: 'locked' }, /locked/],
    [{ audience: 'family-only' }, /family fills in/],
    [{ signer: 1 }, /signer fills in/],
    [{ pdfFieldType: 'initials' }, /signer fills in/],
  ])('is refused in words: %j', (more, words) => {
    expect(fieldCapture(field(more), 'staff', asked(true))).toEqual({ whyNot: expect.stringMatching(words) });
  });

  it('is refused where the viewer may not answer, or the field can’t hold such an answer', () => {
    expect(fieldCapture(field(), 'staff', asked(false))).toHaveProperty('whyNot');
    expect(fieldCapture(field(), 'staff', asked(true, { fieldType: 'address' }))).toHaveProperty('whyNot');
    expect(fieldCapture(field(), 'staff', { ...asked(false), isHidden: true })).toEqual({
      whyNot: 'The case doesn’t ask for this, because of its other answers.',
    });
    expect(seesField('family', field({ audience: 'staff-only' }))).toBe(false);
    expect(seesField('staff', field({ audience: 'family-only' }))).toBe(true);
  });

  it('fits its field', () => {
    expect(valueFault(field({ combLength: 3 }), '1234')).toBe('There are 3 boxes.');
    expect(valueFault(field({ pdfFieldType: 'radio', options: [{ value: 'a', label: 'A' }] }), 'b')).toBe(
      'Choose one of the options.',
    );
    expect(valueFault(field({ pdfFieldType: 'check' }), 'x')).toMatch(/Check this/);
    expect(valueFault(field(), 'one\ntwo')).toMatch(/one line/);
    expect(valueFault(field(), '')).toBeUndefined();
    expect([
      answerOf('1,200', question({ fieldType: 'integer' })),
      answerOf('', question()),
      answerOf('no', question({ fieldType: 'boolean' })),
    ]).toEqual([1200, null, false]);
  });
});

describe('what is missing', () => {
  const filled = (more: object, capture: object, asked?: Question) =>
    ({
      field: field(more),
      value: null,
      capture,
      question: asked ? { ...asked, page: 'case-details' } : undefined,
      isUnasked: false,
      lead: () =>
        leadOf(field(more), {
          known: { decedentFirstName: 'Ada' },
          asked: new Map(asked ? [[asked.identifier, { question: asked as QuestionOnPage }]] : []),
          contacts: [
            { ...contactDefaults(), id: id(9), contactType: 'contact', selectedRoles: ['next-of-kin'], sortOrder: 1 } as never,
          ],
        }),
    }) as never;

  it('is named with what leads to it', () => {
    const asked = { ...question(), page: 'case-details' } as QuestionOnPage;
    expect(missingReasons([filled({}, { into: 'case' }, asked)])).toEqual([
      { words: 'Name is missing.', link: { kind: 'field', fieldId: id(1) } },
    ]);
    expect(missingReasons([filled({}, { whyNot: '' }, asked)])[0]?.link).toEqual({
      kind: 'question',
      page: 'case-details',
      identifier: 'decedentLastName',
    });
    const leadTo = (more: object, of?: Question) => missingReasons([filled(more, { whyNot: '' }, of)])[0]?.link;
    expect(leadTo({ identifier: 'nextOfKinFullName' })).toEqual({
      kind: 'contacts',
      contactId: id(9),
      section: 'personal',
      role: 'next-of-kin',
    });
    expect(leadTo({ identifier: 'nextOfKinAddress' })).toMatchObject({ contactId: id(9), section: 'address' });
    expect(leadTo({ identifier: 'nextOfKinEmail' })).toMatchObject({ contactId: id(9), section: 'contact' });
    expect(leadTo({ identifier: 'informantAddress' })).toEqual({
      kind: 'contacts',
      contactId: null,
      section: 'address',
      role: 'informant',
    });
    const rule = { valueSource: 'json-logic', logic: { cat: [{ var: 'decedentFirstName' }, { var: 'decedentLastName' }] } };
    expect(leadTo({ ...rule, identifier: undefined }, asked)).toEqual({
      kind: 'question',
      page: 'case-details',
      identifier: 'decedentLastName',
    });
    expect(leadTo({ identifier: 'caseNumber' })).toBeNull();
  });

  it('of a document that isn’t begun leads to the case, or says that the document asks for it', () => {
    const asked = { ...question(), page: 'case-details' } as QuestionOnPage;
    expect(missingReasons([filled({}, { into: 'case' }, asked)], false)).toEqual([
      { words: 'Name is missing.', link: { kind: 'question', page: 'case-details', identifier: 'decedentLastName' } },
    ]);
    expect(missingReasons([filled({ valueSource: 'static', identifier: undefined }, { into: 'entry' })], false)).toEqual([
      { words: 'Name is entered in the document.', link: null },
    ]);
  });

  it('isn’t what the case doesn’t ask for, because of its other answers', () => {
    const hidden = { ...(filled({}, { whyNot: '' }, question()) as FilledField), isUnasked: true };
    expect(missingReasons([hidden])).toEqual([]);
  });

  it('isn’t what is optional, a signer’s, or an empty box', () => {
    expect(
      missingReasons(
        [{ isOptional: true }, { signer: 1 }, { pdfFieldType: 'check' }, { pdfFieldType: 'signature' }].map((more) =>
          filled(more, { into: 'entry' }),
        ),
      ),
    ).toEqual([]);
  });

  it('is a signer whom nobody chose', () => {
    expect(signerReasons([signer(), signer({ contactId: id(9) })]).map(({ words }) => words)).toEqual([
      'Choose who signs as Next of Kin.',
    ]);
    expect(unreachable(signer({ contactId: id(9), email: '' }))).toBe('Ruth Okafor has no email address.');
  });
});

/** Reasons that a person may enter, as they're stored. */
const reasons = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 290 })
  .map((text) => requiredLines(MAX_REASON).safeParse(`${text}\n${text}`).data ?? 'First line.\nSecond line.');

describe('a document that was sent', () => {
  it('waits for the turn that has come, and says who declined', () => {
    const signers = [signer({ state: 'signed' }), signer({ order: 2, fullName: 'Ada' }), signer({ order: 3, fullName: 'Ben' })];
    expect(turnOf(signers)).toBe(2);
    expect(sentReasons({ state: 'out', signers } as CaseDocument).map(({ words }) => words)).toEqual([
      'Waiting for Ada to sign.',
    ]);
    const declined = [signer({ state: 'declined', declinedReason: 'Not me.' })];
    expect(sentReasons({ state: 'declined', signers: declined } as CaseDocument)[0]?.words).toBe(
      'Ruth Okafor declined to sign: Not me.',
    );
  });

  it('says any reason to decline or void on one line', () => {
    const isShown = (document: Partial<CaseDocument>) =>
      reasonSchema.shape.words.safeParse(sentReasons(document as CaseDocument)[0]?.words).success;
    fc.assert(
      fc.property(reasons, (declinedReason) =>
        isShown({ state: 'declined', signers: [signer({ state: 'declined', declinedReason })] }),
      ),
    );
    fc.assert(
      fc.property(reasons, (text) =>
        isShown({ state: 'void', signers: [], voided: { on: '2026-11-27T12:00:00.000Z', by: id(1), reason: text } }),
      ),
    );
  });

  it('says whose turn it is of someone whom no letter can reach', () => {
    const signers = [signer({ state: 'signed' }), signer({ order: 2, email: '' }), signer({ order: 3 })];
    const out = { state: 'out', signers } as const;
    expect(signers.map((each) => isTheirTurn(out, each))).toEqual([false, true, false]);
    expect(signers.map((each) => signerStateLabel(out, each))).toEqual(['Signed', 'It’s their turn', 'Waiting for their turn']);
    expect(signers.map((each) => isTheirTurn({ state: 'void', signers }, each))).toEqual([false, false, false]);
  });

  it('is completed only when nothing is left to do, sealing included', () => {
    const none = { isMissing: false, isSigned: true };
    const completed = documentState.values.filter((state) => documentStatus(state, none) === 'completed');
    expect(completed).toEqual(['sealed', 'signed-on-paper', 'finished']);
    expect(documentStatus('draft', { isMissing: true, isSigned: true })).toBe('missing-info');
    expect([documentStatus(null, none), documentStatus('draft', { isMissing: false, isSigned: false })]).toEqual([
      'ready-to-sign',
      'complete',
    ]);
    expect(isComplete({ state: 'out' })).toBe(false);
    expect([isInUse({ state: 'void' }), isInUse({ state: 'sealed', replacedBy: id(4) }), isInUse({ state: 'out' })]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('never has a later turn while an earlier one is open', () => {
    const signers = fc.array(fc.record({ order: fc.integer({ min: 1, max: 5 }), state: fc.constantFrom(...signerState.values) }));
    fc.assert(
      fc.property(signers, (all) => {
        const turn = turnOf(all);
        const open = all.filter((each) => each.state !== 'signed' && each.state !== 'canceled');
        expect(turn === null).toBe(open.length === 0);
        if (turn !== null) expect(open.every(({ order }) => order >= turn)).toBe(true);
        for (const each of all)
          expect(['not-signed', 'declined', 'signed', 'ready-to-sign']).toContain(signatureStatus(each as DocumentSigner));
      }),
    );
  });
});

describe('signers', () => {
  const contact = (at: number, more: object): Contact =>
    ({ ...contactDefaults(), id: id(at), firstName: 'Ruth', lastName: 'Okafor', email: '', sortOrder: at, ...more }) as Contact;
  const director = {
    id: id(20),
    fullName: 'Dana Reyes',
    email: 'dana@example.com',
    isFuneralDirector: true,
    kind: 'staff',
    status: 'active',
  } as never;
  const people = {
    contacts: [contact(10, { contactType: 'decedent', contactIsNOK: true }), contact(11, { contactIsNOK: true })],
    staff: [director],
  };

  it('are suggested by their roles, and nobody for a crematory that the case doesn’t name', () => {
    const roles = ['next-of-kin', 'funeral-director', 'crematory', 'payer'] as const;
    const ids = [101, 102, 103, 104].map(id);
    const signers = suggestSigners({ signers: roles.map((role, at) => ({ order: at + 1, role })) }, people, () => ids.pop()!);
    expect(signers.map(({ contactId, employeeId }) => contactId ?? employeeId)).toEqual([id(11), id(20), undefined, undefined]);
  });

  it('are the crematory that the case names, and who releases the body', () => {
    const company = { ...(director as object), id: id(21), kind: 'trade-company', isFuneralDirector: false } as never;
    const nurse = contact(12, { firstName: 'Ana', lastName: 'Silva', relationship: 'nurse' });
    const of = (known: Record<string, string>, more: object = {}) => {
      const all = { contacts: [...people.contacts, nurse], staff: [director, company], known, ...more };
      const roles = ['crematory', 'releasing-place'] as const;
      return suggestSigners({ signers: roles.map((role, at) => ({ order: at + 1, role })) }, all, () => id(101)).map(
        ({ contactId, employeeId }) => contactId ?? employeeId,
      );
    };
    expect(of({ crematoryCompany: id(21) })).toEqual([id(21), id(12)]);
    expect(of({ crematoryCompany: id(20), placeOfDeathType: 'private-residence' })).toEqual([undefined, undefined]);
    expect(of({ releasingContact: 'ruth okafor, 617-555-0134', placeOfDeathType: 'private-residence' })).toEqual([
      undefined,
      id(11),
    ]);
  });

  it('are those whom the case names now, where nobody was chosen', () => {
    const roles = ['next-of-kin', 'funeral-director'] as const;
    const template = { signers: roles.map((role, at) => ({ order: at + 1, role })) };
    const none = suggestSigners(template, { contacts: [], staff: [] }, () => id(101));
    expect(withSuggested(none, people).map(({ contactId, employeeId }) => contactId ?? employeeId)).toEqual([id(11), id(20)]);
    const [first, ...others] = none;
    const chosen = [{ ...first!, employeeId: id(99), fullName: 'Ana' }, ...others];
    expect(withSuggested(chosen, people)[0]).toEqual(chosen[0]);
  });

  it('lack a crematory while the case doesn’t say which it uses', () => {
    const open = { id: id(5), role: 'crematory' as const };
    const link = { kind: 'question', page: 'case-details', identifier: 'crematoryCompany' };
    expect(signerReasons([open], { asksForCrematory: true }).map((reason) => reason.link)).toEqual([
      link,
      { kind: 'signer', signerId: id(5) },
    ]);
    expect(signerReasons([open], { asksForCrematory: false })).toHaveLength(1);
    expect(signerReasons([{ ...open, employeeId: id(21) }], { asksForCrematory: true })).toEqual([]);
  });

  it('are people of the case and of the home', () => {
    expect(signerPerson(people, { contactId: id(10) })).toBeUndefined();
    expect(signerPerson(people, { contactId: id(11), employeeId: id(20) })).toBeUndefined();
    expect(signerPerson(people, { employeeId: id(20) })).toMatchObject({ fullName: 'Dana Reyes' });
    expect(signerPerson(people, {})).toEqual({ fullName: '', email: '' });
  });
});

it('applies when its rule is certainly true', () => {
  const rule = { isActive: true, appliesWhen: { '==': [{ var: 'dispositionType' }, 'cremation'] } };
  expect(templateApplies(rule, { dispositionType: 'cremation' })).toBe(true);
  expect([templateApplies(rule, {}), templateApplies(rule, { dispositionType: 'burial' })]).toEqual([false, false]);
  expect([templateApplies({ isActive: true }, {}), templateApplies({ isActive: false }, {})]).toEqual([true, false]);
});
