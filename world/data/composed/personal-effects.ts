import { is } from '../task-trigger-facts.ts';
import { type ComposedFacts, decedentFields, letterhead, signedBy, signedByDirector } from './composed-facts.ts';

/** What was with the person who died, what becomes of it, and who received it. */
export const personalEffects: ComposedFacts = {
  name: 'Personal effects inventory and release',
  description: 'What was with the person who died, what the family wants done with it, and who received it.',
  type: 'personal-effects-release',
  category: 'Custody',
  audience: 'family-user',
  appliesWhen: is('timing', 'at-need'),
  signers: ['next-of-kin', 'funeral-director'],
  fields: [
    ...letterhead.fields,
    ...decedentFields,
    { name: 'Valuables', identifier: 'valuablesList', lines: 'multi', optional: true },
    { name: 'Clothing and other belongings', lines: 'multi', optional: true, isForStaff: true },
    { name: 'Where they were received, and from whom', optional: true, isForStaff: true },
    { name: 'Date received', kind: 'date', optional: true, isForStaff: true },
    {
      name: 'What we do with them',
      kind: 'radio',
      options: [
        ['return', 'Return them to the person named below.'],
        ['with-the-body', 'Leave them with the body. I understand that they’re then buried or cremated with it.'],
        ['with-the-remains', 'Place them with the cremated remains.'],
        ['ship', 'Ship them to the address below.'],
        ['destroy', 'Destroy them.'],
      ],
      signer: 1,
    },
    { name: 'Exceptions', lines: 'multi', signer: 1, optional: true },
    {
      name: 'Name and address of the recipient',
      lines: 'multi',
      signer: 1,
      askedIf: ['What we do with them', 'return', 'ship'],
    },
    ...signedBy(1, 'nextOfKin'),
    ...signedByDirector(2),
  ],
  blocks: [
    letterhead.block,
    { title: 'The person who died', fields: ['Full name', 'Also known as', 'Date of birth', 'Date of death'], columns: 2 },
    { fields: ['Place of death'] },
    {
      title: 'What was with the body',
      text: 'Please describe each item: how many, color, material, and marks. We describe metals and stones by how they look, and don’t say what they’re worth.',
      fields: ['Valuables', 'Clothing and other belongings'],
    },
    { fields: ['Where they were received, and from whom', 'Date received'], columns: 2 },
    {
      title: 'What happens to it',
      fields: ['What we do with them', 'Exceptions', 'Name and address of the recipient'],
    },
    {
      title: 'Signatures',
      text: 'The list is complete as far as I know, and I have the right to say what happens to these belongings. The funeral director has compared the list with what the funeral home has.',
      type: 'signatures',
      columns: 2,
    },
  ],
};
