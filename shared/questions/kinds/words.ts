import type { FieldType } from '../../model/enumerations/question.ts';
import type { Question } from '../../model/question.ts';
import { HIDDEN_CHARACTERS, linePattern, unifyLineBreaks, withoutEmbeddings } from '../../values/typed-text.ts';
import type { QuestionKind } from './kind.ts';
import { hasWords, isTooLong } from './values.ts';

/** The longest answer in words, in characters. */
const MAX_WORDS = 4000;

/** The longest phone number, in characters, with an extension or whom to ask for. */
const MAX_PHONE_WORDS = 120;

/** Returns the longest answer to a question, in characters. A phone number is asked for in words, and its identifier says that it is one. */
export const maxWordsOf = ({ identifier }: Pick<Question, 'identifier'>): number =>
  /phoneNumber$/i.test(identifier) ? MAX_PHONE_WORDS : MAX_WORDS;

const text: QuestionKind = {
  isAnswered: hasWords,
  check(value, { question }) {
    if (typeof value !== 'string') return 'Enter words';
    const stored = withoutEmbeddings(unifyLineBreaks(value));
    const most = maxWordsOf(question);
    if (isTooLong(stored, most)) return `Use ${most.toLocaleString('en-US')} characters or fewer`;
    return linePattern.test(stored.replace(/[\n\t]/g, '')) ? undefined : HIDDEN_CHARACTERS;
  },
  say: (value: string) => value.trim(),
  fact: 'presence',
};

const message: QuestionKind = {
  isAnswered: () => false,
  check: () => 'A message takes no answer',
  say: () => '',
  fact: 'presence',
  staysWithPlan: true,
  isMessage: true,
};

const yesOrNo: QuestionKind = {
  isAnswered: (value) => typeof value === 'boolean',
  check: (value) => (typeof value === 'boolean' ? undefined : 'Choose Yes or No'),
  say: (value: boolean) => (value ? 'Yes' : 'No'),
  fact: 'value',
};

/** Words, Yes or No, and messages. */
export const words = { string: text, boolean: yesOrNo, 'display-message': message } satisfies Partial<
  Record<FieldType, QuestionKind>
>;
