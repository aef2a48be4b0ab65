import type { ReactNode } from 'react';
import type { Implants, Removal } from '#shared/contract/cases-views.ts';
import { implantWords } from '#shared/custody/implant-words.ts';
import { formatInstant } from '#shared/values/dates.ts';
import { MapLink } from '#web/parts/map-link.tsx';
import { When } from '#web/parts/when.tsx';
import { WithPhones } from '#web/parts/with-phones.tsx';
import type { Definition } from '#web/ui/definition-list.tsx';

const valuableWords = ({ hasValuables, valuablesList }: Removal): string | undefined =>
  hasValuables === undefined ? undefined : [hasValuables ? 'Yes' : 'No', valuablesList].filter(Boolean).join(': ');

const unknown = <span className="text-muted">Not known yet</span>;

const feetAndInches = (inches: number): string => `${Math.floor(inches / 12)} ft ${inches % 12} in`;

const hazards: Readonly<Record<NonNullable<Removal['infectiousHazard']>, string>> = {
  no: 'None known',
  yes: 'Yes',
  unknown: 'Not known yet',
};

const hazardWords = ({ infectiousHazard, infectiousHazardKind }: Removal): string | undefined =>
  infectiousHazard && [hazards[infectiousHazard], infectiousHazardKind].filter(Boolean).join(': ');

type Known = {
  place: string;
  /** Where the person is, for those who aren't told the place of the removal. */
  whereNow?: string | undefined;
  removal: Removal;
  implants: Implants;
  weightPounds: number | undefined;
  heightInches: number | undefined;
  home: { name: string; phone: string };
  /** The home's, on a page outside its workspace. */
  timeZone?: string;
};

/** Says what someone needs for their work: where, how heavy, which way in, what is dangerous, and whom to call there and at the home. */
export function removalFacts({
  place,
  whereNow,
  removal,
  implants,
  weightPounds,
  heightInches,
  home,
  timeZone,
}: Known): Definition[] {
  const optional = (term: string, value: ReactNode): Definition[] => (value ? [{ term, value }] : []);
  const there: Definition[] = [
    { term: 'Where', value: place ? <MapLink place={place} /> : unknown },
    { term: 'Access', value: removal.removalAccess ? <WithPhones text={removal.removalAccess} /> : unknown },
    { term: 'Phone at the place', value: removal.releasingContact ? <WithPhones text={removal.releasingContact} /> : unknown },
  ];
  return [
    ...(whereNow === undefined ? there : [{ term: 'Where', value: whereNow || unknown }]),
    { term: 'Weight', value: weightPounds === undefined ? unknown : `${weightPounds} lb` },
    ...optional('Height', heightInches !== undefined && feetAndInches(heightInches)),
    ...optional(
      'Ready from',
      removal.readyFrom && (timeZone ? formatInstant(removal.readyFrom, timeZone) : <When at={removal.readyFrom} />),
    ),
    ...optional('Family there', removal.familyWillBePresent !== undefined && (removal.familyWillBePresent ? 'Yes' : 'No')),
    ...optional('Valuables', valuableWords(removal)),
    { term: 'Infectious hazard', value: hazardWords(removal) ?? unknown },
    ...implantWords(implants).map(({ term, words }) => ({ term, value: words })),
    ...optional('Funeral home', home.phone && <WithPhones text={`${home.name}, ${home.phone}`} />),
  ];
}
