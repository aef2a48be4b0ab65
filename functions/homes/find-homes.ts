import { wrongCursor } from '#functions/problem.ts';
import { type MemberPosition, readMembers } from '#functions/table/employee.ts';
import { type HomePosition, readHomes } from '#functions/table/home-list.ts';
import { readLocationRows } from '#functions/table/location-row.ts';
import type { Table } from '#functions/table/table.ts';
import { isOwner } from '#shared/access/can.ts';
import type { HomeSearch } from '#shared/contract/system-providers.ts';
import type { Location } from '#shared/model/location.ts';
import { isGuid } from '#shared/values/ids.ts';

const write = (place: string): string => Buffer.from(place).toString('base64url');

/** Returns the ids and the text that a cursor of this kind has. One of another list is refused. */
function read(cursor: string, kind: string, ids: number): string[] {
  const text = Buffer.from(cursor, 'base64url').toString();
  const found = Array.from({ length: ids }, (_, at) => text.slice(2 + at * 36, 38 + at * 36).toLowerCase());
  if (!text.startsWith(`${kind}:`) || !found.every(isGuid)) throw wrongCursor();
  return [...found, text.slice(2 + ids * 36)];
}

/** Returns where a list of members continues. */
export const memberCursor = ({ locationId, employeeId, email }: MemberPosition): string =>
  write(`m:${locationId}${employeeId}${email}`);
export function memberPositionOf(cursor: string): MemberPosition {
  const [locationId = '', employeeId = '', email = ''] = read(cursor, 'm', 2);
  return { locationId, employeeId, email };
}

const homeCursor = (by: HomeSearch, { id, at }: HomePosition): string => write(`${by[0]}:${id}${at}`);
function homePositionOf(by: HomeSearch, cursor: string): HomePosition {
  const [id = '', at = ''] = read(cursor, by[0] as string, 1);
  return { id, at };
}

type Search = { query?: string | undefined; by: HomeSearch; pageSize: number; cursor?: string | undefined };
type Found = { locations: Location[]; nextCursor: string | null };

/** Finds homes by the beginning of their owner's email: one query and one read of the homes. */
async function byOwner(table: Table, { query = '', pageSize, cursor }: Search): Promise<Found> {
  const after = cursor ? memberPositionOf(cursor) : null;
  const { members, next } = await readMembers(table, { startsWith: query.toLowerCase(), limit: pageSize, after });
  const owned = members.filter(isOwner).map(({ providerLocationId }) => providerLocationId);
  return { locations: await readLocationRows(table, owned), nextCursor: next && memberCursor(next) };
}

/** Finds a page of all homes, live or not, by the beginning of their name, town, or owner's email; all of them without words. */
export async function findHomes(table: Table, search: Search): Promise<Found> {
  const { query = '', by, pageSize, cursor } = search;
  if (by === 'ownerEmail' && query !== '') return byOwner(table, search);
  const list = by === 'town' ? 'town' : 'name';
  const after = cursor ? homePositionOf(list, cursor) : null;
  const { locations, next } = await readHomes(table, { by: list, startsWith: query, limit: pageSize, after });
  return { locations, nextCursor: next && homeCursor(list, next) };
}
