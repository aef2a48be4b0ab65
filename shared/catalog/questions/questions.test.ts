import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyCatalog, catalogFaults } from '#shared/catalog/catalog-faults.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { fieldType } from '#shared/model/enumerations/question.ts';
import { type Question, questionSchema } from '#shared/model/question.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { generateWorld } from '#world/generate.ts';
import { settingFaults, settingsOf, shapeOf } from './kind-settings.ts';
import { foundQuestions, listedQuestions } from './listed-questions.ts';
import { movedQuestion, moveFault } from './move-question.ts';

const { catalog } = generateWorld();
const groups: QuestionGroup[] = [...catalog.questionGroups, ...catalog.caseQuestionGroups];
const all = groups.flatMap((group) => group.questions.map((question) => ({ group, question })));
const { displayServices, taskTriggers } = catalog;

const ordered = ({ questions }: QuestionGroup) =>
  questions.toSorted((one, other) => one.sortOrder - other.sortOrder).map(({ id }) => id);
const withChanged = (changed: readonly QuestionGroup[]) =>
  groups.map((group) => changed.find(({ id }) => id === group.id) ?? group);
const catalogOf = (questionGroups: readonly QuestionGroup[]) =>
  ({ ...Object.fromEntries(nounNames.map((noun) => [noun, []])), questionGroups }) as unknown as AnyCatalog;

describe('moving a question', () => {
  const move = fc.record({ at: fc.nat(12), of: fc.constantFrom(...all), to: fc.constantFrom(...groups) });

  it('keeps every question once, changes only its number, and leaves others in order', () => {
    fc.assert(
      fc.property(move, ({ at, of: { question, group }, to }) => {
        const changed = movedQuestion(groups, question.id, { groupId: to.id, at });
        const after = withChanged(changed);
        const { sortOrder: _, ...same } = question;
        if (group.kind !== to.kind) expect(changed).toEqual([]);
        else expect(after.find(({ id }) => id === to.id)?.questions.find(({ id }) => id === question.id)).toMatchObject(same);
        expect(after.flatMap(({ questions }) => questions).length).toBe(all.length);
        for (const each of changed) {
          expect(each.questions.map(({ sortOrder }) => sortOrder).toSorted((one, other) => one - other)).toEqual(
            each.questions.map((_question, place) => place),
          );
          const before = groups.find(({ id }) => id === each.id) as QuestionGroup;
          const without = (ids: string[]) => ids.filter((id) => id !== question.id);
          expect(without(ordered(each))).toEqual(without(ordered(before)));
        }
      }),
    );
  });

  it('can be published with both of its groups, and with neither alone', () => {
    const [from, to] = catalog.questionGroups;
    const question = from?.questions[0];
    if (!from || !to || !question) throw new Error('The sample has fewer groups');
    const [less, more] = movedQuestion(groups, question.id, { groupId: to.id, at: 0 });
    if (!less || !more) throw new Error('Nothing moved');
    const faultsWith = (...changed: QuestionGroup[]) =>
      catalogFaults(catalogOf(withChanged(changed)), catalogOf(groups)).map(({ id }) => id);
    expect(faultsWith(less, more)).toEqual([]);
    expect(faultsWith(less)).toContain(from.id);
    expect(faultsWith(more)).toHaveLength(1);
  });

  it('says why it can’t', () => {
    const [pricing] = catalog.questionGroups;
    const [ofCase] = catalog.caseQuestionGroups;
    const id = pricing?.questions[0]?.id ?? '';
    expect(moveFault(groups, id, ofCase?.id ?? '')).toMatch(/stay apart/);
    expect(moveFault(groups, id, 'nowhere')).toMatch(/no longer here/);
    const full = {
      ...(catalog.questionGroups[1] as QuestionGroup),
      questions: Array.from({ length: 100 }, () => ({}) as Question),
    };
    expect(moveFault([...groups.filter(({ id: each }) => each !== full.id), full], id, full.id)).toMatch(/100 questions/);
  });
});

describe('the list of questions', () => {
  const listed = listedQuestions({ groups, displayServices, taskTriggers });

  it('has each once, with what asks it and what reads it', () => {
    expect(listed).toHaveLength(all.length);
    for (const { question, group, askedBy } of listed) {
      if (group.kind === 'case') expect(askedBy).toHaveLength(1);
      else
        expect(askedBy.map(({ id }) => id)).toEqual(
          displayServices.filter(({ questions }) => questions.some(({ id }) => id === question.id)).map(({ id }) => id),
        );
    }
    const live = listed.find(({ question }) => question.identifier === 'liveStream');
    expect(live?.readBy.length).toBeGreaterThan(0);
  });

  it('says which item categories ask, and which papers read', () => {
    const [asked, ofCase] = [catalog.questionGroups, catalog.caseQuestionGroups].map(([group]) => group?.questions[0]);
    const caskets = {
      id: 'caskets',
      name: 'Caskets',
      mappings: [],
      questions: [{ id: asked?.id ?? '', shouldShow: true, prices: [] }],
    };
    const paper = { id: 'paper', name: 'Cremation form', reads: [ofCase?.identifier ?? '', ofCase?.identifier ?? ''] };
    const more = listedQuestions({
      groups,
      displayServices,
      taskTriggers,
      categoryServices: [caskets as unknown as (typeof displayServices)[number]],
      papers: [paper],
    });
    expect(more.find(({ question }) => question.id === asked?.id)?.askedBy.at(-1)).toEqual({ id: 'caskets', name: 'Caskets' });
    expect(more.find(({ question }) => question.id === ofCase?.id)?.readBy.at(-1)).toEqual({
      id: 'paper',
      name: 'Cremation form',
    });
  });

  it('is found by words, kind of answer, and kind of group', () => {
    expect(foundQuestions(listed, { words: 'LIVE stream' }).map(({ question }) => question.identifier)).toContain('liveStream');
    expect(
      foundQuestions(listed, { words: '', kind: 'case', fieldType: 'date' }).every(({ group }) => group.kind === 'case'),
    ).toBe(true);
    expect(foundQuestions(listed, { words: 'no such words' })).toEqual([]);
  });
});

describe('the settings of a kind', () => {
  const question = (fields: object) =>
    questionSchema.parse({ id: groups[0]?.id, identifier: 'a', question: 'A?', fieldType: 'integer', ...fields });

  it.each(fieldType.values)('%s has settings that fit, or none', (kind) => {
    const settings = settingsOf(kind);
    expect(settings.has('options') && settings.has('bounds')).toBe(false);
    expect(settings.has('answering')).toBe(kind !== 'display-message');
    expect(shapeOf(kind)).not.toBe('');
  });

  it('say what would leave nothing to answer', () => {
    expect(settingFaults(question({ min: 5, max: 2 }))).toHaveProperty('max');
    expect(settingFaults(question({ min: 2, max: 5 }))).toEqual({});
    expect(settingFaults(question({ fieldType: 'enum' }))).toHaveProperty('options');
    expect(settingFaults(question({ fieldType: 'percent', min: 400 }))).toHaveProperty('min');
  });

  it('are within one shape for kinds whose answers can be kept', () => {
    expect(shapeOf('enum')).toBe(shapeOf('radio-button-list'));
    expect(shapeOf('enum')).not.toBe(shapeOf('enum-multiple'));
    expect(shapeOf('integer')).toBe(shapeOf('decimal'));
    expect(shapeOf('date')).not.toBe(shapeOf('string'));
  });

  it('fit every stored question', () => {
    for (const { question: stored } of all) expect(settingFaults(stored), stored.identifier).toEqual({});
  });
});
