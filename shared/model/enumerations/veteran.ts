// Military service and what a veteran's family may claim.
import { defineEnumeration, defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists branches of service: VA 21P-530EZ; Space Force from VA 40-10007. */
export const branchOfService = defineLabels({
  army: 'Army',
  'army-reserve': 'Army Reserve',
  'army-national-guard': 'Army National Guard',
  navy: 'Navy',
  'navy-reserve': 'Navy Reserve',
  'marine-corps': 'Marine Corps',
  'marine-corps-reserve': 'Marine Corps Reserve',
  'air-force': 'Air Force',
  'air-force-reserve': 'Air Force Reserve',
  'air-national-guard': 'Air National Guard',
  'coast-guard': 'Coast Guard',
  'coast-guard-reserve': 'Coast Guard Reserve',
  'space-force': 'Space Force',
  other: 'Other',
});
export type BranchOfService = ValueOf<typeof branchOfService>;

/** Lists characters of discharge, VA 40-10007 item 18, with their codes. */
export const dischargeType = defineEnumeration({
  honorable: { label: 'Honorable', number: 1 },
  general: { label: 'General', number: 2 },
  uncharacterized: { label: 'Entry Level Separation/Uncharacterized', number: 3 },
  'other-than-honorable': { label: 'Other Than Honorable', number: 4 },
  'bad-conduct': { label: 'Bad Conduct', number: 5 },
  dishonorable: { label: 'Dishonorable', number: 6 },
  other: { label: 'Other', number: 7 },
});
export type DischargeType = ValueOf<typeof dischargeType>;

/**
 * Lists periods of war, calendar dates inclusive; without an end, it is still open. Source: 38 U.S.C. 101 and 38 CFR 3.2, from secondary pages that
 * disagree on the starts of World War II and Korea: compare them with the text before deciding any benefit. In Vietnam itself the Vietnam era begins on
 * `inCountryFrom`.
 */
export const warPeriod = defineEnumeration({
  'world-war-i': { label: 'World War I', from: '1917-04-06', to: '1918-11-11' },
  'world-war-ii': { label: 'World War II', from: '1941-12-07', to: '1946-12-31' },
  korea: { label: 'Korean Conflict', from: '1950-06-27', to: '1955-01-31' },
  vietnam: { label: 'Vietnam Era', from: '1964-08-05', inCountryFrom: '1955-11-01', to: '1975-05-07' },
  gulf: { label: 'Gulf War', from: '1990-08-02' },
  peacetime: { label: 'Peacetime only' },
});
export type WarPeriod = ValueOf<typeof warPeriod>;

/** Lists honors and benefits that a family may ask for, with VA form numbers. Compiled from general trade knowledge; not a published list. */
export const veteranHonor = defineLabels({
  'burial-flag': 'Burial flag (VA 27-2008)',
  'military-funeral-honors': 'Military funeral honors: flag folding + Taps',
  'rifle-volley': 'Rifle volley',
  bugler: 'Bugler (live/recorded)',
  'presidential-memorial-certificate': 'Presidential Memorial Certificate (40-0247)',
  'government-marker': 'Government headstone/marker (40-1330)',
  medallion: 'Medallion (40-1330M)',
  'national-cemetery': 'Burial in national/state veterans cemetery (40-10007 pre-need)',
  'burial-allowance': 'Burial allowance (21P-530EZ)',
  flyover: 'Cemetery flyover or unit detail',
  none: 'None',
});
export type VeteranHonor = ValueOf<typeof veteranHonor>;

/** Lists the claimant's relationship, VA 40-10007; codes read from the form's text, to be confirmed against its schema before a form is sent. */
export const veteranClaimant = defineEnumeration({
  veteran: { label: 'Veteran/servicemember', number: 1 },
  spouse: { label: 'Spouse or surviving spouse', number: 2 },
  'unmarried-adult-child': { label: 'Unmarried adult child', number: 3 },
  other: { label: 'Other', number: 4 },
});
export type VeteranClaimant = ValueOf<typeof veteranClaimant>;
