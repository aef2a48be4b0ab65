import { useSearchParams } from 'react-router-dom';

const FROM = 'from';
const SUMMARY = 'summary';

/** The address of a step that leads back to the summary once it is done: what its Change links are. */
export const andBack = (address: string, more: Record<string, string> = {}): string =>
  `${address}?${new URLSearchParams({ [FROM]: SUMMARY, ...more })}`;

/** Whether the step was come to from the summary, which is where Continue leads then. */
export const useReturnsToSummary = (): boolean => useSearchParams()[0].get(FROM) === SUMMARY;
