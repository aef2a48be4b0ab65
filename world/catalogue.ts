import type { CarouselIcon } from '#shared/model/carousel-icon.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { FaqQuestion } from '#shared/model/faq-question.ts';
import type { MerchandiseAttribute, MerchandiseCategory, MerchandiseItem } from '#shared/model/merchandise.ts';
import type { PreferenceGroup } from '#shared/model/preference-group.ts';
import type { Question } from '#shared/model/question.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import type { Service, ServiceCategory } from '#shared/model/service.ts';
import { carousels, type IconFacts } from './data/carousels.ts';
import { faq } from './data/faq.ts';
import { merchandise } from './data/merchandise.ts';
import { displayServices } from './data/planner-choices.ts';
import { preferenceGroups } from './data/preferences.ts';
import { usualDollars } from './data/prices.ts';
import { type QuestionFacts, questionGroups } from './data/questions.ts';
import { type ServiceFacts, serviceCategories } from './data/service-categories.ts';
import { idOf } from './ids.ts';

/** What administrators keep for every home alike, as the model has it. */
export type Catalogue = {
  serviceCategories: ServiceCategory[];
  services: Service[];
  preferenceGroups: PreferenceGroup[];
  questionGroups: QuestionGroup[];
  displayServices: DisplayService[];
  merchandiseCategories: MerchandiseCategory[];
  merchandiseAttributes: MerchandiseAttribute[];
  merchandiseItems: MerchandiseItem[];
  faq: FaqQuestion[];
  carouselIcons: CarouselIcon[];
};

/** The facts of a service by its key. */
export const serviceFacts: ReadonlyMap<string, ServiceFacts> = new Map(
  serviceCategories.flatMap(({ services }) => services.map((service) => [service.key, service] as const)),
);

/** What a service usually costs in US cents: its line's median, or its own figure. */
export function usualCents(key: string): number {
  const facts = serviceFacts.get(key);
  if (!facts) throw new Error(`no such service: ${key}`);
  return facts.line ? usualDollars[facts.line] * 100 : (facts.usualCents ?? 0);
}

/** Where an icon's picture lies under the media bucket. */
export const iconPath = (carousel: string, icon: IconFacts): string => `/media/icons/${carousel}/${icon.value}.svg`;

/** The id of a carousel: what `carousel/allIcons/{id}` is asked with. */
export const carouselId = (key: string): string => idOf('carousel', key);

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
      sortOrder,
      isActive: true,
    })),
  );

function question(facts: QuestionFacts, sortOrder: number): Question {
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
    question: facts.question,
    ...(facts.preNeed ? { preNeedQuestion: facts.preNeed } : {}),
    ...(facts.help ? { helpText: facts.help } : {}),
    fieldType: facts.type,
    ...(facts.enumeration ? { fieldTypeEnumValue: facts.enumeration } : {}),
    options,
    optionSize: facts.type === 'carousel-list-large' ? 'large' : 'small',
    isVisible: true,
    isOptional: facts.optional ?? facts.type === 'display-message',
    ...(facts.when === undefined ? {} : { visibleWhen: facts.when }),
    ...(facts.min === undefined ? {} : { min: facts.min }),
    ...(facts.max === undefined ? {} : { max: facts.max }),
    ...(facts.type === 'system-dropdown' ? { systemDropdown: 'family-contacts' as const } : {}),
    addressHiddenFields: [],
    addressApiType: facts.identifier === 'ceremonyAddress' ? 'establishment' : 'address',
    isAddressEditable: true,
    audience: facts.staffOnly ? 'staff-only' : 'any',
    familyVisibility: facts.staffOnly ? 'cannot-see' : 'can-edit',
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

const optionalQuestions = new Set(
  questionGroups.flatMap(({ questions }) =>
    questions.filter(({ optional, type }) => optional || type === 'display-message').map(({ identifier }) => identifier),
  ),
);
const ruleOf = new Map(
  questionGroups.flatMap(({ questions }) => questions.map(({ identifier, when }) => [identifier, when] as const)),
);

const plannerChoices = (): DisplayService[] =>
  displayServices.map((facts, eventOrder) => {
    const mappings = facts.services.map(([key, logic]) => ({
      serviceId: idOf('service', key),
      priceCents: usualCents(key),
      shouldShow: logic === undefined,
      ...(logic === undefined ? {} : { logic }),
    }));
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
      questions: facts.questions.map((identifier) => {
        const logic = ruleOf.get(identifier);
        return {
          id: idOf('question', identifier),
          isOptional: optionalQuestions.has(identifier),
          shouldShow: logic === undefined,
          ...(logic === undefined ? {} : { logic }),
          prices: [],
        };
      }),
      isActive: true,
    };
  });

const attributeId = (category: string, name: string) => idOf('merchandise-attribute', category, name);

const attributes = (): MerchandiseAttribute[] =>
  merchandise.flatMap(({ key, items }) =>
    [...new Set(items.flatMap((item) => Object.keys(item.attributes)))].map((name, sortOrder) => ({
      id: attributeId(key, name),
      itemCategoryId: idOf('merchandise-category', key),
      name,
      values: [...new Set(items.map((item) => item.attributes[name]).filter((value) => value !== undefined))],
      isFilter: true,
      sortOrder,
    })),
  );

const items = (): MerchandiseItem[] =>
  merchandise.flatMap((category) =>
    category.items.map((item) => ({
      id: idOf('merchandise-item', category.key, item.name),
      itemCategoryId: idOf('merchandise-category', category.key),
      name: item.name,
      description: item.description,
      attributes: Object.entries(item.attributes).map(([name, value]) => ({
        attributeId: attributeId(category.key, name),
        value,
      })),
      images: [],
      isActive: true,
    })),
  );

/** The whole catalogue; the same every time. */
export const generateCatalogue = (): Catalogue => ({
  serviceCategories: serviceCategories.map(({ key, name, description }, sortOrder) => ({
    id: idOf('service-category', key),
    name,
    description,
    sortOrder,
    isActive: true,
  })),
  services: services(),
  preferenceGroups: preferenceGroups.map(({ key, name, description, isMultiple, dispositions, preferences }, sortOrder) => ({
    id: idOf('preference-group', key),
    name,
    description,
    isMultiple,
    dispositionTypes: [...(dispositions ?? [])],
    preferences: preferences.map((preference, order) => ({
      id: idOf('preference', key, preference.key),
      name: preference.name,
      description: preference.description,
      sortOrder: order,
    })),
    isActive: true,
    sortOrder,
  })),
  questionGroups: groupsOfQuestions(),
  displayServices: plannerChoices(),
  merchandiseCategories: merchandise.map(({ key, name, description, kind, pages, line }, sortOrder) => ({
    id: idOf('merchandise-category', key),
    name,
    description,
    kind,
    pages: [...pages],
    ...(line ? { gplLine: line } : {}),
    isActive: true,
    sortOrder,
  })),
  merchandiseAttributes: attributes(),
  merchandiseItems: items(),
  faq: faq.map((entry, sortOrder) => ({ id: idOf('faq', entry.question), ...entry, isActive: true, sortOrder })),
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
