import * as z from 'zod';
import type { CurrentLocation, SavedLocation } from '#shared/contract/locations-views.ts';
import { attributeTextsSchema } from '#shared/model/attribute-text.ts';
import { distinctTexts } from '#shared/model/chosen-texts.ts';
import { defaultAttributes, defaultLanguages } from '#shared/model/enumerations/location.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { api } from '#web/session/api.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { PartStale } from '../part-stale.tsx';
import { usePartForm } from '../use-part-form.ts';
import { typedTextSchema } from './added-text.ts';
import { HomeContent } from './home-content.tsx';
import { TextChoices } from './text-choices.tsx';

export const title = 'Attributes & Languages';

const schema = z.strictObject({
  attributes: attributeTextsSchema,
  newAttribute: typedTextSchema,
  languages: attributeTextsSchema,
  newLanguage: typedTextSchema,
});
type Values = z.infer<typeof schema>;

const labels = {
  attributes: 'Attributes',
  newAttribute: 'Add an attribute',
  languages: 'Languages',
  newLanguage: 'Add a language',
};

const valuesOf = ({ attributes, languages }: CurrentLocation | SavedLocation): Values => ({
  attributes: attributes.map(({ attribute }) => attribute),
  newAttribute: '',
  languages: languages.map(({ language }) => language),
  newLanguage: '',
});

/** Returns a list including the text in its field that was not added yet, so that nothing typed is left out. */
const withTyped = (texts: readonly string[], typed: string) =>
  distinctTexts(typed.trim() === '' ? texts : [...texts, typed.trim()]);

const lists = [
  { list: 'attributes', typed: 'newAttribute', defaults: defaultAttributes },
  { list: 'languages', typed: 'newLanguage', defaults: defaultLanguages },
] as const;

const ChoicesForm = ({ home }: { home: CurrentLocation }) => {
  const { close } = useDrawer();
  const part = usePartForm<Values>({
    part: 'attributes-and-languages',
    home,
    schema,
    labels,
    valuesOf,
    send: ({ attributes, newAttribute, languages, newLanguage }, version) =>
      api.locations.setAttributesAndLanguages({
        attributes: withTyped(attributes, newAttribute),
        languages: withTyped(languages, newLanguage),
        version,
      }),
    onSaved: () => {
      toast('Attributes & languages saved!', { tone: 'success' });
      close();
    },
  });
  const { form, field } = part.form;
  const set = (name: keyof Values, value: string | string[]) => form.setValue(name, value, { shouldDirty: true });
  return (
    <ZodForm form={part.form} label={title}>
      <PartStale form={part} labels={labels} />
      {lists.map(({ list, typed, defaults }) => {
        const { id, error } = field(typed);
        return (
          <TextChoices
            key={list}
            name={list}
            label={labels[list]}
            defaults={defaults}
            value={part.values[list]}
            onChange={(texts) => set(list, texts)}
            field={{ id, label: labels[typed], error }}
            typed={part.values[typed]}
            onType={(text) => set(typed, text)}
            onFault={(message) => (message ? form.setError(typed, { type: 'custom', message }) : form.clearErrors(typed))}
          />
        );
      })}
      <Button type="submit" look="primary" isWide isBusy={part.form.isBusy} busyLabel="Saving...">
        Submit
      </Button>
    </ZodForm>
  );
};

/** Chooses what the home offers and which languages it speaks: the default lists, and the home's own words. */
export const Component = () => <HomeContent>{(home) => <ChoicesForm key={home.id} home={home} />}</HomeContent>;
