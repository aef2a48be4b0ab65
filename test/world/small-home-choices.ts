import type { DisplayService } from '#shared/model/display-service.ts';
import { id } from './plain-id.ts';

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

/**
 * Its display services: `vs` visiting (view; embalming with an open casket; more days by number), `rs` rite (its music costs by option), `ca` cars (limousines by
 * number), `fi` film (folders at 75 cents each), `do` doves (no price), `ce` certificates (fixed; copies by number, a cash advance), `co` coming into care
 * (miles beyond 25), `ho` honors (only for veterans).
 */
export const smallDisplayServices = [
  choice('vs', 'service-details', {
    eventOrder: 1,
    mappings: [maps('view', { quantity: { var: ['days', 1] } }), maps('embalm', { logic: { '==': [{ var: 'open' }, true] } })],
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
].sort((one, other) => Number(one.eventOrder) - Number(other.eventOrder));

/** What its display services ask. */
export const smallQuestions = [
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
];
