import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaseQuestions } from '#shared/contract/case-details-views.ts';
import { fieldAudience, fieldLockState, fieldVisibility } from '#shared/model/enumerations/question.ts';
import { type QuestionGroup, questionGroupSchema } from '#shared/model/question-group.ts';
import { addToCatalog, removeFromCatalog } from '#test/cloud/change-catalog.ts';
import { ask, refused, waitUntil } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { caseParty, type PartyViewer, questionsFor, questionsOf, save, saveAnswers } from './parts/case-party.ts';

/** What each person may do, written by hand from docs/decisions.md, People: `''` is nothing, `see`, `edit`. */
type Facts = { audience: string; family: string; lock: string };
function expected(viewer: PartyViewer, { audience, family, lock }: Facts): '' | 'can-see' | 'can-edit' {
  if (viewer === 'trade') return '';
  if (viewer === 'family' && (audience === 'staff-only' || family === 'cannot-see')) return '';
  if (viewer === 'view-only' || lock === 'locked') return 'can-see';
  if (viewer === 'staff') return audience === 'family-only' ? 'can-see' : 'can-edit';
  return family === 'can-see' ? 'can-see' : 'can-edit';
}

const facts: Facts[] = fieldAudience.values.flatMap((audience) =>
  fieldVisibility.values.flatMap((family) => fieldLockState.values.map((lock) => ({ audience, family, lock }))),
);
/** Every audience with every option of the family and every lock, each asked by a separate question, with one more that depends on it. */
const mark = `sight${randomUUID().slice(0, 8)}`;
const nameOf = (each: Facts) => `${mark}N${facts.indexOf(each)}`;
const secretOf = (each: Facts) => `Secret of ${nameOf(each)}`;

const group: QuestionGroup = questionGroupSchema.parse({
  id: randomUUID(),
  name: 'Who sees what',
  kind: 'case',
  page: 'memorialization-preferences',
  sortOrder: 9000,
  questions: [
    ...facts.map((each, at) => ({
      id: randomUUID(),
      identifier: nameOf(each),
      question: `Question ${at}`,
      fieldType: 'string',
      isOptional: true,
      audience: each.audience,
      familyVisibility: each.family,
      lockState: each.lock,
      sortOrder: at,
    })),
    {
      id: randomUUID(),
      identifier: `${mark}Hanging`,
      question: 'Hangs on what only staff see',
      fieldType: 'string',
      isOptional: true,
      visibleWhen: { '==': [{ var: nameOf(facts[0] as Facts) }, secretOf(facts[0] as Facts)] },
      sortOrder: 99,
    },
  ],
});

let party: Awaited<ReturnType<typeof caseParty>>;
const viewers: PartyViewer[] = ['staff', 'view-only', 'trade', 'family'];
const sightOf = async (viewer: PartyViewer, each: Facts) =>
  (await questionsFor(party.viewers[viewer], party.row.id, ['memorialization-preferences'])).get(nameOf(each))?.sight ?? '';

beforeAll(async () => {
  await addToCatalog('questionGroups', group);
  party = await caseParty();
  // The catalog stays warm for some seconds. The condition is that the new group is asked.
  const isAsked = async () =>
    (await questionsOf(party.staff, party.row.id)).groups.some(({ id }: CaseQuestions['groups'][number]) => id === group.id);
  await waitUntil('the new group of questions is asked', isAsked, 60);
  for (const by of [party.staff, party.family])
    for (const each of facts) {
      const viewer = by === party.staff ? 'staff' : 'family';
      if (expected(viewer, each) === 'can-edit' && (viewer === 'staff' || each.audience === 'family-only'))
        await saveAnswers(by, party.row.id, { [nameOf(each)]: secretOf(each) });
    }
}, 120_000);

// Nobody else's case is asked these.
afterAll(async () => {
  await removeFromCatalog('questionGroups', group.id);
});

