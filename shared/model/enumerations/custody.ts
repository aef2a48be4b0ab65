// What the pages of a decedent's custody ask: how someone came to the home, what was found, where they are kept. Compiled from the trade (docs/vocabulary.md).
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists the pages of a decedent's custody in the order in which they are filled in; the values are the last part of their addresses. */
export const carePage = defineLabels({
  removal: 'Removal',
  intake: 'Intake',
  preservation: 'Preservation',
  preparation: 'Preparation',
  identification: 'Identification',
  'cremated-remains': 'Cremated remains',
});
export type CarePageName = ValueOf<typeof carePage>;

/** Lists the papers that pages of custody are printed as: one for each page, and a receipt for the cremated remains. */
export const custodyPaper = defineLabels({
  removal: 'Removal sheet',
  intake: 'Intake log',
  preservation: 'Cold log',
  preparation: 'Embalming and preparation report',
  identification: 'Identification form',
  'cremated-remains': 'Record of cremated remains',
  'remains-receipt': 'Receipt for cremated remains',
});
export type CustodyPaper = ValueOf<typeof custodyPaper>;

/** Lists what a trade company does for a home. A crematory stands for any reduction: by flame, by water, or to soil. */
export const tradeKind = defineLabels({
  'removal-service': 'Removal service',
  embalmer: 'Embalmer',
  crematory: 'Crematory',
});
export type TradeKind = ValueOf<typeof tradeKind>;

/** Lists who brings the decedent to the home. */
export const removalKind = defineLabels({
  'own-staff': 'Our own staff',
  'trade-company': 'A trade company',
  delivered: 'Delivered to us',
});

/** Lists what carries the decedent. */
export const removalEquipment = defineLabels({
  cot: 'Cot',
  reeves: 'Reeves stretcher',
  pouch: 'Pouch',
  bariatric: 'Bariatric cot',
  infant: 'Infant carrier',
  'stair-chair': 'Stair chair',
});

/** Lists the papers that allow a removal. */
export const releasePaper = defineLabels({
  pronouncement: 'Pronouncement of death',
  hospital: 'Release from the hospital or facility',
  me: 'Release from the medical examiner or coroner',
  verbal: 'Spoken approval, written down',
});

/** Lists what those who go wear or use. */
export const removalPrecaution = defineLabels({
  gloves: 'Gloves',
  gown: 'Gown',
  eyes: 'Eye protection',
  respirator: 'Respirator',
  'double-pouch': 'Second pouch',
});

/** Lists whether things came with the decedent. */
export const belongingsFound = defineLabels({ none: 'None', list: 'Yes, on the inventory' });

/** Lists where the identification band is. */
export const bandPlace = defineLabels({ wrist: 'Wrist', ankle: 'Ankle', 'in-and-on-pouch': 'In and on the pouch' });

/** Lists what is found on arrival, as an embalming report does. */
export const conditionFinding = defineLabels({
  rigor: 'Rigor',
  lividity: 'Lividity',
  edema: 'Edema',
  purge: 'Purge',
  jaundice: 'Jaundice',
  decomposition: 'Decomposition',
  'skin-slip': 'Skin slip',
  trauma: 'Trauma',
  'medical-devices': 'Medical devices',
});

/** Lists what feeling for implants found; the question of the case file about them has the same answers. */
export const implantsFelt = defineLabels({ none: 'None', found: 'Found', 'not-checked': 'Not checked yet' });

/** Lists how the decedent is kept from decay. */
export const preservationMethod = defineLabels({
  refrigerate: 'Refrigerate',
  embalm: 'Embalm',
  'dry-ice': 'Dry ice',
  none: 'None',
});

/** Lists the kinds of places where the decedent is within the home. */
export const carePlace = defineLabels({
  refrigeration: 'Refrigeration',
  'preparation-room': 'Preparation room',
  chapel: 'Chapel',
  'viewing-room': 'Viewing room',
  other: 'Another place',
});
export type CarePlace = ValueOf<typeof carePlace>;

/** Lists the fluids of a preparation by what they are for. */
export const fluidKind = defineLabels({
  arterial: 'Arterial',
  cavity: 'Cavity',
  'co-injection': 'Co-injection',
  humectant: 'Humectant',
  hypodermic: 'Hypodermic',
  surface: 'Surface',
});

/** Lists how it is established who the decedent is. */
export const identificationKind = defineLabels({
  viewing: 'Someone sees them',
  photograph: 'Someone sees a photograph',
  mark: 'A tattoo, scar, or other mark',
  fingerprint: 'Fingerprint',
  dental: 'Dental records',
  dna: 'DNA',
  'implant-serial': 'Serial number of an implant',
  'medical-examiner': 'By the medical examiner or coroner',
  waived: 'Waived by the next of kin',
});

/** Lists documents that show who a person is. Only the kind is kept, never a number. */
export const idSeenKind = defineLabels({
  'driver-license': 'Driver’s license',
  'state-id': 'State ID card',
  passport: 'Passport',
  'military-id': 'Military ID',
  other: 'Another photo ID',
  none: 'None',
});

/** Lists what an identification found. */
export const identificationResult = defineLabels({
  confirmed: 'It is them',
  doubtful: 'Not sure',
  'not-them': 'It is not them',
});

/** Lists what becomes of metal after a cremation. */
export const metalDisposal = defineLabels({ recycle: 'Recycle', return: 'Return to the family', bury: 'Bury' });

/** Lists how cremated remains are released. */
export const remainsRelease = defineLabels({
  'in-person': 'In person',
  mail: 'By mail',
  cemetery: 'To a cemetery',
  'other-home': 'To another funeral home',
  scattered: 'Scattered by us',
});

/** Lists where somebody told of a decedent’s things before anyone wrote them down. */
export const toldSource = defineLabels({ 'first-call': 'The first call', removal: 'The removal' });
export type ToldSource = ValueOf<typeof toldSource>;

/** Lists where a personal effect is, or how it left. */
export const effectState = defineLabels({
  'on-body': 'On the body',
  stored: 'Stored',
  'with-remains': 'With the cremated remains',
  released: 'Released',
  shipped: 'Shipped',
  destroyed: 'Destroyed',
});
export type EffectState = ValueOf<typeof effectState>;
