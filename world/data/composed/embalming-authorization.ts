import { disclosures } from '#shared/funeral-rule/disclosures.ts';
import { any, is, someViewing } from '../task-trigger-facts.ts';
import { type ComposedFacts, decedentFields, letterhead, signedBy, signedByDirector } from './composed-facts.ts';

/** What permits embalming, or refuses it. A charge for embalming needs approval that says so expressly (16 CFR 453.5(a)). */
export const embalmingAuthorization: ComposedFacts = {
  name: 'Authorization for embalming',
  description: 'Permission to embalm, or that there is none, with what law requires a home to say about it.',
  type: 'embalming-authorization',
  category: 'Authorizations',
  audience: 'family-user',
  appliesWhen: any(is('embalmingPermissionAsked', true), someViewing),
  signers: ['person-in-control-of-disposition', 'funeral-director'],
  fields: [
    ...letterhead.fields,
    ...decedentFields,
    { name: 'Authorizing person', identifier: 'personInControlOfDispositionFullName' },
    { name: 'Relationship of the authorizing person', identifier: 'personInControlOfDispositionRelationshipWords' },
    {
      name: 'Decision about embalming',
      kind: 'radio',
      identifier: 'embalmingPermission',
      options: [
        ['given', 'I approve embalming.'],
        ['refused', 'I don’t approve embalming.'],
      ],
      signer: 1,
    },
    { name: 'Initials', kind: 'initials', signer: 1 },
    {
      name: 'Approval by phone or in person before this form',
      kind: 'radio',
      options: [
        ['yes', 'Yes'],
        ['no', 'No'],
      ],
      isForStaff: true,
    },
    { name: 'Approved by', identifier: 'embalmingPermissionBy', optional: true },
    { name: 'Approved on', identifier: 'embalmingPermissionAt', optional: true },
    { name: 'Heard by', optional: true, isForStaff: true },
    { name: 'Place of embalming', optional: true, isForStaff: true },
    { name: 'Instructions', lines: 'multi', signer: 1, optional: true },
    ...signedBy(1, 'personInControlOfDisposition'),
    ...signedByDirector(2),
  ],
  blocks: [
    letterhead.block,
    { title: 'The person who died', fields: ['Full name', 'Also known as', 'Date of birth', 'Date of death'], columns: 2 },
    { fields: ['Place of death'] },
    {
      title: '1. What you should know',
      text: [
        disclosures.D2.text,
        'We may charge you for embalming only if law requires it, if you or another authorized person approved it before, or if we couldn’t reach you in spite of every effort, had no reason to believe that you didn’t want it, and you approved it afterward. You don’t have to pay for embalming that you didn’t approve if you chose arrangements such as a direct cremation or immediate burial.',
        'Refrigeration may be another way to keep the body until the disposition. Ask us what it costs.',
      ].join('\n'),
    },
    {
      title: '2. What embalming is',
      text: [
        '- The body is washed and disinfected, and the features are set.',
        '- Through small incisions, fluid is injected into the blood vessels, and blood is drained. The chest and abdomen are treated.',
        '- Embalming slows natural changes for a time. It doesn’t stop them, and we can’t promise a particular result.',
        '- A licensed embalmer does it, or an apprentice whom a licensed embalmer supervises, here or at another licensed place.',
      ].join('\n'),
    },
    {
      title: '3. Your decision',
      text: 'I am {{Authorizing person}}. My relationship to {{Full name}}: {{Relationship of the authorizing person}}. I have the legal right to decide about the care of the body, or I act for everyone who shares that right with me. I know of nobody with a greater right who objects.',
      fields: ['Decision about embalming', 'Initials', 'Instructions'],
      columns: 2,
    },
    {
      title: '4. If embalming was approved before this form',
      fields: ['Approval by phone or in person before this form', 'Place of embalming', 'Approved by', 'Approved on', 'Heard by'],
      columns: 2,
    },
    { title: 'Signatures', type: 'signatures', columns: 2 },
  ],
};
