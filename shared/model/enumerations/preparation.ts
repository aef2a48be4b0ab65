// What an embalming and preparation report records. A licensed embalmer fills it in; the values are a starting list that a home may extend.
//
// Sources: docs/vocabulary.md, The older product, and docs/vocabulary.md, Compiled from the trade.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists the implants with a battery that a case asks about before a cremation. */
export const implantKind = defineLabels({
  pacemaker: 'Pacemaker',
  leadless: 'Leadless pacemaker',
  defibrillator: 'Defibrillator',
  'loop-recorder': 'Loop recorder',
  stimulator: 'Nerve stimulator',
  pump: 'Drug or insulin pump',
  other: 'Other',
});

/** Lists the radioactive treatments that a case asks about before a cremation. */
export const radioactiveKind = defineLabels({
  seeds: 'Radioactive seeds or pellets',
  radiopharmaceutical: 'Radioactive medicine',
});

/** Lists what the family or the home wants done. */
export const preparationOption = defineLabels({
  embalm: 'Embalm',
  'refrigerate-only': 'Refrigerate only',
  'bathe-and-set-features': 'Bathe and set features',
  'minimal-preparation': 'Minimal preparation',
  'dress-and-casket': 'Dress and casket',
  shroud: 'Shroud',
  hair: 'Hair',
  cosmetics: 'Cosmetics',
  'facial-hair': 'Facial hair',
  restoration: 'Restoration',
  'body-keepsake': 'Fingerprint, lock of hair or DNA keepsake',
  'pacemaker-removal': 'Pacemaker removal',
  'autopsy-repair': 'Autopsy repair',
  'ritual-washing': 'Ritual washing (tahara/ghusl) by outside group',
  'identification-viewing': 'Witness/ID viewing',
});
export type PreparationOption = ValueOf<typeof preparationOption>;

/** Lists how fluids are drained. */
export const aspirationMethod = defineLabels({
  hydroaspirator: 'Hydroaspirator',
  'electric-aspirator': 'Electric aspirator',
  'hand-pump': 'Hand pump',
  'air-pressure-machine': 'Air-pressure machine',
  'not-aspirated': 'Not aspirated',
});
export type AspirationMethod = ValueOf<typeof aspirationMethod>;

/** Lists when they are drained. */
export const aspirationTiming = defineLabels({
  immediate: 'Immediate',
  delayed: 'Delayed',
  're-aspirated': 'Re-aspirated',
  none: 'None',
});
export type AspirationTiming = ValueOf<typeof aspirationTiming>;

/** Lists how arterial fluid is injected. */
export const injectionType = defineLabels({
  'one-point': 'One-point',
  split: 'Split',
  'restricted-cervical': 'Restricted cervical',
  multipoint: 'Multipoint (six-point)',
  'instant-tissue-fixation': 'Instant tissue fixation',
  'hypodermic-only': 'Hypodermic only',
  'surface-only': 'Surface only',
  'not-injected': 'Not injected',
});
export type InjectionType = ValueOf<typeof injectionType>;

/** Lists how the cavities are treated. */
export const cavityTreatment = defineLabels({
  'trocar-aspiration-and-injection': 'Trocar aspiration and cavity fluid injection',
  'aspiration-only': 'Aspiration only',
  'viscera-in-bag': 'Viscera treated in bag (autopsied)',
  'packed-or-painted': 'Cavities packed/painted',
  're-aspirated-and-re-injected': 'Re-aspirated and re-injected',
  'not-performed': 'Not performed',
});
export type CavityTreatment = ValueOf<typeof cavityTreatment>;

/** Lists the vessels used; jugular, iliac, axillary, and femoral are older, the others compiled (docs/vocabulary.md). Each comes with a `bodySide`. */
export const arterialSite = defineLabels({
  'common-carotid': 'Common carotid',
  jugular: 'Jugular (drainage vein)',
  axillary: 'Axillary',
  brachial: 'Brachial',
  radial: 'Radial',
  iliac: 'Iliac',
  femoral: 'Femoral',
  popliteal: 'Popliteal',
});
export type ArterialSite = ValueOf<typeof arterialSite>;

/** Lists the sides of the body. */
export const bodySide = defineLabels({ left: 'Left', right: 'Right', both: 'Both' });
export type BodySide = ValueOf<typeof bodySide>;

/** Lists the areas of the body in which something is found; those of its back come last. Compiled (docs/vocabulary.md). Each comes with a `bodySide`. */
export const bodyArea = defineLabels({
  head: 'Head',
  face: 'Face',
  neck: 'Neck',
  shoulder: 'Shoulder',
  chest: 'Chest',
  abdomen: 'Abdomen',
  pelvis: 'Pelvis',
  'upper-arm': 'Upper arm',
  forearm: 'Forearm',
  hand: 'Hand',
  thigh: 'Thigh',
  knee: 'Knee',
  'lower-leg': 'Lower leg',
  foot: 'Foot',
  'back-of-head': 'Back of the head',
  'upper-back': 'Upper back',
  'lower-back': 'Lower back',
  buttocks: 'Buttocks',
  'back-of-leg': 'Back of the leg',
  heel: 'Heel',
});
export type BodyArea = ValueOf<typeof bodyArea>;

