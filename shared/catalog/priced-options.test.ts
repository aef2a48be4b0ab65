import { describe, expect, it } from 'vitest';
import { generateCatalog } from '#world/catalog.ts';
import { entriesOf } from '#world/fill-cloud.ts';
import { catalogFaults } from './catalog-faults.ts';
import type { AnyCatalog, AnyEntry } from './noun.ts';

const sample: AnyCatalog = entriesOf(generateCatalog());
type Asked = { id: string; prices: { optionId?: string; priceCents: number }[] };
type Asking = AnyEntry & { questions: Asked[] };
type Question = { id: string; fieldType: string; options: { id: string }[] };

const questions = new Map(
  (sample.questionGroups as unknown as { questions: Question[] }[]).flatMap((group) =>
    group.questions.map((each) => [each.id, each]),
  ),
);
const idOfKind = (isWanted: (question: Question) => boolean): string =>
  [...questions.values()].find((question) => asksInPlans.has(question.id) && isWanted(question))?.id ?? '';
const asksInPlans = new Set(
  (sample.questionGroups as unknown as { kind: string; questions: Question[] }[])
    .filter(({ kind }) => kind === 'pricing')
    .flatMap((group) => group.questions.map(({ id }) => id)),
);
const choice = idOfKind(({ options }) => options.length > 1);
const yesNo = idOfKind(({ fieldType }) => fieldType === 'boolean');
const count = idOfKind(({ fieldType }) => fieldType === 'integer');

/** Returns the faults of the sample after the first entry of a noun asks a question with one price. */
function faultsOf(noun: 'displayServices' | 'categoryServices', id: string, optionId: string | undefined): string[] {
  const [first, ...others] = structuredClone(sample[noun]) as unknown as [Asking, ...AnyEntry[]];
  const price = { ...(optionId === undefined ? {} : { optionId }), priceCents: 500 };
  const asked = { id, isOptional: true, shouldShow: true, prices: [price] };
  const after = { ...sample, [noun]: [{ ...first, questions: [asked] }, ...others] };
  return catalogFaults(after, sample).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe.each(['displayServices', 'categoryServices'] as const)('a price of an answer in %s', (noun) => {
  it('names an option of its question, or Yes or No', () => {
    const option = questions.get(choice)?.options[1]?.id;
    expect([faultsOf(noun, choice, option), faultsOf(noun, yesNo, 'true'), faultsOf(noun, count, undefined)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('is refused if the question has no such option', () => {
    const words = 'The question has no such option. Choose one of its options.';
    for (const question of [choice, yesNo]) {
      expect(faultsOf(noun, question, 'no-such-option')).toEqual([`questions.0.prices.0.optionId: ${words}`]);
    }
    expect(faultsOf(noun, count, '3')).toEqual([
      'questions.0.prices.0.optionId: The question has no options to choose from. Leave the option out.',
    ]);
  });
});
