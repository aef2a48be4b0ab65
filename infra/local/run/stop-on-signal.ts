const longestStopMs = 4000;
/** A terminal's Ctrl-C reaches this process twice, from the terminal and from the script that started it. */
const sameSignalMs = 500;

/**
 * Closes everything and ends on Ctrl-C, a termination signal, or the death of the script that started this process. A second signal, or a close that hangs,
 * ends it immediately (the database's child notices on its own).
 */
export function stopOnSignal(close: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const stop = (): void => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), longestStopMs).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
}
