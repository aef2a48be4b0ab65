import { expect, it } from 'vitest';
import { id } from '#test/world/plain-id.ts';
import { chosen, planOf } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { missingInChosen } from './missing-in-chosen.ts';

const template = packageOf('p1', [], { dispositionType: 'cremation' });
const plain = smallHome({ templates: [template] });
/** The small home, where every question of a display service has to be answered. */
const home = {
  ...plain,
  displayServices: plain.displayServices.map((service) => ({
    ...service,
    questions: service.questions.map((question) => ({ ...question, isOptional: false })),
  })),
};
const missing = (services: ReturnType<typeof chosen>[], rest: Parameters<typeof planOf>[1] = {}) =>
  missingInChosen(home, planOf(services, { dispositionType: 'cremation', ...rest })).map(({ page, identifier }) => [
    page,
    identifier,
  ]);
const inPackage = { selectedTemplate: template.id };

it('lists what was chosen and isn’t answered, page by page, as far as it shows', () => {
  const services = [chosen('ca'), chosen('rs'), chosen('vs', { qd: 2 })];
  const open = [
    ['service-details', 'open'],
    ['service-details', 'music'],
    ['additional-services', 'cars'],
  ];
  expect(missing(services, inPackage)).toEqual(open);
  expect(missing(services)).toEqual(open);
  expect(missing([chosen('rs', { qm: ['singer'] })], inPackage)).toEqual([['service-details', 'singer']]);
  expect(missing([chosen('rs', { qm: ['organ'] })], inPackage)).toEqual([]);
  expect(missing([], inPackage)).toEqual([]);
});

it('lists a question once that two display services ask', () => {
  const asked = home.displayServices.find((service) => service.id === id('vs'))!.questions[0]!;
  const both = home.displayServices.map((service) =>
    service.id === id('ca') ? { ...service, questions: [...service.questions, asked] } : service,
  );
  const found = missingInChosen({ ...home, displayServices: both }, planOf([chosen('ca'), chosen('vs', { qd: 1 })], inPackage));
  expect(found.map(({ identifier }) => identifier)).toEqual(['open', 'cars']);
});
