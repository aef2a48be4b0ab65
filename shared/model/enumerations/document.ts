// Documents, their blocks, layout, and states.
import { defineLabels, type ValueOf } from '../enumeration.ts';
import { type CaseRole, caseRole } from './people.ts';

/** Lists document statuses. */
export const documentStatus = defineLabels({
  'missing-info': 'Missing info',
  complete: 'Complete',
  'ready-to-sign': 'Ready to sign',
  'pending-signatures': 'Pending signatures',
  completed: 'Completed',
});
export type DocumentStatus = ValueOf<typeof documentStatus>;

/** Lists signature statuses. */
export const signatureStatus = defineLabels({
  'not-signed': 'Not signed',
  declined: 'Declined',
  signed: 'Signed',
  'ready-to-sign': 'Ready to sign',
});
export type SignatureStatus = ValueOf<typeof signatureStatus>;

/** Lists how far a document of a case is. Its status (`documentStatus`) follows from this and from what is missing. */
export const documentState = defineLabels({
  draft: 'Draft',
  out: 'Out for signatures',
  signed: 'Signed by everyone',
  sealed: 'Sealed',
  'signed-on-paper': 'Signed on paper',
  finished: 'Finished',
  declined: 'Declined',
  void: 'Void',
});
export type DocumentState = ValueOf<typeof documentState>;

/** Lists how far a signer is. `waiting` until their turn; `canceled` if they no longer have to sign. */
export const signerState = defineLabels({
  waiting: 'Waiting for their turn',
  sent: 'Sent',
  bounced: 'Email bounced',
  opened: 'Opened',
  signed: 'Signed',
  declined: 'Declined',
  expired: 'Link expired',
  canceled: 'Cancelled',
});
export type SignerState = ValueOf<typeof signerState>;

/** Lists ways to sign. */
export const signatureType = defineLabels({ draw: 'Draw', type: 'Type' });
export type SignatureType = ValueOf<typeof signatureType>;

/** Lists the views of a document. */
export const documentViewMode = defineLabels({ all: 'All', 'details-only': 'Document details only', 'pdf-only': 'PDF only' });
export type DocumentViewMode = ValueOf<typeof documentViewMode>;

/** Lists blocks of a contract or price list document. */
export const documentBlockType = defineLabels({
  general: 'General',
  services: 'Services',
  signatures: 'Signatures',
  'purchase-signature': 'Purchase signature',
  'paragraph-only': 'Paragraph only',
  'cash-advance': 'Cash advance',
  template: 'Template',
  'summary-of-charges': 'Summary of charges',
  'explanation-of-charges': 'Explanation of charges',
});
export type DocumentBlockType = ValueOf<typeof documentBlockType>;

/** Lists blocks of a package's own document. */
export const packageTemplateType = defineLabels({
  general: 'General',
  services: 'Services',
  'paragraph-only': 'Paragraph only',
  'cash-advance': 'Cash advance',
  template: 'Template',
  'direct-cremation': 'Direct cremation',
  'direct-burial': 'Direct burial',
  'staff-and-supervision': 'Staff and supervision combination',
  merchandise: 'Merchandise',
});
export type PackageTemplateType = ValueOf<typeof packageTemplateType>;

/** Lists widths of a block on its page. */
export const layoutWidth = defineLabels({ full: 'Full', 'half-left': 'Half left', 'half-right': 'Half right' });
export type LayoutWidth = ValueOf<typeof layoutWidth>;

/** Lists alignments of a block's text. */
export const alignment = defineLabels({ left: 'Left', center: 'Center', right: 'Right' });
export type Alignment = ValueOf<typeof alignment>;

/** Lists what a field of an uploaded form is on its page. */
export const pdfFieldType = defineLabels({
  text: 'Text',
  check: 'Checkbox',
  date: 'Date',
  radio: 'Radio buttons',
  dropdown: 'Dropdown',
  signature: 'Signature',
  initials: 'Initials',
});
export type PdfFieldType = ValueOf<typeof pdfFieldType>;

/** Lists what a template's preview is filled in with: what each fact is called, or a made-up case (docs/decisions.md, Documents). */
export const sampleCase = defineLabels({
  names: 'The name of each fact',
  'cremation-long-names': 'A cremation, with long names',
  'other-scripts': 'A burial, with names in other scripts',
  'burial-veteran': 'The burial of a veteran',
  child: 'The cremation of a child',
});
export type SampleCase = ValueOf<typeof sampleCase>;