/** Returns every call by which someone reads what was asked and answered, and saves that are refused: as stale, as bad, as not theirs. */
function callsOf(viewer: PartyViewer): [name: string, input: object][] {
  const { id } = party.row;
  const mayEdit = facts.find((each) => expected(viewer, each) === 'can-edit');
  const stale = mayEdit ? save(id, { [nameOf(mayEdit)]: 'new' }, { [nameOf(mayEdit)]: 'never so' }) : save(id, { nothing: 1 });
  const bad = save(id, Object.fromEntries(facts.map((each) => [nameOf(each), { not: 'words' }])));
  const own: [string, object][] = [
    ['getMyCases', {}],
    ['getMyCase', { id }],
    ['getMyCaseNotes', { id }],
    ['getMyCaseQuestions', { caseId: id }],
    ['saveMyAnswers', stale],
    ['getMyTasks', { id }],
  ];
  const atHome: [string, object][] = [
    ['getCase', { id }],
    ['getCaseTimeline', { id }],
    ['getTasksForCase', { id }],
    ['getCaseTasksAndServices', { id }],
    ['getMyDay', { whose: 'all' }],
  ];
  return [
    ['getCaseQuestions', { caseId: id }],
    ['getCaseCards', { id }],
    ['getCaseDisplayServices', { id }],
    ['updateCaseDetails', stale],
    ['updateCaseDetails', bad],
    ...(viewer === 'family' ? own : atHome),
  ];
}

describe('who sees what of a case, through the calls', () => {
  it.each(viewers)('gives %s what the table says, field by field', async (viewer) => {
    const questions = await questionsFor(party.viewers[viewer], party.row.id, ['memorialization-preferences']);
    const all = facts.map((each) => [each, questions.get(nameOf(each))?.sight ?? '']);
    expect(all).toEqual(facts.map((each) => [each, expected(viewer, each)]));
  });

  it('lets nobody change what they may not, and says nothing about what they may not see', async () => {
    const change = fc.record({
      viewer: fc.constantFrom(...viewers),
      each: fc.constantFrom(...facts),
      word: fc.string({ minLength: 1, maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ viewer, each, word }) => {
        const may = expected(viewer, each);
        const before = (await questionsFor(party.staff, party.row.id)).get(nameOf(each))?.value ?? null;
        if (may === 'can-edit') {
          expect(await sightOf(viewer, each)).toBe('can-edit');
          return;
        }
        const tried = save(party.row.id, { [nameOf(each)]: word }, { [nameOf(each)]: before });
        const answer = await refused('updateCaseDetails', tried, keyed(party.viewers[viewer]));
        expect(answer.status).toBe(may === 'can-see' ? 403 : 400);
        const unknown = await refused(
          'updateCaseDetails',
          save(party.row.id, { noSuchQuestion: word }),
          keyed(party.viewers[viewer]),
        );
        if (may === '')
          expect(answer.errors?.map(({ message }) => message)).toEqual(unknown.errors?.map(({ message }) => message));
        expect((await questionsFor(party.staff, party.row.id)).get(nameOf(each))?.value ?? null).toEqual(before);
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('keeps what someone may not see out of every word of every answer', async () => {
    for (const viewer of viewers) {
      const answers = await Promise.all(callsOf(viewer).map(([name, input]) => ask(name, input, keyed(party.viewers[viewer]))));
      const words = answers.map(({ text }) => text).join('\n');
      for (const each of facts.filter((one) => expected(viewer, one) === '')) {
        expect(words, viewer).not.toContain(`${secretOf(each)}"`);
        expect(words, viewer).not.toContain(`"${nameOf(each)}"`);
      }
    }
  });

  it('follows a rule about what someone may not see, without revealing it', async () => {
    const hanging = (await questionsFor(party.family, party.row.id)).get(`${mark}Hanging`);
    expect(hanging).toMatchObject({ sight: 'can-edit', isVisible: true });
    expect(hanging?.visibleWhen).toBeUndefined();
    expect((await questionsFor(party.staff, party.row.id)).get(`${mark}Hanging`)?.visibleWhen).toBeDefined();
  });
});
