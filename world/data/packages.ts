import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import type { GplLine, PricingMethod } from '#shared/model/enumerations/pricing.ts';

/** A kind of package that several homes sell, each under its own name and at its own price. */
export type PackageRecipe = {
  names: readonly string[];
  descriptions: readonly string[];
  disposition: DispositionType;
  /** Price list lines that the package includes; their sum is its price. */
  lines: readonly GplLine[];
  /** Services without a price list line that come with it; keys of service-categories.ts. */
  extras?: readonly string[];
  /** What the planner offers with it: keys of planner-choices.ts. */
  offers: readonly string[];
  /** What families often expect and this doesn't include, in the home's words. */
  excluded: readonly (readonly [displayName: string, detailText: string])[];
  /** Flat packages cost this share of their itemized sum. */
  share: number;
  method: PricingMethod;
  /** Cash advances and other things to know. The legal disclosures are in shared/funeral-rule. */
  notes: string;
  isDirectCremation?: boolean;
  isImmediateBurial?: boolean;
  includesCremationFee?: boolean;
};

const certificates = [
  'Certified copies of the death certificate',
  'The state or town charges for each copy; we order them for you at its price.',
] as const;
const obituary = [
  'Newspaper notice',
  'Newspapers charge by the line. We help with the wording and pass on their bill unchanged; our list has the price of a usual one.',
] as const;
const cemetery = ['Cemetery charges', 'The grave, its opening and closing, and any marker are paid to the cemetery.'] as const;
const vault = [
  'Grave liner or vault',
  'Many cemeteries ask for one; state law seldom does. Prices are on our outer burial container list.',
] as const;
const flowers = ['Flowers', 'Bring your own, or ask us for florists who deliver here.'] as const;
const clergy = [
  'Honorarium for clergy, celebrant or musicians',
  'You may pay them yourself or through us; we add nothing.',
] as const;

/** What every plan has: who it is for, the transfer into care, copies, the meeting; and a notice for those who want one. */
const always = ['about', 'transfer', 'notice', 'certificates', 'conference'] as const;
const afterCremation = ['ashes', 'scattering', 'veterans-honors', 'photographs'] as const;
const funeral = [
  'visiting',
  'ceremony',
  'memorial-service',
  'embalming',
  'dressing',
  'shelter',
  'cars',
  'veterans-honors',
  'printed',
  'photographs',
] as const;

