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
import { questionGroupSchema } from '#shared/model/question-group.ts';
import { rulesOfQuestionGroup } from '#shared/model/rules-of.ts';
import { active, defineNoun } from '../noun.ts';

export const questionGroups = defineNoun({
  name: 'questionGroups',
  one: 'group of questions',
  many: 'groups of questions',
  schema: questionGroupSchema,
  nameOf: ({ name }) => name,
  wordsOf: ({ description, questions }) => [
    description,
    ...questions.flatMap(({ identifier, question }) => [identifier, question]),
  ],
  idsOf: ({ id, questions }) => [id, ...questions.map((question) => question.id)],
  rulesOf: rulesOfQuestionGroup,
  // Rules, documents, and answers name a question by its identifier, and what was chosen by the option's id.
  fixedIn: ({ questions }) =>
    Object.fromEntries(
      questions.flatMap(({ id, identifier, options }) => [
        [`questions.${id}.identifier`, identifier],
        ...options.map((option) => [`questions.${id}.options.${option.id}`, option.id] as const),
      ]),
    ),
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
    'questions.isVisible': 'Shown unless a rule says when',
    'questions.isOptional': 'Optional',
    'questions.visibleWhen': { label: 'Asked', hint: 'Always, unless a rule says when.' },
    'questions.min': 'Least',
    'questions.max': 'Most',
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
