/** The calls that take no Idempotency-Key, because their answer holds a session or a secret, or because they find their own repeats. */
import type { Call } from '#test/cloud/wire.ts';

export const isExempt = ({ meta }: Call): boolean => meta.idempotency === 'exempt';

type ExemptWrite = {
  /** How many rows of a kind there are in the end, and users of a pool (`POOL`). Of the others there are as many as one attempt makes. */
  leaves?: Record<string, number>;
  /** Kinds of which each attempt has its own or none: they belong to the session that it opens, or record that it was made. */
  perAttempt?: readonly string[];
  /** The call ends the session by which it was made, so that a repeat is refused, however far the first attempt came. */
  endsItsSession?: true;
};

/** A set-up or a sign-in that waits for its code. Nobody has the challenge of one whose answer was lost; it ends after ten minutes. */
const waiting = 'CHALLENGE';
/** The browsers that an account knows, at most ten in one row: a sign-in adds its own last. */
const browsers = 'DEVICES';
/** A session gets a mark if it begins in the very second in which the others end. */
const markedSession = 'ACCOUNT SESSION';

const account = { ACCOUNT: 1, EMAIL: 1 };

/** Every one that writes. `exempt-retries.test.ts` loses the answer of each and sends it again; `request-budgets.test.ts` finds one that isn't listed. */
export const exemptWrites: Readonly<Record<string, ExemptWrite>> = {
  login: { leaves: { [browsers]: 1 } },
  answerSignInChallenge: { leaves: { [waiting]: 1 }, perAttempt: [browsers] },
  signInWithRecoveryCode: { leaves: { 'ACCOUNT RECOVERY-CODES CODES': 1, OUTBOX: 1 }, perAttempt: [waiting] },
  beginSecondFactor: { leaves: { [waiting]: 1 } },
  turnOffSecondFactor: { leaves: { OUTBOX: 1 } },
  renewRecoveryCodes: { leaves: { 'ACCOUNT RECOVERY-CODES CODES': 1, OUTBOX: 1 } },
  logout: { leaves: { 'ACCOUNT SESSION': 1 } },
  resetCurrentPassword: { perAttempt: [markedSession, browsers], endsItsSession: true },
  createAccount: { leaves: { ...account, OUTBOX: 1, POOL: 1 }, perAttempt: [browsers] },
  updateAccount: { leaves: { ACCOUNT: 1, OUTBOX: 1 } },
  systemLogin: { perAttempt: [waiting] },
  answerSystemSignInChallenge: { leaves: { [waiting]: 1 }, perAttempt: [browsers] },
  systemSignInWithRecoveryCode: { leaves: { 'ACCOUNT RECOVERY-CODES CODES': 1, OUTBOX: 1 }, perAttempt: [waiting] },
  systemLogout: { leaves: { 'ACCOUNT SESSION': 1, 'ACCOUNT AUDIT': 1 } },
  beginSystemSecondFactor: { leaves: { [waiting]: 1 } },
  renewSystemRecoveryCodes: { leaves: { 'ACCOUNT RECOVERY-CODES CODES': 1, OUTBOX: 1 } },
  resetSystemPassword: { perAttempt: [markedSession, browsers], endsItsSession: true },
  endSupportLogin: { leaves: { 'ACCOUNT AUDIT': 1 } },
  usePasswordResetToken: { leaves: { ACCOUNT: 1 } },
  useSignInLink: { leaves: { TOKEN: 1, [browsers]: 1 } },
  verifyEmail: { leaves: { ACCOUNT: 1, OUTBOX: 1 } },
  activateEmployee: { leaves: { ...account, 'ACCOUNT MEMBERSHIP': 1, 'LOCATION EMPLOYEE': 1, OUTBOX: 1, POOL: 1 } },
  joinCase: { leaves: { ...account, 'ACCOUNT CASE': 1, 'CASE CONTACT': 1, 'CASE TIMELINE': 1, OUTBOX: 2, POOL: 1 } },
  openArrangementLink: { leaves: { PLAN: 1, 'PLAN CASE': 1, 'CASE PLAN': 1, 'CASE TIMELINE': 1 } },
  saveArrangement: { leaves: { PLAN: 1 } },
  saveMyArrangement: { leaves: { PLAN: 1 } },
  viewGplPdf: { leaves: { 'LOCATION PRICE-LISTS HAND-OUT': 1 } },
  downloadGplPdf: { leaves: { 'LOCATION PRICE-LISTS HAND-OUT': 1 } },
  downloadFile: { leaves: { 'LOCATION PRICE-LISTS HAND-OUT': 1 } },
  settlePayment: { leaves: { 'CASE RECEIPT PAYMENT': 1, 'LEDGER ENTRY': 1, 'CASE TIMELINE': 1, OUTBOX: 1 } },
  deletePayment: { leaves: { 'CASE RECEIPT PAYMENT': 1, 'LEDGER ENTRY': 1, 'CASE TIMELINE': 1, OUTBOX: 1 } },
  deleteRefund: { leaves: { 'CASE RECEIPT REFUND': 1, 'LEDGER ENTRY': 1, 'CASE TIMELINE': 1, OUTBOX: 1 } },
  closeDay: { leaves: { 'LEDGER CLOSE': 1 } },
  cancelCheckout: { leaves: { 'CASE RECEIPT PAYMENT': 1, 'CASE TIMELINE': 1 } },
  settleCheckout: { leaves: { 'CASE RECEIPT PAYMENT': 1, 'LEDGER ENTRY': 2, 'CASE TIMELINE': 1, OUTBOX: 1 } },
  connectCardPayments: { leaves: { 'LOCATION CARD-PAYMENTS ACCOUNT': 1 } },
  checkCardPayments: { leaves: { 'LOCATION CARD-PAYMENTS ACCOUNT': 1 } },
  orderLocationImages: { leaves: { OUTBOX: 1 } },
  describeLocationImage: { leaves: { OUTBOX: 1 } },
  makeCover: { leaves: { OUTBOX: 1 } },
  makeLogo: { leaves: { OUTBOX: 1 } },
  makeDefault: { leaves: { OUTBOX: 1 } },
  removeLocationImage: { leaves: { OUTBOX: 1 } },
  makeLocationActive: { leaves: { OUTBOX: 1 } },
  makeLocationInactive: { leaves: { OUTBOX: 1 } },
  setPlaceId: { leaves: { OUTBOX: 1 } },
  setAttributesAndLanguages: { leaves: { OUTBOX: 1 } },
  deleteItem: {},
  deleteItemImage: {},
  archiveTemplate: { leaves: { OUTBOX: 1 } },
  // Each attempt has a secret of its own, and ends the one before.
  createCalendarFeed: { leaves: { 'ACCOUNT CALENDAR-FEEDS': 1 }, perAttempt: ['CALENDAR-FEED FEED'] },
  removeCalendarFeed: {},
  // Each attempt has a code of its own, and ends the one before.
  openConferenceScreen: { leaves: { 'CASE CONFERENCE': 1 }, perAttempt: ['CONFERENCE-CODE CODE'] },
  endConferenceScreen: { leaves: { 'CASE CONFERENCE': 1 } },
  enterConferenceCode: { leaves: { 'CASE CONFERENCE': 1 } },
  cancelDryRun: {},
  removeItemImage: {},
  removeCarePhoto: { leaves: { 'CASE CARE-PAGE': 1 } },
  deleteEmployee: {},
  deleteCaseContact: { leaves: { 'CASE TIMELINE': 1, OUTBOX: 1 } },
  acceptHandoff: { leaves: { 'CASE CUSTODY': 1, 'CASE CUSTODY-WORDS': 1, 'CASE HANDOFF': 1 } },
  confirmCorrection: { leaves: { 'CASE CUSTODY': 1, 'CASE CUSTODY-WORDS': 1 } },
  noteOnTrip: { leaves: { 'CASE CUSTODY': 1, 'CASE CUSTODY-WORDS': 1, 'CASE CARE-PAGE': 1 } },
  keepPhotoOnTrip: { leaves: { 'CASE CUSTODY': 1, 'CASE CUSTODY-WORDS': 1, 'CASE CARE-PAGE': 1 } },
  noteEffectOnTrip: { leaves: { 'CASE CUSTODY': 1, 'CASE CUSTODY-WORDS': 1, 'CASE EFFECT': 1 } },
  bindTagOnTrip: { leaves: { 'CASE CUSTODY': 1, 'CASE CUSTODY-WORDS': 1, 'CASE CARE-PAGE': 1 } },
  unassignTrade: { leaves: { 'CASE TIMELINE': 1, OUTBOX: 1 } },
  // Each session on the tablet has a token of its own, and ends the one before.
  beginWitnessedSigning: { leaves: { 'DOCUMENT SIGNER': 1 }, perAttempt: ['SIGNING TOKEN'] },
  // Each opening in the account has a token of its own.
  beginOwnSigning: { perAttempt: ['SIGNING TOKEN'] },
  validateESignToken: { leaves: { 'DOCUMENT ~DOCUMENT': 1, 'DOCUMENT SIGNER': 1, 'DOCUMENT CHAIN': 1 } },
  // Each asks for another email.
  sendESignCode: { perAttempt: ['OUTBOX'] },
  sendESignLink: { perAttempt: ['OUTBOX', 'DOCUMENT CHAIN'] },
  getNextESignDocument: { perAttempt: ['OUTBOX', 'DOCUMENT CHAIN'] },
  consentToESign: { leaves: { 'DOCUMENT SIGNER': 1, 'DOCUMENT CHAIN': 2 } },
  getESignQuestions: { leaves: { 'DOCUMENT SIGNER': 1, 'DOCUMENT CHAIN': 1 } },
  saveESignQuestions: { leaves: { 'DOCUMENT SIGNER': 1 } },
  completeESignSession: { leaves: { 'DOCUMENT ~DOCUMENT': 1 } },
  declineESign: { leaves: { 'DOCUMENT ~DOCUMENT': 1, 'DOCUMENT CHAIN': 1, OUTBOX: 1 } },
  // Each time that the number is read is recorded, whether or not anybody saw the answer.
  getEvidenceBundle: { leaves: { 'DOCUMENT ~CHAIN': 1 }, perAttempt: ['DOCUMENT CHAIN'] },
  getInvoiceFromCase: { leaves: { 'CASE PAPER-NUMBERS': 1 } },
  getStatementOfAccount: { leaves: { 'CASE PAPER-NUMBERS': 1 } },
  revealSocialSecurityNumber: { perAttempt: ['CASE TIMELINE', 'OUTBOX'] },
};

/** Calls without a key that write nothing but a count of attempts. */
export const countsAttempts: readonly string[] = [
  'getGplPdf',
  'getNextGpl',
  'getPlanPdf',
  'readCalendarFeed',
  'validateEmployeeEmail',
];
