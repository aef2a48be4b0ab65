import type { FieldType } from '../model/enumerations/question.ts';
import type { Identifier } from './identifier.ts';

const milestone = (name: string, label: string, fieldType: FieldType = 'date', enumeration?: string): Identifier => ({
  name,
  label,
  fieldType,
  home: { kind: 'milestone' },
  ...(enumeration === undefined ? {} : { enumeration }),
});

/**
 * The names for what has happened in a case. They exist only among its facts, and the event that reports them sets them (`moves` in `events/catalog`). Days
 * follow the home's calendar.
 */
export const milestoneIdentifiers: readonly Identifier[] = [
  milestone('firstMetOn', 'First contact in person on'),
  milestone('planReceivedOn', 'Plan of the family received on'),
  milestone('inCareOn', 'Came into care on'),
  milestone('identityVerifiedOn', 'Identified on'),
  milestone('refrigeratedOn', 'Put into cold on'),
  milestone('preservationDueAt', 'Preservation due at', 'date-time'),
  milestone('implantsClearedOn', 'Implants cleared on'),
  milestone('dispositionOn', 'Disposition took place on'),
  milestone('remainsReleasedOn', 'Cremated remains released on'),
  milestone('effectsResolvedOn', 'Personal effects resolved on'),
  milestone('contractSignedOn', 'Contract signed on'),
  milestone('contractCompletedOn', 'Contract completed on'),
  milestone('firstPaymentOn', 'First payment on'),
  milestone('balancePaidOn', 'Balance paid on'),
  milestone('refundDueOn', 'More paid than due since'),
  milestone('cashReportDueOn', 'Form 8300 due on'),
  milestone('trustDepositDueOn', 'Trust deposit due on'),
  milestone('serviceStartsOn', 'First ceremony on'),
  milestone('deathCertificateWorksheetCompletedOn', 'Death certificate worksheet completed on'),
  milestone('deathCertificateFiledOn', 'Death certificate filed on'),
  milestone('issuedPermits', 'Permits issued', 'enum-multiple', 'documentType'),
  milestone('permitsCompletedOn', 'Permits complete on'),
  milestone('veteranFormsSentOn', 'Forms for veteran benefits sent on'),
  milestone('completedDocuments', 'Documents filled in', 'enum-multiple', 'documentType'),
  milestone('signedDocuments', 'Documents signed', 'enum-multiple', 'documentType'),
  milestone('tasksCompletedOn', 'All tasks completed on'),
];
