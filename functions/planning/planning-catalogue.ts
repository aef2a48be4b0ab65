import type { PlanningEntries } from '#functions/table/catalogue.ts';
import { readPlanningEntries } from '#functions/table/catalogue.ts';
import type { Table } from '#functions/table/table.ts';
import { checkRule } from '#shared/logic/check-rule.ts';
import { type Dependent, ruleCycles } from '#shared/logic/rule-cycles.ts';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import {
  merchandiseAttributeSchema,
  merchandiseCategorySchema,
  merchandiseItemSchema,
  quickFilterSchema,
  vendorSchema,
} from '#shared/model/merchandise.ts';
import { preferenceGroupSchema } from '#shared/model/preference-group.ts';
import { questionGroupSchema } from '#shared/model/question-group.ts';
import { serviceSchema } from '#shared/model/service.ts';
import { soundEntries, tellFault } from './sound-entries.ts';

type NamedRule = { of: string; rule: LogicRule | undefined };

/** Every rule of the catalogue, with what it belongs to. */
const rulesOf = ({ displayServices, questionGroups }: PlanningEntries): NamedRule[] => [
  ...displayServices.flatMap(({ id, visibleWhen, mappings, questions }) => [
    { of: `display service ${id}`, rule: visibleWhen },
    ...mappings.flatMap(({ serviceId, logic, quantity }) => [
      { of: `service ${serviceId} of display service ${id}`, rule: logic },
      { of: `quantity of service ${serviceId} of display service ${id}`, rule: quantity },
    ]),
    ...questions.map((question) => ({ of: `question ${question.id} of display service ${id}`, rule: question.logic })),
  ]),
  ...questionGroups.flatMap(({ id, visibleWhen, questions }) => [
    { of: `question group ${id}`, rule: visibleWhen },
    ...questions.map((question) => ({ of: `question ${question.id}`, rule: question.visibleWhen })),
  ]),
];

/**
 * Tells of rules that cannot be run, and of questions that show only by each other's answers. Families plan on meanwhile: such a question shows, and
 * such a service does not price.
 */
function tellRuleFaults(catalogue: PlanningEntries): void {
  for (const { of, rule } of rulesOf(catalogue))
    for (const { path, words } of rule === undefined ? [] : checkRule(rule))
      tellFault('rule-fault', `${of}: ${[...path, words].join(' > ')}`);
  const questions = catalogue.questionGroups.flatMap((group): Dependent[] =>
    group.questions.map(({ identifier, visibleWhen }) => ({ identifier, rule: visibleWhen })),
  );
  for (const cycle of ruleCycles(questions)) tellFault('rule-cycle', cycle.join(' > '));
}

/** The catalogue as planning uses it: what is at fault in it is left out, and told of in the log. */
export async function readPlanningCatalogue(table: Table): Promise<PlanningEntries> {
  const stored = await readPlanningEntries(table);
  const catalogue: PlanningEntries = {
    services: soundEntries('service', serviceSchema, stored.services),
    displayServices: soundEntries('display service', displayServiceSchema, stored.displayServices),
    questionGroups: soundEntries('question group', questionGroupSchema, stored.questionGroups),
    preferenceGroups: soundEntries('preference group', preferenceGroupSchema, stored.preferenceGroups),
    merchandiseCategories: soundEntries('merchandise category', merchandiseCategorySchema, stored.merchandiseCategories),
    merchandiseAttributes: soundEntries('merchandise attribute', merchandiseAttributeSchema, stored.merchandiseAttributes),
    merchandiseItems: soundEntries('merchandise item', merchandiseItemSchema, stored.merchandiseItems),
    quickFilters: soundEntries('quick filter', quickFilterSchema, stored.quickFilters),
    vendors: soundEntries('vendor', vendorSchema, stored.vendors),
  };
  tellRuleFaults(catalogue);
  return catalogue;
}
