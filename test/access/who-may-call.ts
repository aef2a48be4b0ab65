import { readFileSync } from 'node:fs';
import type { Role } from '#test/world/roles.ts';

/**
 * Who may make each call, as data in `who-may-call.txt`: one row per call, one column per cast member. It is never computed from `shared/access`, so that a
 * change there that lets someone in or keeps someone out has to be made here too.
 */
const [header = [], ...rows] = readFileSync(new URL('who-may-call.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

/** The cast members with a column. */
export const columns = header.slice(1);

/** The calls with a row, in order. */
export const listedCalls = rows.map(([name = '']) => name);

/** The cells of each row as written. */
export const cells = rows.map((row) => row.slice(1));

const admitted = new Map(rows.map(([name, ...row]) => [name, new Set(columns.filter((_, index) => row[index] === 'yes'))]));

/** Returns whether a cast member may make a call. */
export const mayMake = (role: Role, call: string): boolean => admitted.get(call)?.has(role) ?? false;
