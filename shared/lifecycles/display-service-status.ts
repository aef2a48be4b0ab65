import { type PreparationStatus, preparationStatus } from '../model/enumerations/case.ts';
import { allowed, type Move, movesBy, type Ruling, refused, type Who } from './move.ts';

/** What the rules look at: the status, and how many visible required questions are unanswered. */
export type ServicePreparation = { status: PreparationStatus; missing: number };

const { label } = preparationStatus;
const questions = (count: number) => (count === 1 ? '1 required question is' : `${count} required questions are`);

/** The statuses that each one leads to, besides Missing info, which follows the answers. */
const table: Readonly<Record<PreparationStatus, readonly PreparationStatus[]>> = {
  'missing-info': ['ready'],
  ready: ['in-progress'],
  'in-progress': ['ready', 'complete'],
  complete: ['in-progress'],
};

function rulingOn({ status, missing }: ServicePreparation, to: PreparationStatus): Ruling {
  if (to === 'missing-info') return refused('Missing info is set automatically while a required answer is missing.');
  if (!table[status].includes(to)) return refused(`${label(status)} is followed by ${label(table[status].at(-1) ?? status)}.`);
  return missing > 0 && status === 'missing-info' ? refused(`${questions(missing)} not answered.`) : allowed;
}

/** Returns what the status of a case's display service may become by hand: Ready, In progress, Complete, and one step back at a time. */
export const displayServiceMoves = (service: ServicePreparation, who: Who): Move<PreparationStatus>[] =>
  movesBy(preparationStatus, service.status, { who, permission: 'cases.change' }, (to) => rulingOn(service, to));

/** Returns the status after answers were saved. Missing info and Ready follow the answers; work that has begun goes on. */
export function statusByAnswers({ status, missing }: ServicePreparation): PreparationStatus {
  if (status !== 'missing-info' && status !== 'ready') return status;
  return missing > 0 ? 'missing-info' : 'ready';
}
