import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Case, caseSchema } from '../model/case.ts';
import { contactSchema } from '../model/contact.ts';
import { type Decedent, decedentSchema } from '../model/decedent.ts';
import { familyOption } from '../model/enumerations/case.ts';
import { caseQuestionPage, fieldAudience, fieldLockState, fieldVisibility } from '../model/enumerations/question.ts';
import { taskAccess } from '../model/enumerations/task.ts';
import { decedentFieldsFor } from './field-sight.ts';
import {
  type CaseViewer,
  caseFieldsFor,
  contactFieldsFor,
  mayEdit,
  maySee,
  type QuestionInSight,
  type SightSubject,
  sightOf,
} from './sight.ts';

const staff: CaseViewer = { access: 'staff', kind: 'staff' };
const viewOnly: CaseViewer = { access: 'view-only', kind: 'staff' };
const trade: CaseViewer = { access: 'owner', kind: 'trade-company' };
const viewers: CaseViewer[] = [staff, viewOnly, trade, 'family'];
const pages = fc.constantFrom(...caseQuestionPage.values);
const questions: fc.Arbitrary<QuestionInSight> = fc.record(
  {
    audience: fc.constantFrom(...fieldAudience.values),
    familyVisibility: fc.constantFrom(...fieldVisibility.values),
    lockState: fc.constantFrom(...fieldLockState.values),
    isVisible: fc.boolean(),
    visibleWhen: fc.constant(true),
  },
  { requiredKeys: ['audience', 'familyVisibility', 'lockState', 'isVisible'] },
);
const caseFields = fc.constantFrom(...(Object.keys(caseSchema.shape) as (keyof Case)[]));
const contactFields = fc.constantFrom(...(Object.keys(contactSchema.shape) as (keyof typeof contactSchema.shape)[]));
const things: fc.Arbitrary<SightSubject> = fc.oneof(
  fc.record({ kind: fc.constant('question' as const), question: questions, page: pages }),
  fc.record({
    kind: fc.constant('display-service' as const),
    service: fc.record({ familyOption: fc.constantFrom(...familyOption.values) }),
  }),
  fc.record({ kind: fc.constant('case' as const), field: caseFields }),
  fc.record({ kind: fc.constant('contact' as const), field: contactFields, isOwn: fc.boolean() }),
  fc.record({ kind: fc.constant('note' as const), note: fc.record({ isShared: fc.boolean() }) }),
  fc.record({
    kind: fc.constant('task' as const),
    task: fc.record({ access: fc.constantFrom(...taskAccess.values) }),
    isForTrade: fc.boolean(),
  }),
);

describe('what someone sees of a case', () => {
  const always = (rule: (thing: SightSubject) => void) => fc.assert(fc.property(things, rule));

  it('is everything for staff, except a question that is switched off', () =>
    always((thing) => {
      const isOff = thing.kind === 'question' && !thing.question.isVisible && thing.question.visibleWhen === undefined;
      expect(maySee(staff, thing)).toBe(!isOff);
      for (const viewer of viewers) if (isOff) expect(maySee(viewer, thing)).toBe(false);
    }));

  it('is the same for view-only staff, who change nothing', () =>
    always((thing) => {
      expect(maySee(viewOnly, thing)).toBe(maySee(staff, thing));
      expect(mayEdit(viewOnly, thing)).toBe(false);
    }));

  it('is never more for a family or a trade company than for staff', () =>
    always((thing) => {
      for (const viewer of [trade, 'family'] as const) if (maySee(viewer, thing)) expect(maySee(staff, thing)).toBe(true);
    }));

  it('is, for a family, what is marked Can See or Can Edit, and nothing that is for staff', () =>
    always((thing) => {
      if (thing.kind === 'display-service') expect(sightOf('family', thing)).toBe(thing.service.familyOption);
      if (thing.kind === 'note') expect(maySee('family', thing)).toBe(thing.note.isShared);
      if (thing.kind === 'task') expect(maySee('family', thing)).toBe(thing.task.access !== 'staff-only');
      if (thing.kind !== 'question') return;
      const { audience, familyVisibility, lockState } = thing.question;
      if (audience === 'staff-only' || familyVisibility === 'cannot-see') expect(maySee('family', thing)).toBe(false);
      if (mayEdit('family', thing)) expect([familyVisibility, lockState]).toEqual(['can-edit', 'editable']);
    }));

  it("can't be changed by anyone if it is locked", () =>
    always((thing) => {
      if (thing.kind === 'question' && thing.question.lockState === 'locked')
        for (const viewer of viewers) expect(mayEdit(viewer, thing)).toBe(false);
    }));

  it('is, for a trade company, only what it works on', () =>
    always((thing) => {
      if (thing.kind === 'contact' || thing.kind === 'note' || thing.kind === 'display-service')
        expect(maySee(trade, thing)).toBe(false);
      if (thing.kind === 'question' && thing.page !== 'preparation') expect(maySee(trade, thing)).toBe(false);
    }));
});

