import type { StaffMember } from '#shared/model/employee.ts';
import type { HomeFacts } from './data/home-facts.ts';
import { arabicMember, directorTitles, firstNames, lastNames, staffTitles } from './data/people.ts';
import { idOf } from './ids.ts';
import { createRandom, type Random } from './random.ts';
import { canBeSet, markTones } from './scenes/marks.ts';
import { type SamplePerson, type SamplePlace, samplePeople } from './sign-ins.ts';

/** Returns Latin letters without accents, for addresses: `Begić` is `begic`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^a-z0-9]+/g, '');

/** Returns the home's domain, under a top level that nobody owns (RFC 2606): short words of its name. */
export const domainOf = (name: string): string =>
  `${name
    .split(/[\s,&-]+/)
    .map(plain)
    .filter(
      (word) =>
        word.length > 2 && !['funeral', 'funerals', 'home', 'the', 'and', 'cremation', 'memorial', 'incorporated'].includes(word),
    )
    .slice(0, 3)
    .join('-')}.example`;

type NewMember = Pick<StaffMember, 'firstName' | 'lastName' | 'title' | 'access' | 'isFuneralDirector'> & Partial<StaffMember>;

/**
 * Returns the path of an owner's picture: the initials on a quiet ground, if the letters can be set; never a face. Others have none, and the screen shows
 * their initials.
 */
const initialsPath = (initials: string, tone: number): string =>
  `/media/marks/initials-${initials.toLowerCase()}-${tone}-{width}.webp`;

function portraitOf(firstName: string, lastName: string, random: Random): string | undefined {
  const initials = `${firstName.normalize('NFKD')[0] ?? ''}${lastName.normalize('NFKD')[0] ?? ''}`.toUpperCase();
  const tone = random.int(0, markTones - 1);
  return canBeSet(initials) ? initialsPath(initials, tone) : undefined;
}

function member(home: HomeFacts, locationId: string, made: NewMember, random: Random): StaffMember {
  const domain = domainOf(home.name);
  const local = `${plain(made.firstName)}.${plain(made.lastName)}`;
  const fullName = `${made.firstName} ${made.lastName}`;
  const license = random.int(10_000, 99_999);
  const portrait = portraitOf(made.firstName, made.lastName, random);
  return {
    id: idOf('employee', locationId, fullName),
    providerLocationId: locationId,
    fullName,
    email: local.length > 2 ? `${local}@${domain}` : `layla.alhaddad@${domain}`,
    phone: '',
    kind: 'staff',
    status: 'not-invited',
    isVisibleInProfilePage: true,
    ...(made.isFuneralDirector ? { licenseNumber: `${home.state}-FD-${license}` } : {}),
    ...(made.access === 'owner' && portrait ? { image: portrait } : {}),
    ...made,
  };
}

const leadsOf = (home: HomeFacts): NewMember[] =>
  home.leads.map((name, at) => {
    const [firstName = name, ...rest] = name.split(' ');
    const title =
      at === 0 ? 'Owner and Funeral Director' : (directorTitles[(name.length + at) % directorTitles.length] as string);
    return { firstName, lastName: rest.join(' '), title, access: at === 0 ? 'owner' : 'admin', isFuneralDirector: true };
  });

const fromPerson = (person: SamplePerson, place: SamplePlace): NewMember => ({
  firstName: person.firstName,
  lastName: person.lastName,
  title: place.title,
  access: place.access,
  isFuneralDirector: place.title.includes('Director'),
  appUserId: idOf('account', person.email),
  email: person.email,
  kind: place.kind,
  ...(place.tradeKind ? { tradeKinds: [place.tradeKind] } : {}),
  status: 'active',
  isVisibleInProfilePage: place.kind === 'staff',
});

/** Returns the team of a home: who leads it, the sample's people who work there, and a few more of many origins. */
export function generateTeam(home: HomeFacts, locationId: string, random: Random): StaffMember[] {
  const all = samplePeople.flatMap((person) =>
    person.places.filter((place) => place.home === home.name).map((place) => fromPerson(person, place)),
  );
  const isCrematory = ({ tradeKinds }: NewMember) => tradeKinds?.includes('crematory') ?? false;
  const known = all.filter((person) => !isCrematory(person));
  const isKnown = ({ firstName, lastName }: NewMember) =>
    known.some((person) => person.firstName === firstName && person.lastName === lastName);
  const titles = random.sample(staffTitles, random.int(1, 5));
  const firsts = random.sample(firstNames, titles.length);
  const lasts = random.sample(lastNames, titles.length);
  const others = titles.map(
    (title, at): NewMember => ({
      firstName: firsts[at] as string,
      lastName: lasts[at] as string,
      title,
      access: 'staff',
      isFuneralDirector: title === 'Embalmer',
      isVisibleInProfilePage: random.chance(0.9),
    }),
  );
  const guest: NewMember[] = home.zip === '48126' ? [{ ...arabicMember, access: 'staff', isFuneralDirector: false }] : [];
  const team = [...leadsOf(home).filter((lead) => !isKnown(lead)), ...known, ...guest, ...others].map((made) =>
    member(home, locationId, made, random),
  );
  // With its own randomness, so that nothing else of the home changes with it.
  const forCrematory = createRandom(`crematory ${home.name}`);
  return [...team, ...all.filter(isCrematory).map((made) => member(home, locationId, made, forCrematory))];
}
