import { describe, expect, it } from 'vitest';
import { NINE_DIGITS, NOT_ISSUED } from '#shared/values/social-security-number.ts';
import { formatAddress } from '../values/format-address.ts';
import { fullNameOf } from '../values/full-name.ts';
import { answerSchemas } from './answer.ts';
import { arrangementSchema } from './arrangement.ts';
import { attributeTextsSchema } from './attribute-text.ts';
import { caseSchema } from './case.ts';
import { contactInputSchema, contactSchema } from './contact.ts';
import { caseDisplayServiceSchema } from './display-service.ts';
import { staffMemberSchema } from './employee.ts';
import { type Image, withImageRole } from './image.ts';
import { informationRequestSchema } from './information-request.ts';
import { generalInformationSchema } from './location.ts';
import { logicRuleSchema } from './logic-rule.ts';
import { starsOf } from './review.ts';
import { signUpRequestSchema } from './sign-up-request.ts';
import { socialSecurityNumberSchema, storedNumberSchema } from './social-security-number.ts';
import { taskSchema } from './task.ts';
import { templateSchema } from './template.ts';

const id = '018f4a2b-0000-7000-8000-000000000000';
const other = '018f4a2b-0000-7000-8000-000000000001';
const at = '2026-03-04T10:00:00.000Z';
const faults = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);

describe('defaults', () => {
  it('fill what a form leaves out', () => {
    const contact = contactSchema.parse({ id, firstName: 'Ann', lastName: 'Lee', fullName: 'Ann Lee' });
    expect(contact).toMatchObject({ emailType: 'do-not-send', status: 'contact-only', contactType: 'contact' });
    const member = staffMemberSchema.parse({
      id,
      providerLocationId: id,
      fullName: 'Ann Lee',
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'a@b.co',
    });
    expect(member).toMatchObject({ access: 'admin', status: 'not-invited', kind: 'staff' });
    const row = {
      id,
      providerLocationId: id,
      caseNumber: '1',
      createdOn: at,
      createdBy: id,
      updatedOn: at,
      updatedBy: id,
      decedentId: id,
    };
    const names = { decedentFirstName: 'Jo', decedentLastName: 'Lee', decedentFullName: 'Jo Lee' };
    expect(caseSchema.parse({ ...row, ...names })).toMatchObject({
      type: 'at-need',
      status: 'active',
      arrangementStatus: 'not-started',
      decedentStatus: 'not-in-care',
      newCaseOptions: 'first-call',
    });
    const service = caseDisplayServiceSchema.parse({
      arrangementDisplayServiceId: id,
      displayServiceId: id,
      name: 'Viewing',
      priceCents: 0,
    });
    expect(service).toMatchObject({ status: 'missing-info', pricingMethod: 'a-la-carte', familyOption: 'can-see' });
    const template = templateSchema.parse({ id, providerLocationId: id, name: 'Simple', priceCents: 0, aLaCartePriceCents: 0 });
    expect(template).toMatchObject({ isActive: true, dispositionType: 'burial', pricingMethod: 'a-la-carte' });
  });
});

describe('information request', () => {
  const request = { needType: 'at-need', name: 'Ann', email: 'a@b.co', phone: '', message: 'Hello' };

  it('names each empty field as required, and a wrong email as invalid', () => {
    expect(
      faults(informationRequestSchema.safeParse({ ...request, needType: undefined, name: ' ', email: '', message: '\n' })),
    ).toEqual(['needType: Required', 'name: Required', 'email: Required', 'message: Required']);
    expect(faults(informationRequestSchema.safeParse({ ...request, email: 'a@b' }))).toEqual(['email: Invalid Email']);
  });

  it('keeps the drawer\u2019s bounds', () => {
    const most = {
      ...request,
      name: 'n'.repeat(64),
      email: `${'e'.repeat(52)}@example.com`,
      phone: '+44 20 79460958',
      message: 'm'.repeat(400),
    };
    expect(informationRequestSchema.safeParse(most).success).toBe(true);
    for (const [field, value] of Object.entries({
      name: 'n'.repeat(65),
      email: `${'e'.repeat(53)}@example.com`,
      phone: '1'.repeat(16),
      message: 'm'.repeat(401),
    })) {
      expect(informationRequestSchema.safeParse({ ...request, [field]: value }).success, field).toBe(false);
    }
    expect(informationRequestSchema.safeParse({ ...request, isAdmin: true }).success).toBe(false);
  });

  it('accepts names in every script, and markup as text', () => {
    for (const name of ['שרה לוי', '👩‍👩‍👧 Lee', '<script>alert(1)</script>'])
      expect(informationRequestSchema.parse({ ...request, name }).name).toBe(name);
  });
});

