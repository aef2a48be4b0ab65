import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readContacts } from '#functions/table/contact.ts';
import { readFrozen, type VersionRow, versionWrite } from '#functions/table/contract-version.ts';
import { raise } from '#functions/table/outbox.ts';
import { readSelection } from '#functions/table/selection.ts';
import type { GivenStatement } from '#shared/model/contract-version.ts';
import { handOutHow } from '#shared/model/enumerations/price-list.ts';
import { dateInZone, formatCalendarDate } from '#shared/values/dates.ts';
import { caseFor } from '../access/case-access.ts';
import { withNewest } from '../changing/with-newest.ts';
import { changeContract, checkAct } from './change-contract.ts';
import { openVersion, readContractRows } from './contract-file.ts';
import type { ContractPapers } from './contract-papers.ts';

type Giving = { id: string; number: number; given: (Omit<GivenStatement, 'on'> & { on?: string | undefined }) | null };

/** Refuses a day on which a version can't have been given. */
function checkDay(on: string, { openedOn }: VersionRow, today: string, timeZone: string): void {
  const opened = dateInZone(openedOn, timeZone);
  const message =
    on > today
      ? 'This day is in the future. Record it once you’ve given the statement.'
      : on < opened
        ? `This version was opened on ${formatCalendarDate(opened)}, so it can’t have been given before.`
        : null;
  if (message !== null) throw problem('invalid_input', { errors: [{ field: 'given.on', message }] });
}

const listed = new Intl.ListFormat('en-US');

/** Refuses “By email” if we couldn't send it: on an earlier day, or to purchasers without an address. */
async function checkEmailed({ table }: OperationContext, { caseId, number }: VersionRow, on: string, today: string) {
  const refused = (field: string, message: string) => problem('invalid_input', { errors: [{ field, message }] });
  if (on !== today) throw refused('given.on', 'We’ll email the statement now, so the day has to be today.');
  const [frozen, contacts] = await Promise.all([readFrozen(table, caseId, [number]), readContacts(table, caseId)]);
  const purchasers = frozen.get(number)?.statement.purchasers ?? [];
  const reachable = new Set(contacts.filter(({ email }) => email !== '').map(({ id }) => id));
  if (purchasers.some(({ contactId }) => reachable.has(contactId))) return;
  const names = listed.format(purchasers.map(({ name }) => name));
  const missing = purchasers.length > 1 ? `${names} have no email address.` : `${names || 'The purchaser'} has no email address.`;
  throw refused('given.how', `${missing} Add one to the contact, or give the statement another way.`);
}

/**
 * Records to whom a version was given to keep, how, and when, or takes that back. It has to be before the first signature, which is refused until then, so this is also
 * what asks the first signers to sign. “By email” also sends it to the purchasers; actual charges, which nobody signs, are always sent. Until someone has signed, it
 * can be corrected; repeating the call changes nothing (docs/decisions.md, Contract and payments).
 */
export const recordGiven = (
  context: OperationContext,
  { id, number, given: said }: Giving,
  papers: Pick<ContractPapers, 'invite'>,
): Promise<void> =>
  withNewest(async () => {
    const { record, membership } = await caseFor(context, id);
    const [rows, row] = await Promise.all([readContractRows(context, record), readSelection(context.table, id)]);
    const version = rows.versions.find((each) => each.number === number);
    if (!version) throw problem('not_found');
    const now = context.now.toISOString();
    const timeZone = membership.timeZone ?? 'UTC';
    const today = dateInZone(now, timeZone);
    const before = version.given ?? null;
    // Without a day, what is recorded already keeps its own: a repeat on another day isn't a correction.
    const isRepeat = said !== null && said.to === before?.to && said.how === before.how;
    const given = said && { to: said.to, how: said.how, on: said.on ?? (isRepeat ? before.on : today) };
    const isSame = given?.to === before?.to && given?.how === before?.how && given?.on === before?.on;
    if (isSame && (given === null) === (version.givenOn === null)) return;
    // Actual charges, which nobody signs, are in force already: what is owed is that the family gets a copy.
    const isInForce = version.kind === 'actuals' && version.standing === 'signed';
    if (!isInForce) {
      if (openVersion(rows)?.number !== number)
        throw problem('conflict', { detail: 'This version isn’t waiting for signatures any more. Reload the page.' });
      checkAct(rows, row, membership, 'give');
    }
    if (given) checkDay(given.on, version, today, timeZone);
    // Any other correction doesn't send the email again.
    const isByEmail = given?.how === 'email' && before?.how !== 'email';
    if (isByEmail) await checkEmailed(context, version, given.on, today);
    const invited = given && version.documentId ? await papers.invite(context, version.documentId) : [];
    const isFirst = isInForce && given !== null && version.givenOn === null;
    const data = { locationId: record.providerLocationId, caseId: id, number };
    const emailed =
      isFirst || isByEmail ? [raise(context.event('contract.statement-given', data, record.providerLocationId))] : [];
    const subject = `version ${number} of the statement`;
    await changeContract(
      context,
      { record, membership },
      {
        writes: [versionWrite({ ...version, given, givenOn: given ? now : null }), ...invited, ...emailed],
        told: given
          ? { kind: 'statement-given', subject, to: `${given.to.slice(0, 180)}, ${handOutHow.label(given.how).toLowerCase()}` }
          : { kind: 'statement-not-given', subject },
      },
    );
  });
