// What happens to a body, with the death certificate's codes.
import { defineEnumeration, defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists how the planner groups the disposition types (docs/vocabulary.md, The older product). */
export const dispositionGroup = defineLabels({
  burial: 'Burial',
  cremation: 'Cremation',
  'natural-organic-reduction': 'Natural organic reduction',
  donation: 'Body donation',
  other: 'Other',
});
export type DispositionGroup = ValueOf<typeof dispositionGroup>;

/**
 * Lists the eleven types with their bit flags 1 to 1024; the flag None, 0, is an empty set (docs/vocabulary.md, The older product). `ijeCode` is the
 * IJE code for item 18 of the US Standard Certificate of Death (rev. 11/2003); `specify` marks types sent as "Other (specify)", with their name written
 * beside it. States differ on water cremation and natural organic reduction.
 */
export const dispositionType = defineEnumeration({
  burial: { label: 'Burial', number: 1, group: 'burial', ijeCode: 'B', specify: false },
  cremation: { label: 'Cremation', number: 2, group: 'cremation', ijeCode: 'C', specify: false },
  donation: { label: 'Donation', number: 4, group: 'donation', ijeCode: 'D', specify: false },
  entombment: { label: 'Entombment', number: 8, group: 'burial', ijeCode: 'E', specify: false },
  'alkaline-hydrolysis': { label: 'Alkaline hydrolysis', number: 16, group: 'cremation', ijeCode: 'O', specify: true },
  'natural-organic-reduction': {
    label: 'NOR (natural organic reduction)',
    number: 32,
    group: 'natural-organic-reduction',
    ijeCode: 'O',
    specify: true,
  },
  'removal-from-state': { label: 'Removal from state', number: 64, group: 'other', ijeCode: 'R', specify: false },
  other: { label: 'Other', number: 128, group: 'other', ijeCode: 'O', specify: true },
  'natural-burial': { label: 'Natural (green) Burial', number: 256, group: 'burial', ijeCode: 'B', specify: false },
  'burial-at-sea': { label: 'Burial at Sea', number: 512, group: 'burial', ijeCode: 'O', specify: true },
  'water-cremation': { label: 'Water Cremation', number: 1024, group: 'cremation', ijeCode: 'O', specify: true },
});
export type DispositionType = ValueOf<typeof dispositionType>;

/** Returns the group of a disposition type. */
export function dispositionGroupOf(type: DispositionType): DispositionGroup {
  return dispositionType.table[type].group as DispositionGroup;
}

/**
 * Lists methods of disposition on the death certificate (item 18): `code` is the IJE code, `vrdr` the SNOMED or null-flavor code of the Vital Records Death
 * Reporting guide.
 */
export const certificateDisposition = defineEnumeration({
  burial: { label: 'Burial', code: 'B', vrdr: '449971000124106' },
  cremation: { label: 'Cremation', code: 'C', vrdr: '449961000124104' },
  donation: { label: 'Donation', code: 'D', vrdr: '449951000124101' },
  entombment: { label: 'Entombment', code: 'E', vrdr: '449931000124108' },
  'removal-from-state': { label: 'Removal from State', code: 'R', vrdr: '449941000124103' },
  other: { label: 'Other (specify)', code: 'O', vrdr: 'OTH' },
  unknown: { label: 'Unknown', code: 'U', vrdr: 'UNK' },
});
export type CertificateDisposition = ValueOf<typeof certificateDisposition>;

/** Lists where the disposition takes place. */
export const dispositionLocationType = defineLabels({ cemetery: 'Cemetery', crematory: 'Crematory', other: 'Other' });
export type DispositionLocationType = ValueOf<typeof dispositionLocationType>;

/** Lists the spaces where remains are laid. */
export const burialSpace = defineLabels({ 'burial-plot': 'Burial plot', crypt: 'Crypt', niche: 'Niche' });
export type BurialSpace = ValueOf<typeof burialSpace>;
