import type { ArrangementPage } from '#shared/model/arrangement-page.ts';
import type { PlannerStep } from '#shared/model/enumerations/planner-step.ts';

type PageFacts = Omit<ArrangementPage, 'id' | 'step' | 'lead' | 'help'> & { lead?: string };

/** What each step of the planner says around its question. */
export const arrangementPages: Readonly<Record<PlannerStep, PageFacts>> = {
  timing: {
    title: 'When is the funeral needed?',
    lead: 'This decides which questions we ask next. You can change it, and everything else, at any time.',
  },
  type: { title: 'Who is this plan for?' },
  contacts: {
    title: 'Who should the home know about?',
    lead: 'The plan is saved under your name from here on. The funeral home sees it only when you send it.',
  },
  'disposition-type': {
    title: 'Burial, cremation, or something else?',
    myselfTitle: 'What would you like to happen to your body?',
    lead: '{home} has packages for these.',
  },
  'service-preferences': {
    title: 'What would be right for them?',
    myselfTitle: 'What would you wish for?',
    lead: 'Choose as much or as little as you like. The next page lists the closest packages first. Nothing here costs anything.',
  },
  'select-template': {
    title: 'Which package comes closest?',
    lead: 'A package is your starting point. On the next pages, add what’s missing and remove what you don’t want.',
  },
  'service-details': {
    title: 'How will you come together?',
    myselfTitle: 'How should people come together?',
    lead: 'Choose what fits, and answer what you can today. We’ll ask about the rest before the end.',
  },
  'additional-services': {
    title: 'Anything else that would help?',
    lead: 'Each shows what it adds to the total. Take what helps, and leave the rest.',
  },
  interment: {
    title: 'A casket, and what the grave needs',
    lead: 'Start with the prices, and see pictures if you like. You can decide later or bring your own.',
  },
  'cremated-remains': {
    title: 'Something to hold the ashes',
    lead: 'The ashes are returned in a simple container, which is enough. You can choose an urn here or buy one anywhere else.',
  },
  keepsakes: {
    title: 'Keepsakes',
    lead: 'Small or printed things to keep or give away. You don’t need any of them. Keepsakes for ashes come with cremation plans.',
  },
  memorial: { title: 'Something to remember by?', lead: 'Printed and filmed keepsakes. You don’t need any of them.' },
  'death-certificates': {
    title: 'How many certified copies of the death certificate?',
    lead: 'Banks, insurers and offices will each ask for one. This can be changed at any time.',
    atNeedLead: 'Banks, insurers and offices each ask for one. More can be ordered later.',
  },
  conference: {
    title: 'Where would you like to go through it with the home?',
    lead: 'Everything is settled at the arrangement conference, and nothing is bought before then. Tell us how you’d like to meet.',
  },
  summary: {
    title: 'Check your plan',
    lead: 'Here’s everything you’ve told us and what it costs at {home}. Change any part, and you’ll come back here.',
  },
};
