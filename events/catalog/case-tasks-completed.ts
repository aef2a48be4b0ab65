import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseTasksCompleted = defineEvent({
  name: 'case.tasks-completed',
  version: 1,
  meaning: "The last open task of a case was completed; `completedOn` is the day by the home's calendar.",
  data: caseEventData({ completedOn: calendarDate }),
  sample: { ...sampleOfCase({ tasksCompletedOn: '2026-06-20' }), completedOn: '2026-06-20' },
  sets: ['tasksCompletedOn'],
  moves: (facts, { completedOn }) => ({ ...facts, tasksCompletedOn: completedOn }),
});
