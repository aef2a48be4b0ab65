// Handing a person over between a home and a trade company. shared/custody/handoffs says what may happen to a hand-off.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists why someone is handed over. */
export const handoffPurpose = defineLabels({
  preparation: 'Embalming or preparation',
  transport: 'Transport',
  storage: 'Keeping the person for the home',
  reduction: 'Cremation or another reduction',
  elsewhere: 'Another home, a body donation, or out of state',
  return: 'To the funeral home',
});
export type HandoffPurpose = ValueOf<typeof handoffPurpose>;

/** Lists the papers that go along. */
export const handoffPaper = defineLabels({
  authorization: 'Authorization',
  permit: 'Permit',
  'medical-examiner-release': 'Release from the medical examiner or coroner',
  pronouncement: 'Pronouncement of death',
  'death-certificate': 'Death certificate',
  other: 'Other papers',
});

/**
 * Lists the states of a hand-off. `unconfirmed`: it went to someone without an account, who signed on the giver’s phone, and nobody there has confirmed it.
 */
export const handoffState = defineLabels({
  offered: 'Waiting',
  accepted: 'Accepted',
  refused: 'Refused',
  withdrawn: 'Taken back',
  unconfirmed: 'Not confirmed',
});
export type HandoffState = ValueOf<typeof handoffState>;

/** Lists who can have someone: the home, a trade company with an account, or anyone else. */
export const partyKind = defineLabels({ home: 'The home', trade: 'Trade company', outside: 'Someone without an account' });

/** Lists what reduces a body to what is returned to the family. */
export const reductionAct = defineLabels({
  cremation: 'Cremation',
  'alkaline-hydrolysis': 'Alkaline hydrolysis',
  'natural-organic-reduction': 'Natural organic reduction',
});
export type ReductionAct = ValueOf<typeof reductionAct>;

/** The most characters of a photo of a receipt, a JPEG as a data URL: a row of the table has 400 KB. */
export const MAX_PHOTO = 300_000;
