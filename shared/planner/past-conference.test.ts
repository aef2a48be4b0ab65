import { describe, expect, it } from 'vitest';
import { id } from '#test/world/plain-id.ts';
import { smallHome } from '#test/world/small-planner-home.ts';
import { questionSchema } from '../model/question.ts';
import { pastConferences, pastConferenceWords } from './past-conference.ts';

const words = 'Choose a day and time that haven’t passed yet.';
const now = new Date('2026-11-25T15:00:00.000Z');

describe('a time to meet the home', () => {
  it.each([
    ['a minute ago', 'conferenceAt', '2026-11-25T14:59:00.000Z', words],
    // At the home in Boston it is still the evening of the 24th.
    ['yesterday by the home’s clock', 'conferenceAt', '2026-11-25T03:00:00.000Z', words],
    ['in a minute', 'conferenceAt', '2026-11-25T15:01:00.000Z', undefined],
    ['of another question', 'bornAt', '1950-01-01T00:00:00.000Z', undefined],
    ['that is none', 'conferenceAt', 'soon', undefined],
  ])('%s', (_, identifier, value, expected) => {
    expect(pastConferenceWords(identifier, value, now)).toBe(expected);
  });

  it('is found in a plan by its service and question', () => {
    const question = questionSchema.parse({
      id: id('when'),
      identifier: 'conferenceAt',
      question: 'When?',
      fieldType: 'date-time',
    });
    const home = smallHome();
    const asking = { ...home, questions: [...home.questions, question] };
    const planAt = (value: string) => ({
      selectedDisplayServices: [
        { displayServiceId: id('meet'), isAddOn: false, answers: [{ questionId: question.id, value }], items: [] },
      ],
    });
    expect(pastConferences(asking, planAt('2026-11-24T07:00:00.000Z'), now)).toEqual([
      { displayServiceId: id('meet'), identifier: 'conferenceAt', words },
    ]);
    expect(pastConferences(asking, planAt('2026-11-26T07:00:00.000Z'), now)).toEqual([]);
    expect(pastConferences(home, planAt('2026-11-24T07:00:00.000Z'), now)).toEqual([]);
  });
});