/** Lists the features treated (docs/vocabulary.md, The older product). */
export const featureTreated = defineLabels({
  face: 'Face',
  arms: 'Arms',
  legs: 'Legs',
  torso: 'Torso',
  neck: 'Neck',
  lips: 'Lips',
  eyes: 'Eyes',
  feet: 'Feet',
  hands: 'Hands',
  adipose: 'Adipose',
  buttocks: 'Buttocks',
  other: 'Other',
});
export type FeatureTreated = ValueOf<typeof featureTreated>;

/** Lists how the mouth is closed. */
export const mouthClosure = defineLabels({
  'needle-injector': 'Needle injector',
  'mandibular-suture': 'Mandibular suture',
  'muscular-suture': 'Muscular suture (septal)',
  'vestibular-suture': 'Vestibular suture',
  'dental-tie': 'Dental tie',
  'lingual-suture': 'Lingual suture',
  'mouth-former': 'Mouth former',
  dentures: 'Dentures in place',
  adhesive: 'Adhesive',
  natural: 'Natural closure',
});
export type MouthClosure = ValueOf<typeof mouthClosure>;

/** Lists how the eyes are closed. */
export const eyeClosure = defineLabels({
  'eye-caps': 'Eye caps',
  cotton: 'Cotton',
  'eye-caps-and-adhesive': 'Eye caps and adhesive',
  'adhesive-only': 'Adhesive only',
  'stay-cream': 'Stay cream',
  suture: 'Suture',
  natural: 'Natural closure',
  'not-closed': 'Not closed',
});
export type EyeClosure = ValueOf<typeof eyeClosure>;

/** Lists the family's wishes for facial hair (docs/vocabulary.md, The older product). */
export const facialHair = defineLabels({
  shaved: 'Shaved',
  stubble: 'Stubble',
  beard: 'Beard',
  mustache: 'Mustache',
  goatee: 'Goatee',
  none: 'None',
});
export type FacialHair = ValueOf<typeof facialHair>;

/** Lists how the identity of the body was verified. */
export const bodyIdentificationMethod = defineLabels({
  'wrist-band': 'Wrist band',
  'ankle-band': 'Ankle band / toe tag',
  'viewing-by-family': 'Viewing by family',
  photograph: 'Photograph',
  'hospital-tag': 'Hospital/ME tag',
  fingerprint: 'Fingerprint',
  'dental-records': 'Dental records',
  dna: 'DNA',
  'tattoo-or-scar': 'Tattoo or scar',
  'implant-serial-number': 'Serial number of implant',
  'visual-by-staff': 'Visual by staff',
  'cremation-disc': 'Metal cremation disc (number)',
});
export type BodyIdentificationMethod = ValueOf<typeof bodyIdentificationMethod>;

/** Lists conditions on arrival (docs/vocabulary.md, The older product). */
export const bodyCondition = defineLabels({ undamaged: 'Undamaged', damaged: 'Damaged' });
export type BodyCondition = ValueOf<typeof bodyCondition>;

/** Lists the tissue donated (docs/vocabulary.md, The older product). */
export const tissueDonation = defineLabels({ skin: 'Skin', eyes: 'Eyes', bone: 'Bone', 'internal-organs': 'Internal organs' });
export type TissueDonation = ValueOf<typeof tissueDonation>;

/** Lists the extents of an autopsy (docs/vocabulary.md, The older product). */
export const autopsyExtent = defineLabels({ full: 'Full', thoracic: 'Thoracic', abdominal: 'Abdominal', cranial: 'Cranial' });
export type AutopsyExtent = ValueOf<typeof autopsyExtent>;

/** Lists what an embalming report asks, in order. Compiled from ordinary embalming texts; not a published list. */
export const embalmingReportFields = [
  'Case number',
  'Embalmer and license number',
  'Facility',
  'Start and end time',
  'Authorization (by whom, when, written or oral)',
  'Time of death, time received',
  'Weight, height',
  'Refrigerated (hours)',
  'Condition: rigor, lividity, edema, purge, jaundice, decomposition, skin slip, trauma, autopsy extent, tissue donation, pacemaker or implants',
  'Features treated',
  'Mouth and eye closure',
  'Injection sites and side',
  'Drainage sites',
  'Arterial fluid: name, index, ounces, gallons',
  'Pressure (psi) and rate of flow',
  'Distribution',
  'Cavity aspiration: method and fluid in ounces',
  'Hypodermic and surface treatment',
  'Cosmetics, restoration, hair, dressing, casketing',
  'Personal effects',
  'Remarks and signature',
] as const;
