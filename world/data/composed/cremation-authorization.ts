import { implantIs, implantOrTreatment, treatmentIs } from '../case-questions-cremation.ts';
import { any, disposition } from '../task-trigger-facts.ts';
import { type ComposedFacts, decedentFields, letterhead, signedBy, signedByDirector } from './composed-facts.ts';

/** Devices and treatments are named only if there may be one. */
const implantNamed = ['Implant or radioactive treatment', 'yes', 'unknown'] as const;

/**
 * What a person signs before a cremation. It's written to fit every state; a home adds what its own law asks for, such as a waiting period in words or a form of
 * the crematory.
 */
export const cremationAuthorization: ComposedFacts = {
  name: 'Authorization for cremation and disposition',
  description: 'Who authorizes the cremation, identification, implants, how it’s done, and what happens to the cremated remains.',
  type: 'cremation-authorization',
  category: 'Authorizations',
  audience: 'family-user',
  appliesWhen: disposition('cremation'),
  signers: ['person-in-control-of-disposition', 'funeral-director', 'crematory'],
  fields: [
    ...letterhead.fields,
    ...decedentFields,
    { name: 'Authorizing agent', identifier: 'personInControlOfDispositionFullName' },
    { name: 'Relationship of the authorizing agent', identifier: 'personInControlOfDispositionRelationshipWords' },
    { name: 'Address of the authorizing agent', identifier: 'personInControlOfDispositionAddress' },
    { name: 'Phone number of the authorizing agent', identifier: 'personInControlOfDispositionPhoneNumber' },
    {
      name: 'Identification',
      kind: 'radio',
      options: [
        ['viewed', 'I saw the body and identified it.'],
        ['representative', 'The person named below identified the body for me.'],
        ['other', 'The body was identified as written below.'],
      ],
      signer: 1,
    },
    { name: 'Identified by, or how', signer: 1, askedIf: ['Identification', 'representative', 'other'] },
    { name: 'Date of identification', kind: 'date', signer: 1 },
    {
      name: 'Implant or radioactive treatment',
      kind: 'radio',
      logic: implantOrTreatment,
      options: [
        ['yes', 'Yes'],
        ['no', 'No'],
        ['unknown', 'I don’t know'],
      ],
      signer: 1,
    },
    {
      name: 'Pacemaker or defibrillator',
      kind: 'check',
      logic: any(implantIs('pacemaker'), implantIs('leadless'), implantIs('defibrillator')),
      signer: 1,
      optional: true,
      askedIf: implantNamed,
    },
    {
      name: 'Nerve stimulator or loop recorder',
      kind: 'check',
      logic: any(implantIs('stimulator'), implantIs('loop-recorder')),
      signer: 1,
      optional: true,
      askedIf: implantNamed,
    },
    { name: 'Drug or insulin pump', kind: 'check', logic: implantIs('pump'), signer: 1, optional: true, askedIf: implantNamed },
    {
      name: 'Radioactive seeds or pellets',
      kind: 'check',
      logic: treatmentIs('seeds'),
      signer: 1,
      optional: true,
      askedIf: implantNamed,
    },
    {
      name: 'Radioactive medicine',
      kind: 'check',
      logic: treatmentIs('radiopharmaceutical'),
      signer: 1,
      optional: true,
      askedIf: implantNamed,
    },
    {
      name: 'Other device with a battery',
      kind: 'check',
      logic: implantIs('other'),
      signer: 1,
      optional: true,
      askedIf: implantNamed,
    },
    // A box alone doesn't say where to look. Someone who doesn't know has nothing to write.
    {
      name: 'Which device or treatment, and when',
      identifier: 'implantKind',
      signer: 1,
      askedIf: ['Implant or radioactive treatment', 'yes'],
    },
    { name: 'Initials for removal of implants', kind: 'initials', signer: 1 },
    { name: 'Initials for the cremation process', kind: 'initials', signer: 1 },
    {
      name: 'Jewelry and other belongings',
      kind: 'radio',
      options: [
        ['return', 'Remove them and return them to me.'],
        ['leave', 'Leave them with the body. I understand that they’ll be destroyed.'],
        ['none', 'There are none.'],
      ],
      signer: 1,
    },
    {
      name: 'The cremated remains',
      kind: 'radio',
      options: [
        ['pick-up', 'The person named below picks them up at the funeral home.'],
        ['cemetery', 'The funeral home delivers them to the cemetery named below.'],
        ['mail', 'The funeral home sends them by the U.S. Postal Service to the address below.'],
        ['scatter', 'They’re scattered as written below, where law allows it.'],
      ],
      signer: 1,
    },
    {
      name: 'Recipient or cemetery',
      identifier: 'crematedRemainsRecipientFullName',
      signer: 1,
      askedIf: ['The cremated remains', 'pick-up', 'cemetery', 'mail'],
    },
    {
      name: 'Phone number of the recipient',
      identifier: 'crematedRemainsRecipientPhoneNumber',
      signer: 1,
      askedIf: ['The cremated remains', 'pick-up', 'cemetery', 'mail'],
    },
    {
      name: 'Address to send them to, or where and how they’re scattered',
      lines: 'multi',
      signer: 1,
      askedIf: ['The cremated remains', 'mail', 'scatter'],
    },
    { name: 'Other instructions', lines: 'multi', signer: 1, optional: true },
    { name: 'Crematory', identifier: 'crematoryAddress' },
    { name: 'Number of the cremation permit', optional: true, isForStaff: true },
    { name: 'Removed by', identifier: 'implantsRemovedBy', optional: true },
    { name: 'Removed on', kind: 'date', identifier: 'implantsRemovedOn', optional: true },
    {
      name: 'Someone from the family attends the start of the cremation',
      kind: 'radio',
      options: [
        ['yes', 'Yes'],
        ['no', 'No'],
      ],
      signer: 1,
    },
    ...signedBy(1, 'personInControlOfDisposition'),
    ...signedByDirector(2),
    { name: 'Signature', kind: 'signature', signer: 3 },
    { name: 'Date', kind: 'date', signer: 3 },
    { name: 'Printed name and title', signer: 3 },
    { name: 'Date received', kind: 'date', signer: 3 },
    { name: 'Time of day received, such as 2:30 pm', signer: 3 },
  ],
  blocks: [
    letterhead.block,
    { title: 'The person who died', fields: ['Full name', 'Also known as', 'Date of birth', 'Date of death'], columns: 2 },
    { fields: ['Place of death'] },
    {
      title: '1. Your authority',
      text: [
        'I am {{Authorizing agent}}. My relationship to the person who died: {{Relationship of the authorizing agent}}. I authorize the funeral home and the crematory to cremate the body of {{Full name}} and to do with the cremated remains what I say in section 6. I state that:',
        '- I have the legal right to decide about the disposition of the body, or I act for everyone who shares that right with me, and they agree.',
        '- I know of nobody with a greater right to decide, and of nobody with an equal right who objects.',
        '- I know of no written instruction of the person who died that is against cremation.',
        '- I know of no reason for a medical examiner or coroner to examine the body further.',
      ].join('\n'),
      fields: ['Address of the authorizing agent', 'Phone number of the authorizing agent'],
      columns: 2,
    },
    {
      title: '2. Identification',
      text: 'The funeral home must know whose body it is before it releases the body to the crematory.',
      fields: ['Identification', 'Identified by, or how', 'Date of identification'],
      columns: 2,
    },
    {
      title: '3. Implants and radioactive treatment',
      text: 'Batteries and some other devices can be dangerous during cremation. They can hurt the crematory’s staff and damage the cremation chamber. Radioactive material can harm people and the environment. Does the body contain a device, or was it treated with radioactive material?',
      fields: ['Implant or radioactive treatment'],
    },
    {
      fields: [
        'Pacemaker or defibrillator',
        'Nerve stimulator or loop recorder',
        'Drug or insulin pump',
        'Radioactive seeds or pellets',
        'Radioactive medicine',
        'Other device with a battery',
      ],
      columns: 3,
    },
    {
      text: 'I authorize the funeral home to have every such device removed before the cremation, and to dispose of it as law allows. If material can’t be removed, the cremation waits until the crematory says that it’s safe. {{Initials for removal of implants}} (initials)',
      fields: ['Which device or treatment, and when', 'Removed by', 'Removed on'],
    },
    {
      title: '4. How a cremation is done',
      text: [
        '- The body is placed in a casket or other container that is rigid, closed, and combustible. The crematory may refuse one that isn’t. The container is cremated with the body.',
        '- The body is cremated alone, unless law allows something else and I ask for it in writing.',
        '- Heat and flame reduce the body to bone fragments. This can’t be undone.',
        '- The crematory removes the bone fragments from the chamber as far as it can. Small amounts from this or an earlier cremation may stay behind and mix.',
        '- Metal, such as from dental work, joint replacements, or the container, is separated from the fragments. The crematory may recycle or dispose of it.',
        '- The bone fragments are processed until they’re small enough for an urn. Remains that don’t fit into the urn that I chose come in a second container.',
        '- The cremation takes place after the waiting period and with the permits that law requires, at a time that the crematory sets.',
        'I have read this section. {{Initials for the cremation process}} (initials)',
      ].join('\n'),
    },
    {
      title: '5. Belongings, crematory, and attendance',
      text: 'What stays with the body is destroyed in the cremation.',
      fields: [
        'Jewelry and other belongings',
        'Someone from the family attends the start of the cremation',
        'Crematory',
        'Number of the cremation permit',
      ],
      columns: 2,
    },
    {
      title: '6. The cremated remains',
      fields: [
        'The cremated remains',
        'Recipient or cemetery',
        'Phone number of the recipient',
        'Address to send them to, or where and how they’re scattered',
        'Other instructions',
      ],
      columns: 2,
    },
    {
      text: 'If nobody picks up the cremated remains, the funeral home keeps them for as long as state law says. After that, it may place them in a grave, crypt, or niche, or handle them in another way that law allows.',
    },
    {
      title: '7. Signatures',
      text: 'The funeral home and the crematory rely on what I say here. Everything that I have said is true as far as I know, and I answer for harm that follows if it isn’t. I may change or take back this authorization in writing until the cremation begins. I have received a copy.',
      type: 'signatures',
      signers: [1],
    },
    {
      text: 'The funeral director has reviewed this authorization with the authorizing agent.',
      type: 'signatures',
      signers: [2],
    },
    {
      text: 'The crematory has received the body with this authorization and has compared its identification with the papers.',
      fields: ['Date received', 'Time of day received, such as 2:30 pm'],
      columns: 2,
    },
    { type: 'signatures', signers: [3] },
  ],
};
