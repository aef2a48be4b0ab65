import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { questionGroupSchema } from '#shared/model/question-group.ts';
import { friendlyAnswer } from '#shared/questions/friendly-answer.ts';
import { addToCatalog, removeFromCatalog } from '#test/cloud/change-catalog.ts';
import { refused, waitUntil } from '#test/cloud/cloud.ts';
import { deskWithCase, keyed } from './parts/case-desk.ts';
import { caseParty, questionsFor, questionsOf, save, saveAnswers } from './parts/case-party.ts';

const mark = `heat${randomUUID().slice(0, 8)}`;
const reading = `${mark}Reading`;
const tooWarm = `${mark}TooWarm`;
const page = 'memorialization-preferences';
const question = { id: randomUUID(), identifier: reading, question: 'Temperature', fieldType: 'temperature', isOptional: true };
const group = questionGroupSchema.parse({
  id: randomUUID(),
  name: 'Temperatures',
  kind: 'case',
  page,
  sortOrder: 9100,
  questions: [
    question,
    {
      id: randomUUID(),
      identifier: tooWarm,
      question: 'Why is it too warm?',
      fieldType: 'string',
      isOptional: true,
      visibleWhen: { '>': [{ var: reading }, 40] },
    },
  ],
});

let party: Awaited<ReturnType<typeof caseParty>>;

beforeAll(async () => {
  await addToCatalog('questionGroups', group);
  party = await caseParty();
  // The catalog stays warm for some seconds.
  const isAsked = async () => (await questionsOf(party.staff, party.row.id)).groups.some(({ id }) => id === group.id);
  await waitUntil('the new group of questions is asked', isAsked, 60);
}, 120_000);

afterAll(() => removeFromCatalog('questionGroups', group.id));

it('stores a temperature exactly, whether staff or the family enters it', async () => {
  const { staff, family } = party;
  await saveAnswers(staff, party.row.id, { [reading]: 38.4 });
  expect((await questionsFor(staff, party.row.id)).get(reading)).toMatchObject({ value: 38.4 });
  await saveAnswers(family, party.row.id, { [reading]: 98.6 }, { [reading]: 38.4 });
  const question = (await questionsFor(staff, party.row.id)).get(reading);
  if (!question) throw new Error('The question is not asked.');
  expect(friendlyAnswer(question, question.value)).toBe('98.6 °F');
});

it.each([
  [120.1, 'Enter 20 °F to 120 °F'],
  [19.9, 'Enter 20 °F to 120 °F'],
  [98.65, 'Use one decimal place, like 98.6'],
])('refuses %s in plain words', async (value, words) => {
  const { staff, row: of } = await deskWithCase();
  const body = await refused('updateCaseDetails', save(of.id, { [reading]: value }), keyed(staff));
  expect(JSON.stringify(body)).toContain(words);
});

it('is compared as a number by the rule of another question', async () => {
  const { staff, row: of } = await deskWithCase();
  await saveAnswers(staff, of.id, { [reading]: 40.1, [tooWarm]: 'The cooler was open' });
  expect((await questionsFor(staff, of.id)).get(tooWarm)).toMatchObject({ value: 'The cooler was open' });
});
