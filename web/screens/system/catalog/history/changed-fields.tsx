import { useQuery } from '@tanstack/react-query';
import { fieldWords } from '#shared/catalog/field-words.ts';
import { formFields } from '#shared/catalog/form-fields.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { elementName, hiddenWords, placeOf } from '#shared/catalog/place-words.ts';
import { ruleSettingOf } from '#shared/catalog/rule-setting.ts';
import { withFieldNames } from '#shared/catalog/template-words.ts';
import type { ReleaseChange } from '#shared/contract/system-catalog-views.ts';
import { type Difference, TwoVersions } from '#web/ui/two-versions.tsx';
import { everyEntryOptions } from '../../every-entry/use-every-entry.ts';
import { referredNouns, useNames } from '../../every-entry/use-names.ts';
import { useRuleVocabulary } from '../../rules/use-rule-vocabulary.ts';
import { useValueNames } from '../use-value-names.ts';

type ChangedFieldsProps = { noun: NounName; id: string; fields: ReleaseChange['fields'] };

/** Returns the elements of lists that are only before or only after, as parts of an entry: no version that is read now has them. */
const sidesOf = (fields: ReleaseChange['fields']): object[] =>
  fields.flatMap(({ path: [list, ...rest], before, after }) =>
    list !== undefined && rest.length === 1
      ? [before, after].flatMap((element) => (typeof element === 'object' && element ? [{ [list]: [element] }] : []))
      : [],
  );

/** Shows what changed in an entry by field: labels and names, before and after. */
export const ChangedFields = ({ noun, id, fields }: ChangedFieldsProps) => {
  const { data = [] } = useQuery(everyEntryOptions(noun));
  const { nameOf } = useNames(referredNouns(noun));
  const entry = data.find((row) => row.entry.id === id)?.entry;
  const { vocabulary } = useRuleVocabulary(ruleSettingOf(noun, '', entry ?? {}));
  const form = formFields(nouns[noun]);
  const { textFor: ownWords } = useValueNames(noun);
  const textFor = withFieldNames(noun, [entry, ...sidesOf(fields)], ownWords);
  const known = { noun, nameOf, textFor, ...(vocabulary ? { vocabulary } : {}) };
  const differences = fields.map(({ path, before, after }): Difference => {
    const { labels, field } = placeOf(form, path, { entries: [entry, ...sidesOf(fields)], nameOf });
    const words = (value: unknown) => {
      if (!field) return hiddenWords(path, value);
      // Only the order of a list changed: its elements are named.
      if (field.kind === 'list' && Array.isArray(value) && value.every((each) => typeof each === 'string'))
        return value.map((each) => nameIn(entry, field, each)).join(', ');
      return fieldWords(field, value, known);
    };
    const nameIn = (whole: unknown, list: typeof field, elementId: string): string => {
      if (list?.kind !== 'list') return elementId;
      const elements = (whole as Record<string, unknown> | undefined)?.[list.name];
      const element = Array.isArray(elements) ? elements.find((each) => each.id === elementId) : undefined;
      return elementName(list, element, nameOf, [entry]) ?? 'Missing entry';
    };
    return { label: labels.join(' › '), mine: words(before), theirs: words(after) };
  });
  return <TwoVersions differences={differences} mine="Before" theirs="After" ground="bg-sunken" className="text-sm" />;
};
