// Time zones of the US, for homes: the zone of each state, and the name of every zone that a home can be in.
import type { StateCode } from './state-codes.ts';

/** Every zone that a US address may have, with its usual name, most common first. */
export const timeZoneOptions: readonly { id: string; text: string }[] = [
  { id: 'America/New_York', text: 'Eastern' },
  { id: 'America/Chicago', text: 'Central' },
  { id: 'America/Denver', text: 'Mountain' },
  { id: 'America/Phoenix', text: 'Mountain, Arizona (no daylight saving)' },
  { id: 'America/Los_Angeles', text: 'Pacific' },
  { id: 'America/Anchorage', text: 'Alaska' },
  { id: 'Pacific/Honolulu', text: 'Hawaii' },
  { id: 'America/Puerto_Rico', text: 'Atlantic (Puerto Rico, Virgin Islands)' },
  { id: 'America/Detroit', text: 'Eastern, Michigan' },
  { id: 'America/Indiana/Indianapolis', text: 'Eastern, Indiana' },
  { id: 'America/Boise', text: 'Mountain, southern Idaho' },
  { id: 'America/Adak', text: 'Aleutian Islands' },
  { id: 'Pacific/Guam', text: 'Guam and Northern Mariana Islands' },
  { id: 'Pacific/Pago_Pago', text: 'American Samoa' },
  { id: 'Pacific/Palau', text: 'Palau' },
  { id: 'Pacific/Majuro', text: 'Marshall Islands' },
  { id: 'Pacific/Pohnpei', text: 'Micronesia' },
];

const zones: readonly [zone: string, states: string][] = [
  ['America/New_York', 'CT DC DE FL GA KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'],
  ['America/Detroit', 'MI'],
  ['America/Indiana/Indianapolis', 'IN'],
  ['America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'],
  ['America/Denver', 'CO MT NM UT WY'],
  ['America/Boise', 'ID'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
  ['America/Puerto_Rico', 'PR VI'],
  ['Pacific/Guam', 'GU MP'],
  ['Pacific/Pago_Pago', 'AS'],
  ['Pacific/Palau', 'PW'],
  ['Pacific/Majuro', 'MH'],
  ['Pacific/Pohnpei', 'FM'],
];

/** Returns the zone of most of a state, a first guess for an address in it, since fourteen states have two. `undefined` for military post. */
export const usualTimeZone = (state: StateCode): string | undefined =>
  zones.find(([, states]) => states.split(' ').includes(state))?.[0];
