import type { TaskTriggerFacts } from './task-trigger-facts.ts';
import { arrangements, transport, vitalRecords } from './task-triggers-arrangements.ts';
import { burial, veterans } from './task-triggers-burial.ts';
import { afterwards, service } from './task-triggers-ceremony.ts';
import { cremation } from './task-triggers-cremation.ts';
import { familyTasks } from './task-triggers-family.ts';
import { firstDays } from './task-triggers-first-days.ts';
import { leadsAndPlans } from './task-triggers-leads.ts';

/**
 * What a home has to do in a case, by what happens in it: in the order in which a director would go through it. The tasks that most cases have are those of the
 * vocabulary (`caseTasks`) with its words, starts and days; those and all others are compiled from general trade knowledge, not a published list; the
 * offsets are defaults. Federal law is cited by its clause, compared in November 2026 with copies of its text or its agency's guides (of 16 CFR 453.2
 * with the guide and with the clauses that name it; its official text is still to be compared). What each state sets for itself
 * (days, waits, permits, who signs) is said without a clause and as what it often is: these tasks stand in every state.
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
