import { maxWordsOf } from '#shared/questions/kinds/words.ts';
import { classNames } from '../ui/class-names.ts';
import { inputClass } from '../ui/field.tsx';
import { asWords } from './answer-as.ts';
import type { WidgetProps } from './renderer.ts';

/** `string`: text of any length, in a box that grows with it. Enter adds a line, so it never submits a half-written form. */
export const WordsWidget = ({ question, value, onChange, id, describedBy, isInvalid, isRequired, isDisabled }: WidgetProps) => (
  <textarea
    id={id}
    rows={1}
    value={asWords(value)}
    placeholder={question.placeholder}
    maxLength={maxWordsOf(question)}
    disabled={isDisabled}
    aria-describedby={describedBy}
    aria-invalid={isInvalid || undefined}
    aria-required={isRequired || undefined}
    onChange={(event) => onChange(event.target.value)}
    className={classNames(inputClass(isInvalid), 'field-sizing-content max-h-96 wrap-anywhere')}
  />
);
