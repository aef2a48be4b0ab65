import type { DisplayService } from '#shared/model/display-service.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import { type PlannerHome, plannerHomeSchema } from '#shared/model/planner-home.ts';
import { type Template, templateSchema } from '#shared/model/template.ts';

/** Returns a plain, readable id: `id('a1')`. */
export const id = (name: string): string =>
  `00000000-0000-4000-8000-${[...name]
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .padStart(12, '0')
    .slice(-12)}`;

const locationId = id('home');

/** `[name, line or null, cents or null, unit, is a cash advance]` */
const services: readonly (readonly [string, string | null, number | null, string?, boolean?])[] = [
  ['basic', 'basic-services', 200_000],
  ['direct', 'direct-cremation', 150_000],
  ['burial', 'immediate-burial', 250_000],
  ['view', 'viewing-facilities', 50_000],
  ['rite', 'ceremony-facilities', 60_000],
  ['embalm', 'embalming', 80_000],
  ['hearse', 'hearse', 40_000],
  ['limo', 'limousine', 17_500],
  ['casket', 'caskets', 100_000, 'each'],
  ['cool', 'refrigeration', 8_500, 'day'],
  ['crem', 'cremation-fee', 40_000, 'flat', false],
  ['miles', null, 450, 'mile'],
  ['copies', null, 2_000, 'copy', true],
  ['film', null, 12_345],
  ['dove', null, null],
];

/** Builds a display service, with defaults for everything that most of them don't have. */
const choice = (name: string, page: string, rest: Partial<Record<keyof DisplayService, unknown>> = {}) => ({
  id: id(name),
  name: `The ${name}`,
  page,
  priceCents: 0,
  ...rest,
});

const maps = (name: string, rest: object = {}) => ({ serviceId: id(name), priceCents: 0, shouldShow: true, ...rest });
const asks = (name: string, rest: object = {}) => ({ id: id(name), isOptional: true, shouldShow: true, ...rest });
const question = (name: string, identifier: string, fieldType: string, rest: object = {}) => ({
  id: id(name),
  identifier,
  question: `${identifier}?`,
  fieldType,
  ...rest,
});

const above = (identifier: string, least: number) => ({ '>': [{ var: identifier }, least] });

/** Builds a package of the small home with plain defaults. `lines` are included under their lines. */
export const packageOf = (name: string, lines: readonly string[], changes: Partial<Template> = {}): Template =>
  templateSchema.parse({
    id: id(name),
    providerLocationId: locationId,
    name: `Package ${name}`,
    showOnArrangementPlanner: true,
    priceCents: 0,
    aLaCartePriceCents: 0,
    displayServices: ['vs', 'rs', 'ca', 'fi', 'do', 'ce', 'co', 'ho'].map(id),
    packageServices: lines.map((line, at) => ({
      packageServiceId: id(`p${at}`),
      displayName: line,
      isIncluded: true,
      gplLine: line,
    })),
    ...changes,
  });

/**
 * Returns a home small enough to price in your head, valid in the model. Display services: `vs` visiting (view; embalming with an open casket; more days by
 * number), `rs` rite (its music costs by option), `ca` cars (limousines by number), `fi` film (folders at 75 cents each), `do` doves (no price), `ce`
 * certificates (fixed; copies by number, a cash advance), `co` coming into care (miles beyond 25), `ho` honors (only for veterans).
 */
