// Tags of the people in a home's care. shared/custody/tags says what may happen to one.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists the states of a tag, in the only order in which one goes through them. */
export const tagState = defineLabels({ unbound: 'Unused', bound: 'In use', retired: 'Retired' });
export type TagState = ValueOf<typeof tagState>;

/** Lists what a tag is bound to. */
export const tagSubject = defineLabels({
  decedent: 'The person',
  'cremated-remains': 'The cremated remains',
  portion: 'A portion of the cremated remains',
  'effects-bag': 'A bag of personal effects',
});
export type TagSubject = ValueOf<typeof tagSubject>;

/** Lists where a tag is: on the subject itself, or on the pouch or container around it. */
export const tagRole = defineLabels({ primary: 'Primary tag', outer: 'Outer tag' });
export type TagRole = ValueOf<typeof tagRole>;

/** Lists why a tag is retired. */
export const tagRetireReason = defineLabels({
  damaged: 'Damaged or hard to read',
  lost: 'Lost',
  misprinted: 'Printed badly',
  'bound-by-mistake': 'Bound by mistake',
  'no-longer-needed': 'No longer needed',
  other: 'Another reason',
});
export type TagRetireReason = ValueOf<typeof tagRetireReason>;

/** Lists how a tag was read: by a camera, or by a person who typed its code. */
export const tagReading = defineLabels({ 'tag-scanned': 'Scanned', 'tag-typed': 'Code typed' });
export type TagReading = ValueOf<typeof tagReading>;

/**
 * Lists what came of comparing a tag with a case. `other-case`: the tag that was read belongs to another case. `found-elsewhere`: this case’s tag was read where another
 * case’s was expected.
 */
export const tagFinding = defineLabels({
  confirmed: 'Confirmed',
  'not-them': 'Not this person',
  'other-case': 'Someone else’s tag',
  'found-elsewhere': 'Tag found with someone else',
});
export type TagFinding = ValueOf<typeof tagFinding>;

/** Lists what tags are printed on, by the number of the label sheet that people buy. */
export const tagPaper = defineLabels({
  'avery-5160': 'Avery 5160: 30 labels, 1 × 2⅝ in',
  'avery-5163': 'Avery 5163: 10 labels, 2 × 4 in',
  wristband: 'Wristbands: 1 × 11 in',
});
export type TagPaper = ValueOf<typeof tagPaper>;
