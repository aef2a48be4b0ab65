/** Everything that can happen in Yarrow: each event with its name, version, schema, and sample, one event per file. */
import { accountCreated } from './account-created.ts';
import { accountEmailProved } from './account-email-proved.ts';
import { adminsChanged } from './admins-changed.ts';
import { agingFileRequested } from './aging-file-requested.ts';
import { arrangementDetached } from './arrangement-detached.ts';
import { arrangementLinked } from './arrangement-linked.ts';
import { arrangementStarted } from './arrangement-started.ts';
import { arrangementStatusChanged } from './arrangement-status-changed.ts';
import { arrangementSubmitted } from './arrangement-submitted.ts';
import { cardPaymentsStopped } from './card-payments-stopped.ts';
import { caseAssigned } from './case-assigned.ts';
import { caseCreated } from './case-created.ts';
import { caseDeleted } from './case-deleted.ts';
import { caseDetailsChanged } from './case-details-changed.ts';
import { caseFactsChanged } from './case-facts-changed.ts';
import { caseNumberChanged } from './case-number-changed.ts';
import { casePlanReceived } from './case-plan-received.ts';
import { caseRestored } from './case-restored.ts';
import { caseServicesChanged } from './case-services-changed.ts';
import { caseStatusChanged } from './case-status-changed.ts';
import { caseTasksCompleted } from './case-tasks-completed.ts';
import { caseTradeAssigned } from './case-trade-assigned.ts';
import { caseTradeRemoved } from './case-trade-removed.ts';
import { caseTypeChanged } from './case-type-changed.ts';
import { catalogImportUploaded } from './catalog-import-uploaded.ts';
import { catalogPublished } from './catalog-published.ts';
import { certificateFiled } from './certificate-filed.ts';
import { certificateWorksheetCompleted } from './certificate-worksheet-completed.ts';
import { contactArrangementRequested } from './contact-arrangement-requested.ts';
import { contactFirstMet } from './contact-first-met.ts';
import { contactInvited } from './contact-invited.ts';
import { contactJoined } from './contact-joined.ts';
import { contactRemoved } from './contact-removed.ts';
import { contactSaved } from './contact-saved.ts';
import { contactStatusChanged } from './contact-status-changed.ts';
import { contractAmended, statementGiven } from './contract-amended.ts';
import { contractCompleted } from './contract-completed.ts';
import { contractSigned } from './contract-signed.ts';
import { custodyCheckpointed } from './custody-checkpointed.ts';
import { custodyRecorded } from './custody-recorded.ts';
import { decedentChanged } from './decedent-changed.ts';
import { decedentNumberRevealed } from './decedent-number-revealed.ts';
import { decedentStatusChanged } from './decedent-status-changed.ts';
import { dispositionCompleted, dispositionStarted, remainsReleased } from './disposition-events.ts';
import { documentCompleted } from './document-completed.ts';
import { documentSigned } from './document-signed.ts';
import { dryRunLaneDue } from './dry-run-lane-due.ts';
import { effectsResolved } from './effects-resolved.ts';
import { emailVerificationRequested } from './email-verification-requested.ts';
import { gateOverridden } from './gate-overridden.ts';
import { gatePassedOver } from './gate-passed-over.ts';
import {
  custodyHandoffAccepted,
  custodyHandoffIncomplete,
  custodyHandoffOffered,
  custodyHandoffOverdue,
  custodyHandoffRefused,
  custodyTakenBack,
} from './handoff-events.ts';
import { homeEmailChanged } from './home-email-changed.ts';
import { identityDoubted } from './identity-doubted.ts';
import { identityVerified } from './identity-verified.ts';
import { implantsCleared } from './implants-cleared.ts';
import { informationAnswerChanged } from './information-answer-changed.ts';
import { informationRequested } from './information-requested.ts';
import { locationChanged } from './location-changed.ts';
import { memberRenamed } from './member-renamed.ts';
import { merchandiseImportConfirmed } from './merchandise-import-confirmed.ts';
import { merchandiseImportUploaded } from './merchandise-import-uploaded.ts';
import { messageEmailWritten } from './message-email-written.ts';
import { messageReceived } from './message-received.ts';
import { messageTextWritten } from './message-text-written.ts';
import { noteAdded } from './note-added.ts';
import { noteEdited } from './note-edited.ts';
import { notificationEmailDue } from './notification-email-due.ts';
import { passwordResetRequested } from './password-reset-requested.ts';
import {
  cashReportDue,
  paymentLinkRequested,
  paymentRecorded,
  paymentReversed,
  paymentReviewDue,
  refundDueChanged,
  refundRecorded,
  refundReversed,
  trustDepositDueChanged,
} from './payment-events.ts';
import { permitIssued } from './permit-issued.ts';
import { permitsCompleted } from './permits-completed.ts';
import { preservationChanged } from './preservation-changed.ts';
import { providerSignUpRequested } from './provider-sign-up-requested.ts';
import { secondFactorChanged } from './second-factor-changed.ts';
import { serviceScheduled } from './service-scheduled.ts';
import { signInLinkRequested } from './sign-in-link-requested.ts';
import { signUpRequested } from './sign-up-requested.ts';
import {
  documentBounced,
  documentCodeRequested,
  documentConsentWithdrawn,
  documentDeclined,
  documentSealDue,
  documentSignerDue,
  documentSignerSigned,
} from './signing-events.ts';
import { staffInvitationRequested } from './staff-invitation-requested.ts';
import { supportEnteredHome } from './support-entered-home.ts';
import { supportStarted } from './support-started.ts';
import { tagDisagreed } from './tag-disagreed.ts';
import { taskAssigned } from './task-assigned.ts';
import { taskDigestDue } from './task-digest-due.ts';
import { teamChangedBySupport } from './team-changed-by-support.ts';
import { triggerRunLaneDue } from './trigger-run-lane-due.ts';
import { veteranBenefitsSent } from './veteran-benefits-sent.ts';