/** Lists how a typed signature looks: two handwritings, and print for names that neither can write (docs/decisions.md, Documents). */
export const typeStyle = defineLabels({ flowing: 'Flowing', plain: 'Plain', print: 'Print' });
export type TypeStyle = ValueOf<typeof typeStyle>;

/** Lists whether the text of a field may go on to more lines. */
export const fieldLines = defineLabels({ single: 'One line', multi: 'Several lines' });

const caseRoles = Object.fromEntries(caseRole.options.map(({ id, text }) => [id, text])) as Record<CaseRole, string>;

/** Lists who may have to sign a document: a contact by what they are to the case, someone of the home or the crematory, or who releases the body. */
export const signerRole = defineLabels({
  ...caseRoles,
  'funeral-director': 'Funeral director',
  crematory: 'Crematory',
  'releasing-place': 'Releasing place',
});
export type SignerRole = ValueOf<typeof signerRole>;

/** Lists kinds of layout. */
export const layoutKind = defineLabels({ freestyle: 'Freestyle', 'tri-fold': 'Tri-fold' });
export type LayoutKind = ValueOf<typeof layoutKind>;

/** Lists font sizes in points and numbers of columns (docs/decisions.md, Documents). */
export const FONT_SIZES = { min: 6, max: 12 } as const;
export const COLUMN_COUNTS = { min: 1, max: 6 } as const;

/**
 * Lists kinds of case documents. The FTC names the first four, and the VA, the SSA, and the National Archives those with form numbers; the others are
 * compiled from general trade knowledge, not a published list.
 */
export const documentType = defineLabels({
  'general-price-list': 'General Price List',
  'casket-price-list': 'Casket Price List',
  'outer-burial-container-price-list': 'Outer Burial Container Price List',
  'statement-of-goods-and-services': 'Statement of Funeral Goods and Services Selected',
  'embalming-authorization': 'Embalming authorization',
  'removal-authorization': 'Authorization for removal / release of remains',
  'cremation-authorization': 'Authorization for cremation and disposition',
  'chain-of-custody-log': 'Crematory receipt and chain-of-custody log',
  'identification-viewing-form': 'Identification viewing form',
  'implant-disclosure': 'Pacemaker/implant disclosure and removal authorization',
  'personal-effects-release': 'Personal effects inventory and release',
  'death-certificate-worksheet': 'Death certificate worksheet',
  'death-certificate-application': 'Death certificate application (copies)',
  'burial-transit-permit': 'Burial-transit permit',
  'cremation-permit': 'Medical examiner/coroner cremation permit',
  'waiting-time-waiver': 'Waiver of the wait before cremation',
  'right-to-control-statement': 'Statement of person with right to control disposition',
  'next-of-kin-waiver': 'Next-of-kin waiver',
  'anatomical-gift-form': 'Body donation/anatomical gift form',
  'tissue-donation-consent': 'Tissue/eye donation consent',
  'cremated-remains-receipt': 'Cremated remains release receipt',
  'burial-at-sea-notice': 'Scattering/burial-at-sea notice (EPA)',
  'shipping-of-remains': 'Shipping of remains / airline known-shipper',
  'consular-papers': 'Consular/embassy mortuary papers',
  'interment-authorization': 'Cemetery interment authorization',
  'vault-order': 'Vault/marker order',
  'insurance-assignment': 'Insurance assignment',
  'payment-agreement': 'Payment agreement',
  'pre-need-contract': 'Pre-need contract',
  'pre-need-policy': 'Pre-need trust/insurance policy',
  'obituary-approval': 'Obituary proof approval',
  'ssa-721': 'SSA-721 Statement of Death by Funeral Director',
  'va-21p-530ez': 'VA 21P-530EZ',
  'va-40-10007': 'VA 40-10007',
  'va-40-0247': 'VA 40-0247',
  'va-27-2008': 'VA 27-2008',
  'va-40-1330': 'VA 40-1330',
  'va-40-1330m': 'VA 40-1330M',
  'sf-180': 'SF-180 records request',
});
export type DocumentType = ValueOf<typeof documentType>;
