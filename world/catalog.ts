import type { CarouselIcon } from '#shared/model/carousel-icon.ts';
import type { CategoryService } from '#shared/model/category-service.ts';
import type { DisplayService, DisplayServiceMapping, DisplayServiceQuestion } from '#shared/model/display-service.ts';
import { serviceBuilder } from '#shared/model/enumerations/pricing.ts';
import type { FaqQuestion } from '#shared/model/faq-question.ts';
import type { PreferenceGroup } from '#shared/model/preference-group.ts';
import type { Question } from '#shared/model/question.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import type { Service, ServiceCategory } from '#shared/model/service.ts';
import { isMessage } from '#shared/questions/is-answered.ts';
import { carousels, type IconFacts } from './data/carousels.ts';
import { caseQuestionGroups } from './data/case-questions.ts';
import { faq, screenFaq } from './data/faq.ts';
import { plannerFaq } from './data/faq-planner.ts';
import { categoryServices, displayServices, type MappedService, type QuestionFacts } from './data/planner-choices.ts';
import { preferenceGroups } from './data/preferences.ts';
import { usualDollars } from './data/prices.ts';
import { type CaseQuestionFacts, questionGroups } from './data/questions.ts';
import { type ServiceFacts, serviceCategories } from './data/service-categories.ts';
import { idOf } from './ids.ts';
import { type MerchandiseCatalog, merchandiseCatalog } from './merchandise-catalog.ts';
import { type TaskCatalog, taskCatalog } from './task-catalog.ts';

/** What administrators maintain for every home, as the model has it. */
export type Catalog = MerchandiseCatalog &
  TaskCatalog & {
    serviceCategories: ServiceCategory[];
    services: Service[];
    preferenceGroups: PreferenceGroup[];
    questionGroups: QuestionGroup[];
    caseQuestionGroups: QuestionGroup[];
    displayServices: DisplayService[];
    categoryServices: CategoryService[];
    faq: FaqQuestion[];
    carouselIcons: CarouselIcon[];
  };

const carouselFacts = new Map(carousels.map(({ key, icons }) => [key, icons]));

/** Facts of a service by its key. */
export const serviceFacts: ReadonlyMap<string, ServiceFacts> = new Map(
  serviceCategories.flatMap(({ services }) => services.map((service) => [service.key, service] as const)),
);

/** Returns what a service usually costs in US cents: its line's median, or its own figure. */
function usualCents(key: string): number {
  const facts = serviceFacts.get(key);
  if (!facts) throw new Error(`no such service: ${key}`);
  return facts.line ? usualDollars[facts.line] * 100 : (facts.usualCents ?? 0);
}

/** Returns the path of an icon's picture in the media bucket. */
export const iconPath = (carousel: string, icon: IconFacts): string => `/media/icons/${carousel}/${icon.value}.svg`;

/** Returns the picture of a carousel's value, if there is one. */
const pictureOf = (carousel: string | undefined, value: string): { image?: string } => {
  const icon = carouselFacts.get(carousel ?? '')?.find((each) => each.value === value);
  return carousel && icon ? { image: iconPath(carousel, icon) } : {};
};

/** Returns the id of a carousel, for `carousel/allIcons/{id}`. */
const carouselId = (key: string): string => idOf('carousel', key);

const services = (): Service[] =>
  serviceCategories.flatMap((category) =>
    category.services.map(({ key, name, description, line, unit = 'flat', isCashAdvance = false }, sortOrder) => ({
      id: idOf('service', key),
      serviceCategoryId: idOf('service-category', category.key),
      name,
      description,
      displayText: name,
      detailText: description,
      featureText: '',
      ...(line ? { gplLine: line } : {}),
      unit,
      isCashAdvance,
      builders: [...serviceBuilder.values],
      states: [],
      sortOrder,
      isActive: true,
    })),
  );

