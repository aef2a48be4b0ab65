/** Minutes within which a file is checked, with one retry: someone is waiting for it. */
const CHECK_MINUTES = 2;

/** Whether something that takes up to some minutes, with every retry, has taken longer. */
export const isLate = (since: string, now: Date, minutes: number): boolean =>
  now.getTime() - Date.parse(since) > minutes * 60_000;

/** What an import says after its check died. */
const ended = {
  state: 'unreadable',
  problem: 'Checking took too long on our side. The file may be fine: choose it again.',
} as const;

/** Returns an import, ended if its check never did, however often it was tried (docs/decisions.md, Merchandise of a home). */
export const withEndedCheck = <Import extends { state: string; importedOn: string }>(
  about: Import,
  now: Date,
): Import | (Omit<Import, 'state' | 'problem'> & typeof ended) =>
  about.state === 'checking' && isLate(about.importedOn, now, CHECK_MINUTES) ? { ...about, ...ended } : about;
