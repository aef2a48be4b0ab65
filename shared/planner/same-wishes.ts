import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { PreferenceGroup } from '../model/preference-group.ts';
import { checkAnswer } from '../questions/check-answer.ts';
import type { ConditionalQuestion } from '../questions/conditional-question.ts';
import { optionsOf } from '../questions/options.ts';
import { homeAsIn } from './home-as-in.ts';
import { homeIndexOf } from './home-index.ts';
import { chosenTemplate, preferenceGroupsFor } from './offers.ts';

const plain = (text: string): string => text.trim().toLowerCase();

/** Maps wishes to the options of a question, if both ask the same thing in the same words with the same options. */
function optionByWish({ name, preferences }: PreferenceGroup, question: ConditionalQuestion): Map<string, string> | undefined {
  const { question: words, atNeedQuestion, preNeedQuestion } = question;
  if (![words, atNeedQuestion, preNeedQuestion].some((each) => each && plain(each) === plain(name))) return undefined;
  const options = new Map((optionsOf(question) ?? []).map(({ id, text }) => [plain(text), id]));
  const pairs = preferences.flatMap((each): [string, string][] => {
    const option = options.get(plain(each.name));
    return option === undefined || checkAnswer(question, option) !== undefined ? [] : [[each.id, option]];
  });
  return pairs.length === preferences.length && pairs.length === options.size ? new Map(pairs) : undefined;
}

type Twin = { displayServiceId: string; questionId: string; options: ReadonlyMap<string, string> };

/** Returns the answer to each of two twin questions: the wish, as the option it stands for, and the service's answer. */
function saidIn({ selectedServicePreferences, selectedDisplayServices }: PlanChoices, twin: Twin) {
  const wish = selectedServicePreferences.find((id) => twin.options.has(id));
  const service = selectedDisplayServices.find(({ displayServiceId }) => displayServiceId === twin.displayServiceId);
  const answer = service?.answers.find(({ questionId }) => questionId === twin.questionId)?.value;
  return { wish: wish && twin.options.get(wish), answer, isThere: service !== undefined };
}

const withAnswer = (choices: PlanChoices, { displayServiceId, questionId }: Twin, value: string): PlanChoices => ({
  ...choices,
  selectedDisplayServices: choices.selectedDisplayServices.map((each) =>
    each.displayServiceId === displayServiceId
      ? { ...each, answers: [...each.answers.filter((answer) => answer.questionId !== questionId), { questionId, value }] }
      : each,
  ),
});

function withWish(choices: PlanChoices, { options }: Twin, value: unknown): PlanChoices {
  const wish = [...options].find(([, option]) => option === value)?.[0];
  if (wish === undefined) return choices;
  const others = choices.selectedServicePreferences.filter((id) => !options.has(id));
  return { ...choices, selectedServicePreferences: [...others, wish] };
}

function alike(before: PlanChoices, after: PlanChoices, twin: Twin): PlanChoices {
  const [was, now] = [saidIn(before, twin), saidIn(after, twin)];
  const isWishNew = now.wish !== was.wish;
  if (now.answer !== was.answer) return isWishNew ? after : withWish(after, twin, now.answer);
  return now.wish !== undefined && (isWishNew || !was.isThere) ? withAnswer(after, twin, now.wish) : after;
}

/**
 * Returns choices in which nothing is asked twice: a wish also answers a display service's question that asks the same thing in the same words, and vice versa. The
 * latest answer counts. Taking one back, or leaving it unchanged, doesn't affect the other.
 */
export function withSameWishes(home: PlannerHome, before: PlanChoices, after: PlanChoices): PlanChoices {
  const { serviceOf } = homeIndexOf(homeAsIn(home, chosenTemplate(home, after)));
  const twins = preferenceGroupsFor(home, after)
    .filter(({ isMultiple }) => !isMultiple)
    .flatMap((group) =>
      after.selectedDisplayServices.flatMap(({ displayServiceId }) =>
        (serviceOf.get(displayServiceId)?.questions ?? []).flatMap((question): Twin[] => {
          const options = optionByWish(group, question);
          return options ? [{ displayServiceId, questionId: question.id, options }] : [];
        }),
      ),
    );
  return twins.reduce((choices, twin) => alike(before, choices, twin), after);
}
