import type { PlanningEntries } from '#functions/table/catalog.ts';
import { cyclesOfDisplayService, cyclesOfQuestionGroups } from '#shared/logic/visibility-cycles.ts';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import {
  merchandiseAttributeSchema,
  merchandiseCategorySchema,
  merchandiseItemSchema,
  quickFilterSchema,
  vendorSchema,
} from '#shared/model/merchandise.ts';
import { preferenceGroupSchema } from '#shared/model/preference-group.ts';
import { questionGroupSchema } from '#shared/model/question-group.ts';
import { rulesOfDisplayService, rulesOfQuestionGroup } from '#shared/model/rules-of.ts';
import { serviceCategorySchema, serviceSchema } from '#shared/model/service.ts';
import { soundEntries } from './sound-entries.ts';
import { tellCycles, tellRuleFaults } from './tell-rules.ts';

/**
 * Tells of rules that cannot be run, and of questions that show only by each other's answers. Families plan on meanwhile: such a question shows, and
 * such a service does not price.
 */
function tellFaultsOf({ displayServices, questionGroups }: PlanningEntries): void {
  const questions = new Map(questionGroups.flatMap((group) => group.questions.map((question) => [question.id, question])));
  for (const group of questionGroups) tellRuleFaults(`question group ${group.id}`, rulesOfQuestionGroup(group));
  tellCycles('questions', cyclesOfQuestionGroups(questionGroups));
  for (const service of displayServices) {
    tellRuleFaults(`display service ${service.id}`, rulesOfDisplayService(service));
    tellCycles(`display service ${service.id}`, cyclesOfDisplayService(service, questions));
  }
}

/** The catalog as planning uses it: what is at fault in it is left out, and told of in the log. */
export function planningCatalog(stored: PlanningEntries): PlanningEntries {
  const catalog: PlanningEntries = {
    serviceCategories: soundEntries('service category', serviceCategorySchema, stored.serviceCategories),
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
  tellFaultsOf(catalog);
  return catalog;
}
