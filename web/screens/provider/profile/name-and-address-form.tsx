import { useState } from 'react';
import * as z from 'zod';
import type { CurrentLocation, SavedLocation } from '#shared/contract/locations-views.ts';
import type { Suggestion } from '#shared/contract/marketplace-views.ts';
import { addressInputSchema, locationNameSchema, websiteSchema } from '#shared/contract/save-location.ts';
import { line, timeZone } from '#shared/values/schemas.ts';
import { stateCodeOf, stateOptions } from '#shared/values/states.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { api } from '#web/session/api.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { PartActions } from './part-actions.tsx';
import { PartStale } from './part-stale.tsx';
import { StreetSearch } from './street-search.tsx';
import { timeZoneOptions } from './time-zones.ts';
import { usePartForm } from './use-part-form.ts';

/** The name of this part's draft. */
export const NAME_AND_ADDRESS = 'name-and-address';

const { address1, city, stateCode, postalCode } = addressInputSchema.shape;
const schema = z.strictObject({
  name: locationNameSchema,
  address1,
  address2: line(120),
  city,
  stateCode,
  postalCode,
  website: websiteSchema,
  timeZone,
});
type NameAndAddressValues = z.infer<typeof schema>;

/** Renames an error of `address.city` to the form's `city`. */
const inFormWords = (error: unknown): unknown => {
  for (const fault of problemOf(error)?.errors ?? []) fault.field = fault.field.replace(/^address\./, '');
  return error;
};

/** Saves name, address, website, and time zone in one call. A suggestion's coordinates are sent as long as the form still has its street and town. */
async function saveNameAndAddress(values: NameAndAddressValues, version: number, picked: Suggestion | null) {
  const { name, website, timeZone, address1, address2, city, stateCode, postalCode } = values;
  const isPicked = picked?.label === address1 && picked.detail === `${city}, ${stateCode}`;
  const place = isPicked && picked.lat !== null && picked.lon !== null ? { lat: picked.lat, lon: picked.lon } : {};
  const address = { address1, ...(address2 ? { address2 } : {}), city, stateCode, postalCode, ...place };
  try {
    return await api.locations.saveCurrentLocation({ name, website, timeZone, address, version });
  } catch (error) {
    throw inFormWords(error);
  }
}

const labels = {
  name: 'Name',
  address1: 'Street address',
  address2: 'Suite or unit',
  city: 'City',
  stateCode: 'State',
  postalCode: 'ZIP code',
  website: 'Website',
  timeZone: 'Time zone',
};

const valuesOf = ({ name, address, website, timeZone: zone }: CurrentLocation | SavedLocation): NameAndAddressValues => ({
  name,
  address1: address.address1,
  address2: address.address2 ?? '',
  city: address.city,
  stateCode: address.stateCode,
  postalCode: address.postalCode,
  website,
  timeZone: zone,
});

const states = stateOptions.map(({ id, text }) => ({ value: id, label: text }));

/** Returns the town of a suggestion: "Springfield, MA". */
const townOf = ({ detail }: Suggestion) => {
  const [city = '', state = ''] = detail.split(',').map((part) => part.trim());
  return { city, stateCode: stateCodeOf(state) };
};

/** Adds the scheme to a website that was typed without one, so that "example.com" is enough. */
const withScheme = (text: string) => (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text.trim()) ? `https://${text.trim()}` : text);

type NameAndAddressFormProps = { home: CurrentLocation; onDone: () => void };

export const NameAndAddressForm = ({ home, onDone }: NameAndAddressFormProps) => {
  const [picked, setPicked] = useState<Suggestion | null>(null);
  const part = usePartForm<NameAndAddressValues>({
    part: NAME_AND_ADDRESS,
    home,
    schema,
    labels,
    valuesOf,
    send: (values, version) => saveNameAndAddress(values, version, picked),
    onSaved: () => {
      toast('Name, address, and website saved!', { tone: 'success' });
      onDone();
    },
  });
  const { form } = part.form;
  const set = (name: keyof NameAndAddressValues, value: string) =>
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.submitCount > 0 });
  const pick = (suggestion: Suggestion) => {
    const town = townOf(suggestion);
    setPicked(suggestion);
    set('address1', suggestion.label);
    set('city', town.city);
    if (town.stateCode) set('stateCode', town.stateCode);
  };
  const website = part.form.field('website');
  return (
    <ZodForm form={part.form} label="Name, address, and website">
      <PartStale form={part} labels={labels} />
      <TextField {...part.form.field('name')} autoFocus maxLength={120} autoComplete="organization" />
      <StreetSearch
        {...part.form.field('address1')}
        value={part.values.address1}
        onChange={(text) => set('address1', text)}
        onPick={pick}
      />
      <TextField {...part.form.field('address2')} isOptional maxLength={120} autoComplete="address-line2" />
      <TextField {...part.form.field('city')} maxLength={80} autoComplete="address-level2" />
      <div className="grid grid-cols-[3fr_2fr] gap-x-3">
        <Select {...part.form.field('stateCode')} options={states} emptyLabel="Choose a state" autoComplete="address-level1" />
        <TextField {...part.form.field('postalCode')} maxLength={10} inputMode="numeric" autoComplete="postal-code" />
      </div>
      <TextField
        {...website}
        isOptional
        hint="Needed to launch. For example https://www.example.com."
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={(event) => {
          set('website', withScheme(event.target.value));
          website.onBlur(event);
        }}
      />
      <Select {...part.form.field('timeZone')} options={timeZoneOptions(part.values.timeZone)} />
      <PartActions form={part} onCancel={onDone} />
    </ZodForm>
  );
};
