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

const withAnswer = (choices: PlanChoices, { displayServiceId, questionId }: Twin, value: string | undefined): PlanChoices => ({
  ...choices,
  selectedDisplayServices: choices.selectedDisplayServices.map((each) => {
    if (each.displayServiceId !== displayServiceId) return each;
    const others = each.answers.filter((answer) => answer.questionId !== questionId);
    return { ...each, answers: value === undefined ? others : [...others, { questionId, value }] };
  }),
});

function withWish(choices: PlanChoices, { options }: Twin, value: unknown): PlanChoices {
  const wish = [...options].find(([, option]) => option === value)?.[0];
  if (wish === undefined && value !== undefined) return choices;
  const others = choices.selectedServicePreferences.filter((id) => !options.has(id));
  return { ...choices, selectedServicePreferences: wish === undefined ? others : [...others, wish] };
}

function alike(before: PlanChoices, after: PlanChoices, twin: Twin): PlanChoices {
  const [was, now] = [saidIn(before, twin), saidIn(after, twin)];
  const isWishNew = now.wish !== was.wish;
  // What is taken back takes the other back only if both said the same.
  if (now.answer !== was.answer) {
    const isOther = now.answer === undefined && now.wish !== was.answer;
    return isWishNew || isOther ? after : withWish(after, twin, now.answer);
  }
  if (now.wish === undefined) return isWishNew && now.answer === was.wish ? withAnswer(after, twin, undefined) : after;
  return isWishNew || !was.isThere ? withAnswer(after, twin, now.wish) : after;
}

/** Returns the wishes that are also asked by a display service that was chosen. */
function twinsIn(home: PlannerHome, choices: PlanChoices): Twin[] {
  const { serviceOf } = homeIndexOf(homeAsIn(home, chosenTemplate(home, choices)));
  return preferenceGroupsFor(home, choices)
    .filter(({ isMultiple }) => !isMultiple)
    .flatMap((group) =>
      choices.selectedDisplayServices.flatMap(({ displayServiceId }) =>
        (serviceOf.get(displayServiceId)?.questions ?? []).flatMap((question): Twin[] => {
          const options = optionByWish(group, question);
          return options ? [{ displayServiceId, questionId: question.id, options }] : [];
        }),
      ),
    );
}

/**
 * Returns choices in which nothing is asked twice: a wish also answers a display service's question that asks the same thing in the same words, and vice versa. The
 * latest answer counts, and taking back one of two alike takes back both. Two that one save answers differently stay as given.
 */
export const withSameWishes = (home: PlannerHome, before: PlanChoices, after: PlanChoices): PlanChoices =>
  twinsIn(home, after).reduce((choices, twin) => alike(before, choices, twin), after);

const nothing: PlanChoices = { selectedServicePreferences: [], selectedDisplayServices: [] };

/** Returns choices in which what was answered once isn't open elsewhere. Plans, cases, and selections from before nothing was asked twice may have only one of the two. */
export const withSharedAnswers = (home: PlannerHome, choices: PlanChoices): PlanChoices => withSameWishes(home, nothing, choices);
