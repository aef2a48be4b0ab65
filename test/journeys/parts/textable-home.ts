import { randomInt } from 'node:crypto';
import { textNumberItems } from '#functions/table/thread.ts';
import { newEmail, openCloudTable } from '#test/cloud/cloud.ts';
import { busyHome, messagesOf, writeTo } from './busy-home.ts';
import { member } from './case-desk.ts';

const digits = () => String(randomInt(10_000)).padStart(4, '0');
/** Returns a number that no other test uses. The last four digits 0000 get no texts here. */
export const newNumber = (): string => `+1617${randomInt(200, 1000)}${digits().replace('0000', '0001')}`;
const typed = (number: string) => `(${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`;

/** Returns a home of its own that can text, with a family's message, and a member of its staff whom messages can be assigned to. */
export async function textableHome(changes: { phone?: string } = {}) {
  const { home, staff, at } = await busyHome();
  const [number, family, email] = [newNumber(), newNumber(), newEmail('ada')];
  await openCloudTable().putAll(textNumberItems(home.id, number));
  await writeTo(home, { email, phone: typed(family), ...changes });
  const { id: employeeId, fullName } = await member(home.id, 'Peter', 'Hale');
  const { items } = await messagesOf(staff);
  return { home, staff, at, number, family, email, id: items[0]?.id ?? '', employeeId, memberName: fullName };
}
