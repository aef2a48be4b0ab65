import { fieldWords, type WordsKnown } from '#shared/catalog/field-words.ts';
import { formFields } from '#shared/catalog/form-fields.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { placeOf } from '#shared/catalog/place-words.ts';
import { withFieldNames } from '#shared/catalog/template-words.ts';
import type { Difference } from '#web/ui/two-versions.tsx';

type Versions = Pick<WordsKnown, 'nameOf' | 'textFor'> & { mine: object; theirs: object };

/** Says how two versions of an entry differ in some of its fields, in the words of the form. */
export function differencesOf(
  noun: NounName,
  names: readonly string[],
  { mine, theirs, nameOf, textFor }: Versions,
): Difference[] {
  const fields = formFields(nouns[noun]);
  const known = { noun, nameOf, textFor: withFieldNames(noun, [mine, theirs], textFor) };
  return names.map((name) => {
    const { labels, field } = placeOf(fields, [name], { entries: [], nameOf });
    const words = (entry: object) => {
      const value = (entry as Record<string, unknown>)[name];
      return field ? fieldWords(field, value, known) : value === true ? 'Yes' : String(value ?? '');
    };
    return { label: labels.join(', '), mine: words(mine), theirs: words(theirs) };
  });
}
