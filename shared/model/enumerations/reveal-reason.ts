// Why a staff member views a whole Social Security number.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists the reasons. Not a text box, because someone could type the number itself, and it would be stored. */
export const revealReason = defineLabels({
  'death-certificate': 'Death certificate',
  'social-security': 'Report to Social Security',
  'veterans-benefits': 'Veterans benefits',
  insurance: 'Insurance or pension claim',
  checking: 'Checking it with the family',
});
export type RevealReason = ValueOf<typeof revealReason>;
