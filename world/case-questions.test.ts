import { describe, expect, it } from 'vitest';
import { identifiers } from '#shared/identifiers/case-values.ts';
import { compileRule } from '#shared/logic/compile-rule.ts';
import { savedQuestionGroupSchema } from '#shared/logic/saved-rules.ts';
import { identifiersOf as readBy } from '#shared/logic/variables.ts';
import { cyclesOfQuestionGroups } from '#shared/logic/visibility-cycles.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import { optionsOf } from '#shared/model/option-lists.ts';
import { rulesOfQuestionGroup } from '#shared/model/rules-of.ts';
import { caseProgress, categoryProgress, familyProgress } from '#shared/progress/case-progress.ts';
import { questionsOfGroups } from '#shared/questions/questions-of-groups.ts';
import { mayEdit, maySee } from '#shared/visibility/sight.ts';
import { generateCatalog } from './catalog.ts';

const { caseQuestionGroups: groups, questionGroups: planned } = generateCatalog();
const questions = questionsOfGroups(groups);
const fixed = new Map(identifiers.map((identifier) => [identifier.name, identifier]));

describe('the questions of the case file', () => {
  it('can be saved, have no cycles, and read only what exists', () => {
    for (const group of groups) expect(savedQuestionGroupSchema.parse(group), group.name).toEqual(group);
    expect(cyclesOfQuestionGroups(groups)).toEqual([]);
    const names = new Set([...questions.map(({ identifier }) => identifier), ...fixed.keys()]);
    const read = groups.flatMap(rulesOfQuestionGroup).flatMap(({ rule }) => readBy(compileRule(rule).variables));
    expect(read.length).toBeGreaterThan(40);
    expect(read.filter((name) => !names.has(name))).toEqual([]);
  });

  it('are on the five pages that ask them now, each with something required of staff', () => {
    const pages: CaseQuestionPage[] = [
      'first-call',
      'case-details',
      'cemetery-details',
      'memorialization-preferences',
      'obituary',
    ];
    expect([...new Set(groups.map(({ page }) => page))]).toEqual(pages);
    const of = { groups, answers: {}, timing: 'at-need' as const };
    expect(Object.keys(categoryProgress(of))).toEqual(pages);
    expect(caseProgress(of)).toMatchObject({ percent: 0, answered: 0 });
    expect(familyProgress(of).required).toBeLessThan(caseProgress(of).required);
  });

  it('never ask the same on a page twice, or in two kinds', () => {
    const byPage = questions.map(({ page, identifier }) => `${page} ${identifier}`);
    expect(new Set(byPage).size).toBe(byPage.length);
    const all = [...questions, ...planned.flatMap((group) => group.questions)];
    const kinds = new Map(all.map(({ identifier, fieldType }) => [identifier, fieldType]));
    for (const { identifier, fieldType } of all) expect(fieldType, identifier).toBe(kinds.get(identifier));
  });

  it('are of the kind and the list that the vocabulary names', () => {
    const identifiers = questions.flatMap((question) => {
      const named = fixed.get(question.identifier);
      return named ? [{ question, named }] : [];
    });
    expect(identifiers.length).toBeGreaterThan(35);
    for (const { question, named } of identifiers) {
      expect(question.fieldType, named.name).toBe(named.fieldType);
      expect(question.fieldTypeEnumValue, named.name).toBe(named.enumeration);
      expect(['decedent', 'case'], named.name).toContain(named.home.kind);
    }
    for (const { fieldTypeEnumValue: list } of questions) if (list) expect(optionsOf(list), list).toBeDefined();
  });

  it('name existing options in their rules', () => {
    const optionsFor = new Map(
      questions.map(({ identifier, options, fieldTypeEnumValue: list }) => [
        identifier,
        new Set([...options, ...(optionsOf(list ?? '') ?? [])].map(({ id }) => id)),
      ]),
    );
    const rules = JSON.stringify(groups.flatMap(rulesOfQuestionGroup));
    const compared = [
      ...rules.matchAll(/\{"==":\[\{"var":"(\w+)"\},"([\w-]+)"\]\}/g),
      ...rules.matchAll(/\{"in":\["([\w-]+)",\{"var":"(\w+)"\}\]\}/g).map(([all, value, name]) => [all, name, value]),
      ...rules
        .matchAll(/\{"in":\[\{"var":"(\w+)"\},\[([^\]]+)\]\]\}/g)
        .flatMap(([all, name, values = '']) => values.split(',').map((value) => [all, name, value.slice(1, -1)])),
    ].filter(([, name]) => name !== 'timing');
    expect(compared.length).toBeGreaterThan(30);
    for (const [, name = '', value = ''] of compared) expect([...(optionsFor.get(name) ?? [])], name).toContain(value);
  });

  it('open a case with those of the first call, and hide from the family what only the home is told', () => {
    const inDrawer = groups.filter(({ showInAddCaseRHD }) => showInAddCaseRHD);
    expect(new Set(inDrawer.map(({ page }) => page))).toEqual(new Set(['first-call']));
    const sightOfFamily = (identifier: string) => {
      const question = questions.find((each) => each.identifier === identifier);
      if (!question) throw new Error(`nobody asks ${identifier}`);
      const subject = { kind: 'question' as const, question, page: question.page as CaseQuestionPage };
      return [maySee('family', subject), mayEdit('family', subject), mayEdit({ access: 'staff', kind: 'staff' }, subject)];
    };
    expect(sightOfFamily('infectiousHazard')).toEqual([false, false, true]);
    expect(sightOfFamily('dispositionType')).toEqual([true, false, true]);
    expect(sightOfFamily('fatherName')).toEqual([true, true, true]);
    expect(sightOfFamily('photographRelease')).toEqual([true, true, false]);
  });
});
