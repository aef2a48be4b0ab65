import { csvColumns } from './csv-cells.ts';
import { type FormField, formFields } from './form-fields.ts';
import type { AnyNoun } from './noun.ts';

/** Returns what a cell of a field may have, blank if people wouldn’t write it into a file, such as a rule. */
function exampleOf({ cells }: AnyNoun, field: FormField): string {
  const written = cells?.[field.name];
  if (written) return written.example;
  switch (field.kind) {
    case 'line':
    case 'lines':
      return field.isOptional ? '' : `Example of ${field.label.toLowerCase()}`;
    case 'words':
      return 'First; Second';
    case 'switch':
      return 'yes';
    case 'number':
      return '1';
    case 'cents':
      return '10000';
    case 'choice':
      return field.choices.options[0]?.id ?? '';
    case 'choices':
      return field.choices.options
        .slice(0, 2)
        .map(({ id }) => id)
        .join('; ');
    case 'reference':
      return field.isOptional ? '' : `Name of ${field.label.toLowerCase()}`;
    case 'picture':
      return 'oak-front.jpg';
    default:
      return '';
  }
}

/** Returns an example of a row of a noun’s CSV file, in the order of the columns. It has no id, so it would add an entry. */
export function exampleCells(noun: AnyNoun): string[] {
  const fields = new Map(formFields(noun).map((field) => [field.name, field]));
  return csvColumns(noun).map((name) => {
    const field = fields.get(name);
    return field ? exampleOf(noun, field) : '';
  });
}
