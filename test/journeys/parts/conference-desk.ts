import { caseLinkItem } from '#functions/table/account.ts';
import { contactItem, readContact } from '#functions/table/contact.ts';
import type { ConferenceScreen, ScreenAnswer } from '#shared/contract/conferences.ts';
import { ok, openCloudTable } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { keyed } from './case-desk.ts';
import { type ContractDesk, contractDesk, readySelection } from './contract-desk.ts';

export type Shown = { token: string; code: string; codeEndsOn: string; open: { endsOn: string; followers: string[] } | null };

/** Shows the conference of a case to its family. */
export const show = ({ admin, id }: Pick<ContractDesk, 'admin' | 'id'>, followers: readonly string[] = []) =>
  ok<Shown>('openConferenceScreen', { id, followers }, keyed(admin));

/** Asks as a tablet does. */
export const askAs = (caseId: string, token: string, seen?: string) =>
  ok<ScreenAnswer>('getConferenceScreen', { caseId, token, ...(seen ? { seen } : {}) });

/** Returns what an answer shows, which has to be everything. */
export function shownIn(answer: ScreenAnswer): { seen: string; screen: ConferenceScreen } {
  if (answer.state !== 'open') throw new Error(`The screen is ${answer.state}.`);
  return answer;
}

/** Gives a contact an account, as joining the case does, and returns its owner. */
export async function accountOf({ row }: Pick<ContractDesk, 'row'>, contactId: string) {
  const who = await person({ firstName: 'Ada', lastName: 'Marsh' });
  const table = openCloudTable();
  const contact = await readContact(table, row.id, contactId);
  if (!contact) throw new Error('There is no such contact.');
  const { version, ...fields } = contact;
  const link = { caseId: row.id, contactId, locationId: row.providerLocationId };
  await table.put(contactItem(row.id, { ...fields, status: 'active', accountId: who.account.id }, version + 1));
  await table.put(caseLinkItem(who.account.id, link));
  return who;
}

/** Returns a desk with what Ada buys, whose conference she and a tablet follow. */
export async function followedDesk() {
  const desk = await contractDesk();
  await readySelection(desk);
  const { token, headers } = await accountOf(desk, desk.ada.id);
  const relative = { token, headers };
  return { ...desk, relative, shown: await show(desk, [desk.ada.id]) };
}
