// What staff save of rules. Apart from the schemas of what is read and answered: there a rule at fault takes nothing from a family, since its
// question shows and staff are told, and no Lambda that only reads loads the check.
import type * as z from 'zod';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import { priceListSchema } from '#shared/model/price-list.ts';
import type { Question } from '#shared/model/question.ts';
import { questionGroupSchema } from '#shared/model/question-group.ts';
import { type RuleAt, rulesOfDisplayService, rulesOfPriceList, rulesOfQuestionGroup } from '#shared/model/rules-of.ts';
import { checkRule } from './check-rule.ts';
import { cyclesOfDisplayService, cyclesOfQuestionGroups } from './visibility-cycles.ts';

/** Refuses rules that are malformed or unbounded: an issue for each fault, at the rule's place and in the words of `checkRule`. */
export const soundRules =
  <Entry>(rulesOf: (entry: Entry) => RuleAt[]) =>
  (entry: Entry, context: z.RefinementCtx): void => {
    for (const { path, rule } of rulesOf(entry))
      for (const fault of checkRule(rule))
        context.addIssue({ code: 'custom', path: [...path], message: [...fault.path, fault.words].join(' > ') });
  };

/** Refuses questions that wait for their own answer: an issue for each cycle, at the first of its questions. */
function refuseCycles(cycles: readonly string[][], identifiers: readonly (string | undefined)[], context: z.RefinementCtx): void {
  for (const cycle of cycles) {
    const message = `Would show only by its own answer: ${[...cycle, cycle[0]].join(' > ')}`;
    context.addIssue({ code: 'custom', path: ['questions', identifiers.indexOf(cycle[0])], message });
  }
}

/** A group of questions as staff save it: every rule of it can be run, and no question waits for its own answer. */
export const savedQuestionGroupSchema = questionGroupSchema
  .superRefine(soundRules(rulesOfQuestionGroup))
  .superRefine((group, context) => {
    const identifiers = group.questions.map(({ identifier }) => identifier);
    refuseCycles(cyclesOfQuestionGroups([group]), identifiers, context);
  });

/** A display service as staff save it, beside the catalog's questions by id: every rule of it can be run, and no question waits for its own answer. */
export const savedDisplayServiceSchema = (catalog: ReadonlyMap<string, Question>) =>
  displayServiceSchema.superRefine(soundRules(rulesOfDisplayService)).superRefine((service, context) => {
    const identifiers = service.questions.map(({ id }) => catalog.get(id)?.identifier);
    refuseCycles(cyclesOfDisplayService(service, catalog), identifiers, context);
  });

/** A price list as a home saves it: every rule of it can be run. */
export const savedPriceListSchema = priceListSchema.superRefine(soundRules(rulesOfPriceList));
