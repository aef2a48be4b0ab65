import type { FieldType } from '../../model/enumerations/question.ts';
import { HIDDEN_CHARACTERS, linePattern, unifyLineBreaks, withoutEmbeddings } from '../../values/typed-text.ts';
import type { QuestionKind } from './kind.ts';
import { hasWords, isTooLong } from './values.ts';

/** The longest answer in words, in characters. */
export const MAX_WORDS = 4000;

const text: QuestionKind = {
  isAnswered: hasWords,
  check(value) {
    if (typeof value !== 'string') return 'Enter words';
    const stored = withoutEmbeddings(unifyLineBreaks(value));
    if (isTooLong(stored, MAX_WORDS)) return 'Use 4,000 characters or fewer';
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
