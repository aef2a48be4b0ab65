import type { DataField } from '#shared/model/data-field.ts';
import type { DocumentBlockType } from '#shared/model/enumerations/document.ts';
import type { DisclosureKey } from '#shared/model/enumerations/pricing.ts';
import type { SectionType } from '#shared/model/enumerations/section.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';

/** What documents of a case are kept under, in the order of the list. */
export const documentCategories = ['Authorizations', 'Vital records', 'Custody', 'Veterans', 'Contract and payment'] as const;

/** Names that papers read and that are worked out from others. */
export const dataFields: readonly Omit<DataField, 'id' | 'captureMode'>[] = [
  {
    identifier: 'decedentIsMinor',
    label: 'The decedent was under 18',
    fieldType: 'boolean',
    dataSource: 'decedents',
    logic: { '<': [{ var: 'ageAtDeath' }, 18] },
  },
];

type BlockFacts<Type extends string> = {
  type: Type;
  title?: string;
  text?: string;
  law?: DisclosureKey;
  when?: LogicRule;
  columns?: number;
};
type TemplateFacts<Type extends string> = {
  key: string;
  name: string;
  sections: readonly { title: string; blocks: readonly BlockFacts<Type>[] }[];
};

/** The statement, which is the contract once it is signed: the required disclosures are where 16 CFR 453.4(b)(2)(i)(B) and 453.5(b) have them. */
export const contractTemplates: readonly TemplateFacts<DocumentBlockType>[] = [
  {
    key: 'statement',
    name: 'Statement of Funeral Goods and Services Selected',
    sections: [
      { title: 'Home and family', blocks: [{ type: 'general' }] },
      {
        title: 'What you selected',
        blocks: [
          { type: 'paragraph-only', law: 'S1' },
          { type: 'template', title: 'Package' },
          { type: 'services', title: 'Services' },
          { type: 'cash-advance', title: 'Paid to others for you' },
        ],
      },
      {
        title: 'Charges',
        blocks: [
          { type: 'summary-of-charges' },
          { type: 'explanation-of-charges', title: 'Why something is required' },
          { type: 'paragraph-only', law: 'S2' },
        ],
      },
      { title: 'Signatures', blocks: [{ type: 'purchase-signature' }, { type: 'signatures' }] },
    ],
  },
];

export const gplTemplates: readonly TemplateFacts<SectionType>[] = [
  {
    key: 'list',
    name: 'General Price List',
    sections: [
      { title: 'Our prices', blocks: [{ type: 'general' }, { type: 'paragraph-only', law: 'D1' }] },
      {
        title: 'Itemized prices',
        blocks: [
          { type: 'services' },
          { type: 'staff-and-supervision-combination' },
          { type: 'merchandise', title: 'Caskets, containers, and urns', columns: 2 },
        ],
      },
      { title: 'All in', blocks: [{ type: 'direct-cremation' }, { type: 'direct-burial' }] },
    ],
  },
];

/** Services that papers print together, by their keys, in the order of the paper. */
export const serviceSections: readonly { name: string; text: string; services: readonly string[] }[] = [
  {
    name: 'Care and transport',
    text: 'From the first call to the day of the ceremony.',
    services: ['transfer-of-remains', 'embalming', 'other-preparation', 'refrigeration'],
  },
  {
    name: 'Visiting and ceremonies',
    text: '',
    services: ['viewing-facilities', 'ceremony-facilities', 'memorial-facilities', 'graveside-services', 'hearse', 'limousine'],
  },
];
