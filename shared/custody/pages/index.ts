/** The pages of a decedent's custody as data: what each asks, when, and who fills it in; and how far one is. */
import type { CarePageName } from '../../model/enumerations/custody.ts';
import type { CarePage } from './care-field.ts';
import { crematedRemainsPage } from './cremated-remains-page.ts';
import { identificationPage } from './identification-page.ts';
import { intakePage } from './intake-page.ts';
import { preparationPage } from './preparation-page.ts';
import { preservationPage } from './preservation-page.ts';
import { removalPage } from './removal-page.ts';

/** The pages by name. */
export const carePages: Readonly<Record<CarePageName, CarePage>> = {
  removal: removalPage,
  intake: intakePage,
  preservation: preservationPage,
  preparation: preparationPage,
  identification: identificationPage,
  'cremated-remains': crematedRemainsPage,
};
