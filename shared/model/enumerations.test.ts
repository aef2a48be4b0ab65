import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '../values/dates.ts';
import { certificateItems } from './certificate-item.ts';
import { dispositionGroupOf, dispositionType } from './enumerations/disposition.ts';
import { defaultAttributes, defaultLanguages } from './enumerations/location.ts';
import { sampleMerchandise, sampleMerchandiseAttributes } from './enumerations/merchandise.ts';
import { certificatePlaceOf } from './enumerations/place-of-death.ts';
import { fieldType } from './enumerations/question.ts';
import { warPeriod } from './enumerations/veteran.ts';
import { enumerationFamilies, enumerations, optionsOf } from './option-lists.ts';

/** Counts the values that each source gives (docs/vocabulary.md). */
const counts: Record<string, number> = {
  // the marketplace (docs/vocabulary.md, The older product)
  licenseType: 1,
  imageRole: 3,
  needType: 2,
  searchSort: 3,
  merchandisePage: 4,
  emailType: 3,
  pricingMethod: 2,
  serviceBuilder: 2,
  itemKind: 2,
  arrangementType: 2,
  // cases (docs/vocabulary.md, The older product)
  caseRole: 17,
  relationship: 62,
  parentType: 4,
  eligibleRelative: 5,
  maritalStatus: 8,
  genderShort: 3,
  genderLong: 12,
  pronouns: 5,
  education: 8,
  race: 15,
  hispanicOrigin: 5,
  placeOfDeath: 11,
  dispositionType: 11,
  dispositionGroup: 5,
  dispositionLocationType: 3,
  burialSpace: 3,
  caseStatus: 4,
  timing: 3,
  decedentStatus: 12,
  contactStatus: 4,
  accountStatus: 4,
  contactType: 3,
  contactWay: 3,
  paymentMethod: 6,
  cardBrand: 5,
  paymentStatus: 4,
  contractStatus: 3,
  personalEffectHandling: 5,
  bodyKeepsake: 3,
  featureTreated: 12,
  facialHair: 6,
  bodyCondition: 2,
  tissueDonation: 4,
  autopsyExtent: 4,
  bodySide: 3,
  documentBlockType: 9,
  packageTemplateType: 9,
  valueSource: 3,
  dataSource: 2,
  fieldCaptureMode: 4,
  specialFieldGroup: 2,
  fieldVisibility: 3,
  fieldAudience: 3,
  formAudience: 2,
  fieldLockState: 2,
  familyOption: 3,
  systemDropdown: 3,
  addressApiType: 2,
  optionSize: 2,
  // progress, documents, and layouts (docs/vocabulary.md, The older product)
  arrangementStatus: 7,
  arrangementStep: 13,
  documentStatus: 5,
  signatureStatus: 4,
  documentViewMode: 3,
  pdfFieldType: 7,
  fieldLines: 2,
  signerRole: 20,
  typeStyle: 3,
  preparationStatus: 4,
  requestStatus: 2,
  itemChangeState: 3,
  completedMethod: 4,
  staffKind: 2,
  calendarKind: 5,
  calendarResourceKind: 2,
  calendarSource: 3,
  layoutWidth: 3,
  alignment: 3,
  layoutKind: 2,
  signatureType: 2,
  // ours (docs/decisions.md, People; docs/decisions.md, Planner)
  staffAccess: 5,
  accountKind: 3,
  newCaseOptions: 3,
  displayServicePage: 8,
  // 16 CFR 453.2(b)(4): sixteen lines, and five others
  gplLine: 21,
  // compiled or published (docs/vocabulary.md, Compiled from the trade)
  certificatePlaceOfDeath: 8,
  certificateDisposition: 7,
  mannerOfDeath: 6,
  tobaccoContributed: 4,
  pregnancyStatus: 5,
  aspirationMethod: 5,
  aspirationTiming: 4,
  injectionType: 8,
  cavityTreatment: 6,
  arterialSite: 8,
  mouthClosure: 10,
  eyeClosure: 8,
  bodyIdentificationMethod: 12,
  personalEffectItem: 20,
  branchOfService: 14,
  dischargeType: 7,
  warPeriod: 6,
  veteranHonor: 11,
  veteranClaimant: 4,
  preparationOption: 15,
  documentType: 39,
  preNeedFunding: 3,
  preNeedContractType: 2,
  preNeedRevocability: 2,
  preNeedPayment: 4,
  merchandiseCategoryKind: 6,
};

