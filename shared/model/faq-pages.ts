/** Lists screens with questions and answers. The steps of the planner have theirs under their own names. */
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
  'first-call',
  'case-pages',
  'case-contacts',
  'case-notes',
  'tasks',
  'profile',
  'packages',
  'pricing',
  'price-list',
  'team',
  'reports',
] as const;
export type FaqPage = (typeof faqPages)[number];
