import type { MerchandiseCategoryKind, MerchandisePage } from '#shared/model/enumerations/merchandise.ts';
import type { GplLine } from '#shared/model/enumerations/pricing.ts';

/** An item with what it usually costs in US dollars and its attributes. Names are generic, without a vendor. */
export type ItemFacts = {
  name: string;
  dollars: number;
  description: string;
  attributes: Readonly<Record<string, string>>;
  /** The service that is the same thing, by key. A home asks one price for both. */
  service?: string;
  /** Forms in which it's sold, with the attributes that differ. */
  variants?: readonly { name: string; attributes: Readonly<Record<string, string>> }[];
};

export type MerchandiseFacts = {
  key: string;
  name: string;
  description: string;
  kind: MerchandiseCategoryKind;
  pages: readonly MerchandisePage[];
  line?: GplLine;
  /** The name of the item whose picture the category has. */
  cover: string;
  /** Lent and not sold. */
  isRental?: boolean;
  items: readonly ItemFacts[];
};

/** The catalog of merchandise. Every description identifies its item without a picture or model number (16 CFR 453.2(b)(2), (3)). */
export const merchandise: readonly MerchandiseFacts[] = [
  {
    key: 'caskets',
    name: 'Caskets',
    description: 'Wood and metal caskets. You may also bring your own; no home may charge for receiving it.',
    kind: 'container',
    pages: ['interment'],
    line: 'caskets',
    cover: 'Oak casket',
    items: [
      {
        name: 'Cloth-covered casket',
        dollars: 1095,
        description:
          'Fiberboard covered with gray embossed cloth, swing handles, white crepe interior. The simplest casket for a viewing.',
        attributes: {
          Material: 'Cloth-covered fiberboard',
          Color: 'Gray',
          'Interior fabric': 'Crepe',
          'Sealing/non-sealing': 'Non-sealing',
        },
      },
      {
        name: 'Pine casket',
        dollars: 1350,
        description: 'Unvarnished white pine, dovetailed, rope handles, muslin lining over straw. Without metal.',
        attributes: {
          Material: 'Wood',
          'Wood species': 'Pine',
          Finish: 'Oiled',
          'Interior fabric': 'Muslin',
          'Eco-friendly': 'Yes',
        },
      },
      {
        name: 'Poplar casket',
        dollars: 2190,
        description: 'Solid poplar, satin finish, rosetan crepe interior, adjustable bed.',
        attributes: { Material: 'Wood', 'Wood species': 'Poplar', Finish: 'Satin', Color: 'Walnut', 'Interior fabric': 'Crepe' },
        variants: [
          { name: 'Medium walnut', attributes: { Color: 'Walnut' } },
          { name: 'Light natural', attributes: { Color: 'Natural' } },
        ],
      },
      {
        name: 'Oak casket',
        dollars: 3250,
        description: 'Solid red oak with raised panels, hand-rubbed finish, ivory velvet interior.',
        attributes: {
          Material: 'Wood',
          'Wood species': 'Oak',
          Finish: 'Hand-rubbed',
          Color: 'Natural',
          'Interior fabric': 'Velvet',
        },
      },
      {
        name: 'Cherry casket',
        dollars: 4390,
        description: 'Solid cherry with rounded corners, polished finish, champagne velvet interior and a memory drawer.',
        attributes: { Material: 'Wood', 'Wood species': 'Cherry', Finish: 'Polished', 'Interior fabric': 'Velvet' },
      },
      {
        name: '20-gauge steel casket',
        dollars: 1295,
        description: '20-gauge steel, square corners, silver finish shaded in blue, crepe interior, non-sealing.',
        attributes: {
          Material: 'Steel',
          Gauge: '20',
          Color: 'Silver',
          'Interior fabric': 'Crepe',
          'Sealing/non-sealing': 'Non-sealing',
        },
      },
      {
        name: '18-gauge steel casket',
        dollars: 2495,
        description: '18-gauge steel, round corners, brushed bronze tone, rosetan velvet interior, rubber gasket.',
        attributes: {
          Material: 'Steel',
          Gauge: '18',
          Color: 'Bronze',
          'Interior fabric': 'Velvet',
          'Sealing/non-sealing': 'Sealing',
        },
      },
      {
        name: 'Stainless steel casket',
        dollars: 4650,
        description: 'Brushed stainless steel, urn-shaped, light blue velvet interior, rubber gasket.',
        attributes: {
          Material: 'Stainless steel',
          Color: 'Natural',
          'Interior fabric': 'Velvet',
          'Sealing/non-sealing': 'Sealing',
        },
      },
      {
        name: 'Woven willow casket',
        dollars: 2850,
        description: 'Hand-woven willow with rope handles and a cotton lining; carries up to 300 pounds.',
        attributes: {
          Material: 'Willow',
          Finish: 'Natural',
          'Interior fabric': 'Cotton',
          'Eco-friendly': 'Yes',
          'Weight limit': '300 lb',
        },
      },
    ],
  },
  {
    key: 'rental-caskets',
    name: 'Rental caskets',
    description: 'Lent for a viewing before a cremation. The person stays in the insert, which is the cremation container.',
    kind: 'container',
    pages: ['cremated-remains'],
    line: 'caskets',
    cover: 'Rental casket',
    isRental: true,
    items: [
      {
        name: 'Rental casket',
        dollars: 895,
        description:
          'Oak casket for the hours of a viewing, with a removable wooden insert and new linen that stay with the person.',
        attributes: { Material: 'Wood', 'Wood species': 'Oak', 'Interior fabric': 'Linen' },
      },
    ],
  },
  {
    key: 'alternative-containers',
    name: 'Alternative containers',
    description: 'Simple containers for cremation.',
    kind: 'container',
    pages: ['cremated-remains'],
    line: 'alternative-container',
    cover: 'Plain poplar cremation casket',
    items: [
      {
        name: 'Cardboard alternative container',
        dollars: 95,
        description: 'Reinforced corrugated cardboard with a wooden base, unlined; carries up to 350 pounds.',
        attributes: { Material: 'Cardboard', 'Weight limit': '350 lb', 'Eco-friendly': 'Yes' },
      },
      {
        name: 'Fiberboard container',
        dollars: 160,
        description: 'Unfinished fiberboard with a lid, plain cotton pad and pillow.',
        attributes: { Material: 'Fiberboard', 'Interior fabric': 'Cotton' },
      },
      {
        name: 'Covered composition container',
        dollars: 345,
        description: 'Composition board covered with brown cloth, crepe interior, suitable for a short viewing.',
        attributes: { Material: 'Composition board', Color: 'Brown', 'Interior fabric': 'Crepe' },
      },
      {
        name: 'Plain poplar cremation casket',
        dollars: 1150,
        description: 'Solid poplar without metal, oiled, cotton interior; for a viewing and the cremation.',
        attributes: { Material: 'Wood', 'Wood species': 'Poplar', Finish: 'Oiled', 'Eco-friendly': 'Yes' },
      },
    ],
  },
  {
    key: 'outer-containers',
    name: 'Outer burial containers',
    description: 'Liners and vaults that surround a casket or urn in the ground, where the cemetery asks for one.',
    kind: 'outer-burial-container',
    pages: ['interment'],
    line: 'outer-burial-containers',
    cover: 'Lined vault',
    items: [
      {
        name: 'Concrete grave liner',
        dollars: 1095,
        description: 'Unreinforced concrete box with drainage holes and a two-part lid.',
        attributes: { Material: 'Concrete', 'Sealing/non-sealing': 'Non-sealing' },
      },
      {
        name: 'Concrete vault (unlined)',
        dollars: 1450,
        description: 'Reinforced concrete vault, asphalt-coated inside, with a tongue-and-groove lid.',
        attributes: { Material: 'Concrete', 'Sealing/non-sealing': 'Non-sealing' },
      },
      {
        name: 'Lined vault',
        dollars: 2190,
        description: 'Reinforced concrete with a plastic liner, sealed lid, painted carapace in gray or white.',
        attributes: { Material: 'Concrete', 'Sealing/non-sealing': 'Sealing' },
      },
      {
        name: 'Bronze-lined vault',
        dollars: 3395,
        description: 'Reinforced concrete lined with bronze sheet and plastic, sealed lid with a name plate.',
        attributes: { Material: 'Concrete', 'Sealing/non-sealing': 'Sealing' },
      },
      {
        name: 'Urn vault',
        dollars: 395,
        description: 'Polymer vault for one urn of up to 9 by 9 by 11 inches.',
        attributes: { Material: 'Polymer', 'Sealing/non-sealing': 'Sealing' },
      },
    ],
  },
  {
    key: 'urns',
    name: 'Urns',
    description: 'For keeping, burying or scattering. An adult’s ashes need about 200 cubic inches.',
    kind: 'urn',
    pages: ['cremated-remains'],
    line: 'urn',
    cover: 'Ceramic urn',
    items: [
      {
        name: 'Temporary container',
        dollars: 0,
        description: 'Black plastic box with a label, 200 cubic inches; comes with every cremation.',
        attributes: { Material: 'Plastic', 'Capacity (cubic inches)': '200' },
      },
      {
        name: 'Wood urn',
        dollars: 195,
        description: 'Box of solid cherry with a sliding base, oiled, 210 cubic inches.',
        attributes: { Material: 'Wood', 'Wood species': 'Cherry', 'Capacity (cubic inches)': '210', Engravable: 'Yes' },
      },
      {
        name: 'Brass urn',
        dollars: 295,
        description: 'Spun brass vase with a threaded lid, brushed slate finish, 200 cubic inches.',
        attributes: { Material: 'Brass', Color: 'Slate', 'Capacity (cubic inches)': '200', Engravable: 'Yes' },
      },
      {
        name: 'Marble urn',
        dollars: 365,
        description: 'Turned from one block of gray-veined marble, threaded stopper, 220 cubic inches.',
        attributes: { Material: 'Marble', Color: 'Gray', 'Capacity (cubic inches)': '220', Engravable: 'Yes' },
      },
      {
        name: 'Ceramic urn',
        dollars: 265,
        description: 'Hand-thrown stoneware in an ash glaze with a fitted lid, 205 cubic inches; each differs.',
        attributes: { Material: 'Ceramic', 'Capacity (cubic inches)': '205' },
      },
      {
        name: 'Biodegradable urn',
        dollars: 145,
        description: 'Pressed paper and sand; lasts for years on a shelf and dissolves in earth or water.',
        attributes: { Material: 'Paper', 'Capacity (cubic inches)': '220', 'Eco-friendly': 'Yes' },
      },
      {
        name: 'Scattering tube',
        dollars: 85,
        description: 'Cardboard tube printed with a shoreline, push-in opening, 200 cubic inches.',
        attributes: { Material: 'Cardboard', 'Capacity (cubic inches)': '200', 'Eco-friendly': 'Yes' },
      },
      {
        name: 'Double urn',
        dollars: 420,
        description: 'Walnut box with two chambers of 200 cubic inches each.',
        attributes: { Material: 'Wood', 'Wood species': 'Walnut', 'Capacity (cubic inches)': '400', Engravable: 'Yes' },
      },
    ],
  },
  {
    key: 'keepsakes',
    name: 'Keepsakes',
    description: 'Small things that hold a little of the ashes, or a print.',
    kind: 'urn',
    pages: ['keepsakes'],
    cover: 'Keepsake urn',
    items: [
      {
        name: 'Keepsake urn',
        dollars: 65,
        description: 'Brass urn three inches tall in a velvet box, 4 cubic inches.',
        attributes: { Material: 'Brass', 'Capacity (cubic inches)': '4' },
      },
      {
        name: 'Set of four keepsake urns',
        dollars: 220,
        description: 'Four cherry boxes two inches square, 3 cubic inches each.',
        attributes: { Material: 'Wood', 'Wood species': 'Cherry', 'Capacity (cubic inches)': '12' },
      },
      {
        name: 'Locket for ashes',
        dollars: 145,
        description: 'Sterling silver locket with a threaded chamber on an 18-inch chain.',
        attributes: { Material: 'Silver', Engravable: 'Yes' },
      },
      {
        name: 'Fingerprint pendant',
        dollars: 189,
        description: 'Silver disc with a fingerprint taken by us before burial or cremation.',
        attributes: { Material: 'Silver', Engravable: 'Yes' },
      },
    ],
  },
  {
    key: 'shrouds',
    name: 'Shrouds, quilts and blankets',
    description: 'For burial without a casket, for a viewing, or for warmth.',
    kind: 'burial-shroud',
    pages: ['interment'],
    cover: 'Linen shroud',
    items: [
      {
        name: 'Cotton shroud',
        service: 'burial-shroud',
        dollars: 245,
        description: 'Undyed cotton, 10 by 8 feet, with six ties and a carrying board.',
        attributes: { Material: 'Cotton', Color: 'Natural', 'Eco-friendly': 'Yes' },
      },
      {
        name: 'Linen shroud',
        dollars: 390,
        description: 'Washed linen with straps sewn in, for lowering by hand.',
        attributes: { Material: 'Linen', Color: 'Flax', 'Eco-friendly': 'Yes' },
      },
      {
        name: 'Wool blanket',
        dollars: 320,
        description: 'Felted wool from one flock, whip-stitched edges, gray or cream.',
        attributes: { Material: 'Wool', 'Eco-friendly': 'Yes' },
      },
      {
        name: 'Memorial quilt',
        dollars: 285,
        description: 'Cotton quilt that covers the person at the viewing and goes home with the family.',
        attributes: { Material: 'Cotton' },
      },
    ],
  },
  {
    key: 'solidified',
    name: 'Stones and glass',
    description: 'What else ashes can become.',
    kind: 'solidified-remains',
    pages: ['keepsakes'],
    cover: 'Glass art',
    items: [
      {
        name: 'Memorial stones',
        dollars: 2495,
        description: 'All of the ashes as some fifty smooth pale stones in a wooden tray; takes eight weeks.',
        attributes: { Material: 'Solidified remains' },
      },
      {
        name: 'Glass art',
        dollars: 345,
        description: 'Blown glass paperweight with a ribbon of ashes, three inches across, in one of six colors.',
        attributes: { Material: 'Glass' },
      },
      {
        name: 'Ceramic art',
        dollars: 225,
        description: 'Stoneware bowl glazed with a spoonful of ashes, seven inches across.',
        attributes: { Material: 'Ceramic' },
      },
      {
        name: 'Memorial diamond',
        dollars: 3200,
        description: 'A quarter-carat diamond grown from the carbon of the ashes, uncut or cut; takes seven months.',
        attributes: { Material: 'Diamond' },
      },
    ],
  },
  {
    key: 'stationery',
    name: 'Stationery',
    description: 'Printed things for the day and for afterward.',
    kind: 'stationery',
    pages: ['keepsakes'],
    cover: 'Memorial folders',
    items: [
      {
        name: 'Register book',
        service: 'register-book',
        dollars: 65,
        description: 'Linen-bound book of eighty pages for names and a few words.',
        attributes: { Material: 'Paper', Color: 'Pine' },
      },
      {
        name: 'Memorial folders',
        dollars: 95,
        description: 'One hundred folders of four pages with a photograph and your text.',
        attributes: { Material: 'Paper' },
      },
      {
        name: 'Prayer cards',
        dollars: 75,
        description: 'One hundred laminated cards with a picture on one side and a verse or prayer on the other.',
        attributes: { Material: 'Paper' },
      },
      {
        name: 'Acknowledgement cards',
        dollars: 45,
        description: 'Fifty folded cards with envelopes, plain or with a line of thanks.',
        attributes: { Material: 'Paper' },
      },
    ],
  },
];