/** The packages of the sample data. */
export const packages: Readonly<Record<string, PackageRecipe>> = {
  'direct-cremation': {
    names: ['Direct Cremation', 'Simple Cremation', 'Cremation Without Ceremony', 'Plain Cremation'],
    descriptions: [
      'We bring the person who died into our care, handle every permit, and return the ashes to you in a simple container. There’s no viewing or ceremony beforehand, so you can have your own, whenever and wherever you like.',
      'The least that has to be done, done properly. Everything can be arranged by telephone or at our table, and the ashes are usually ready within ten days.',
      'For families who want time to plan a gathering later, or who want none. The price is complete: the crematory’s charge is already in it.',
    ],
    disposition: 'cremation',
    lines: ['direct-cremation', 'cremation-fee'],
    offers: [...always, ...afterCremation, 'witness', 'memorial-service'],
    excluded: [
      ['Viewing or ceremony', 'Can be added at the prices on our list.'],
      ['Urn', 'Ashes come in a sturdy temporary container. Urns start at the price on our list, or bring your own.'],
      certificates,
    ],
    share: 1,
    method: 'a-la-carte',
    notes:
      'An alternative container of fiberboard is included. You may provide another suitable container yourself. Medical examiner’s fees, where a county charges them, are passed on at cost.',
    isDirectCremation: true,
    includesCremationFee: true,
  },
  'gathering-and-cremation': {
    names: ['Gathering and Cremation', 'Cremation With Viewing', 'Farewell and Cremation', 'Evening Visitation and Cremation'],
    descriptions: [
      'An evening of visiting hours with the person who died present, a short ceremony if you wish, and cremation the next day. Many families find that seeing them matters more than they expected.',
      'Time to come, sit, tell stories and say goodbye, with cremation afterward. A rental casket with a new interior is available; the cremation container is included.',
      'A full farewell at our house before the cremation: preparation, viewing and ceremony, with a printed folder for everyone who comes.',
    ],
    disposition: 'cremation',
    lines: [
      'basic-services',
      'transfer-of-remains',
      'embalming',
      'other-preparation',
      'viewing-facilities',
      'ceremony-facilities',
      'printed-package',
      'cremation-fee',
      'alternative-container',
      'urn',
    ],
    extras: ['register-book'],
    offers: [...always, ...funeral, ...afterCremation],
    excluded: [['Rental casket', 'Priced on our casket list.'], obituary, flowers, clergy, certificates],
    share: 0.93,
    method: 'flat',
    notes:
      'If you choose a viewing within a day or in our cool room, embalming may not be needed; tell us and we will take its price off.',
    includesCremationFee: true,
  },
  'witness-cremation': {
    names: ['Witnessed Cremation', 'An Hour Together, Then Cremation', 'Cremation With Family Present'],
    descriptions: [
      'You spend an hour with the person who died, washed and dressed but not embalmed, in a plain, light room. You may then go with us to the crematory and be there when the cremation begins.',
      'For families whose custom asks them to be present, and for anyone who does not want to say goodbye at a hospital door. Up to twelve people may attend.',
    ],
    disposition: 'cremation',
    lines: ['direct-cremation', 'cremation-fee', 'other-preparation'],
    extras: ['identification-viewing'],
    offers: [...always, ...afterCremation, 'witness', 'dressing', 'memorial-service', 'printed'],
    excluded: [['Urn', 'A temporary container is included; urns are on our list.'], flowers, clergy, certificates],
    share: 0.96,
    method: 'flat',
    notes: 'The crematory sets the hours. An alternative container is included, and you may provide another suitable one.',
    includesCremationFee: true,
  },
  'memorial-service': {
    names: ['Memorial Service', 'Celebration of Life', 'Memorial Afternoon', 'Remembrance After Cremation'],
    descriptions: [
      'Cremation first and a gathering later, when the relatives have found flights and you have found the photographs. We set the room, look after the sound, print the folders and pour the coffee.',
      'A memorial service with the urn or a photograph at the front, in our rooms or somewhere that meant something. Two of our staff are there from the first guest to the last chair.',
      'One afternoon that is about a life and not about a death. Bring music, objects, recipes, arguments. We bring order.',
    ],
    disposition: 'cremation',
    lines: ['direct-cremation', 'cremation-fee', 'memorial-facilities', 'printed-package', 'urn'],
    extras: ['register-book', 'photograph-film'],
    offers: [...always, ...afterCremation, 'memorial-service', 'witness', 'printed'],
    excluded: [
      ['Food and drink', 'We know good caterers and add nothing to their bills.'],
      flowers,
      clergy,
      obituary,
      certificates,
    ],
    share: 0.94,
    method: 'flat',
    notes: 'Includes use of our rooms for up to three hours; each further hour is on our list.',
    includesCremationFee: true,
  },
  'funeral-and-burial': {
    names: ['Traditional Funeral', 'Funeral and Burial', 'Church or Chapel Funeral', 'Full Funeral Service'],
    descriptions: [
      'Visiting hours the evening before, a ceremony in our chapel or your place of worship, and a procession to the cemetery. One director stays with your family through all of it.',
      'What most people picture when they think of a funeral: the house open, the stories, the service, the drive, the graveside. We take care of the order of things so that you need not.',
      'A complete funeral with a hardwood-veneer or 20-gauge steel casket. You may choose any other casket from our list, or bring one; we charge nothing for receiving it.',
    ],
    disposition: 'burial',
    lines: [
      'basic-services',
      'transfer-of-remains',
      'embalming',
      'other-preparation',
      'viewing-facilities',
      'ceremony-facilities',
      'hearse',
      'limousine',
      'printed-package',
      'caskets',
    ],
    extras: ['register-book'],
    offers: [...always, ...funeral, 'graveside'],
    excluded: [cemetery, vault, obituary, flowers, clergy, certificates],
    share: 0.92,
    method: 'flat',
    notes:
      'The casket in this package is priced at the low end of our casket list; another is charged by its difference. The sum of the single prices is shown beside the package’s.',
  },
  graveside: {
    names: ['Graveside Service', 'Graveside Farewell', 'Ceremony at the Grave'],
    descriptions: [
      'One ceremony, outdoors, at the place itself. We bring chairs, a canopy if it rains, and someone who can speak loudly enough. Most last half an hour and stay with people for years.',
      'No visiting hours and no procession through town: family and friends meet at the cemetery. A private goodbye at our house beforehand can be added.',
    ],
    disposition: 'burial',
    lines: ['basic-services', 'transfer-of-remains', 'other-preparation', 'graveside-services', 'hearse', 'caskets'],
    offers: [
      ...always,
      'graveside',
      'visiting',
      'memorial-service',
      'dressing',
      'shelter',
      'cars',
      'veterans-honors',
      'printed',
      'photographs',
    ],
    excluded: [cemetery, vault, flowers, clergy, certificates],
    share: 0.95,
    method: 'flat',
    notes: 'Embalming is not part of this package and is not required by law for a prompt burial.',
  },
  'immediate-burial': {
    names: ['Immediate Burial', 'Simple Burial', 'Plain Burial'],
    descriptions: [
      'Burial within a few days, in a simple casket, without visiting hours or ceremony at our house. You are welcome at the grave, and a prayer or a song takes as long as it takes.',
      'The plainest burial we offer. Our basic services and the transfer into our care are part of the price; the cemetery bills you on its own.',
    ],
    disposition: 'burial',
    lines: ['immediate-burial'],
    offers: [...always, 'graveside', 'memorial-service', 'dressing', 'veterans-honors', 'printed', 'photographs'],
    excluded: [['Viewing or ceremony at our house', 'Can be added at the prices on our list.'], cemetery, vault, certificates],
    share: 1,
    method: 'a-la-carte',
    notes:
      'Priced with the simplest container we provide. If you provide a casket yourself, the lower price on our list applies.',
    isImmediateBurial: true,
  },
  'green-burial': {
    names: ['Natural Burial', 'Green Burial', 'Woodland Burial', 'Meadow Burial'],
    descriptions: [
      'A shroud of cotton or wool, or a plain box without metal; no embalming and no vault. You may help to carry, to lower and to fill the grave, and most families do.',
      'Earth, cloth, and a marker of field stone. We prepare the person who died by washing alone, and keep them cool until the day.',
      'For people who composted everything else. The grave is dug shallow enough for roots and its place is recorded on our map.',
    ],
    disposition: 'natural-burial',
    lines: ['basic-services', 'transfer-of-remains', 'other-preparation', 'refrigeration', 'graveside-services'],
    extras: ['burial-shroud'],
    offers: [
      ...always,
      'graveside',
      'memorial-service',
      'dressing',
      'shelter',
      'watching',
      'veterans-honors',
      'printed',
      'photographs',
    ],
    excluded: [
      ['Grave in a natural burial ground', 'Paid to the burial ground; part of it often protects the land.'],
      flowers,
      clergy,
      certificates,
    ],
    share: 0.95,
    method: 'flat',
    notes: 'Refrigeration until the burial is included. No outer container is used; choose a cemetery that does not ask for one.',
  },
  'veteran-farewell': {
    names: ['Veterans’ Funeral', 'Farewell With Military Honors', 'Service for a Veteran'],
    descriptions: [
      'A funeral with military honors: two or more uniformed members fold and present the flag, and Taps is played. We request them, apply for the flag and the headstone, and reserve the time at the national cemetery.',
      'For those who served. Burial in a national cemetery, with grave, liner and marker, costs an eligible veteran’s family nothing; our part is listed here, and we see to the discharge papers.',
    ],
    disposition: 'burial',
    lines: [
      'basic-services',
      'transfer-of-remains',
      'embalming',
      'other-preparation',
      'viewing-facilities',
      'graveside-services',
      'hearse',
      'caskets',
      'printed-package',
    ],
    extras: ['military-honors'],
    offers: [...always, ...funeral, 'graveside'],
    excluded: [
      ['Private cemetery charges', 'Where the burial is not in a national or state veterans cemetery.'],
      obituary,
      flowers,
      certificates,
    ],
    share: 0.9,
    method: 'flat',
    notes:
      'Military funeral honors, the burial flag and a government headstone or marker are provided by the government without charge to eligible veterans. Have the DD Form 214 at hand if you can; if not, we request it.',
  },
  'jewish-burial': {
    names: ['Jewish Funeral', 'Traditional Jewish Burial', 'Levayah'],
    descriptions: [
      'Taharah by the chevra kadisha, plain tachrichim, shmirah until the service, and a kosher pine casket without metal. Chapel, graveside or both, usually within a day or two.',
      'Simple and equal: the same linen and the same pine for everyone. We set the time with your rabbi, provide kriah ribbons and the shiva candle, and lend chairs and prayer books for the house of mourning.',
    ],
    disposition: 'burial',
    lines: [
      'basic-services',
      'transfer-of-remains',
      'other-preparation',
      'refrigeration',
      'ceremony-facilities',
      'hearse',
      'caskets',
    ],
    extras: ['ritual-washing', 'watching'],
    offers: [...always, 'ceremony', 'graveside', 'ritual-washing', 'watching', 'shelter', 'cars', 'printed'],
    excluded: [cemetery, vault, ['Honorarium for the rabbi', 'Given directly, or through us without a surcharge.'], certificates],
    share: 0.94,
    method: 'flat',
    notes:
      'Embalming is not part of this funeral. The chevra kadisha’s volunteers are not paid; a contribution is customary and yours to decide.',
  },
  'muslim-burial': {
    names: ['Janazah', 'Muslim Burial', 'Janazah and Burial'],
    descriptions: [
      'Ghusl by trained volunteers of the same sex, kafan of white cotton, janazah prayer at your masjid or ours, and burial the same or the next day.',
      'Everything that has to be done, in the order in which it has to be done, and without delay. Family members who wish to take part in the washing are shown how.',
    ],
    disposition: 'burial',
    lines: ['basic-services', 'transfer-of-remains', 'other-preparation', 'graveside-services', 'hearse'],
    extras: ['ritual-washing', 'burial-shroud'],
    offers: [...always, 'graveside', 'ceremony', 'ritual-washing', 'watching', 'shelter', 'cars'],
    excluded: [cemetery, ['Casket', 'Used only where the cemetery asks for one; a plain one is on our list.'], certificates],
    share: 0.92,
    method: 'flat',
    notes: 'Embalming is not part of this funeral. Help with the cost is available; please ask, and it stays between us.',
  },
  'shipping-home': {
    names: ['Sending Someone Home', 'Transfer to Another Country', 'Forwarding to Family Elsewhere'],
    descriptions: [
      'We prepare the person who died for the journey, obtain the consular papers, the apostille, and the transit permits, book the flight, and hand over to the funeral home at the other end.',
      'When home is somewhere else. We have done this for many countries and know which consulate closes at noon. A viewing here before the flight can be added.',
    ],
    disposition: 'removal-from-state',
    lines: ['forwarding'],
    extras: ['air-tray'],
    offers: [...always, 'visiting', 'ceremony', 'dressing', 'ritual-washing', 'watching'],
    excluded: [
      ['Airfare', 'Charged by weight and distance; we show you the airline’s bill.'],
      ['Consular fees and translations', 'Paid at cost.'],
      ['Receiving funeral home', 'Agreed with the home at the other end; we help to find one.'],
      certificates,
    ],
    share: 1,
    method: 'a-la-carte',
    notes:
      'Some countries require embalming or a sealed casket for entry; where that is so we tell you in writing, with the reason.',
  },
  'ashes-at-sea': {
    names: ['Ashes at Sea', 'Cremation and Scattering at Sea', 'Harbor Farewell'],
    descriptions: [
      'Cremation, and then a morning on the water: we take up to six of you beyond the three-mile line, or go alone and send you the position and a photograph.',
      'A simple cremation followed by scattering from a small boat, in a season when the sea allows it. We report to the Environmental Protection Agency as the rules ask.',
    ],
    disposition: 'cremation',
    lines: ['direct-cremation', 'cremation-fee'],
    extras: ['scattering-at-sea'],
    offers: [...always, 'scattering', 'witness', 'memorial-service', 'veterans-honors', 'photographs'],
    excluded: [['Urn', 'A water-soluble one can be added.'], flowers, certificates],
    share: 0.97,
    method: 'flat',
    notes:
      'Scattering takes place at least three nautical miles from land, as federal law asks. Wreaths must be of material that decays in the sea.',
    includesCremationFee: true,
  },
  'ashes-by-hand': {
    names: ['Cremation, Ashes Brought Home'],
    descriptions: [
      'A simple cremation, after which one of us drives the ashes to your door, stays as long as you have questions, and leaves you a folder with every paper in it.',
      'For people without a car, without relatives nearby, or without the heart for another errand. We come to you twice: to arrange things, and to bring the ashes home.',
    ],
    disposition: 'cremation',
    lines: ['direct-cremation', 'cremation-fee', 'urn'],
    offers: [...always, 'ashes', 'memorial-service', 'veterans-honors', 'photographs'],
    excluded: [['Viewing or ceremony', 'Not offered; we can name homes nearby that do.'], certificates],
    share: 0.97,
    method: 'flat',
    notes: 'Delivery within 60 miles is included.',
    includesCremationFee: true,
  },
};