export function smallHome(changes: Partial<PlannerHome> = {}): PlannerHome {
  return plannerHomeSchema.parse({
    locationId,
    name: 'Larkspur Lane Funeral Home',
    place: 'Boston, MA',
    address: '9 Larkspur Lane, Boston, MA 02134',
    phone: '(617) 555-0155',
    timeZone: 'America/New_York',
    revision: 'r1',
    priceList: {
      effectiveOn: '2026-01-01',
      lines: [
        { line: 'basic-services', priceCents: 200_000, unit: 'flat', note: 'Planning and permits' },
        {
          line: 'direct-cremation',
          variants: [
            { container: 'Your own', providedBy: 'purchaser', priceCents: 130_000 },
            { container: 'Fiberboard', providedBy: 'funeral-home', priceCents: 150_000 },
            { container: 'Pine', providedBy: 'funeral-home', priceCents: 190_000 },
          ],
          unit: 'flat',
        },
        {
          line: 'immediate-burial',
          variants: [
            { container: 'Your own', providedBy: 'purchaser', priceCents: 200_000 },
            { container: 'Cloth', providedBy: 'funeral-home', priceCents: 250_000 },
          ],
          unit: 'flat',
        },
        { line: 'viewing-facilities', priceCents: 50_000, unit: 'flat' },
        { line: 'ceremony-facilities', priceCents: 60_000, unit: 'flat' },
        { line: 'embalming', priceCents: 80_000, unit: 'flat' },
        { line: 'hearse', priceCents: 40_000, unit: 'flat' },
        { line: 'limousine', priceCents: 17_500, unit: 'flat' },
        { line: 'caskets', minCents: 100_000, maxCents: 500_000, unit: 'each' },
        { line: 'outer-burial-containers', minCents: 90_000, maxCents: 300_000, unit: 'each' },
        { line: 'alternative-container', priceCents: 16_000, unit: 'each' },
        { line: 'urn', priceCents: 20_000, unit: 'each' },
        { line: 'refrigeration', priceCents: 8_500, unit: 'day' },
        { line: 'cremation-fee', priceCents: 40_000, unit: 'flat' },
      ],
    },
    services: services.map(([name, gplLine, priceCents, unit = 'flat', isCashAdvance = false]) => ({
      id: id(name),
      name: `Service ${name}`,
      description: '',
      ...(gplLine ? { gplLine } : {}),
      unit,
      isCashAdvance,
      priceCents,
    })),
    displayServices: [
      choice('vs', 'service-details', {
        eventOrder: 1,
        mappings: [
          maps('view', { quantity: { var: ['days', 1] } }),
          maps('embalm', { logic: { '==': [{ var: 'open' }, true] } }),
        ],
        questions: [asks('qo'), asks('qd')],
      }),
      choice('rs', 'service-details', {
        eventOrder: 2,
        mappings: [maps('rite')],
        questions: [
          asks('qm', {
            prices: [
              { optionId: 'organ', priceCents: 17_500 },
              { optionId: 'singer', priceCents: 15_000 },
            ],
          }),
          asks('qs', { logic: { in: ['singer', { var: 'music' }] } }),
        ],
      }),
      choice('ca', 'additional-services', {
        eventOrder: 3,
        isAddOn: true,
        mappings: [maps('hearse'), maps('limo', { logic: above('cars', 0), quantity: { var: 'cars' } })],
        questions: [asks('qc')],
      }),
      choice('fi', 'memorial', {
        eventOrder: 4,
        isAddOn: true,
        mappings: [maps('film')],
        questions: [asks('qf', { prices: [{ priceCents: 75 }] })],
      }),
      choice('do', 'memorial', { eventOrder: 5, isAddOn: true, mappings: [maps('dove')] }),
      choice('ce', 'death-certificates', {
        eventOrder: 6,
        canRemoveInOnlineArrangements: false,
        mappings: [maps('copies', { logic: above('copies', 0), quantity: { var: 'copies' } })],
        questions: [asks('qk')],
      }),
      choice('co', 'additional-services', {
        eventOrder: 0,
        mappings: [maps('miles', { logic: above('miles', 25), quantity: { '-': [{ var: 'miles' }, 25] } })],
        questions: [asks('ql'), asks('qv')],
      }),
      choice('ho', 'additional-services', {
        eventOrder: 7,
        isAddOn: true,
        visibleWhen: { '==': [{ var: 'veteran' }, true] },
        mappings: [maps('cool', { quantity: 2 })],
      }),
    ].sort((one, other) => Number(one.eventOrder) - Number(other.eventOrder)),
    questions: [
      question('qo', 'open', 'boolean', {
        question: 'Should the casket be open?',
        preNeedQuestion: 'Would you want an open casket?',
      }),
      question('qd', 'days', 'integer', { min: 1, max: 4 }),
      question('qm', 'music', 'checkbox-list', {
        options: [
          { id: 'organ', text: 'Organ' },
          { id: 'singer', text: 'A singer' },
        ],
      }),
      question('qs', 'singer', 'string'),
      question('qc', 'cars', 'integer', { min: 0, max: 8 }),
      question('qf', 'folders', 'integer', { min: 0, max: 1000 }),
      question('qk', 'copies', 'integer', { min: 0, max: 50 }),
      question('ql', 'miles', 'distance', { min: 0, max: 25_000 }),
      question('qv', 'veteran', 'boolean'),
    ],
    preferenceGroups: [
      {
        id: id('pg'),
        name: 'Gathering',
        preferences: [
          { id: id('w1'), name: 'At the grave' },
          { id: id('w2'), name: 'None' },
        ],
      },
    ],
    templates: [],
    itemCategories: [
      { id: id('kc'), name: 'Caskets', kind: 'container', pages: ['interment'], gplLine: 'caskets' },
      { id: id('ka'), name: 'Containers', kind: 'container', pages: ['cremated-remains'], gplLine: 'alternative-container' },
      { id: id('kv'), name: 'Vaults', kind: 'outer-burial-container', pages: ['interment'], gplLine: 'outer-burial-containers' },
      { id: id('ku'), name: 'Urns', kind: 'urn', pages: ['cremated-remains'], gplLine: 'urn' },
      { id: id('kk'), name: 'Keepsakes', kind: 'urn', pages: ['keepsakes'] },
    ],
    items: [
      { id: id('pine'), itemCategoryId: id('kc'), name: 'Pine casket', priceCents: 120_000 },
      { id: id('oak'), itemCategoryId: id('kc'), name: 'Oak casket', priceCents: 320_000 },
      { id: id('cloth'), itemCategoryId: id('kc'), name: 'Cloth casket', priceCents: 95_000 },
      { id: id('card'), itemCategoryId: id('ka'), name: 'Cardboard container', priceCents: 12_000 },
      { id: id('vault'), itemCategoryId: id('kv'), name: 'Lined vault', priceCents: 150_000 },
      { id: id('brass'), itemCategoryId: id('ku'), name: 'Brass urn', priceCents: 35_000 },
      { id: id('heart'), itemCategoryId: id('kk'), name: 'Keepsake heart', priceCents: 9_000 },
    ],
    ...changes,
  });
}

/** Returns a chosen display service with answers by question: `chosen('vs', { qo: true })`. */
export const chosen = (
  name: string,
  answers: Readonly<Record<string, boolean | number | string | string[]>> = {},
): PlanChoices['selectedDisplayServices'][number] => ({
  displayServiceId: id(name),
  isAddOn: false,
  answers: Object.entries(answers).map(([questions, value]) => ({ questionId: id(questions), value })),
  items: [],
});

/** Returns a chosen item of merchandise. */
export const item = (name: string, quantity = 1): PlanChoices['selectedDisplayServices'][number] => ({
  displayServiceId: id(name),
  isAddOn: true,
  answers: [],
  items: [{ locationItemId: id(name), quantity }],
});

/** Returns a plan with those choices; `rest` adds to it. */
export const planOf = (choices: PlanChoices['selectedDisplayServices'], rest: Partial<PlanChoices> = {}): PlanChoices => ({
  selectedServicePreferences: [],
  selectedDisplayServices: choices,
  ...rest,
});
