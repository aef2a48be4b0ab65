import type { TaskTriggerFacts } from './task-trigger-facts.ts';
import { arrangements, transport, vitalRecords } from './task-triggers-arrangements.ts';
import { burial, veterans } from './task-triggers-burial.ts';
import { afterwards, service } from './task-triggers-ceremony.ts';
import { cremation } from './task-triggers-cremation.ts';
import { familyTasks } from './task-triggers-family.ts';
import { firstDays } from './task-triggers-first-days.ts';
import { leadsAndPlans } from './task-triggers-leads.ts';

/**
 * Lists what a home has to do in a case, in the order that a director would go through it. Tasks, their words, and their days are compiled
 * (docs/vocabulary.md, Compiled from the trade), and the offsets are defaults. Federal law is cited by clause (docs/law.md). What each state sets for
 * itself (days, waits, permits, who signs) is described without a clause, as what is common, because these tasks apply in every state.
 */
export const taskTriggers: readonly TaskTriggerFacts[] = [
  ...firstDays,
  ...leadsAndPlans,
  ...arrangements,
  ...vitalRecords,
  ...transport,
  ...cremation,
  ...burial,
  ...veterans,
  ...service,
  ...familyTasks,
  ...afterwards,
];
