import { describe, expect, it } from 'vitest';
import { logicNamesOf } from '#shared/identifiers/logic-names.ts';
import { generateWorld } from '#world/generate.ts';
import { type TaskTrigger, taskTriggerSchema } from '../model/task.ts';
import { dueWords, triggerWords } from './trigger-words.ts';

const { catalog } = generateWorld();
const questions = catalog.caseQuestionGroups.flatMap((group) => group.questions);
const vocabulary = logicNamesOf(questions, 'facts');

const triggerOf = (facts: object): TaskTrigger =>
  taskTriggerSchema.parse({
    id: '0192f000-0000-7000-8000-000000000001',
    name: 'Order flowers',
    when: ['case.created'],
    due: { from: 'event', days: 2 },
    ...facts,
  });

describe('what a trigger does, in words', () => {
  it.each([
    [
      {},
      'After a case is opened, the task “Order flowers” for staff and the family is created. It’s due 2 days after the event. Only a person completes it.',
    ],
    [
      {
        when: ['case.created', 'case.restored', 'contract.signed'],
        access: 'staff-only',
        condition: { '==': [{ var: 'dispositionType' }, 'burial'] },
        completeWhen: { '!!': [{ var: 'contractSignedOn' }] },
        appliesWhen: { '!': { '==': [{ var: 'caseStatus' }, 'cancelled'] } },
        due: { from: 'date', identifier: 'serviceStartsOn', days: -3 },
        isExpirable: true,
      },
      'After a case is opened, the case is restored, or the contract is signed, the task “Order flowers” for staff only is created if “Disposition” is Burial. It’s due 3 days before “First ceremony on”. Completed if “Contract signed on” is known. Needed if “Case status” is not Cancelled. Otherwise it’s removed. It expires when its day is over.',
    ],
    [
      { repeats: true, isActive: false, due: { from: 'gate', before: 'embalmed' }, manualCompleteOnly: true },
      'Not in use. After a case is opened, the task “Order flowers” for staff and the family is created, again after each event. It’s due before care reaches Embalmed. Only a person completes it.',
    ],
  ])('%j', (facts, words) => {
    expect(triggerWords(triggerOf(facts), vocabulary)).toBe(words);
  });

  it('names everything that stored triggers read', () => {
    for (const trigger of catalog.taskTriggers) expect(triggerWords(trigger, vocabulary)).not.toMatch(/JSON block|“[a-z]\w+”/);
  });

  it('says nothing of a trigger without an event', () => {
    expect(triggerWords({ ...triggerOf({}), when: [] }, vocabulary)).toBe('');
  });

  it('says days by their number', () => {
    expect(dueWords({ from: 'event', days: 0 }, vocabulary)).toBe('on the day of the event');
    expect(dueWords({ from: 'event', days: 1 }, vocabulary)).toBe('1 day after the event');
    expect(dueWords({ from: 'date', identifier: 'dispositionOn', days: 0 }, vocabulary)).toBe('on “Disposition took place on”');
  });
});
