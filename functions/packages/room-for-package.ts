import { problem } from '#functions/problem.ts';
import type { Template } from '#shared/model/template.ts';

/** Largest package, in bytes of JSON. A typical one has about ten thousand. */
const MAX_BYTES = 100_000;

/** Largest total of a home's packages, including archived ones: its page and its price list read and check all of them together. */
const MAX_BYTES_TOGETHER = 1_000_000;

const bytesOf = (template: Template): number => Buffer.byteLength(JSON.stringify(template));

/** Refuses a package that is too large, alone or with the home's others. One that gets no larger is always kept. */
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
