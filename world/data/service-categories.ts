import type { GplLine, PriceUnit } from '#shared/model/enumerations/pricing.ts';

/** A catalog service: name, what it is, and the price list line under which it is itemized. */
export type ServiceFacts = {
  key: string;
  name: string;
  description: string;
  line?: GplLine;
  unit?: PriceUnit;
  isCashAdvance?: boolean;
  /** What it usually costs in US cents, only for services without a line. */
  usualCents?: number;
};

export type ServiceCategoryFacts = { key: string; name: string; description: string; services: readonly ServiceFacts[] };

/** The catalog of services, in the order in which things happen. */
export const serviceCategories: readonly ServiceCategoryFacts[] = [
  {
    key: 'professional',
    name: 'Professional services',
    description: 'The planning, the permits and the people who see it through.',
    services: [
      {
        key: 'basic-services',
        name: 'Basic services of funeral director and staff',
        description:
          'Meeting with you, obtaining permits, filing the death certificate, and coordinating cemetery, crematory and clergy.',
        line: 'basic-services',
      },
      {
        key: 'arrangement-conference',
        name: 'Arrangement conference',
        description:
          'The meeting at which everything is decided, at our house, at yours, or by video. Part of the basic services.',
        line: 'basic-services',
      },
      {
        key: 'after-care',
        name: 'Help with benefits and accounts',
        description:
          'Social Security, pensions, insurance claims and closing accounts, in one long sitting or several short ones.',
        usualCents: 0,
      },
    ],
  },
  {
    key: 'transport',
    name: 'Transport',
    description: 'Bringing a person into care, and to the place of rest.',
    services: [
      {
        key: 'transfer-of-remains',
        name: 'Transfer into our care',
        description: 'From the place of death to the funeral home, day or night, within the distance named on the list.',
        line: 'transfer-of-remains',
      },
      {
        key: 'further-miles',
        name: 'Further miles',
        description: 'Each mile beyond the distance that is included.',
        unit: 'mile',
        usualCents: 400,
      },
      { key: 'hearse', name: 'Hearse', description: 'The funeral coach to the ceremony and the cemetery.', line: 'hearse' },
      { key: 'limousine', name: 'Limousine', description: 'A car with driver for the family.', line: 'limousine' },
      {
        key: 'forwarding',
        name: 'Forwarding to another funeral home',
        description: 'Transfer, preparation, papers and handing over to a funeral home elsewhere.',
        line: 'forwarding',
      },
      {
        key: 'receiving',
        name: 'Receiving from another funeral home',
        description: 'Taking over from a funeral home elsewhere, shelter and transfer to the place of the funeral.',
        line: 'receiving',
      },
      {
        key: 'air-tray',
        name: 'Air tray and airline booking',
        description: 'The crate that airlines ask for, and the booking as a known shipper.',
        usualCents: 32_500,
      },
    ],
  },
  {
    key: 'care',
    name: 'Care and preparation',
    description: 'What is done for the body, and what need not be.',
    services: [
      {
        key: 'embalming',
        name: 'Embalming',
        description: 'A treatment that slows the changes after death. Seldom required by law; often chosen for a viewing.',
        line: 'embalming',
      },
      {
        key: 'other-preparation',
        name: 'Dressing, hair and cosmetics',
        description: 'Washing, dressing, hair, cosmetics and placing in the casket.',
        line: 'other-preparation',
      },
      {
        key: 'refrigeration',
        name: 'Cool room',
        description: 'Shelter without embalming, by the day.',
        line: 'refrigeration',
        unit: 'day',
      },
      {
        key: 'ritual-washing',
        name: 'Ritual washing',
        description: 'A room, water and quiet for taharah or ghusl by members of your own community.',
        usualCents: 15_000,
      },
      {
        key: 'watching',
        name: 'Watching until the funeral',
        description: 'Someone stays with the person through the night, reading psalms or simply present.',
        usualCents: 18_000,
      },
      {
        key: 'identification-viewing',
        name: 'A private hour',
        description:
          'Time for the closest family with the person who died, without embalming. Before a cremation, you can stay until it begins.',
        usualCents: 17_500,
      },
      {
        key: 'pacemaker',
        name: 'Removal of a pacemaker',
        description: 'Batteries can be dangerous during cremation, so we have to remove them first.',
        usualCents: 7_500,
      },
    ],
  },
  {
    key: 'ceremonies',
    name: 'Visiting and ceremonies',
    description: 'Rooms, staff and equipment for being together.',
    services: [
      {
        key: 'viewing-facilities',
        name: 'Visiting hours',
        description: 'Our rooms and staff for a viewing or wake.',
        line: 'viewing-facilities',
      },
      {
        key: 'ceremony-facilities',
        name: 'Funeral ceremony',
        description: 'Our rooms and staff for a ceremony with the person who died present, here or in a church.',
        line: 'ceremony-facilities',
      },
      {
        key: 'memorial-facilities',
        name: 'Memorial service',
        description: 'Our rooms and staff for a ceremony after burial or cremation.',
        line: 'memorial-facilities',
      },
      {
        key: 'graveside-services',
        name: 'Graveside service',
        description: 'Staff, chairs and a canopy at the grave.',
        line: 'graveside-services',
      },
      {
        key: 'military-honors',
        name: 'Military honors',
        description: 'Requesting the honor guard, the flag and the marker. The honors themselves are free to eligible veterans.',
        usualCents: 0,
      },
      {
        key: 'live-stream',
        name: 'Live stream',
        description: 'A discreet camera, a private link, and the recording for 90 days.',
        usualCents: 22_500,
      },
      {
        key: 'further-hours',
        name: 'Further hours',
        description: 'Rooms and staff beyond the time that is included.',
        unit: 'hour',
        usualCents: 15_000,
      },
    ],
  },
  {
    key: 'cremation',
    name: 'Cremation',
    description: 'Direct cremation, the crematory’s fee, and being there.',
    services: [
      {
        key: 'direct-cremation',
        name: 'Direct cremation',
        description: 'Transfer, permits, basic services and cremation without ceremony.',
        line: 'direct-cremation',
      },
      { key: 'cremation-fee', name: 'Cremation fee', description: 'What the crematory charges.', line: 'cremation-fee' },
      {
        key: 'alternative-container',
        name: 'Alternative container',
        description: 'A simple rigid container of fiberboard for the cremation.',
        line: 'alternative-container',
      },
      {
        key: 'scattering-at-sea',
        name: 'Scattering at sea',
        description: 'By our boat, with or without you, and the report to the Environmental Protection Agency.',
        usualCents: 45_000,
      },
    ],
  },
  {
    key: 'burial',
    name: 'Burial',
    description: 'Immediate burial, and what the grave may ask for.',
    services: [
      {
        key: 'immediate-burial',
        name: 'Immediate burial',
        description: 'Transfer, permits, basic services and burial without viewing or ceremony beforehand.',
        line: 'immediate-burial',
      },
      {
        key: 'caskets',
        name: 'Casket',
        description: 'From the casket price list; you may also provide your own without any fee.',
        line: 'caskets',
      },
      {
        key: 'outer-burial-containers',
        name: 'Grave liner or vault',
        description: 'From the outer burial container price list; needed only where the cemetery asks for it.',
        line: 'outer-burial-containers',
      },
      {
        key: 'burial-shroud',
        name: 'Cotton shroud',
        description: 'Undyed cotton, for burial without a casket. Others are under merchandise.',
        usualCents: 29_500,
      },
    ],
  },
  {
    key: 'memorial',
    name: 'Print and remembrance',
    description: 'Folders, books, urns and pictures.',
    services: [
      {
        key: 'printed-package',
        name: 'Printed memorial package',
        description: 'A hundred folders, prayer cards and acknowledgement cards.',
        line: 'printed-package',
      },
      {
        key: 'register-book',
        name: 'Register book',
        description: 'For names, and for the sentence someone always adds.',
        usualCents: 6_500,
      },
      {
        key: 'photograph-film',
        name: 'Film of photographs',
        description: 'Up to eighty photographs with your music.',
        usualCents: 17_500,
      },
      { key: 'urn', name: 'Urn', description: 'The simplest urn of the list; others are under merchandise.', line: 'urn' },
    ],
  },
  {
    key: 'cash-advances',
    name: 'Paid on your behalf',
    description: 'Bills of others that we pay and pass on at cost.',
    services: [
      {
        key: 'death-certificates',
        name: 'Certified copies of the death certificate',
        description: 'Banks, insurers and pension offices each want their own; most families need five to ten.',
        unit: 'copy',
        isCashAdvance: true,
        usualCents: 2_000,
      },
      {
        key: 'apostille',
        name: 'Apostille for use abroad',
        description: 'The state’s seal on one certified copy, which other countries ask for.',
        isCashAdvance: true,
        usualCents: 2_500,
      },
      {
        key: 'newspaper',
        name: 'Newspaper notice',
        description: 'The price is for a notice of usual length. You pay what the newspaper bills, and we add nothing.',
        isCashAdvance: true,
        usualCents: 38_000,
      },
      {
        key: 'clergy',
        name: 'Clergy, celebrant or musicians',
        description: 'Their honorarium.',
        isCashAdvance: true,
        usualCents: 25_000,
      },
      {
        key: 'medical-examiner',
        name: 'Medical examiner’s cremation permit',
        description: 'Where the county asks for one.',
        isCashAdvance: true,
        usualCents: 10_000,
      },
    ],
  },
];
