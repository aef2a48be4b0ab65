import type { PlanningEntries } from '#functions/catalog/read-catalog.ts';
import { cyclesOfDisplayService, cyclesOfQuestionGroups } from '#shared/logic/visibility-cycles.ts';
import { arrangementPageSchema } from '#shared/model/arrangement-page.ts';
import { categoryServiceSchema } from '#shared/model/category-service.ts';
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
 * Reports rules that can't run, and questions that are shown only by each other's answers. Families keep planning meanwhile: such a question is shown, and
 * such a service has no price.
 */
function tellFaultsOf({ displayServices, questionGroups, categoryServices }: PlanningEntries): void {
  const questions = new Map(questionGroups.flatMap((group) => group.questions.map((question) => [question.id, question])));
  for (const group of questionGroups) tellRuleFaults(`question group ${group.id}`, rulesOfQuestionGroup(group));
  tellCycles('questions', cyclesOfQuestionGroups(questionGroups));
  for (const entry of categoryServices) tellRuleFaults(`services of a category ${entry.id}`, rulesOfDisplayService(entry));
  for (const service of displayServices) {
    tellRuleFaults(`display service ${service.id}`, rulesOfDisplayService(service));
    tellCycles(`display service ${service.id}`, cyclesOfDisplayService(service, questions));
  }
}

/** Returns the catalog as planning uses it. Invalid parts are left out and logged. */
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
    retired: stored.retired,
    categoryServices: soundEntries('services of a category', categoryServiceSchema, stored.categoryServices),
    arrangementPages: soundEntries('arrangement page', arrangementPageSchema, stored.arrangementPages),
  };
  tellFaultsOf(catalog);
  return catalog;
}
