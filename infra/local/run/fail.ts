import { StartFailure } from '../start-failure.ts';

/** Ends the process with exit code 1 and one clear sentence. An unexpected error comes with its stack. */
export function fail(error: unknown): never {
  const known = error instanceof StartFailure;
  process.stderr.write(
    `${known ? error.message : `Yarrow did not start: ${error instanceof Error ? error.stack : String(error)}`}\n`,
  );
  process.exit(1);
}
