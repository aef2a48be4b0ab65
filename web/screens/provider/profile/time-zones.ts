/** The time zones of the United States and its territories, in the words that people use. */
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

/** Returns the words for a zone, or its IANA name if it isn't one of these. */
export const timeZoneWords = (zone: string): string => zones.find(([name]) => name === zone)?.[1] ?? zone.replaceAll('_', ' ');

/** Returns the zones that a home may choose, including its current one. */
export const timeZoneOptions = (now: string) =>
  [...new Set([...zones.map(([name]) => name as string), now])].map((value) => ({ value, label: timeZoneWords(value) }));
