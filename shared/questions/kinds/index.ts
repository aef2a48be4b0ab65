/** Every kind of question, one file per family; a kind that no family defines doesn't compile. */
import type { FieldType } from '../../model/enumerations/question.ts';
import { choices } from './choice.ts';
import { dates } from './date.ts';
import type { QuestionKind } from './kind.ts';
import { merchandise } from './merchandise.ts';
import { numbers } from './number.ts';
import { places } from './place.ts';
import { signatures } from './signature.ts';
import { words } from './words.ts';

export const questionKinds: Readonly<Record<FieldType, QuestionKind>> = {
  ...words,
  ...numbers,
  ...dates,
  ...choices,
  ...merchandise,
  ...places,
  ...signatures,
};
