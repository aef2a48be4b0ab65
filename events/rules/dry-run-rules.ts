import { caseEvents } from '../catalog/index.ts';
import type { ReactionRule } from './reaction-rule.ts';

/** What dry runs of the catalog are run over, how a full one goes on, and how published triggers go over open cases by the same events. */
export const dryRunRules: readonly ReactionRule[] = [
  {
    when: 'arrangement.submitted',
    reaction: 'keep-in-corpus',
    why: 'Dry runs of the catalog price sent plans, without a name or a word in them.',
  },
  ...caseEvents.map(
    ({ name }): ReactionRule => ({
      when: name,
      reaction: 'keep-in-corpus',
      why: 'Dry runs of the catalog replay what happens in cases, without a name or a word in it; a deleted case leaves them.',
    }),
  ),
  {
    when: 'trigger-run.lane-due',
    reaction: 'fill-open-cases',
    why: 'Open cases get the tasks that newly published triggers would have created, if administrators want that.',
  },
  { when: 'dry-run.lane-due', reaction: 'run-dry-run-lane', why: 'A full dry run of the catalog goes on, step by step.' },
];
