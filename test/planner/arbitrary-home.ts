/** Random catalogs of one home, for what must be true whatever a home offers. Ids are GUIDs made from small numbers, so that a failing case is readable. */
import fc from 'fast-check';
import type { DisplayService } from '#shared/model/display-service.ts';
import { type DispositionType, dispositionType } from '#shared/model/enumerations/disposition.ts';
import { merchandisePage } from '#shared/model/enumerations/merchandise.ts';
import { pricingMethod } from '#shared/model/enumerations/pricing.ts';
import { displayServicePage } from '#shared/model/enumerations/question.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import { type PlannerHome, plannerHomeSchema } from '#shared/model/planner-home.ts';
import type { Question } from '#shared/model/question.ts';
import type { Template } from '#shared/model/template.ts';

/** Returns the same id for the same thing: `idOf('question', 3)`. */
export const idOf = (
  kind: 'home' | 'service' | 'display' | 'question' | 'template' | 'category' | 'item' | 'wish' | 'group',
  at: number,
) => {
  const kinds = ['home', 'service', 'display', 'question', 'template', 'category', 'item', 'wish', 'group'];
  return `00000000-0000-4000-8000-${String(kinds.indexOf(kind) + 1).padStart(4, '0')}${String(at).padStart(8, '0')}`;
};

const HOME = idOf('home', 0);
const counts = { services: 6, questions: 8, displays: 10, categories: 3 };
const upTo = (count: number) => fc.nat({ max: count - 1 });

const identifierAt = (at: number) => `answer${at}`;
const kinds = ['boolean', 'integer', 'enum', 'string', 'display-message'] as const;

const rule: fc.Arbitrary<LogicRule> = upTo(counts.questions).chain((at) =>
  fc.constantFrom<LogicRule>(
    { '==': [{ var: identifierAt(at) }, true] },
    { '>': [{ var: identifierAt(at) }, 2] },
    { '!=': [{ var: identifierAt(at) }, 'one'] },
    { '==': [{ var: 'timing' }, 'at-need'] },
    { and: [{ '==': [{ var: 'type' }, 'myself'] }, { '!': [{ var: identifierAt(at) }] }] },
  ),
);
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

const question = (at: number): fc.Arbitrary<Question> =>
  fc
    .record({ kind: fc.constantFrom(...kinds), isOptional: fc.boolean(), when: sometimes(rule) })
    .map(({ kind, isOptional, when }) => ({
      id: idOf('question', at),
      identifier: identifierAt(at),
      question: `Question ${at}?`,
      fieldType: kind,
      options: kind === 'enum' ? ['one', 'two'].map((id) => ({ id, text: id, disabled: false })) : [],
      optionSize: 'small',
      isVisible: true,
      isOptional,
      ...(when === undefined ? {} : { visibleWhen: when }),
      addressHiddenFields: [],
      addressApiType: 'address',
      isAddressEditable: true,
      audience: 'any',
      familyVisibility: 'can-edit',
      lockState: 'editable',
      sortOrder: at,
    }));

const dispositions = fc.uniqueArray(
  fc.constantFrom<DispositionType>('burial', 'cremation', 'natural-organic-reduction', 'donation'),
  {
    maxLength: 3,
  },
);

const displayService = (at: number): fc.Arbitrary<DisplayService> =>
  fc
    .record({
      page: fc.constantFrom(...displayServicePage.values),
      isRemovable: fc.boolean(),
      isAddOn: fc.boolean(),
      types: dispositions,
      when: sometimes(rule),
      services: fc.uniqueArray(fc.tuple(upTo(counts.services), sometimes(rule)), { maxLength: 3, selector: ([id]) => id }),
      questions: fc.uniqueArray(fc.tuple(upTo(counts.questions), fc.boolean(), sometimes(rule)), {
        maxLength: 4,
        selector: ([id]) => id,
      }),
    })
    .map(({ page, isRemovable, isAddOn, types, when, services, questions }) => ({
      id: idOf('display', at),
      name: `Display service ${at}`,
      description: '',
      page,
      priceCents: 0,
      isAddOn,
      canRemoveInOnlineArrangements: isRemovable,
      eventOrder: at,
      dispositionTypes: types,
      ...(when === undefined ? {} : { visibleWhen: when }),
      mappings: services.map(([id, logic]) => ({
        serviceId: idOf('service', id),
        priceCents: 100,
        shouldShow: logic === undefined,
        ...(logic === undefined ? {} : { logic }),
      })),
      questions: questions.map(([id, isOptional, logic]) => ({
        id: idOf('question', id),
        isOptional,
        shouldShow: logic === undefined,
        ...(logic === undefined ? {} : { logic }),
        prices: [],
      })),
      isActive: true,
    }));

