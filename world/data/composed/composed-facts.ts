import type {
  Alignment,
  DocumentBlockType,
  DocumentType,
  LayoutWidth,
  PdfFieldType,
  SignerRole,
} from '#shared/model/enumerations/document.ts';
import type { FormAudience } from '#shared/model/enumerations/question.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { documentCategories } from '../papers.ts';

/**
 * A field of a document, by its name. Without an identifier or a rule, it's filled in in the document: by the signer whose turn is `signer`, by the home alone if
 * it's for staff, and otherwise by anyone on the case. What is only read is changed where the case asks for it.
 */
export type ComposedField = {
  name: string;
  kind?: PdfFieldType;
  identifier?: string;
  logic?: LogicRule;
  options?: readonly (readonly [value: string, label: string])[];
  lines?: 'multi';
  signer?: number;
  isForStaff?: true;
  isRead?: true;
  optional?: true;
  /** The field of the same signer that it depends on, and the values with which it's asked. */
  askedIf?: readonly [name: string, ...values: string[]];
};

/** A block. Its text names fields between double braces, and `fields` those that have a line below it. */
export type ComposedBlock = {
  type?: DocumentBlockType;
  title?: string;
  text?: string;
  fields?: readonly string[];
  signers?: readonly number[];
  width?: LayoutWidth;
  alignment?: Alignment;
  fontSize?: number;
  columns?: number;
};

export type ComposedFacts = {
  name: string;
  description: string;
  type: DocumentType;
  category: (typeof documentCategories)[number];
  audience: FormAudience;
  appliesWhen: LogicRule;
  /** Who signs, in their turn. */
  signers: readonly SignerRole[];
  fields: readonly ComposedField[];
  blocks: readonly ComposedBlock[];
};

/** The home at the top of a document. */
export const letterhead: { fields: readonly ComposedField[]; block: ComposedBlock } = {
  fields: [
    { name: 'Funeral home', identifier: 'homeName' },
    { name: 'Address of the funeral home', identifier: 'homeAddress' },
    { name: 'Phone number of the funeral home', identifier: 'homePhoneNumber' },
    { name: 'Case number', identifier: 'caseNumber' },
  ],
  block: {
    text: '{{Funeral home}}\n{{Address of the funeral home}}\nPhone {{Phone number of the funeral home}} · Case {{Case number}}',
    fontSize: 9,
  },
};

/** Who died, as most documents say it: signers rely on it, so it’s changed in the case and not on the paper. */
export const decedentFields: readonly ComposedField[] = [
  { name: 'Full name', identifier: 'decedentFullName' },
  { name: 'Also known as', identifier: 'alsoKnownAs', optional: true, isRead: true },
  { name: 'Date of birth', kind: 'date', identifier: 'dateOfBirth', isRead: true },
  { name: 'Date of death', kind: 'date', identifier: 'dateOfDeath', isRead: true },
  { name: 'Place of death', identifier: 'placeOfDeathAddress' },
];

/** Returns the fields beside the signature of someone of the case, who is filled in by their role. */
export const signedBy = (signer: number, role: string, isRelated = true): readonly ComposedField[] => [
  { name: 'Signature', kind: 'signature', signer },
  { name: 'Date', kind: 'date', signer },
  { name: 'Printed name', identifier: `${role}FullName`, signer },
  ...(isRelated ? [{ name: 'Relationship', identifier: `${role}RelationshipWords`, signer }] : []),
];

/** Returns the fields beside the signature of the funeral director. */
export const signedByDirector = (signer: number): readonly ComposedField[] => [
  { name: 'Signature', kind: 'signature', signer },
  { name: 'Date', kind: 'date', signer },
  { name: 'Printed name', identifier: 'assignedFullName', signer },
  { name: 'License number', identifier: 'assignedLicenseNumber', signer, optional: true },
];
