import type { ReactionRule } from './reaction-rule.ts';

/** Rules for files that people upload or request: each starts a job that they wait for. */
export const fileRules: readonly ReactionRule[] = [
  {
    when: 'catalog-import.uploaded',
    reaction: 'check-catalog-import',
    why: 'The administrator who sent a file sees what each of its rows would change.',
  },
  {
    when: 'merchandise-import.uploaded',
    reaction: 'run-merchandise-import',
    why: 'The home that sent a file sees what each of its rows would change.',
  },
  {
    when: 'merchandise-import.confirmed',
    reaction: 'run-merchandise-import',
    why: 'The home has the prices and items of the file that it confirmed.',
  },
  {
    when: 'aging-file.requested',
    reaction: 'make-aging-file',
    why: 'The home that asked for a file of what its cases owe can download it.',
  },
];