describe('the fields of a case and its people', () => {
  it('are all decided', () => {
    for (const field of Object.keys(caseSchema.shape) as (keyof Case)[])
      expect(fieldVisibility.has(sightOf('family', { kind: 'case', field })), field).toBe(true);
  });

  const ann = contactSchema.parse({
    id: '0192f000-0000-7000-8000-000000000001',
    firstName: 'Ann',
    lastName: 'Lee',
    fullName: 'Ann Lee',
    email: 'ann@example.com',
    phoneNumber: '(617) 555-0134',
    relationship: 'daughter',
  });

  it('show a relative the names and parts of others, and all of their own', () => {
    expect(contactFieldsFor('family', ann, false)).toMatchObject({ fullName: 'Ann Lee', relationship: 'daughter' });
    for (const field of ['email', 'phoneNumber', 'address', 'emailType', 'status'])
      expect(contactFieldsFor('family', ann, false)).not.toHaveProperty(field);
    expect(contactFieldsFor('family', ann, true)).toMatchObject({ email: ann.email, phoneNumber: ann.phoneNumber });
    expect(contactFieldsFor(trade, ann, false)).toEqual({});
    expect(contactFieldsFor(staff, ann, false)).toEqual(ann);
    expect(mayEdit('family', { kind: 'contact', field: 'phoneNumber', isOwn: true })).toBe(true);
    expect(mayEdit('family', { kind: 'contact', field: 'selectedRoles', isOwn: true })).toBe(false);
    expect(mayEdit('family', { kind: 'contact', field: 'firstName', isOwn: false })).toBe(false);
  });

  it('keep a home’s own notes and sources from everyone else', () => {
    const row = { id: 'x', lastNote: 'call back', newCaseOptions: 'first-call', decedentFullName: 'Ellen Marsh' } as Case;
    expect(caseFieldsFor('family', row)).toEqual({ id: 'x', decedentFullName: 'Ellen Marsh' });
    expect(caseFieldsFor(trade, row)).toEqual({ id: 'x', decedentFullName: 'Ellen Marsh' });
    expect(caseFieldsFor(viewOnly, row)).toEqual(row);
    expect(caseFieldsFor('family', { ...row, unheardOf: 1 } as Case)).not.toHaveProperty('unheardOf');
  });

  it('tell a trade company and a family of the decedent what each needs, and neither a field that nobody decided', () => {
    const row = Object.fromEntries([...Object.keys(decedentSchema.shape), 'unheardOf'].map((field) => [field, 1]));
    const toldTo = (side: 'trade' | 'family') => Object.keys(decedentFieldsFor(side, row as unknown as Decedent)).join(' ');
    expect(toldTo('trade')).toBe(
      'id caseId firstName middleName lastName babyOf suffix alsoKnownAs status gender dateOfBirth dateOfDeath timeOfDeathMinutes placeOfDeath placeOfDeathSpecify placeOfDeathAddress disposition heightInches weightPounds',
    );
    expect(toldTo('family')).toBe(
      'id caseId firstName middleName lastName babyOf suffix status pronouns dateOfBirth dateOfDeath',
    );
  });
});
