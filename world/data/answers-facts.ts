import type { Answer } from '#shared/model/answer.ts';

/** By a home's own clock: `day` so many days after that of the first call, `hour` an hour of that day; `after` so many hours after the call itself. */
export type CaseClock = {
  day: (days: number) => string;
  hour: (days: number, hour: number) => string;
  after: (hours: number) => string;
};

/** Hours after the first call, who told or wrote it (first name, on the team or in the family that takes part), and what, by identifier. Hour 0 is the first call itself. */
export type AnswersFacts = readonly [hours: number, by: string, answers: (clock: CaseClock) => Readonly<Record<string, Answer>>];
