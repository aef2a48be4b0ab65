import { pricedOptions, questionIn } from '#shared/catalog/priced-options.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { Select } from '#web/ui/select.tsx';
import { useEveryEntry } from '../../every-entry/use-every-entry.ts';
import type { FieldWidgetProps } from '../field-widget.ts';
import { wordsOf } from './faults-at.ts';
import { usePath } from './form-context.ts';

/** The groups that have questions: a draft may lack them. */
const isGroup = (entry: Partial<QuestionGroup>): entry is QuestionGroup => Array.isArray(entry.questions);

/** Returns the id of the question whose price is at a path of a form. */
function askedAt(entry: object, [list, at]: readonly (string | number)[]): string | undefined {
  const { questions } = entry as Partial<DisplayService>;
  return list === 'questions' && typeof at === 'number' ? questions?.[at]?.id : undefined;
}

/** Chooses the option of the question that costs a price. One that the question doesn’t have stays until another is chosen. */
const AnswerOptionWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  const { data, isError } = useEveryEntry('questionGroups');
  const asked = askedAt(entry, usePath());
  const groups = (data ?? []).map((row) => row.entry as Partial<QuestionGroup>).filter(isGroup);
  const question = asked === undefined ? undefined : questionIn(groups, asked);
  const options = question ? pricedOptions(question).map(({ id, text }) => ({ value: id, label: text })) : [];
  const chosen = typeof value === 'string' ? value : '';
  const isKnown = chosen === '' || options.some((option) => option.value === chosen);
  const missing = { value: chosen, label: question ? `${chosen} (the question has no such option)` : chosen };
  return (
    <Select
      label={field.label}
      hint={asked || !data ? field.hint : 'Choose the question first.'}
      isOptional={field.isOptional}
      error={isError ? 'The questions couldn’t be loaded. Reload the page.' : wordsOf(faults)}
      className="max-w-xl"
      disabled={isReadOnly || !data}
      emptyLabel={data || isError ? 'None' : 'Loading...'}
      options={isKnown ? options : [missing, ...options]}
      value={chosen}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
};

export default AnswerOptionWidget;
