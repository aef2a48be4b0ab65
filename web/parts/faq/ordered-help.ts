type Entry = { question: string; answer: string };

/**
 * Questions in the order in which the help shows them: the one about a term first, which is the first that has it in its question, else the first
 * that has it in its answer (`about`); the others as they came.
 */
export function orderedHelp<Help extends Entry>(
  entries: readonly Help[],
  term: string | undefined,
): { items: readonly Help[]; about: Help | undefined } {
  const wanted = term?.trim().toLowerCase();
  const has = (text: string) => wanted !== undefined && wanted !== '' && text.toLowerCase().includes(wanted);
  const about = entries.find(({ question }) => has(question)) ?? entries.find(({ answer }) => has(answer));
  return { items: about ? [about, ...entries.filter((each) => each !== about)] : entries, about };
}