/** Returns who a question is for, and what a family may do with it. */
const audienceOf = ({ staffOnly, familyOnly, family }: CaseQuestionFacts): Pick<Question, 'audience' | 'familyVisibility'> => ({
  audience: staffOnly ? 'staff-only' : familyOnly ? 'family-only' : 'any',
  familyVisibility: staffOnly ? 'cannot-see' : (family ?? 'can-edit'),
});

const dropdownOf = ({ staffMember, tradeCompany }: CaseQuestionFacts): Question['systemDropdown'] => {
  if (tradeCompany) return 'trade-companies';
  return staffMember ? 'staff-members' : 'family-contacts';
};

const wordingsOf = ({ question: words, atNeed, preNeed, help }: CaseQuestionFacts) => ({
  question: words,
  ...(atNeed ? { atNeedQuestion: atNeed } : {}),
  ...(preNeed ? { preNeedQuestion: preNeed } : {}),
  ...(help ? { helpText: help } : {}),
});

function question(facts: CaseQuestionFacts, sortOrder: number): Question {
  const icons = facts.carousel ? carousels.find(({ key }) => key === facts.carousel)?.icons : undefined;
  const options = icons
    ? icons.map((icon) => ({
        id: icon.value,
        text: icon.name,
        disabled: false,
        description: icon.description,
        image: iconPath(facts.carousel as string, icon),
      }))
    : (facts.options ?? []).map(([id, text]) => ({ id, text, disabled: false }));
  return {
    id: idOf('question', facts.identifier),
    identifier: facts.identifier,
    ...wordingsOf(facts),
    fieldType: facts.type,
    ...(facts.enumeration ? { fieldTypeEnumValue: facts.enumeration } : {}),
    options,
    optionSize: facts.type === 'carousel-list-large' ? 'large' : 'small',
    isVisible: true,
    isOptional: facts.optional ?? isMessage({ fieldType: facts.type }),
    ...(facts.when === undefined ? {} : { visibleWhen: facts.when }),
    ...(facts.min === undefined ? {} : { min: facts.min }),
    ...(facts.max === undefined ? {} : { max: facts.max }),
    ...(facts.type === 'system-dropdown' ? { systemDropdown: dropdownOf(facts) } : {}),
    addressHiddenFields: [...(facts.hidden ?? [])],
    addressApiType: facts.establishment || facts.identifier === 'ceremonyAddress' ? 'establishment' : 'address',
    isAddressEditable: true,
    ...audienceOf(facts),
    lockState: 'editable',
    sortOrder,
  };
}

const groupsOfQuestions = (): QuestionGroup[] =>
  questionGroups.map(({ key, name, description, kind, page, when, questions }, sortOrder) => ({
    id: idOf('question-group', key),
    name,
    description,
    kind,
    page,
    ...(when === undefined ? {} : { visibleWhen: when }),
    questions: questions.map(question),
    isActive: true,
    sortOrder,
  }));

/** Returns the questions of the case file. Two pages may ask the same, so their ids depend on the group as well. */
const groupsOfCaseQuestions = (): QuestionGroup[] =>
  caseQuestionGroups.map(({ key, name, description, page, showInAddCase, staffOnly, family, when, questions }, sortOrder) => ({
    id: idOf('case-question-group', key),
    name,
    description,
    kind: 'case',
    page,
    ...(when === undefined ? {} : { visibleWhen: when }),
    questions: questions.map((facts, order) => ({
      ...question({ ...(staffOnly ? { staffOnly } : {}), ...(family ? { family } : {}), ...facts }, order),
      id: idOf('case-question', key, facts.identifier),
    })),
    ...(showInAddCase ? { showInAddCaseRHD: true } : {}),
    isActive: true,
    sortOrder,
  }));

