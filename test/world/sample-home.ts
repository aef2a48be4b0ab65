import { type LocationProfile, locationProfileSchema } from '#shared/model/location.ts';
import { farAddress } from './far-address.ts';

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

/** Returns a small home with one of everything, valid in the model; `changes` override it. Its ids are plain, so that keys are readable. */
export function sampleHome(changes: Partial<LocationProfile> = {}): LocationProfile {
  const home = changes.id ?? id(1);
  return locationProfileSchema.parse({
    id: home,
    name: 'Larkspur Lane Funeral Home',
    address: farAddress,
    phone: '(617) 555-0155',
    email: 'desk@larkspur-lane.example',
    isActive: true,
    timeZone: 'America/New_York',
    images: [
      {
        id: id(2),
        providerLocationId: home,
        path: `/media/homes/${home}/${id(2)}`,
        isCover: true,
        isLogo: false,
        isDefault: true,
        description: 'The front door',
      },
    ],
    reviews: [{ id: id(3), authorName: 'A. Neighbor', rating: 5, text: 'Kind people.', time: '2026-03-04T15:00:00.000Z' }],
    employees: [
      {
        id: id(4),
        providerLocationId: home,
        fullName: 'Ida Larkspur',
        firstName: 'Ida',
        lastName: 'Larkspur',
        email: 'ida@larkspur-lane.example',
        licenseNumber: 'ma-fd 1234',
        isFuneralDirector: true,
        isVisibleInProfilePage: true,
      },
    ],
    templates: [
      {
        id: id(5),
        providerLocationId: home,
        name: 'Simple Cremation',
        priceCents: 180_000,
        aLaCartePriceCents: 195_000,
        sortOrder: 0,
      },
    ],
    priceList: {
      effectiveOn: '2026-01-01',
      lines: [
        {
          line: 'direct-cremation',
          unit: 'flat',
          variants: [{ container: 'Cardboard container', providedBy: 'funeral-home', priceCents: 150_000 }],
        },
        { line: 'cremation-fee', unit: 'flat', priceCents: 35_000 },
      ],
    },
    ...changes,
  });
}
