// The rules in what staff save, checked separately from the schemas for reading. There an invalid rule takes nothing from a family, since its question
// shows and staff are told, and a Lambda that only reads doesn't load this check.
import type * as z from 'zod';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import { priceListSchema } from '#shared/model/price-list.ts';
import type { Question } from '#shared/model/question.ts';
import { questionGroupSchema } from '#shared/model/question-group.ts';
import { type RuleAt, rulesOfDisplayService, rulesOfPriceList, rulesOfQuestionGroup } from '#shared/model/rules-of.ts';
import { checkRule } from './check-rule.ts';
import { cyclesOfDisplayService, cyclesOfQuestionGroups, cycleWords } from './visibility-cycles.ts';

/** Refuses malformed or unbounded rules: one issue per fault, at the rule's place and in the words of `checkRule`. */
export const soundRules =
  <Entry>(rulesOf: (entry: Entry) => RuleAt[]) =>
  (entry: Entry, context: z.RefinementCtx): void => {
    for (const { path, rule } of rulesOf(entry))
      for (const fault of checkRule(rule))
        context.addIssue({ code: 'custom', path: [...path], message: [...fault.path, fault.words].join(' > ') });
  };

/** Refuses questions that wait for their own answer: one issue per cycle, at its first question. */
function refuseCycles(cycles: readonly string[][], identifiers: readonly (string | undefined)[], context: z.RefinementCtx): void {
  for (const cycle of cycles) {
    context.addIssue({ code: 'custom', path: ['questions', identifiers.indexOf(cycle[0])], message: cycleWords(cycle) });
  }
}

/** Describes a group of questions that staff save: every rule can run, and no question waits for its own answer. */
export const savedQuestionGroupSchema = questionGroupSchema
  .superRefine(soundRules(rulesOfQuestionGroup))
  .superRefine((group, context) => {
    const identifiers = group.questions.map(({ identifier }) => identifier);
    refuseCycles(cyclesOfQuestionGroups([group]), identifiers, context);
  });

/** Describes a display service that staff save, given the catalog's questions by id: every rule can run, and no question waits for its own answer. */
export const savedDisplayServiceSchema = (catalog: ReadonlyMap<string, Question>) =>
  displayServiceSchema.superRefine(soundRules(rulesOfDisplayService)).superRefine((service, context) => {
    const identifiers = service.questions.map(({ id }) => catalog.get(id)?.identifier);
    refuseCycles(cyclesOfDisplayService(service, catalog), identifiers, context);
  });

/** Describes a price list that a home saves: every rule can run. */
export const savedPriceListSchema = priceListSchema.superRefine(soundRules(rulesOfPriceList));
