import { problem } from '#functions/problem.ts';
import type { Template } from '#shared/model/template.ts';

/** Most that one package may be, bytes of JSON: a usual one has some ten thousand. */
const MAX_BYTES = 100_000;

/** Most that all packages of a home may be together, archived ones too: its page and its price list read and check all of them at once. */
const MAX_BYTES_TOGETHER = 1_000_000;

const bytesOf = (template: Template): number => Buffer.byteLength(JSON.stringify(template));

/** Refuses a package that is too large, by itself or beside the home's others; one that is made no larger is always kept. */
export function refuseWithoutRoom(template: Template, others: readonly Template[], before?: Template): void {
  const bytes = bytesOf(template);
  if (bytes > MAX_BYTES)
    throw problem('too_large', {
      detail: 'This package has more text than we can save. Shorten some of its descriptions.',
    });
  if (before && bytes <= bytesOf(before)) return;
  if (others.reduce((sum, other) => sum + bytesOf(other), bytes) > MAX_BYTES_TOGETHER)
    throw problem('too_large', {
      detail:
        'Together, your packages (archived ones included) have more text than we can save. Shorten some of their descriptions.',
    });
}
