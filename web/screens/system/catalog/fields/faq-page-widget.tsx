import { faqPageName, pagesWithFaq } from '#shared/catalog/overviews.ts';
import { Select } from '#web/ui/select.tsx';
import type { FieldWidgetProps } from '../field-widget.ts';
import { wordsOf } from './faults-at.ts';

const pages: readonly string[] = pagesWithFaq;
const options = pages
  .map((value) => ({ value, label: faqPageName(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

/** Chooses the page that shows a question and its answer. One that no screen shows stays until another is chosen. */
const FaqPageWidget = ({ field, value, onChange, faults, isReadOnly }: FieldWidgetProps) => {
  const chosen = typeof value === 'string' ? value : '';
  const isKnown = chosen === '' || pages.includes(chosen);
  return (
    <Select
      label={field.label}
      hint={field.hint}
      error={wordsOf(faults, true)}
      className="max-w-96"
      disabled={isReadOnly}
      {...(chosen === '' ? { emptyLabel: 'Choose a page' } : {})}
      options={isKnown ? options : [{ value: chosen, label: `${chosen} (no screen shows it)` }, ...options]}
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

export default FaqPageWidget;
