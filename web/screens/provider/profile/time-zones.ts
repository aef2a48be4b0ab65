/** The zones of the United States and its territories, in the words that people use. */
const zones = [
  ['America/New_York', 'Eastern time'],
  ['America/Chicago', 'Central time'],
  ['America/Denver', 'Mountain time'],
  ['America/Phoenix', 'Mountain time, without daylight saving (Arizona)'],
  ['America/Los_Angeles', 'Pacific time'],
  ['America/Anchorage', 'Alaska time'],
  ['Pacific/Honolulu', 'Hawaii time'],
  ['America/Puerto_Rico', 'Atlantic time (Puerto Rico)'],
  ['Pacific/Guam', 'Chamorro time (Guam)'],
] as const;

/** The words of a zone; its own name where it is none of these. */
export const timeZoneWords = (zone: string): string => zones.find(([name]) => name === zone)?.[1] ?? zone.replaceAll('_', ' ');

/** What a home may choose, with the zone that it has now. */
export const timeZoneOptions = (now: string) =>
  [...new Set([...zones.map(([name]) => name as string), now])].map((value) => ({ value, label: timeZoneWords(value) }));
