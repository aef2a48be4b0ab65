type Entry = { question: string; answer: string };

/**
 * Returns questions in the order in which the help shows them. First comes the one about a term (`about`): the first with the term in its question,
 * or else in its answer. The others keep their order.
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
