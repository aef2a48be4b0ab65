// Kinds of questions, and where their fields come from, who sees and who changes them.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/**
 * Every kind of question and document field (case-management.md sections 3, 5, 9; marketplace.md section 3, E-sign draft). What an answer
 * looks like: `answerSchemas` in model/answer.ts.
 */
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

/** Whom a system dropdown lists. */
export const systemDropdown = defineLabels({ 'staff-members': 'Staff members', 'family-contacts': 'Family contacts' });
export type SystemDropdown = ValueOf<typeof systemDropdown>;

/** How a form field gets its value. */
export const valueSource = defineLabels({ static: 'Static', identifier: 'Identifier', 'json-logic': 'JSON logic' });
export type ValueSource = ValueOf<typeof valueSource>;

/** The tables that a data field reads. */
export const dataSource = defineLabels({ decedents: 'Decedents', addresses: 'Addresses' });
export type DataSource = ValueOf<typeof dataSource>;

/** How a data field is captured; "SQL modified" is the specification's word for a value computed by the server. */
export const fieldCaptureMode = defineLabels({
  'query-only': 'Used in query only',
  direct: 'Direct capture',
  'sql-modified': 'SQL modified',
  'json-logic-modified': 'JSON logic modified',
});
export type FieldCaptureMode = ValueOf<typeof fieldCaptureMode>;

/** Groups of fields that forms treat apart. */
export const specialFieldGroup = defineLabels({
  'veteran-benefits': 'Veteran benefits',
  'veteran-service-details': 'Veteran service details',
});
export type SpecialFieldGroup = ValueOf<typeof specialFieldGroup>;

/** What a role may do with a field. */
export const fieldVisibility = defineLabels({ 'cannot-see': "Can't see", 'can-see': 'Can See', 'can-edit': 'Can Edit' });
export type FieldVisibility = ValueOf<typeof fieldVisibility>;

/** For whom a field is. */
export const fieldAudience = defineLabels({
  'staff-only': 'Funeral-home staff only',
  'family-only': 'Family only',
  any: 'Any',
});
export type FieldAudience = ValueOf<typeof fieldAudience>;

/** For whom a form is. */
export const formAudience = defineLabels({ 'funeral-director': 'Funeral Director', 'family-user': 'Family User' });
export type FormAudience = ValueOf<typeof formAudience>;

/** Whether a field can still be changed. */
export const fieldLockState = defineLabels({ editable: 'Editable', locked: 'Locked' });
export type FieldLockState = ValueOf<typeof fieldLockState>;

/** The address lookups (case-management.md section 9: two providers). */
export const addressApiType = defineLabels({ address: 'Street addresses', establishment: 'Establishments' });
export type AddressApiType = ValueOf<typeof addressApiType>;

/** Size of options with pictures; the pictures are 100 or 200 pixels wide (case-management.md section 9). */
export const optionSize = defineLabels({ small: 'Small', large: 'Large' });
export type OptionSize = ValueOf<typeof optionSize>;
export const OPTION_IMAGE_PIXELS: Readonly<Record<OptionSize, number>> = { small: 100, large: 200 };

/** Pages of the planner that show display services; each is one step, if it has any (`spec/decisions.md`, Planner). */
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
 * Pages of the case file that ask questions, in the order in which a case is filled in (case-management.md section 2). `case-details` holds the vital facts;
 * `obituary` is the page obituary/personal-details.
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

/** What a group of questions is for: questions that change a price, or questions of the case file. */
export const questionGroupKind = defineLabels({ pricing: 'Pricing', case: 'Case' });
export type QuestionGroupKind = ValueOf<typeof questionGroupKind>;
