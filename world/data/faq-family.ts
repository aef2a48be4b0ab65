import type { FaqPage } from '#shared/model/faq-pages.ts';
import type { Answered } from './faq-answer.ts';

/** What families ask when they compare homes, and on the list of their plans. */
export const familyFaq = {
  compare: [
    [
      'Are these prices complete?',
      'Each column adds up the same basket from that home’s own price list. If a home doesn’t list something, the line says so, and nothing is counted as zero.',
    ],
    [
      'Why does one home cost so much more for the same things?',
      'Homes set their prices freely, and differ by thousands of dollars within one town. Compare the basic services fee first: it is part of every full funeral and cannot be declined.',
    ],
    [
      'Can I send this to my family?',
      'Yes. This page’s address includes everything you see. Copy it into a message, or print the page.',
    ],
    [
      'Do I have to choose one of these?',
      'No. You can go back and check others, up to four at a time. Comparing sends nothing to any home.',
    ],
  ],
  plans: [
    [
      'Who can see my plans?',
      'Only you, until you send one to the funeral home. A plan doesn’t commit you to anything, and it’s free.',
    ],
    [
      'The price of my plan has changed. Why?',
      'The home has published a new price list. The plan shows line by line what is different, and nothing is chosen for you.',
    ],
    [
      'What is the difference between a plan and a funeral that I take part in?',
      'A plan is yours to try things out in. Once a home has taken on a funeral and invited you, it appears above your plans. There you see what has been done and what the home needs from you.',
    ],
    ['What does archiving do?', 'It hides a plan with everything in it. You can restore it at any time.'],
  ],
} as const satisfies Partial<Record<FaqPage, readonly Answered[]>>;