describe('sign-up and general information', () => {
  it('need every field', () => {
    const request = { businessName: 'Elm', email: 'a@b.co', phoneNumber: '617-555-0134', firstName: 'A', lastName: 'B' };
    expect(signUpRequestSchema.parse(request).phoneNumber).toBe('(617) 555-0134');
    for (const field of Object.keys(request))
      expect(signUpRequestSchema.safeParse({ ...request, [field]: '' }).success, field).toBe(false);
  });

  it('need a ten-digit phone, an email, and accepted terms', () => {
    const info = {
      phoneNumber: '6175550134',
      emailAddress: 'a@b.co',
      licenseId: 'L-1',
      licenseType: 'funeral-establishment',
      hasPreNeedProgram: true,
      isPreNeedInsuranceFunded: false,
      isPreNeedTrustFunded: false,
      preNeedProgramCompany: '',
      acceptTermsAndConditions: true,
    };
    expect(generalInformationSchema.parse(info).phoneNumber).toBe('(617) 555-0134');
    for (const wrong of [{ phoneNumber: '617555' }, { emailAddress: '' }, { acceptTermsAndConditions: false }]) {
      expect(generalInformationSchema.safeParse({ ...info, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
    }
  });

  it('accept attributes of 30 characters, none blank, and keep duplicates in another case once', () => {
    expect(attributeTextsSchema.safeParse(['Catering', 'a'.repeat(30)]).success).toBe(true);
    for (const texts of [[' '], ['a'.repeat(31)]]) expect(attributeTextsSchema.safeParse(texts).success).toBe(false);
    expect(attributeTextsSchema.parse(['catering', 'Doves', 'CATERING', ' doves '])).toEqual(['Catering', 'Doves']);
  });
});

describe('contact input', () => {
  const contact = { firstName: 'Ann', lastName: 'Lee' };

  it('needs an email if the contact is written to', () => {
    expect(contactInputSchema.safeParse(contact).success).toBe(true);
    expect(faults(contactInputSchema.safeParse({ ...contact, emailType: 'send-invite' }))).toEqual(['email: Required field.']);
    expect(contactInputSchema.safeParse({ ...contact, emailType: 'send-invite', email: 'a@b.co' }).success).toBe(true);
    expect(faults(contactInputSchema.safeParse({ firstName: '', lastName: ' ' }))).toEqual([
      'firstName: Required field.',
      'lastName: Required field.',
    ]);
  });
});

describe('arrangement', () => {
  const person = { contactType: 'contact', firstName: 'Ann', lastName: 'Lee', email: 'a@b.co' };
  const plan = {
    arrangementId: id,
    providerLocationId: other,
    completedFinalStep: 2,
    timing: 'pre-need',
    type: 'myself',
    contacts: [person],
  };

  it('is for someone else when it is needed now', () => {
    expect(arrangementSchema.safeParse(plan).success).toBe(true);
    expect(faults(arrangementSchema.safeParse({ ...plan, timing: 'at-need' }))).toEqual([
      'type: Someone who plans for now plans for someone else',
    ]);
  });

  it('asks how the planner is related to someone else', () => {
    const contacts = [person, { contactType: 'decedent', firstName: 'Jo', lastName: 'Lee' }];
    expect(faults(arrangementSchema.safeParse({ ...plan, type: 'someone-else', contacts }))).toEqual([
      'contacts: Relationship with decedent is required.',
    ]);
    const related = [{ ...person, relationship: 'daughter' }, contacts[1]];
    expect(arrangementSchema.safeParse({ ...plan, type: 'someone-else', contacts: related }).success).toBe(true);
  });
});

describe('answers', () => {
  it('have the units of their kind', () => {
    expect(answerSchemas.length.safeParse(131).success).toBe(true);
    expect(answerSchemas.length.safeParse(132).success).toBe(false);
    expect(answerSchemas.time.safeParse(1440).success).toBe(false);
    expect(answerSchemas.currency.safeParse(1.5).success).toBe(false);
    expect(answerSchemas.weight.safeParse(10_000).success).toBe(false);
    expect(answerSchemas.signature.safeParse({ signatureType: 'draw', image: 'data:text/html;base64,x' }).success).toBe(false);
  });

  it('come from rules of a bounded length', () => {
    expect(logicRuleSchema.safeParse({ '==': [{ var: 'timing' }, 'at-need'] }).success).toBe(true);
    expect(logicRuleSchema.safeParse('x'.repeat(20_001)).success).toBe(false);
  });
});

describe('small rules of the nouns', () => {
  it('give a role to only one picture', () => {
    const image = (imageId: string, isCover: boolean): Image => ({
      id: imageId,
      providerLocationId: id,
      path: 'p',
      isCover,
      isLogo: true,
      isDefault: false,
      description: '',
    });
    const images = withImageRole([image(id, true), image(other, false)], other, 'cover');
    expect(images.map((each) => each.isCover)).toEqual([false, true]);
    expect(images.every((each) => each.isLogo)).toBe(true);
  });

  it('show a half star from a quarter up', () => {
    expect(starsOf(4.24)).toEqual({ full: 4, half: false });
    expect(starsOf(4.25)).toEqual({ full: 4, half: true });
    expect(starsOf(5)).toEqual({ full: 5, half: false });
  });

  it('write addresses and names', () => {
    expect(
      formatAddress({ address1: '12 Elm St', city: 'Boston', stateCode: 'MA', postalCode: '02108', countryCode: 'US' }),
    ).toBe('12 Elm St, Boston, MA 02108');
    expect(formatAddress({ city: 'Toronto', region: 'Ontario', countryCode: 'CA', country: 'Canada' })).toBe(
      'Toronto, Ontario, Canada',
    );
    expect(fullNameOf({ firstName: 'Ann', middleName: '', lastName: 'Lee' })).toBe('Ann Lee');
  });

  it('reject numbers that the Social Security Administration never issues', () => {
    expect(socialSecurityNumberSchema.safeParse('219-09-9998').success).toBe(true);
    for (const bad of ['000-12-3456', '666-12-3456', '900-12-3456', '999-12-3456', '219-00-9998', '219-09-0000']) {
      expect(socialSecurityNumberSchema.safeParse(bad).error?.issues[0]?.message, bad).toBe(NOT_ISSUED);
    }
    for (const advertised of ['078-05-1120', '219-09-9999', '457-55-5462'])
      expect(socialSecurityNumberSchema.safeParse(advertised).error?.issues[0]?.message, advertised).toBe(NOT_ISSUED);
    expect(socialSecurityNumberSchema.safeParse('219099999').error?.issues).toMatchObject([{ message: NINE_DIGITS }]);
    // A number saved before it was refused can still be read, and so corrected.
    expect(storedNumberSchema.safeParse('078-05-1120').success).toBe(true);
  });

  it('say how a completed task was completed', () => {
    const task = { id, caseId: id, name: 'Call', createdOn: at, due: { from: 'event', days: 1 }, origin: { at, eventId: id } };
    expect(taskSchema.safeParse({ ...task, isCompleted: true, completedMethod: 'manual' }).success).toBe(true);
    expect(taskSchema.safeParse({ ...task, isCompleted: true }).success).toBe(false);
  });
});