describe('every enumeration', () => {
  it('has as many values as its source', () => {
    for (const [name, count] of Object.entries(counts)) expect(enumerations.get(name)?.values.length, name).toBe(count);
  });

  it.each([...enumerations])('%s has distinct kebab-case values, labels, and numbers', (_name, enumeration) => {
    for (const value of enumeration.values) expect(value).toMatch(/^[a-z]+[a-z0-9]*(-[a-z0-9]+)*$/);
    const labels = enumeration.values.map(enumeration.label);
    expect(labels.every((label) => label.trim() === label && label.length > 0)).toBe(true);
    expect(new Set(labels).size).toBe(labels.length);
    const numbers = enumeration.values.map(enumeration.toNumber).filter((number) => number !== undefined);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const value of enumeration.values) {
      const number = enumeration.toNumber(value);
      if (number !== undefined) expect(enumeration.fromNumber(number)).toBe(value);
    }
  });

  it('has a name of its own', () => {
    const names = Object.values(enumerationFamilies).flatMap((family) => Object.keys(family));
    expect(new Set(names).size).toBe(names.length);
    expect(optionsOf('caseRole')?.[0]).toEqual({ id: 'first-contact', text: 'First Contact' });
    expect(optionsOf('nothing')).toBeUndefined();
  });
});

describe('the kinds of questions', () => {
  it('include every kind of the older product', () => {
    const named =
      'string integer decimal boolean date time date-time enum enum-multiple checkbox-list radio-button radio-button-list';
    const others =
      'carousel-list-small carousel-list-large multi-select-carousel merchandise-item-list address display-message system-dropdown signature initials';
    expect(fieldType.values).toEqual(expect.arrayContaining(`${named} ${others}`.split(' ')));
  });
});

describe('older numbers', () => {
  const numbersOf = (name: string) => enumerations.get(name)?.values.map((value) => enumerations.get(name)?.toNumber(value));

  it('are kept', () => {
    expect(numbersOf('caseStatus')).toEqual([1, 2, 3, 10]);
    expect(numbersOf('timing')).toEqual([1, 2, 4]);
    expect(numbersOf('emailType')).toEqual([0, 1, 2]);
    expect(numbersOf('licenseType')).toEqual([1]);
    expect(numbersOf('relationship')).toEqual([...Array.from({ length: 61 }, (_, index) => index + 1), 101]);
  });

  it('are flags if values combine', () => {
    expect(numbersOf('dispositionType')).toEqual(Array.from({ length: 11 }, (_, bit) => 2 ** bit));
    expect(numbersOf('race')).toEqual(Array.from({ length: 15 }, (_, bit) => 2 ** bit));
  });
});

describe('the codes of the death certificate', () => {
  it('follow the kind of disposition', () => {
    expect(dispositionType.table['natural-burial'].ijeCode).toBe('B');
    expect(dispositionType.table['water-cremation']).toMatchObject({ ijeCode: 'O', specify: true });
    expect(dispositionGroupOf('entombment')).toBe('burial');
    expect(dispositionGroupOf('alkaline-hydrolysis')).toBe('cremation');
    for (const type of dispositionType.values)
      expect(['B', 'C', 'D', 'E', 'R', 'O']).toContain(dispositionType.table[type].ijeCode);
  });

  it("call a private residence the decedent's home only when it was", () => {
    expect(certificatePlaceOf('private-residence', true)).toBe('decedents-home');
    expect(certificatePlaceOf('private-residence', false)).toBe('other');
    expect(certificatePlaceOf('hospital-er', false)).toBe('emergency-room');
    for (const { certificate } of Object.values(enumerationFamilies['place-of-death'].placeOfDeath.table)) {
      expect(enumerations.get('certificatePlaceOfDeath')?.has(certificate)).toBe(true);
    }
  });
});

describe('lists other than enumerations', () => {
  it('are complete', () => {
    expect(defaultAttributes).toHaveLength(12);
    expect(defaultLanguages).toHaveLength(12);
    for (const text of [...defaultAttributes, ...defaultLanguages]) expect(text.length, text).toBeLessThanOrEqual(30);
    expect(sampleMerchandiseAttributes).toHaveLength(14);
    expect(Object.values(sampleMerchandise).flat()).toHaveLength(34);
    expect(Object.keys(certificateItems)).toHaveLength(28);
  });

  it('name periods of war that begin before they end', () => {
    for (const period of Object.values(warPeriod.table) as { from?: string; inCountryFrom?: string; to?: string }[]) {
      for (const date of [period.from, period.inCountryFrom, period.to])
        if (date !== undefined) expect(isCalendarDate(date)).toBe(true);
      if (period.from && period.to) expect(period.from < period.to).toBe(true);
    }
  });
});
