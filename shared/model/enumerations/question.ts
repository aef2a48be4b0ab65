// Kinds of questions, the sources of their fields, and who sees and changes them.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists every kind of question and document field (docs/vocabulary.md, The older product). `answerSchemas` in model/answer.ts describes their answers. */
export const fieldType = defineLabels({
  string: 'Text',
  integer: 'Whole number',
  decimal: 'Number',
  boolean: 'Yes or No',
  date: 'Date',
  time: 'Time',
  'date-time': 'Date and time',
  enum: 'Choice',
  'enum-multiple': 'Choices',
  'checkbox-list': 'Checkboxes',
  'radio-button': 'Radio button',
  'radio-button-list': 'Radio buttons',
  'carousel-list-small': 'Carousel, small',
  'carousel-list-large': 'Carousel, large',
  'multi-select-carousel': 'Carousel, several choices',
  'merchandise-item-list': 'Merchandise items',
  address: 'Address',
  'display-message': 'Message',
  'system-dropdown': 'People of the home or the case',
  length: 'Length in feet and inches',
  weight: 'Weight in pounds',
  percent: 'Percent',
  distance: 'Distance in miles',
  temperature: 'Temperature in degrees Fahrenheit',
  currency: 'Amount in US dollars',
  signature: 'Signature',
  initials: 'Initials',
});
export type FieldType = ValueOf<typeof fieldType>;

/** Lists the people in a system dropdown. */
export const systemDropdown = defineLabels({
  'staff-members': 'Staff members',
  'family-contacts': 'Family contacts',
  'trade-companies': 'Trade companies',
});
export type SystemDropdown = ValueOf<typeof systemDropdown>;

/** Lists how a form field gets its value. */
export const valueSource = defineLabels({ static: 'Static', identifier: 'Identifier', 'json-logic': 'JSON logic' });
export type ValueSource = ValueOf<typeof valueSource>;

/** Lists the tables that a data field reads. */
export const dataSource = defineLabels({ decedents: 'Decedents', addresses: 'Addresses' });
export type DataSource = ValueOf<typeof dataSource>;

/** Lists how a data field is captured; "SQL modified" means that the server computes it. */
export const fieldCaptureMode = defineLabels({
  'query-only': 'Used in query only',
  direct: 'Direct capture',
  'sql-modified': 'SQL modified',
  'json-logic-modified': 'JSON logic modified',
});
export type FieldCaptureMode = ValueOf<typeof fieldCaptureMode>;

/** Lists groups of fields that forms treat separately. */
export const specialFieldGroup = defineLabels({
  'veteran-benefits': 'Veteran benefits',
  'veteran-service-details': 'Veteran service details',
});
export type SpecialFieldGroup = ValueOf<typeof specialFieldGroup>;

/** Lists what a role may do with a field. */
export const fieldVisibility = defineLabels({ 'cannot-see': "Can't see", 'can-see': 'Can See', 'can-edit': 'Can Edit' });
export type FieldVisibility = ValueOf<typeof fieldVisibility>;

/** Lists whom a field is for. */
export const fieldAudience = defineLabels({
  'staff-only': 'Funeral-home staff only',
  'family-only': 'Family only',
  any: 'Any',
});
export type FieldAudience = ValueOf<typeof fieldAudience>;

/** Lists whom a form is for. */
export const formAudience = defineLabels({ 'funeral-director': 'Funeral Director', 'family-user': 'Family User' });
export type FormAudience = ValueOf<typeof formAudience>;

/** Lists whether a field can still be changed. */
export const fieldLockState = defineLabels({ editable: 'Editable', locked: 'Locked' });
export type FieldLockState = ValueOf<typeof fieldLockState>;

/** Lists the two services that look up addresses (docs/decisions.md, Questions). */
export const addressApiType = defineLabels({ address: 'Street addresses', establishment: 'Establishments' });
export type AddressApiType = ValueOf<typeof addressApiType>;

/** Lists the sizes of options with pictures, which are 100 or 200 pixels wide (docs/decisions.md, Questions). */
export const optionSize = defineLabels({ small: 'Small', large: 'Large' });
export type OptionSize = ValueOf<typeof optionSize>;
export const OPTION_IMAGE_PIXELS: Readonly<Record<OptionSize, number>> = { small: 100, large: 200 };

/** Lists the pages of the planner that show display services; each is one step if it has any (docs/decisions.md, Planner). */
export const displayServicePage = defineLabels({
  'service-details': 'Service details',
  'additional-services': 'Additional services',
  interment: 'Interment',
  'cremated-remains': 'Cremated remains',
  keepsakes: 'Keepsakes',
  memorial: 'Memorial',
  'death-certificates': 'Death certificates',
  conference: 'Conference',
});
export type DisplayServicePage = ValueOf<typeof displayServicePage>;

/**
 * Lists the pages of the case file that ask questions, in the order they are filled in. `case-details` has the vital facts; `obituary` is the page
 * obituary/personal-details.
 */
export const caseQuestionPage = defineLabels({
  'first-call': 'First call',
  'case-details': 'Case details',
  'cemetery-details': 'Cemetery details',
  'memorialization-preferences': 'Memorialization preferences',
  obituary: 'Obituary',
  veteran: 'Veteran',
  disposition: 'Disposition',
  preparation: 'Preparation',
});
export type CaseQuestionPage = ValueOf<typeof caseQuestionPage>;

/** Lists what a group of questions is for: changing a price, or the case file. */
export const questionGroupKind = defineLabels({ pricing: 'Pricing', case: 'Case' });
export type QuestionGroupKind = ValueOf<typeof questionGroupKind>;
