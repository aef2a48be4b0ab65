import type { Membership } from '#shared/model/membership.ts';
import { accountKeys, accountOf } from './account.ts';
import { type CaseRecord, caseRecordIn } from './case.ts';
import { caseKeys } from './case-keys.ts';
import type { ContactFields } from './contact.ts';
import { fromItem } from './item.ts';
import { locationKeys } from './location.ts';
import type { Table, Write } from './table.ts';

/** Whose signature it is, of which case, and who witnesses it on the home's tablet. */
export type SignersPart = {
  caseId: string;
  locationId: string;
  contactId?: string | undefined;
  employeeId?: string | undefined;
  witnessedBy?: string | undefined;
};

/** What a signer's right to sign depends on beside the document: the case, whether they still take part in it, and their witness's place at the home. */
export type SignersStanding = {
  record: CaseRecord | undefined;
  isOnCase: boolean;
  /** The first name of a signer who is a contact of the case. */
  firstName: string | undefined;
  witness: { membership: Membership; isActive: boolean; sessionsValidFrom: string | null } | undefined;
};

/** Reads what a signer's right to sign depends on, consistently, in one request. */
export async function readSignersStanding(table: Table, part: SignersPart): Promise<SignersStanding> {
  const { caseId, locationId, contactId, employeeId, witnessedBy } = part;
  const keys = [
    caseKeys.case(caseId),
    ...(contactId === undefined ? [] : [caseKeys.contact(caseId, contactId)]),
    ...(employeeId === undefined ? [] : [locationKeys.employee(locationId, employeeId)]),
    ...(witnessedBy ? [accountKeys.account(witnessedBy), accountKeys.membership(witnessedBy, locationId)] : []),
  ];
  const items = await table.getMany(keys, { consistent: true });
  const of = (entityType: string) => items.find((item) => item.entityType === entityType);
  const [contact, employee, account, membership] = [of('contact'), of('employee'), of('account'), of('membership')];
  const witness = account && accountOf(account);
  return {
    record: caseRecordIn(items),
    firstName: contact && fromItem<ContactFields>(contact).firstName,
    isOnCase:
      (contactId === undefined || (contact !== undefined && fromItem<ContactFields>(contact).status !== 'blocked')) &&
      (employeeId === undefined || employee !== undefined),
    witness: witness &&
      membership && {
        membership: fromItem<Membership>(membership),
        isActive: witness.status === 'active',
        sessionsValidFrom: witness.sessionsValidFrom,
      },
  };
}

/** Returns what makes a change of a signer fail if they are taken off the case, or their witness loses their place at the home, at that moment. */
export const standingChecks = ({ caseId, locationId, contactId, employeeId, witnessedBy }: SignersPart): Write[] => [
  ...(contactId === undefined
    ? []
    : [
        {
          check: caseKeys.contact(caseId, contactId),
          condition: {
            expression: 'attribute_exists(pk) AND #status <> :blocked',
            names: { '#status': 'status' },
            values: { ':blocked': 'blocked' },
          },
        },
      ]),
  ...[
    ...(employeeId === undefined ? [] : [locationKeys.employee(locationId, employeeId)]),
    ...(witnessedBy ? [accountKeys.membership(witnessedBy, locationId)] : []),
  ].map((check) => ({ check, condition: { expression: 'attribute_exists(pk)' } })),
];
