import { type RefObject, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { Suggestion } from '#shared/contract/marketplace-views.ts';
import type { Point } from '#shared/values/geo.ts';
import { isStateCode } from '#shared/values/state-codes.ts';
import { stateOptions } from '#shared/values/states.ts';
import { timeZoneOptions, usualTimeZone } from '#shared/values/time-zones.ts';
import { PlaceSuggestion } from '#web/parts/place-suggestion.tsx';
import { townOf } from '#web/parts/suggested-address.ts';
import type { ZodForm } from '#web/parts/use-zod-form.ts';
import { api } from '#web/session/api.ts';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { NewHomeSent, NewHomeValues } from './new-home-schema.ts';

/** Waits this long after the last keystroke before asking for suggestions (docs/decisions.md, Screens). */
const DEBOUNCE_MS = 60;
const states = stateOptions.map(({ id, text }) => ({ value: id, label: text }));
const zones = timeZoneOptions.map(({ id, text }) => ({ value: id, label: text }));

type Form = ZodForm<NewHomeValues, NewHomeSent>;
type Parts = {
  form: Form;
  /** The coordinates of the picked suggestion; null once someone typed over it. */
  point: RefObject<Point | null>;
};

/** Returns the street addresses that a lookup suggests for what was typed. If it fails, the street is simply typed. */
const useSuggestedStreets = () => {
  const [items, setItems] = useState<readonly Suggestion[]>([]);
  const latest = useRef(0);
  const ask = async (query: string) => {
    latest.current += 1;
    const mine = latest.current;
    const found =
      query.length < 3
        ? []
        : await api.marketplace
            .autocompleteAddress({ query })
            .then(({ items }) => items)
            .catch(() => []);
    if (mine === latest.current) setItems(found);
  };
  return { items, ask: (query: string) => void ask(query) };
};

/** Sets the usual time zone of a state, until someone has chosen another. */
const useStateChange = ({ setValue, getValues }: Form['form']) => {
  const preset = useRef('');
  return (stateCode: string) => {
    const zone = isStateCode(stateCode) ? (usualTimeZone(stateCode) ?? '') : '';
    const current = getValues('timeZone');
    if (current === '' || current === preset.current) {
      setValue('timeZone', zone, { shouldValidate: zone !== '' });
      preset.current = zone;
    }
  };
};

/** Asks where the home is: a street with suggestions, and the fields that picking one fills in. */
export const AddressFields = ({ form, point }: Parts) => {
  const { control, setValue, register } = form.form;
  const streets = useSuggestedStreets();
  const changeState = useStateChange(form.form);
  const pick = ({ label, detail, lat, lon }: Suggestion) => {
    const town = townOf(detail);
    setValue('address1', label, { shouldValidate: true });
    if (town) {
      setValue('city', town.city, { shouldValidate: true });
      if (isStateCode(town.stateCode)) setValue('stateCode', town.stateCode, { shouldValidate: true });
      if (town.postalCode) setValue('postalCode', town.postalCode, { shouldValidate: true });
      changeState(town.stateCode);
    }
    point.current = lat !== null && lon !== null ? { lat, lon } : null;
  };
  const typed = () => {
    point.current = null;
  };
  const { label, id, error } = form.field('address1');
  const { name: stateName, id: stateId, label: stateLabel, error: stateError } = form.field('stateCode');
  const { id: zoneId, label: zoneLabel, error: zoneError } = form.field('timeZone');
  return (
    <>
      <Controller
        control={control}
        name="address1"
        render={({ field }) => (
          <SearchCombobox
            {...{ id, label, error }}
            isLabelHidden={false}
            keepsText
            maxLength={120}
            value={field.value}
            onChange={(text) => {
              typed();
              field.onChange(text);
            }}
            onQuery={streets.ask}
            debounceMs={DEBOUNCE_MS}
            items={streets.items}
            status={streets.items.length > 0 ? 'ready' : 'idle'}
            itemKey={(item) => item.id}
            itemText={(item) => item.label}
            renderItem={(item) => <PlaceSuggestion item={item} />}
            onPick={pick}
          />
        )}
      />
      <TextField {...form.field('address2')} isOptional maxLength={120} autoComplete="off" />
      <TextField {...form.field('city')} {...register('city', { onChange: typed })} maxLength={80} autoComplete="off" />
      <div className="grid grid-cols-[3fr_2fr] gap-x-3">
        <Select
          {...register('stateCode', {
            onChange: ({ target }) => {
              typed();
              changeState(target.value);
            },
          })}
          id={stateId}
          name={stateName}
          label={stateLabel}
          error={stateError}
          emptyLabel="Choose a state"
          options={states}
          autoComplete="off"
        />
        <TextField
          {...form.field('postalCode')}
          {...register('postalCode', { onChange: typed })}
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
        />
      </div>
      <Select
        {...register('timeZone')}
        id={zoneId}
        label={zoneLabel}
        error={zoneError}
        hint="The time zone for due dates and hours. Some states have two."
        emptyLabel="Choose a time zone"
        options={zones}
        autoComplete="off"
      />
    </>
  );
};
