import { expect, it } from 'vitest';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { ConditionalQuestion } from '#shared/questions/conditional-question.ts';
import { id } from '#test/world/plain-id.ts';
import { chosen } from '#test/world/small-home-plan.ts';
import { packageOf } from '#test/world/small-planner-home.ts';
import { questionsBeyond } from './family-questions.ts';

const yes = { serviceId: id('book'), priceCents: 6_500, shouldShow: false, logic: { '==': [{ var: 'registerBook' }, true] } };
const service = { mappings: [yes] } as unknown as DisplayService;
const question = (identifier: string, isOptional = true) =>
  ({ id: id(identifier), identifier, isOptional }) as unknown as ConditionalQuestion;
const questions = [question('registerBook'), question('furtherFolders')];
const book = {
  packageServiceId: id('pb'),
  serviceId: id('book'),
  displayName: 'Register book',
  detailText: '',
  isIncluded: true,
};
const template = { ...packageOf('flat', []), packageServices: [book] };
const askedOf = (...given: Parameters<typeof questionsBeyond>) => questionsBeyond(...given).map(({ identifier }) => identifier);

it('leaves out what the package already includes', () => {
  expect(askedOf(template, service, questions, chosen('printed'))).toEqual(['furtherFolders']);
});

it('asks without a package, for what it leaves out, what is required, and what was answered', () => {
  const both = ['registerBook', 'furtherFolders'];
  const without = { ...template, packageServices: [{ ...book, isIncluded: false }] };
  expect(askedOf(undefined, service, questions, chosen('printed'))).toEqual(both);
  expect(askedOf(without, service, questions, chosen('printed'))).toEqual(both);
  expect(askedOf(template, service, [question('registerBook', false)], chosen('printed'))).toEqual(['registerBook']);
  expect(askedOf(template, service, questions, chosen('printed', { registerBook: true }))).toEqual(both);
});
