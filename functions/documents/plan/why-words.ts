import { requiredBy } from '#shared/model/enumerations/pricing.ts';
import type { PricedLine } from '#shared/model/priced-plan.ts';

/** Why a line is on the account, in a sentence. */
export function whyWords({ why }: PricedLine): string {
  switch (why.kind) {
    case 'chosen':
      return 'You chose this.';
    case 'package':
      return `Your package: ${why.name}.`;
    case 'follows':
      return why.question ? `Follows from ${why.because}: ${why.question}` : `Part of ${why.because}.`;
    case 'non-declinable':
      return 'Every full funeral includes this fee.';
    case 'required':
      return `${requiredBy.label(why.by)}: ${why.reason}`;
    case 'discount':
      return why.reason;
    case 'tax':
      return `${why.rateBasisPoints / 100}% tax.`;
    case 'allowance':
      return `Paid by your package: ${why.name}.`;
  }
}
