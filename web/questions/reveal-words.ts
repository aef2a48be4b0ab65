type Identified = { id: string };

/** Returns the announcement for questions that appear or go away: `1 more question: Which newspaper?`; nothing if the same ones show. */
export const revealWords = <Question extends Identified>(
  before: readonly Question[],
  now: readonly Question[],
  wordsOf: (question: Question) => string,
): string => {
  const known = new Set(before.map(({ id }) => id));
  const left = new Set(now.map(({ id }) => id));
  const come = now.filter(({ id }) => !known.has(id));
  const gone = before.filter(({ id }) => !left.has(id));
  if (come.length > 0)
    return `${come.length} more ${come.length === 1 ? 'question' : 'questions'}: ${come.map(wordsOf).join(' ')}`;
  if (gone.length > 0) return `${gone.length} ${gone.length === 1 ? 'question is' : 'questions are'} no longer asked.`;
  return '';
};
