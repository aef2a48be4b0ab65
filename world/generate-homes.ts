import { defaultAttributes, defaultLanguages } from '#shared/model/enumerations/location.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { lastNames } from './data/people.ts';
import { scenePath } from './gallery.ts';
import { idOf } from './ids.ts';
import { pointOf, timeZoneOf, zipsOfTheStates } from './places.ts';
import { generatePriceList, pricingOf } from './price-list.ts';
import { createRandom } from './random.ts';
import { pictures } from './scenes/index.ts';

const kinds = [
  'Funeral Home',
  'Memorial Chapel',
  'Cremation Care',
  'Funeral Service',
  'Funeral & Cremation',
  'Memorial Home',
] as const;
const houses = pictures.filter(({ kind }) => kind === 'house');

/**
 * Returns launched homes for the benchmark, spread over the states' ZIP codes like people: a profile with what a search card is made of (place, price list,
 * rating, attributes, languages, one picture), without team, reviews, or packages. 20,000 take a few seconds.
 */
export function generateHomes(count: number): LocationProfile[] {
  const random = createRandom('benchmark');
  const zips = zipsOfTheStates();
  return Array.from({ length: count }, (_, at): LocationProfile => {
    const { zip, city, state } = random.pick(zips);
    const id = idOf('benchmark-home', String(at));
    const name = `${random.pick(lastNames)}${random.chance(0.3) ? `-${random.pick(lastNames)}` : ''} ${random.pick(kinds)}`;
    const reviewCount = random.chance(0.08) ? 0 : random.int(1, 120);
    const picture = random.pick(houses);
    const pricing = pricingOf(state, random.between(0.6, 1.45), random);
    return {
      id,
      name,
      address: {
        address1: `${random.int(1, 4000)} Main Street`,
        city,
        stateCode: state,
        postalCode: zip,
        countryCode: 'US',
        ...pointOf(zip, random),
      },
      website: '',
      background: '',
      phone: '',
      email: '',
      licenseNumber: '',
      licenseTypeEnum: 'funeral-establishment',
      hasPreNeedProgram: false,
      isPreNeedInsuranceFunded: false,
      isPreNeedTrustFunded: false,
      preNeedProgramCompany: '',
      hasAcceptedTermsAndConditions: true,
      isActive: true,
      ...(reviewCount > 0 ? { rating: Math.round(random.between(3.2, 5) * 10) / 10 } : {}),
      reviewCount,
      attributes: random.sample(defaultAttributes, random.int(1, 7)).map((attribute) => ({ attribute })),
      languages: ['English', ...random.sample(defaultLanguages.slice(1), random.int(0, 3))].map((language) => ({ language })),
      timeZone: timeZoneOf(state, zip),
      reviews: [],
      employees: [],
      images: [
        {
          id: idOf('benchmark-image', String(at)),
          providerLocationId: id,
          path: scenePath(picture.key),
          isCover: true,
          isLogo: false,
          isDefault: true,
          description: picture.description,
          width: 2400,
          height: 1500,
        },
      ],
      templates: [],
      priceList: generatePriceList(pricing, random.chance(0.04) ? ['limousine'] : []),
    };
  });
}
