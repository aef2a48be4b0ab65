import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { type StepKey, stepOf } from './steps.ts';

/** What a step says around its question. Help and picture are missing if there are none. */
export type PageWords = { title: string; lead?: string; help?: string; image?: string };

/**
 * Returns what a step says, by the catalog's page for it: in a plan for oneself, after a death, or for later, in its words for that. Without a page, the step
 * goes by its short name.
 */
export function pageWords(
  { pages = [], name }: Pick<PlannerHome, 'pages' | 'name'>,
  key: StepKey,
  { type, timing }: Pick<PlanChoices, 'type' | 'timing'>,
): PageWords {
  const page = pages.find(({ step }) => step === key);
  if (!page) return { title: stepOf(key).title };
  const { title, myselfTitle, lead, atNeedLead, preNeedLead, help, image } = page;
  const timed = { 'at-need': atNeedLead, 'pre-need': preNeedLead, 'imminent-need': undefined }[timing ?? 'imminent-need'];
  const said = (text: string): string => text.replaceAll('{home}', name);
  const leadWords = said(timed || lead);
  return {
    title: said((type === 'myself' && myselfTitle) || title),
    ...(leadWords ? { lead: leadWords } : {}),
    ...(help ? { help: said(help) } : {}),
    ...(image ? { image } : {}),
  };
}
