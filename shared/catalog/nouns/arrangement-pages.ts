import { type ArrangementPage, arrangementPageSchema } from '#shared/model/arrangement-page.ts';
import { plannerStep } from '#shared/model/enumerations/planner-step.ts';
import { defineNoun, type FaultInNoun } from '../noun.ts';
import { isRetired } from '../retired.ts';
import { twiceFaults } from '../twice-faults.ts';

/** Returns steps with two pages, and those without one, apart from retired pages. A catalog from before there were pages has none, and its steps go by their short names. */
function stepsFaults(pages: readonly ArrangementPage[]): FaultInNoun[] {
  const [first] = pages;
  const shown = pages.filter((page) => !isRetired(page));
  const known = new Set(shown.map(({ step }) => step));
  const missing = plannerStep.values.filter((step) => !known.has(step)).map((step) => plannerStep.label(step));
  return [
    ...twiceFaults(shown, ({ step }) => step, 'step', 'This step has a page already. Each of the 15 steps has one.'),
    ...(first && missing.length > 0
      ? [{ id: first.id, path: [], message: `Each of the 15 steps has a page. These have none: ${missing.join(', ')}.` }]
      : []),
  ];
}

export const arrangementPages = defineNoun({
  name: 'arrangementPages',
  one: 'arrangement page',
  many: 'arrangement pages',
  schema: arrangementPageSchema,
  reaches: [],
  isOnlyOfCatalog: true,
  columns: ['step', 'lead'],
  filters: ['step'],
  screen: { path: '/System/ArrangementPageDetails', title: 'Arrangement pages', group: 'catalog' },
  nameOf: ({ step, title }) => (plannerStep.has(step) ? `${plannerStep.label(step)}: ${title}` : title),
  wordsOf: ({ lead, help }) => [lead, help],
  fixedIn: ({ step }) => ({ step }),
  faultsIn: stepsFaults,
  words: {
    step: { label: 'Step', choices: plannerStep },
    title: { label: 'Title', hint: '{home} becomes the home’s name, here and below.' },
    myselfTitle: { label: 'Title when planning for yourself', hint: 'Replaces the title for people who plan for themselves.' },
    lead: { label: 'Lead', hint: 'The sentence below the title.' },
    atNeedLead: { label: 'Lead after a death', hint: 'Replaces the lead.' },
    preNeedLead: { label: 'Lead in a plan for later', hint: 'Replaces the lead.' },
    help: { label: 'Help', hint: 'Opens below the lead.' },
    image: { label: 'Picture', isPicture: true },
  },
});