export const catalog = [
  accountCreated,
  accountEmailProved,
  adminsChanged,
  agingFileRequested,
  arrangementDetached,
  arrangementLinked,
  arrangementStarted,
  arrangementSubmitted,
  cardPaymentsStopped,
  caseAssigned,
  caseCreated,
  caseDeleted,
  caseDetailsChanged,
  caseNumberChanged,
  caseRestored,
  caseServicesChanged,
  caseStatusChanged,
  caseTradeAssigned,
  caseTradeRemoved,
  caseTypeChanged,
  catalogImportUploaded,
  catalogPublished,
  custodyCheckpointed,
  dryRunLaneDue,
  custodyRecorded,
  custodyHandoffOffered,
  custodyHandoffAccepted,
  custodyHandoffRefused,
  custodyHandoffIncomplete,
  custodyHandoffOverdue,
  custodyTakenBack,
  decedentChanged,
  contactArrangementRequested,
  contactInvited,
  contactJoined,
  contactRemoved,
  contactSaved,
  contactStatusChanged,
  decedentNumberRevealed,
  decedentStatusChanged,
  dispositionStarted,
  dispositionCompleted,
  remainsReleased,
  preservationChanged,
  identityDoubted,
  identityVerified,
  implantsCleared,
  memberRenamed,
  merchandiseImportConfirmed,
  merchandiseImportUploaded,
  noteAdded,
  noteEdited,
  notificationEmailDue,
  effectsResolved,
  emailVerificationRequested,
  gateOverridden,
  gatePassedOver,
  homeEmailChanged,
  informationAnswerChanged,
  informationRequested,
  locationChanged,
  messageEmailWritten,
  messageReceived,
  messageTextWritten,
  passwordResetRequested,
  signInLinkRequested,
  providerSignUpRequested,
  secondFactorChanged,
  signUpRequested,
  staffInvitationRequested,
  supportEnteredHome,
  supportStarted,
  tagDisagreed,
  taskAssigned,
  taskDigestDue,
  casePlanReceived,
  caseTasksCompleted,
  caseFactsChanged,
  documentCompleted,
  documentSigned,
  documentSignerDue,
  documentCodeRequested,
  documentSignerSigned,
  documentBounced,
  documentDeclined,
  documentConsentWithdrawn,
  documentSealDue,
  arrangementStatusChanged,
  contractSigned,
  contractAmended,
  statementGiven,
  contractCompleted,
  certificateWorksheetCompleted,
  certificateFiled,
  permitIssued,
  permitsCompleted,
  teamChangedBySupport,
  triggerRunLaneDue,
  veteranBenefitsSent,
  serviceScheduled,
  contactFirstMet,
  paymentRecorded,
  paymentReversed,
  paymentLinkRequested,
  paymentReviewDue,
  refundRecorded,
  refundReversed,
  refundDueChanged,
  trustDepositDueChanged,
  cashReportDue,
] as const;
/** Events about a case. Each carries the facts of the case, and tasks follow from it. */
export const caseEvents = catalog.filter(({ data }) => 'facts' in data.shape);
export type EventName = (typeof catalog)[number]['name'];
