import { useSearchParams } from 'react-router-dom';

const FROM = 'from';
const SUMMARY = 'summary';

/** Returns the address of a step that goes back to the summary once it is done, for the summary's Change links. */
export const andBack = (address: string, more: Record<string, string> = {}): string =>
  `${address}?${new URLSearchParams({ [FROM]: SUMMARY, ...more })}`;

/** Returns whether the step was opened from the summary, in which case Continue goes back there. */
export const useReturnsToSummary = (): boolean => useSearchParams()[0].get(FROM) === SUMMARY;
