import { readCase } from '#functions/table/case.ts';
import type { LocationRow } from '#functions/table/location-row.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import type { Table } from '#functions/table/table.ts';
import { readTexting, readThreadEntries, type ThreadEntryRow } from '#functions/table/thread.ts';
import type { Thread } from '#shared/contract/messages.ts';
import type { InformationRequestRecord } from '#shared/model/information-request.ts';
import type { ThreadEntry } from '#shared/model/thread.ts';
import { maskPhone, toE164 } from '#shared/values/phone.ts';
import { messageView } from './message-view.ts';

const entryView = ({ mailId: _mailId, ...entry }: ThreadEntryRow): ThreadEntry => entry;

/** Returns the values of a template's placeholders. The person who sends an answer signs it, no matter who has the message. */
const fillOf = (home: LocationRow | undefined, message: InformationRequestRecord, callerName: string): Thread['fill'] => ({
  // Someone who only texted is known by their number, which is no name.
  familyName: /\p{L}/u.test(message.name) ? message.name : '',
  homeName: home?.name ?? '',
  directorName: callerName,
  homePhone: home?.phone ? maskPhone(home.phone) : '',
});

/** Returns a thread as staff read it: one query of its entries, and two reads of what answering it needs. */
export async function threadView(
  table: Table,
  message: InformationRequestRecord,
  { callerName, hasTexting }: { callerName: string; hasTexting: boolean },
): Promise<Thread> {
  const { id, providerLocationId: locationId } = message;
  const number = toE164(message.phone);
  const [entries, { from, partner }, home, opened] = await Promise.all([
    readThreadEntries(table, id),
    readTexting(table, locationId, number),
    readLocationRow(table, locationId),
    message.caseId === undefined ? undefined : readCase(table, message.caseId),
  ]);
  return {
    message: messageView(message),
    entries: entries.map(entryView),
    case:
      opened && opened.deletedOn === undefined
        ? { id: opened.id, caseNumber: opened.caseNumber, decedentFullName: opened.decedentFullName }
        : null,
    fill: fillOf(home, message, callerName),
    texting: {
      isOffered: hasTexting && from !== undefined,
      canGetTexts: number !== undefined,
      consent: partner.consent ?? null,
      isFirst: partner.hasHadText === undefined,
    },
  };
}
