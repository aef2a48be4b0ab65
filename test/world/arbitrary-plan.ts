import fc from 'fast-check';
import type { Answer } from '#shared/model/answer.ts';
import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import { arrangementType, timing } from '#shared/model/enumerations/case.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import type { FieldType } from '#shared/model/enumerations/question.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { Question } from '#shared/model/question.ts';
import { isMessage } from '#shared/questions/is-answered.ts';
import { boundsOf, decimalsOf, isNumeric, type NumericKind } from '#shared/questions/kinds/number.ts';

/** Ids that no home has. */
const goneId = fc.constantFrom('00000000-0000-4000-8000-00000000dead', '00000000-0000-4000-8000-00000000beef');

const optionId = ({ options }: Question): fc.Arbitrary<string> =>
  options.length > 0 ? fc.constantFrom(...options.map(({ id }) => id)) : fc.constant('other');

/** A number within the question's bounds, with no more decimals than its kind allows. */
function numberFor(question: Question): fc.Arbitrary<number> {
  const bounds = boundsOf(question);
  const least = question.min ?? Math.max(bounds.min, 0);
  const most = Math.min(bounds.max, least + 400);
  const decimals = decimalsOf(question.fieldType as NumericKind);
  const steps = Number.isFinite(decimals) ? 10 ** decimals : 4;
  return fc.integer({ min: Math.ceil(least * steps), max: Math.floor(most * steps) }).map((step) => step / steps);
}

const options = (question: Question): fc.Arbitrary<string[]> =>
  question.options.length > 0 ? fc.subarray(question.options.map(({ id }) => id)) : fc.constant([]);

const typed = fc.constant({ signatureType: 'type' as const, typeText: 'E. Marsh' });

/** Answers of the right kind, within the question's bounds. */
const soundAnswers: Record<Exclude<FieldType, NumericKind>, (question: Question, home: PlannerHome) => fc.Arbitrary<Answer>> = {
  string: () => fc.constantFrom('At the harbor', 'Æ 李'),
  boolean: () => fc.boolean(),
  date: () => fc.constant('2026-12-01'),
  // A time that no clock of a test has passed, because a plan isn't sent with one that has.
  'date-time': () => fc.constant('2099-12-01T15:00:00.000Z'),
  enum: optionId,
  'enum-multiple': options,
  'checkbox-list': options,
  'radio-button': optionId,
  'radio-button-list': optionId,
  'carousel-list-small': optionId,
  'carousel-list-large': optionId,
  'multi-select-carousel': options,
  'merchandise-item-list': (_, home) => selections(home),
  address: () => fc.constant({ address1: '9 Larkspur Lane', city: 'Boston', countryCode: 'US' } as Answer),
  'display-message': () => fc.constant(null),
  'system-dropdown': () => goneId,
  signature: () => typed,
  initials: () => typed,
};

/** Answers of the wrong kind or far out of bounds, as a broken or malicious browser sends them. */
const unsoundAnswer: fc.Arbitrary<Answer> = fc.constantFrom<Answer>(
  'no such option',
  -3,
  1e9,
  0.5,
  true,
  null,
  ['no such option'],
  [],
  '',
);

const selections = (home: PlannerHome): fc.Arbitrary<{ locationItemId: string; quantity: number }[]> =>
  fc
    .subarray(
      home.items.map(({ id }) => id),
      { maxLength: 3 },
    )
    .chain((ids) =>
      fc.tuple(...ids.map((locationItemId) => fc.record({ locationItemId: fc.constant(locationItemId), quantity: units }))),
    );

const units = fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.integer({ min: 2, max: 12 }) });

function answersTo(
  home: PlannerHome,
  service: Pick<DisplayService, 'questions'>,
  mistakes: boolean,
): fc.Arbitrary<SelectedDisplayService['answers']> {
  const known = new Map(home.questions.map((question) => [question.id, question]));
  const questions = service.questions.flatMap(({ id }) => known.get(id) ?? []).filter((question) => !isMessage(question));
  return fc.subarray(questions).chain((answered) =>
    fc.tuple(
      ...answered.map((question) => {
        const { fieldType } = question;
        const sound = isNumeric(fieldType) ? numberFor(question) : soundAnswers[fieldType](question, home);
        const value = mistakes ? fc.oneof({ weight: 9, arbitrary: sound }, { weight: 1, arbitrary: unsoundAnswer }) : sound;
        return value.map((each) => ({ questionId: question.id, value: each }));
      }),
    ),
  );
}

