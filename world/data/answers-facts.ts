import type { Answer } from '#shared/model/answer.ts';

/**
 * By a home's own clock: `day` this many days after that of the first call, `hour` an hour of that day; `after` this many hours after the call itself. `member` is
 * the id of someone on the team, by first name.
 */
export type CaseClock = {
  day: (days: number) => string;
  hour: (days: number, hour: number) => string;
  after: (hours: number) => string;
  member: (firstName: string) => string;
};

/**
 * Hours after the first call, who said or wrote it (first name, on the team or among the relatives who take part), and what, by identifier. Hour 0 is the
 * first call itself.
 */
export type AnswersFacts = readonly [hours: number, by: string, answers: (clock: CaseClock) => Readonly<Record<string, Answer>>];
