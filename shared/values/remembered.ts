/** Returns the pure function `work` with its last answers kept, for texts that are asked about again and again. Past `most` texts it forgets all of them. */
// @__NO_SIDE_EFFECTS__ (bundlers drop what nobody imports)
export function remembered<Answer>(most: number, work: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    if (answers.has(text)) return answers.get(text) as Answer;
    const answer = work(text);
    if (answers.size >= most) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