const chosenServices = (home: PlannerHome, mistakes: boolean): fc.Arbitrary<SelectedDisplayService[]> =>
  fc.subarray(home.displayServices).chain((services) =>
    fc.tuple(
      ...services.map((service) =>
        answersTo(home, service, mistakes).map((answers) => ({
          displayServiceId: service.id,
          isAddOn: service.isAddOn,
          answers,
          items: [],
        })),
      ),
    ),
  );

/** Items, with answers to what their categories ask. */
const chosenItems = (home: PlannerHome, mistakes: boolean): fc.Arbitrary<SelectedDisplayService[]> =>
  selections(home).chain((selected) =>
    fc.tuple(
      ...selected.map((item) => {
        const category = home.items.find(({ id }) => id === item.locationItemId)?.itemCategoryId;
        const asked = home.categoryServices?.find(({ itemCategoryId }) => itemCategoryId === category)?.questions ?? [];
        return answersTo(home, { questions: asked }, mistakes).map((answers) => ({
          displayServiceId: item.locationItemId,
          isAddOn: true,
          answers,
          items: [item],
        }));
      }),
    ),
  );

const goneChoices = fc.array(
  goneId.map((id) => ({ displayServiceId: id, isAddOn: false, answers: [], items: [{ locationItemId: id, quantity: 1 }] })),
  { maxLength: 1 },
);

/** Usually one of the home's packages with its own disposition; sometimes one that doesn't fit, one that is gone, or none. */
const packageOf = (
  home: PlannerHome,
  mistakes: boolean,
): fc.Arbitrary<Pick<PlanChoices, 'dispositionType' | 'selectedTemplate'>> => {
  const suited = home.templates.map(({ id, dispositionType: type }) => ({ dispositionType: type, selectedTemplate: id }));
  const none = fc.record({ dispositionType: fc.option(fc.constantFrom(...dispositionType.values), { nil: undefined }) });
  const odd = fc.record({
    dispositionType: fc.option(fc.constantFrom(...dispositionType.values), { nil: undefined }),
    selectedTemplate: suited.length > 0 ? fc.oneof(goneId, fc.constantFrom(...home.templates.map(({ id }) => id))) : goneId,
  });
  return fc.oneof(
    { weight: 8, arbitrary: suited.length > 0 ? fc.constantFrom(...suited) : none },
    { weight: 1, arbitrary: none },
    { weight: mistakes ? 1 : 0, arbitrary: odd },
  );
};

/**
 * Generates any plan that a family can make at a home: its packages, display services with answers, items in several places, and wishes, in any order. With
 * `mistakes` (the default) also what no screen allows: answers of the wrong kind or out of bounds, and packages, services, and items that the home doesn't
 * have.
 */
export function arbitraryPlan(home: PlannerHome, { mistakes = true }: { mistakes?: boolean } = {}): fc.Arbitrary<PlanChoices> {
  const wishes = home.preferenceGroups.flatMap(({ preferences }) => preferences.map(({ id }) => id));
  return fc
    .record({
      timing: fc.option(fc.constantFrom(...timing.values), { nil: undefined, freq: 9 }),
      type: fc.option(fc.constantFrom(...arrangementType.values), { nil: undefined, freq: 9 }),
      chosen: packageOf(home, mistakes),
      wishes: fc.subarray(wishes, { maxLength: 4 }),
      services: chosenServices(home, mistakes),
      items: chosenItems(home, mistakes),
      gone: mistakes ? goneChoices : fc.constant([]),
    })
    .chain(({ timing: when, type, chosen, wishes: selectedServicePreferences, services, items, gone }) =>
      fc.shuffledSubarray([...services, ...items, ...gone], { minLength: services.length + items.length + gone.length }).map(
        (selectedDisplayServices): PlanChoices => ({
          ...(when ? { timing: when } : {}),
          ...(type ? { type } : {}),
          ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)),
          selectedServicePreferences,
          selectedDisplayServices,
        }),
      ),
    );
}