const template = (at: number): fc.Arbitrary<Template> =>
  fc
    .record({
      type: fc.constantFrom<DispositionType>('burial', 'cremation', 'natural-organic-reduction', 'donation'),
      method: fc.constantFrom(...pricingMethod.values),
      price: fc.nat({ max: 900_000 }),
      displays: fc.uniqueArray(upTo(counts.displays), { maxLength: counts.displays }),
      included: fc.uniqueArray(upTo(counts.services), { maxLength: counts.services }),
      categories: fc.array(fc.tuple(upTo(counts.categories), fc.constantFrom(...merchandisePage.values)), { maxLength: 3 }),
    })
    .map(({ type, method, price, displays, included, categories }) => ({
      id: idOf('template', at),
      providerLocationId: HOME,
      name: `Package ${at}`,
      isActive: true,
      description: '',
      isDirectCremation: false,
      isImmediateBurial: false,
      includesCemeteryFee: false,
      cemeteryFeeDescription: '',
      includesCremationFee: false,
      crematoryFeeDescription: '',
      showOnGpl: true,
      showOnArrangementPlanner: true,
      priceCents: price,
      aLaCartePriceCents: price,
      dispositionType: type,
      pricingMethod: method,
      displayServices: displays.map((id) => idOf('display', id)),
      packageServices: included.map((id) => ({
        packageServiceId: idOf('service', 100 + id),
        serviceId: idOf('service', id),
        displayName: `Service ${id}`,
        detailText: '',
        isIncluded: true,
      })),
      templateMerchandiseCategories: categories.map(([id, page]) => ({
        itemCategoryId: idOf('category', id),
        arrangementPlannerMerchandisePage: page,
      })),
      notes: '',
      sortOrder: at,
    }));

const all = <T>(count: number, one: (at: number) => fc.Arbitrary<T>) =>
  fc.tuple(...Array.from({ length: count }, (_, at) => one(at)));

/** A home with at least one package, and random services, questions, rules, pages, and merchandise. */
export const arbitraryHome: fc.Arbitrary<PlannerHome> = fc
  .record({
    templates: fc.integer({ min: 1, max: 4 }).chain((count) => all(count, template)),
    displayServices: all(counts.displays, displayService),
    questions: all(counts.questions, question),
    items: fc.array(upTo(counts.categories), { maxLength: 5 }),
  })
  .map(({ templates, displayServices, questions, items }) => ({
    locationId: HOME,
    name: 'Harbor Light Funeral Home',
    place: 'Boston, MA',
    address: '1 Long Wharf, Boston, MA 02110',
    phone: '(617) 555-0134',
    timeZone: 'America/New_York',
    revision: '1',
    priceList: null,
    services: Array.from({ length: counts.services }, (_, at) => ({
      id: idOf('service', at),
      name: `Service ${at}`,
      description: '',
      unit: 'flat' as const,
      isCashAdvance: false,
      priceCents: 100,
    })),
    displayServices,
    questions,
    preferenceGroups: [
      {
        id: idOf('group', 0),
        name: 'Wishes',
        description: '',
        isMultiple: true,
        dispositionTypes: [dispositionType.values[0]],
        preferences: [{ id: idOf('wish', 0), name: 'Visiting hours', description: '', sortOrder: 0 }],
        isActive: true,
        sortOrder: 0,
      },
    ],
    templates,
    itemCategories: Array.from({ length: counts.categories }, (_, at) => ({
      id: idOf('category', at),
      name: `Category ${at}`,
      description: '',
      kind: 'urn' as const,
      pages: [...merchandisePage.values],
      isRental: false,
      isActive: true,
      sortOrder: at,
    })),
    items: items.map((category, at) => ({
      id: idOf('item', at),
      itemCategoryId: idOf('category', category),
      name: `Item ${at}`,
      priceCents: 1000,
    })),
  }));

/** Fails if a random home doesn't fit the contract. */
export const checkHome = (home: PlannerHome): PlannerHome => plannerHomeSchema.parse(home);
