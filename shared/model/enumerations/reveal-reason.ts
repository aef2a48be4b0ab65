// Why a staff member views a whole Social Security number.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** A list rather than a text box: what is typed into a box could be the number itself, and it would be kept. */
export const revealReason = defineLabels({
  'death-certificate': 'Death certificate',
  'social-security': 'Report to Social Security',
  'veterans-benefits': 'Veterans benefits',
  insurance: 'Insurance or pension claim',
  checking: 'Checking it with the family',
});
export type RevealReason = ValueOf<typeof revealReason>;
