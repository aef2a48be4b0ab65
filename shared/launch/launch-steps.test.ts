import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LaunchFacts, LaunchStepKey } from './launch-steps.ts';
import { launchAllowed, launchMissing, launchNeeds, launchSteps } from './launch-steps.ts';

const ready: LaunchFacts = {
  background: 'x'.repeat(100),
  website: 'https://averell.example',
  attributes: [{ attribute: 'Catering' }],
  languages: [{ language: 'English' }],
  email: '',
  phone: '',
  licenseNumber: '',
  licenseTypeEnum: 'funeral-establishment',
  preNeedProgramCompany: '',
  isPreNeedInsuranceFunded: false,
  isPreNeedTrustFunded: false,
  employees: [{ kind: 'staff', status: 'active' }],
  images: [{}],
  templates: [{ isActive: true }, { isActive: true }, { isActive: true }],
};
const stepOf = (home: LaunchFacts, key: LaunchStepKey) => launchSteps(home).find((step) => step.key === key);

test('a home with exactly what is needed may launch, with or without general information', () => {
  expect(launchAllowed(ready)).toBe(true);
  expect(launchMissing(ready)).toBe('');
  expect(stepOf(ready, 'general-information')).toMatchObject({
    isDone: false,
    have: 1,
    need: 4,
    missing: '3 of 4 missing: phone, email, license ID',
    isRequiredToLaunch: false,
  });
});

const lacking: [LaunchStepKey, Partial<LaunchFacts>, string][] = [
  ['description', { background: 'x'.repeat(62) }, '38 more characters'],
  ['description', { background: `  ${'x'.repeat(99)}  ` }, '1 more character'],
  ['team', { employees: [] }, '1 team member'],
  ['team', { employees: [{ kind: 'trade-company', status: 'active' }] }, '1 team member'],
  ['team', { employees: [{ kind: 'staff', status: 'inactive' }] }, '1 team member'],
  ['photos', { images: [] }, '1 more photo'],
  ['packages', { templates: [{ isActive: true }, { isActive: false }, { isActive: false }] }, '2 more packages'],
  ['packages', { templates: [{ isActive: true }, { isActive: true }] }, '1 more package'],
  ['website', { website: ' ' }, '1 website'],
  ['attributes', { attributes: [] }, '1 attribute'],
  ['languages', { languages: [] }, '1 language'],
];

test.each(lacking)('%s alone keeps a page from going live: %o', (key, without, words) => {
  const home = { ...ready, ...without };
  expect(launchAllowed(home)).toBe(false);
  expect(stepOf(home, key)).toMatchObject({ isDone: false, missing: words, isRequiredToLaunch: true });
  expect(launchMissing(home)).toContain(words);
  expect(launchSteps(home).filter((step) => step.isRequiredToLaunch && !step.isDone)).toHaveLength(1);
});

test('an invited member who has not joined yet counts', () => {
  expect(launchAllowed({ ...ready, employees: [{ kind: 'staff', status: 'pending' }] })).toBe(true);
});

test('general information is complete with its four parts, or with a funded pre-need program and its company', () => {
  const whole = { ...ready, email: 'a@b.example', phone: '(555) 555-5555', licenseNumber: 'FE-1' };
  expect(stepOf(whole, 'general-information')).toMatchObject({ isDone: true, missing: '' });
  expect(stepOf({ ...whole, phone: '' }, 'general-information')).toMatchObject({
    isDone: false,
    missing: '1 of 4 missing: phone',
  });
  const company = { ...ready, preNeedProgramCompany: 'Homestead' };
  expect(stepOf(company, 'general-information')?.isDone).toBe(false);
  expect(stepOf({ ...company, isPreNeedTrustFunded: true }, 'general-information')?.isDone).toBe(true);
  expect(stepOf({ ...company, isPreNeedInsuranceFunded: true }, 'general-information')).toMatchObject({ have: 4, need: 4 });
  expect(stepOf({ ...ready, isPreNeedTrustFunded: true }, 'general-information')?.isDone).toBe(false);
});

const some = <Value>(value: Value) => fc.array(fc.constant(value), { maxLength: 5 });
const anyHome: fc.Arbitrary<LaunchFacts> = fc.record({
  background: fc.string({ maxLength: 220 }),
  website: fc.constantFrom('', 'https://a.example'),
  attributes: some({ attribute: 'Catering' }),
  languages: some({ language: 'English' }),
  email: fc.constantFrom('', 'a@b.example'),
  phone: fc.constantFrom('', '(555) 555-5555'),
  licenseNumber: fc.constantFrom('', 'FE-1'),
  licenseTypeEnum: fc.constant('funeral-establishment'),
  preNeedProgramCompany: fc.constantFrom('', 'Homestead'),
  isPreNeedInsuranceFunded: fc.boolean(),
  isPreNeedTrustFunded: fc.boolean(),
  employees: fc.array(
    fc.record({
      kind: fc.constantFrom('staff', 'trade-company'),
      status: fc.constantFrom('not-invited', 'pending', 'active', 'inactive'),
    }),
    { maxLength: 3 },
  ),
  images: some({}),
  templates: fc.array(fc.record({ isActive: fc.boolean() }), { maxLength: 6 }),
});

test('a page may go live exactly when nothing is missing, and each step is done exactly when it has what it needs', () => {
  fc.assert(
    fc.property(anyHome, (home) => {
      const steps = launchSteps(home);
      expect(launchAllowed(home)).toBe(launchMissing(home) === '');
      expect(steps.filter((step) => step.isRequiredToLaunch).map(({ key }) => key)).toEqual(Object.keys(launchNeeds));
      for (const step of steps) {
        expect(step.isDone).toBe(step.have >= step.need);
        expect(step.isDone).toBe(step.missing === '');
      }
    }),
  );
});

test('adding more of anything never stops a home from launching', () => {
  fc.assert(
    fc.property(anyHome, (home) => {
      const more: LaunchFacts = {
        ...home,
        background: `${home.background}x${'y'.repeat(100)}`,
        website: 'https://a.example',
        attributes: [...home.attributes, { attribute: 'Chapel' }],
        languages: [...home.languages, { language: 'French' }],
        employees: [...home.employees, { kind: 'staff', status: 'active' }],
        images: [...home.images, {}],
        templates: [...home.templates, ...ready.templates],
      };
      expect(launchAllowed(more)).toBe(true);
    }),
  );
});
