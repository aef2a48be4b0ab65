import type { FaqPage } from '#shared/model/faq-pages.ts';
import type { Answered } from './faq-answer.ts';

/** What administrators ask about the System area. */
export const systemFaq = {
  system: [
    [
      'What can I search for here?',
      'Every entry of the catalog, with drafts in place of what is published. Words are looked for in names and texts; quotation marks keep words together, as in “basic services.” noun:services keeps to one list, is:draft, is:faulty, is:unused, and is:retired to a state, reads:timing to what a rule reads, and a minus sign before any of them leaves it out.',
    ],
    [
      'Which keys work in the System area?',
      'Ctrl+K searches from any screen. In a list, j and k move, Enter opens, / searches, and n adds an entry. Ctrl+S saves a form. Press ? to see them all.',
    ],
    [
      'Who sees what I change?',
      'Every administrator sees a draft as soon as you save it. Homes and families see it once it’s published.',
    ],
  ],
  'catalog-list': [
    [
      'Why doesn’t a list show retired entries?',
      'Lists show what is offered, and every draft. Choose Retired as the state to see the others.',
    ],
    [
      'How do I change the order in which families see entries?',
      'Press Change order. Drag a row, or move to its handle and press the arrow keys. The order is a draft, like any other change.',
    ],
    [
      'What does Used by count?',
      'Other entries of the catalog that refer to this one. What uses it, in the menu of the row, names them, and says how many homes, packages, plans, cases, and documents have it.',
    ],
    [
      'How do I take an entry out of the catalog?',
      'Retire it from the menu of its row. Nothing new takes it after that, and whatever has it keeps it. An entry that was never published is deleted.',
    ],
  ],
  'catalog-entry': [
    [
      'What happens when I save?',
      'Your change is saved as a draft. It may still have problems, which are listed above the button and beside their fields. Publish it from Drafts.',
    ],
    [
      'A colleague saved the same entry. Is my change lost?',
      'No. Changes to different fields are combined. If you both changed the same field, you see both versions and choose.',
    ],
    [
      'Why do I have to settle a draft?',
      'Someone published the entry differently after your draft began. Fields that only they changed are taken over, and you choose where you both did.',
    ],
    [
      'Why can’t I change an identifier or an option’s id?',
      'Once they’re published, plans, cases, rules, and papers name them. Turn an option off instead of removing it.',
    ],
    [
      'How do I get an earlier version back?',
      'Open History and press Revert to this. That makes a draft, which you publish when it’s right.',
    ],
  ],
  'catalog-drafts': [
    [
      'Which drafts should I publish together?',
      'Those that belong together. A new entry that a chosen draft refers to comes along, and the panel names it before you publish.',
    ],
    [
      'Why is Publish off?',
      'Choose at least one draft, say why, and fix the drafts that the panel names. A release never has problems.',
    ],
    [
      'Do new triggers create tasks in cases that are open already?',
      'Only for what happens from now on, unless you check “Create these tasks in open cases, too.” Tasks that exist stay as they are.',
    ],
    ['When do homes and families see a release?', 'Within a minute, all of it in one instant.'],
  ],
  'catalog-releases': [
    [
      'What is in a release?',
      'Everything that was published together: which entries, which fields, what was before and after, who published it, and why.',
    ],
    ['Can I undo a release?', 'Revert it. That makes drafts of how everything was before, which you look through and publish.'],
    [
      'Does a release change plans and papers that were sent?',
      'No. Papers that were sent keep what they said. Open plans tell the family what has changed.',
    ],
  ],
  'system-homes': [
    [
      'How does a home join?',
      'It asks on the page for funeral homes. Speak with it, then create its home from the request, which invites its owner by email.',
    ],
    ['When do families find a new home?', 'Once its owner launches its page.'],
    [
      'What may I do while I act for someone?',
      'What that person may do, for 60 minutes, with both names on every change. You can’t see whole Social Security numbers, invite anyone to the team, change who administers the home, or transfer it.',
    ],
  ],
} as const satisfies Partial<Record<FaqPage, readonly Answered[]>>;
