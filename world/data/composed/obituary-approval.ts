import { is } from '../task-trigger-facts.ts';
import { type ComposedFacts, letterhead, signedBy } from './composed-facts.ts';

/** What a relative signs once the text is ready, before it’s published. */
export const obituaryApproval: ComposedFacts = {
  name: 'Obituary approval',
  description: 'The text of the obituary as it’ll be published, where and when, and the family’s approval.',
  type: 'obituary-approval',
  category: 'Authorizations',
  audience: 'family-user',
  appliesWhen: is('obituaryWanted', true),
  signers: ['next-of-kin'],
  fields: [
    ...letterhead.fields,
    { name: 'Full name', identifier: 'decedentFullName' },
    { name: 'Name in the obituary', identifier: 'obituaryName' },
    { name: 'Date of birth', kind: 'date', identifier: 'dateOfBirth', isRead: true },
    { name: 'Date of death', kind: 'date', identifier: 'dateOfDeath', isRead: true },
    { name: 'Text of the obituary', identifier: 'obituaryText', lines: 'multi' },
    { name: 'Survived by', identifier: 'survivors', lines: 'multi', optional: true },
    { name: 'Died before', identifier: 'predeceasedBy', lines: 'multi', optional: true },
    { name: 'Donations', identifier: 'donationsTo', optional: true },
    { name: 'Newspaper', identifier: 'newspaperName', optional: true },
    { name: 'Deadline', identifier: 'obituaryDeadline', optional: true },
    {
      name: 'Website of the funeral home',
      kind: 'check',
      logic: { in: ['website', { var: 'obituaryWhere' }] },
      optional: true,
    },
    { name: 'A newspaper', kind: 'check', logic: { in: ['newspaper', { var: 'obituaryWhere' }] }, optional: true },
    { name: 'First day', kind: 'date', optional: true, isForStaff: true },
    { name: 'Price of publishing, if there is one', optional: true, isForStaff: true },
    {
      name: 'Photograph',
      kind: 'radio',
      logic: { if: [is('photographWanted', true), 'yes', is('photographWanted', false), 'no', ''] },
      options: [
        ['yes', 'With a photograph'],
        ['no', 'Without a photograph'],
      ],
    },
    {
      name: 'Decision',
      kind: 'radio',
      options: [
        ['approved', 'Publish it like this.'],
        ['changes', 'Publish it with the changes that I wrote below.'],
        ['again', 'Change it as I wrote below, and show it to me again.'],
      ],
      signer: 1,
    },
    { name: 'Changes', lines: 'multi', signer: 1, optional: true },
    ...signedBy(1, 'nextOfKin'),
  ],
  blocks: [
    letterhead.block,
    {
      title: 'Whose obituary it is',
      fields: ['Full name', 'Name in the obituary', 'Date of birth', 'Date of death'],
      columns: 2,
    },
    { title: 'The text', fields: ['Text of the obituary', 'Survived by', 'Died before', 'Donations'] },
    {
      title: 'Where and when',
      fields: [
        'Website of the funeral home',
        'A newspaper',
        'Newspaper',
        'Deadline',
        'First day',
        'Price of publishing, if there is one',
        'Photograph',
      ],
      columns: 2,
    },
    {
      title: 'Your approval',
      text: [
        'Please check every name, date, and place, and how each name is spelled. After the deadline, a newspaper may not take changes, and a correction may cost extra.',
        '- I have read the text, and what it says is true as far as I know.',
        '- I may give the photograph and the text to be published. Nobody else has rights that this violates.',
        '- I understand that a published obituary can be copied by others, and can’t be taken back completely.',
      ].join('\n'),
      fields: ['Decision', 'Changes'],
    },
    { title: 'Signature', type: 'signatures' },
  ],
};
