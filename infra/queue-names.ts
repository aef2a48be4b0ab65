/**
 * Returns what the stack's outputs call the queue of a reaction, or the dead-letter queue of a reaction, a job, or a trigger: `npm run redrive` finds them
 * by it.
 */
export const queueOutput = (name: string, which: 'Queue' | 'DeadLetters'): string =>
  `${name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}${which}`;
