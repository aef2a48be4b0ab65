import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressSchema } from '../model/address.ts';
import type { Answer } from '../model/answer.ts';
import { caseSchema } from '../model/case.ts';
import { type Contact, contactSchema } from '../model/contact.ts';
import { decedentSchema } from '../model/decedent.ts';
import { staffMemberSchema } from '../model/employee.ts';
import { caseRole } from '../model/enumerations/people.ts';
import { caseQuestionPage } from '../model/enumerations/question.ts';
import { questionSchema } from '../model/question.ts';
import { caseFactsSchema, factsOf, servicesFact, standingFacts, withFacts } from './case-facts.ts';
import { identifiers, identifiersOf } from './case-values.ts';
import { inCamelCase } from './identifier.ts';
import { isProgress, progressValues } from './standing-identifiers.ts';

const idOf = (at: number) => `0192f000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const at = '2026-05-11T09:00:00.000Z';
const question = (identifier: string, fieldType: string, optionIds: string[] = []) =>
  questionSchema.parse({
    id: idOf(90),
    identifier,
    question: 'Which?',
    fieldType,
    options: optionIds.map((id) => ({ id, text: `The words of ${id}` })),
  });
const questions = [
  question('placeOfViewing', 'string'),
  question('flowers', 'enum', ['lilies', 'none']),
  question('music', 'enum-multiple', ['organ', 'choir']),
  question('copies', 'integer'),
  question('visitors', 'decimal'),
  question('coolerTemperature', 'temperature'),
  question('viewingOn', 'date'),
  question('viewingAt', 'date-time'),
  question('openCasket', 'boolean'),
  question('cemeteryAddress', 'address'),
  question('singer', 'system-dropdown'),
  question('mark', 'signature'),
];

/** Text that appears only in what someone typed. */
const secret = 'Xq7Zebrafinch';
const contact = (facts: Partial<Contact>): Contact =>
  contactSchema.parse({ id: idOf(5), firstName: secret, lastName: secret, fullName: secret, ...facts });

const row = caseSchema.parse({
  id: idOf(2),
  providerLocationId: idOf(3),
  caseNumber: secret,
  createdOn: at,
  createdBy: idOf(4),
  updatedOn: at,
  updatedBy: idOf(4),
  decedentId: idOf(1),
  decedentFirstName: secret,
  decedentLastName: secret,
  decedentFullName: secret,
  dispositionType: 'cremation',
  lastNote: secret,
});
const address = addressSchema.parse({ address1: secret, city: secret });
const decedent = decedentSchema.parse({
  id: idOf(1),
  caseId: idOf(2),
  firstName: secret,
  lastName: secret,
  alsoKnownAs: [secret],
  socialSecurityNumber: '219-09-9999',
  dateOfBirth: '1941-06-04',
  dateOfDeath: '2026-05-10',
  timeOfDeathMinutes: 0,
  race: ['white'],
  everInArmedForces: false,
  maritalStatus: 'widowed',
  fatherName: secret,
  residence: address,
});
const assigned = staffMemberSchema.parse({
  id: idOf(7),
  providerLocationId: idOf(3),
  fullName: secret,
  firstName: secret,
  lastName: secret,
  email: 'peter@example.com',
});
const known = (answers: Record<string, Answer>, contacts: Contact[] = []) =>
  identifiersOf({ case: row, decedent, contacts, answers, assigned });

describe("a case's facts", () => {
  it('are choices, dates, numbers, and booleans as they were given, and `true` for anything else', () => {
    const answers = {
      placeOfViewing: secret,
      flowers: 'lilies',
      music: ['organ'],
      copies: 4,
      visitors: 0.5,
      coolerTemperature: 38.4,
      viewingOn: '2026-05-14',
      viewingAt: at,
      openCasket: false,
      cemeteryAddress: address,
      singer: idOf(8),
    };
    const facts = factsOf(
      known(answers, [contact({ selectedRoles: ['informant'], relationship: 'son', email: 'a@example.com' })]),
      questions,
    );
    expect(facts).toMatchObject({
      ...answers,
      placeOfViewing: true,
      cemeteryAddress: true,
      singer: true,
      caseNumber: true,
      decedentFirstName: true,
      alsoKnownAs: true,
      fatherName: true,
      residence: true,
      dateOfBirth: true,
      socialSecurityNumber: true,
      dateOfDeath: '2026-05-10',
      ageAtDeath: 84,
      timeOfDeath: 0,
      isVeteran: false,
      race: ['white'],
      maritalStatus: 'widowed',
      dispositionType: 'cremation',
      dispositionGroup: 'cremation',
      caseOpenedAt: at,
      informantNames: true,
      informantEmail: true,
      informantRelationship: 'son',
      informantRelationshipWords: true,
    });
    expect(caseFactsSchema.safeParse(facts).success).toBe(true);
    // These are unknown, belong to nobody, or belong to the home.
    for (const name of ['motherName', 'payerNames', 'assignedFullName', 'homeName', 'today'])
      expect(facts).not.toHaveProperty(name);
  });

  it('name the contact in each role', () => {
    for (const role of caseRole.values)
      expect(factsOf(known({}, [contact({ selectedRoles: [role] })]), [])).toMatchObject({ [`${inCamelCase(role)}Names`]: true });
  });

  it('say only that there is an answer if its question is gone or now asks something else', () => {
    const answers = { gone: secret, flowers: secret, music: ['organ', secret], copies: secret, viewingOn: secret };
    const facts = factsOf(known(answers), questions);
    expect(facts).toMatchObject({ gone: true, flowers: true, music: true, copies: true, viewingOn: true });
  });

  it("contain no number that the table can't store", () => {
    for (const visitors of [Number.MAX_VALUE, Number.MIN_VALUE, -1e200, 2 ** 53])
      expect(factsOf(known({ visitors }), questions)).toMatchObject({ visitors: true });
    for (const visitors of [0, -0.25, 1e15, Number.MAX_SAFE_INTEGER])
      expect(factsOf(known({ visitors }), questions)).toMatchObject({ visitors });
    expect(Object.is(factsOf(known({ visitors: -0 }), questions).visitors, 0)).toBe(true);
  });

  it('never contain the text of a name, address, or other typed answer, no matter what is answered under which name', () => {
    const written = fc.string({ maxLength: 20 }).map((text) => `${secret}${text}`);
    const answer: fc.Arbitrary<Answer> = fc.oneof(
      written,
      fc.array(written, { minLength: 1, maxLength: 3 }),
      written.map((address1) => ({ ...address, address1 })),
      written.map((typeText) => ({ signatureType: 'type' as const, typeText })),
    );
    const name = fc.oneof(
      fc.constantFrom(...questions.map(({ identifier }) => identifier)),
      fc.constantFrom(...identifiers.map((each) => each.name)),
      fc.stringMatching(/^[a-z][A-Za-z0-9]{0,20}$/),
    );
    fc.assert(
      fc.property(fc.dictionary(name, answer), fc.subarray([...caseRole.values]), written, (answers, selectedRoles, text) => {
        const person = contact({
          selectedRoles,
          otherRelationship: text.slice(0, 40),
          address: { ...address, address1: text },
          relationship: 'other',
        });
        const facts = factsOf(known(answers, [person]), questions);
        expect(JSON.stringify(facts)).not.toContain(secret);
        // Only the values: the names are random here, and some contain these digits.
        expect(JSON.stringify(Object.values(facts))).not.toMatch(/219|9999|1941/);
        expect(caseFactsSchema.safeParse(facts).success).toBe(true);
      }),
    );
  });
});

describe('the state of a case', () => {
  it('has a name for each page of questions, and is separate from the answers', () => {
    const pages = Object.fromEntries(caseQuestionPage.values.map((page, index) => [page, index]));
    const values = progressValues({ caseProgress: 40, familyProgress: 0, categoryProgress: pages });
    expect(values).toMatchObject({
      casePercent: 40,
      familyPercent: 0,
      firstCallPercent: 0,
      memorializationPreferencesPercent: 3,
    });
    expect(Object.keys(values)).toHaveLength(caseQuestionPage.values.length + 2);
    for (const name of Object.keys(values)) expect(isProgress(name), name).toBe(true);
    expect(['isAssigned', 'displayServices', 'firstCallpercent'].filter(isProgress)).toEqual([]);
    expect(progressValues({ caseProgress: 0, familyProgress: 0, categoryProgress: { 'no-page': 3 } })).toEqual({
      casePercent: 0,
      familyPercent: 0,
    });
  });

  it('says whether it is assigned, and lists its services in a fixed order', () => {
    const progress = { caseProgress: 0, familyProgress: 0, categoryProgress: {} };
    expect(standingFacts({ ...progress, employeeId: idOf(7) })).toMatchObject({ isAssigned: true });
    expect(standingFacts(progress)).toMatchObject({ isAssigned: false });
    expect(servicesFact(['b', 'a', 'b'])).toEqual({ displayServices: ['a', 'b'] });
    expect(servicesFact([])).toEqual({});
  });

  it('changes only the facts that are named', () => {
    const facts = { fatherName: true, timing: 'at-need', copies: 4 } as const;
    expect(withFacts(facts, (name) => name !== 'timing', { copies: 5 })).toEqual({ timing: 'at-need', copies: 5 });
  });
});
