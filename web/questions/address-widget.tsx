import type { ReactNode } from 'react';
import type { Address } from '#shared/model/address.ts';
import { placeOfDeath } from '#shared/model/enumerations/place-of-death.ts';
import { countryName, countryOptions, DEFAULT_COUNTRY } from '#shared/values/countries.ts';
import type { StateCode } from '#shared/values/state-codes.ts';
import { stateOptions } from '#shared/values/states.ts';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import {
  type AddressPart,
  addressParts,
  changeAddress,
  isDomestic,
  partLabels,
  partLengths,
  pickAddress,
} from './address-parts.ts';
import { asAddress } from './answer-as.ts';
import type { WidgetProps } from './renderer.ts';
import { StreetField } from './street-field.tsx';

const choice = ({ id, text }: { id: string; text: string }) => ({ value: id, label: text });
const states = stateOptions.map(choice);
const kindsOfPlaces = placeOfDeath.options.map(choice);

type PartProps = {
  part: AddressPart;
  id: string;
  address: Partial<Address>;
  change: (change: Partial<Address>) => void;
  isFixed: boolean;
};

/** Shows a part that is typed or chosen from a list; `address1` has its own field. */
const Part = ({ part, id, address, change, isFixed }: PartProps): ReactNode => {
  const field = { id: `${id}-${part}`, label: partLabels[part] };
  const text = (key: keyof Address, label = field.label) => (
    <TextField
      {...field}
      label={label}
      readOnly={isFixed}
      autoComplete="off"
      maxLength={partLengths[part] ?? 80}
      inputMode={part === 'postalCode' && isDomestic(address) ? 'numeric' : undefined}
      value={String(address[key] ?? '')}
      onChange={(event) => change({ [key]: event.target.value })}
    />
  );
  if (part === 'locationType') {
    return (
      <Select
        {...field}
        emptyLabel="Choose one"
        disabled={isFixed}
        options={kindsOfPlaces}
        value={address.locationType ?? ''}
        onChange={({ target }) => change({ locationType: placeOfDeath.has(target.value) ? target.value : undefined })}
      />
    );
  }
  if (part === 'country') {
    return (
      <Select
        {...field}
        disabled={isFixed}
        options={countryOptions().map(choice)}
        value={address.countryCode ?? DEFAULT_COUNTRY}
        onChange={({ target }) =>
          change({
            countryCode: target.value,
            ...(target.value === DEFAULT_COUNTRY ? {} : { country: countryName(target.value) }),
          })
        }
      />
    );
  }
  if (part === 'state' && isDomestic(address)) {
    return (
      <Select
        {...field}
        emptyLabel="Choose a state"
        disabled={isFixed}
        options={states}
        value={address.stateCode ?? ''}
        onChange={({ target }) => change({ stateCode: (target.value || undefined) as StateCode | undefined })}
      />
    );
  }
  if (part === 'state') return text('region', 'Region or province');
  if (part === 'postalCode' && !isDomestic(address)) return text('postalCode', 'Postal code');
  return text(part);
};

/**
 * On wide screens, state and ZIP code share a line; on narrow ones, ZIP code and county do, so that no state's name is cut off. So do floor and room.
 */
const spans: Partial<Record<AddressPart, string>> = {
  state: 'col-span-6 sm:col-span-4',
  postalCode: 'col-span-3 sm:col-span-2',
  county: 'col-span-3',
  country: 'col-span-6 sm:col-span-3',
  floor: 'col-span-3 sm:col-span-2',
  room: 'col-span-3 sm:col-span-2',
};

/** `address`: its parts under one legend, without those that the question hides. The US has states, other countries have regions. */
export default function AddressWidget({ question, value, onChange, id, isInvalid, sources }: WidgetProps) {
  const address = asAddress(value);
  const hidden = question.addressHiddenFields;
  const isFixed = !question.isAddressEditable;
  const change = (part: Partial<Address>) => onChange(changeAddress(address, part));
  return (
    <div className="grid max-w-lg grid-cols-6 gap-x-3 gap-y-4">
      {addressParts
        .filter((part) => !hidden.includes(part))
        .map((part) => (
          <div key={part} className={spans[part] ?? 'col-span-6'}>
            {part === 'address1' && !isFixed && sources.suggestAddresses ? (
              <StreetField
                id={`${id}-address1`}
                isInvalid={isInvalid}
                kind={question.addressApiType}
                value={address.address1 ?? ''}
                suggest={sources.suggestAddresses}
                onChange={(address1) => change({ address1 })}
                onPick={(picked) => onChange(pickAddress(address, picked, hidden))}
              />
            ) : (
              <Part {...{ part, id, address, change, isFixed }} />
            )}
          </div>
        ))}
    </div>
  );
}
