import { unknown } from '../unknown.ts';
import type { RuleGives } from './drawing.ts';

/** What a rule decides, in words, and what it reads where nothing is known: null, or unknown until it's answered. */
export type RuleUse = {
  gives: RuleGives;
  absent: null | typeof unknown;
  /** Begins the sentence: "Shown if". */
  lead: string;
  /** The sentence for a rule that is always true, for one that never is, and without a rule. */
  always: string;
  never: string;
  without: string;
  /** What follows if it's true, if it's false, and while that isn't known. */
  outcomes: { yes: string; no: string; open: string };
};

const truth = (lead: string, yes: string, no: string, open: string): RuleUse => ({
  gives: 'truth',
  absent: unknown,
  lead: `${lead} if`,
  always: `Always ${lead.toLowerCase()}.`,
  never: `Never ${lead.toLowerCase()}.`,
  without: `No rule. Always ${lead.toLowerCase()}.`,
  outcomes: { yes, no, open },
});

const value = (lead: string, without: string): RuleUse => ({
  gives: 'value',
  absent: unknown,
  lead,
  always: '',
  never: '',
  without,
  outcomes: { yes: '', no: '', open: 'Not known yet' },
});

/** Everything that rules of the catalog decide. Rules of tasks read null where nothing is known, as in JSON logic. */
export const ruleUses = {
  shown: truth('Shown', 'Shown', 'Hidden', 'Hidden until more is answered'),
  charged: truth('Charged', 'Charged', 'Not charged', 'Not charged until more is answered'),
  discounted: truth('Applied', 'Applied', 'Not applied', 'Not applied until more is answered'),
  required: truth('Required', 'Required', 'Not required', 'Not required until more is answered'),
  printed: truth('Printed', 'Printed', 'Left out', 'Left out until more is answered'),
  applies: truth('Applies', 'Applies', 'Doesn’t apply', 'Doesn’t apply until more is answered'),
  taskCreated: { ...truth('Created', 'Created', 'Not created', 'Not created'), absent: null },
  taskKept: { ...truth('Needed', 'Needed', 'Removed', 'Removed'), absent: null, without: 'No rule. Needed until it’s done.' },
  taskCompleted: {
    ...truth('Completed', 'Completed', 'Open', 'Open'),
    absent: null,
    without: 'No rule. Completed only by a person.',
  },
  quantity: value('The quantity is', 'No rule. The quantity is 1.'),
  filled: value('The field contains', 'No rule. The field stays empty.'),
} satisfies Record<string, RuleUse>;
