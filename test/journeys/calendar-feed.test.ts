import { describe, expect, it } from 'vitest';
import { accountKeys } from '#functions/table/account.ts';
import type { CalendarResource } from '#shared/model/calendar.ts';
import { addDays } from '#shared/values/dates.ts';
import { ask, ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { busyHome } from './parts/busy-home.ts';
import { addEntry } from './parts/calendar-desk.ts';
import { openCase } from './parts/case-desk.ts';

/** A day that a feed has: it goes back a month, and a year ahead. */
const day = addDays(new Date().toISOString().slice(0, 10), 7);
const soon = { startsAt: `${day}T14:00`, endsAt: `${day}T16:00` };

type Made = { path: string; feed: { scope: string } };
const make = (by: RequestOptions, scope: 'mine' | 'all') => ok<Made>('createCalendarFeed', { scope }, by);
const secretOf = ({ path }: Made) => path.split('/')[4] ?? '';
const read = (secret: string) => ask<CalendarResource>('readCalendarFeed', { secret });
/** Puts folded lines together again (RFC 5545 section 3.1). */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the feed of a calendar', () => {
  it('is iCalendar at a secret address, with times in UTC and nothing that only staff should read', async () => {
    const { staff } = await busyHome();
    const row = await openCase(staff, { decedentFirstName: 'Zoë; "Z"' });
    const entry = await addEntry(staff, {
      caseId: row.id,
      title: 'Viewing, with music',
      ...soon,
      place: 'St. Mary\u2019s, a hall with a name so long that its line has to be folded; ring twice',
      note: 'The brother must not be told.',
      phone: '(617) 555-0142',
    });
    const made = await make(staff, 'all');
    const { status, headers, text } = await read(secretOf(made));
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const lines = linesOf(text);
    expect(lines).toContain(`UID:${entry.id}@yarrow`);
    expect(lines.find((line) => line.startsWith('SUMMARY:'))).toMatch(/^SUMMARY:Viewing\\, with music: Zoë\\; "Z" Okafor/);
    expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain('folded\\; ring twice');
    // Two in the afternoon in New York, in winter or in summer.
    const start = new RegExp(`^DTSTART:${day.replaceAll('-', '')}T1[89]0000Z$`);
    expect(lines.find((line) => line.startsWith('DTSTART'))).toMatch(start);
    expect(text).not.toMatch(/brother|555-0142/);
  });

  it('has only what its owner is assigned to if they chose that, and ends with a new address, with them, and on demand', async () => {
    const { home, staff, at } = await busyHome();
    const who = await person({ memberships: [{ locationId: home.id, locationName: home.name, access: 'staff' }] });
    const by = { token: who.token, headers: who.headers };
    const own = who.memberships[0]?.employeeId as string;
    await addEntry(staff, { title: 'Of others', ...soon });
    const first = await make(by, 'mine');
    expect((await read(secretOf(first))).text).not.toContain('Of others');
    const all = await make(by, 'all');
    expect((await read(secretOf(first))).status).toBe(404);
    expect((await read(secretOf(all))).text).toContain('Of others');
    expect(own).toBeTruthy();
    const stored = JSON.stringify((await openCloudTable().query(`ACCOUNT#${who.account.id}#CALENDAR-FEEDS`)).items);
    expect(stored).not.toContain(secretOf(all));
    await openCloudTable().delete(accountKeys.membership(who.account.id, home.id));
    expect((await read(secretOf(all))).status).toBe(404);
    const other = await at({ access: 'view-only' });
    const ended = await make(other, 'all');
    await ok('removeCalendarFeed', {}, other);
    await ok('removeCalendarFeed', {}, other);
    expect((await read(secretOf(ended))).status).toBe(404);
    expect(await ok('getCalendarFeed', {}, other)).toEqual({ feed: null });
  });
});