const optionalQuestions = new Set(
  questionGroups.flatMap(({ questions }) =>
    questions.filter(({ optional, type }) => optional || isMessage({ fieldType: type })).map(({ identifier }) => identifier),
  ),
);
const mappingOf = (given: string | MappedService): DisplayServiceMapping => {
  const { service, when, quantity }: MappedService = typeof given === 'string' ? { service: given } : given;
  return {
    serviceId: idOf('service', service),
    priceCents: usualCents(service),
    shouldShow: when === undefined,
    ...(when === undefined ? {} : { logic: when }),
    ...(quantity === undefined ? {} : { quantity }),
  };
};

/** Returns a question for a display service. The catalog decides when it is shown at all; `when` is what this display service adds. */
const questionFor = (given: string | QuestionFacts): DisplayServiceQuestion => {
  const { question: identifier, when, prices = [] }: QuestionFacts = typeof given === 'string' ? { question: given } : given;
  return {
    id: idOf('question', identifier),
    isOptional: optionalQuestions.has(identifier),
    shouldShow: when === undefined,
    ...(when === undefined ? {} : { logic: when }),
    prices: [...prices],
  };
};

const plannerChoices = (): DisplayService[] =>
  displayServices.map((facts, eventOrder) => {
    const mappings = facts.services.map(mappingOf);
    return {
      id: idOf('display-service', facts.key),
      name: facts.name,
      description: facts.description,
      page: facts.page,
      priceCents: mappings.filter(({ shouldShow }) => shouldShow).reduce((sum, { priceCents }) => sum + priceCents, 0),
      isAddOn: facts.isAddOn ?? false,
      canRemoveInOnlineArrangements: !facts.fixed,
      eventOrder,
      dispositionTypes: [...(facts.dispositions ?? [])],
      ...(facts.when === undefined ? {} : { visibleWhen: facts.when }),
      mappings,
      questions: facts.asks.map(questionFor),
      isActive: true,
    };
  });

/** Returns the questions of whole screens, then those of each step of the planner under the step's own name. */
const faqEntries = (): { page: string; question: string; answer: string }[] => [
  ...faq,
  ...Object.entries({ ...screenFaq, ...plannerFaq }).flatMap(([page, entries]) =>
    entries.map(([question, answer]) => ({ page, question, answer })),
  ),
];

/** Returns the whole catalog, the same every time. */
export const generateCatalog = (): Catalog => ({
  serviceCategories: serviceCategories.map(({ key, name, description }, sortOrder) => ({
    id: idOf('service-category', key),
    name,
    description,
    sortOrder,
    isActive: true,
  })),
  services: services(),
  preferenceGroups: preferenceGroups.map(
    ({ key, name, description, isMultiple, dispositions, carousel, preferences }, sortOrder) => ({
      id: idOf('preference-group', key),
      name,
      description,
      isMultiple,
      dispositionTypes: [...(dispositions ?? [])],
      preferences: preferences.map((preference, order) => ({
        id: idOf('preference', key, preference.key),
        name: preference.name,
        description: preference.description,
        ...pictureOf(carousel, preference.key),
        sortOrder: order,
      })),
      isActive: true,
      sortOrder,
    }),
  ),
  questionGroups: groupsOfQuestions(),
  caseQuestionGroups: groupsOfCaseQuestions(),
  displayServices: plannerChoices(),
  categoryServices: categoryServices.map(({ category, services: mapped, asks }) => ({
    id: idOf('category-service', category),
    itemCategoryId: idOf('merchandise-category', category),
    mappings: mapped.map(mappingOf),
    questions: asks.map((each) => ({ ...questionFor(each), isOptional: true })),
  })),
  ...merchandiseCatalog(),
  ...taskCatalog(),
  faq: faqEntries().map((entry, sortOrder) => ({ id: idOf('faq', entry.question), ...entry, isActive: true, sortOrder })),
  carouselIcons: carousels.flatMap(({ key, icons }) =>
    icons.map((icon, sortOrder) => ({
      id: idOf('carousel-icon', key, icon.value),
      carouselId: carouselId(key),
      name: icon.name,
      description: icon.description,
      path: iconPath(key, icon),
      isActive: true,
      sortOrder,
    })),
  ),
});
