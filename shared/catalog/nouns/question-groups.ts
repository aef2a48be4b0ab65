import {
  addressApiType,
  caseQuestionPage,
  displayServicePage,
  fieldAudience,
  fieldLockState,
  fieldType,
  fieldVisibility,
  optionSize,
  questionGroupKind,
  systemDropdown,
} from '#shared/model/enumerations/question.ts';
import { addressFields } from '#shared/model/question.ts';
import { type QuestionGroup, questionGroupSchema } from '#shared/model/question-group.ts';
import { rulesOfQuestionGroup } from '#shared/model/rules-of.ts';
import { active, defineNoun, type FaultInNoun } from '../noun.ts';
import { settingFaults, shapeOf } from '../questions/kind-settings.ts';
import { isRetired } from '../retired.ts';

/** Returns questions that two groups have at once, as after half of a move: what asks them couldn't tell which is meant. */
function repeatedFaults(groups: readonly QuestionGroup[]): FaultInNoun[] {
  const groupOf = new Map<string, QuestionGroup>();
  return groups.flatMap((group) =>
    group.questions.flatMap(({ id, question }): FaultInNoun[] => {
      const other = groupOf.get(id);
      groupOf.set(id, group);
      if (!other) return [];
      const message = `“${question}” is also in the group “${other.name},” so publish both groups together.`;
      return [{ id: group.id, path: ['questions', id], message }];
    }),
  );
}

/** Returns settings of questions that don't fit together. */
const settingsFaults = (groups: readonly QuestionGroup[]): FaultInNoun[] =>
  groups
    .filter((group) => !isRetired(group))
    .flatMap(({ id, questions }) =>
      questions.flatMap((question, at) =>
        Object.entries(settingFaults(question)).map(([field, message]) => ({ id, path: ['questions', at, field], message })),
      ),
    );

export const questionGroups = defineNoun({
  name: 'questionGroups',
  one: 'group of questions',
  many: 'groups of questions',
  columns: ['page', 'questions', 'showInAddCaseRHD'],
  filters: ['page', 'showInAddCaseRHD', 'isActive'],
  sections: [
    { title: 'The group', fields: ['name', 'description', 'kind', 'page', 'showInAddCaseRHD', 'isActive'] },
    { title: 'When it’s shown', fields: ['visibleWhen'] },
  ],
  schema: questionGroupSchema,
  reaches: ['prices', 'asks'],
  nameOf: ({ name }) => name,
  wordsOf: ({ description, questions }) => [
    description,
    ...questions.flatMap(({ identifier, question }) => [identifier, question]),
  ],
  idsOf: ({ id, questions }) => [id, ...questions.map((question) => question.id)],
  rulesOf: rulesOfQuestionGroup,
  faultsIn: (groups) => [...repeatedFaults(groups), ...settingsFaults(groups)],
  // Rules, documents, and answers name a question by its identifier, and what was chosen by the option's id. What is answered keeps its shape. Plans ask
  // nothing of the other kind.
  fixedIn: ({ kind, questions }) => ({
    kind,
    ...Object.fromEntries(
      questions.flatMap(({ id, identifier, fieldType: kind, options }) => [
        [`questions.${id}.identifier`, identifier],
        [`questions.${id}.fieldType`, shapeOf(kind)],
        ...options.map((option) => [`questions.${id}.options.${option.id}`, option.id] as const),
      ]),
    ),
  }),
  order: { place: 'sortOrder', within: 'page' },
  words: {
    name: 'Name',
    description: 'Description',
    kind: { label: 'Kind', choices: questionGroupKind },
    page: { label: 'Page', choices: { options: [...displayServicePage.options, ...caseQuestionPage.options] } },
    visibleWhen: { label: 'Shown', hint: 'Always, unless a rule says when.' },
    showInAddCaseRHD: 'Also asked on a first call',
    questions: 'Questions',
    'questions.identifier': {
      label: 'Identifier',
      hint: 'Rules and documents name the answer by it. It can’t change once it’s published.',
    },
    'questions.question': 'Question',
    'questions.atNeedQuestion': { label: 'Question at need', hint: 'Replaces the question after a death.' },
    'questions.preNeedQuestion': { label: 'Question ahead of need', hint: 'Replaces the question in a plan for later.' },
    'questions.helpText': 'Help',
    'questions.placeholder': 'Example in the empty field',
    'questions.fieldType': { label: 'Kind of answer', choices: fieldType },
    'questions.fieldTypeEnumValue': {
      label: 'List of options',
      hint: 'Such as relationship. For a question without options.',
    },
    'questions.options': 'Options',
    'questions.options.id': { label: 'Id', hint: 'Answers keep it. It can’t change once it’s published.' },
    'questions.options.text': 'Text',
    'questions.options.disabled': 'No longer offered',
    'questions.options.image': { label: 'Picture', isPicture: true },
    'questions.options.description': 'Description',
    'questions.optionSize': { label: 'Size of the options', choices: optionSize },
    'questions.isVisible': {
      label: 'Shown while it has no rule',
      hint: 'A rule that says when it’s asked decides in its place.',
    },
    'questions.isOptional': 'Optional',
    'questions.visibleWhen': { label: 'Asked', hint: 'Always, unless a rule says when.' },
    'questions.min': 'Minimum',
    'questions.max': 'Maximum',
    'questions.systemDropdown': { label: 'People to choose from', choices: systemDropdown },
    'questions.addressHiddenFields': {
      label: 'Parts of the address that aren’t asked',
      choices: { options: addressFields.map((id) => ({ id, text: id })) },
    },
    'questions.addressApiType': { label: 'Suggestions', choices: addressApiType },
    'questions.isAddressEditable': 'The address can be corrected by hand',
    'questions.audience': { label: 'Who answers', choices: fieldAudience },
    'questions.familyVisibility': { label: 'Families', choices: fieldVisibility },
    'questions.lockState': { label: 'Changes', choices: fieldLockState },
    isActive: active,
  },
  hidden: ['id', 'sortOrder', 'questions.id', 'questions.sortOrder'],
});
