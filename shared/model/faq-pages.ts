/** Screens that questions and answers are kept for, beside the steps of the planner, which have their own under their names. */
export const faqPages = [
  'home',
  'funeral-home',
  'compare',
  'planner',
  'plans',
  'case',
  'dashboard',
  'my-day',
  'cases',
  'case-pages',
  'case-contacts',
  'case-notes',
  'tasks',
  'profile',
  'packages',
  'pricing',
  'price-list',
  'team',
] as const;
export type FaqPage = (typeof faqPages)[number];
