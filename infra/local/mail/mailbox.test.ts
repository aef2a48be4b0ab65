import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { Mailbox } from './mailbox.ts';

const letter = (subject: string, destination: { to?: string[]; cc?: string[]; bcc?: string[] }) => ({
  ...{ from: 'home@example.com', replyTo: [], body: { text: 'Hello.' }, headers: [], subject },
  destination: { to: [], cc: [], bcc: [], ...destination },
});

const subjects = (mailbox: Mailbox, asked: { to?: string; since?: number } = {}) =>
  mailbox.list(asked).map(({ subject }) => subject);

it('finds the emails to an address in any case, however it was addressed, oldest first', () => {
  let now = 1_000_000;
  const mailbox = new Mailbox(new DatabaseSync(':memory:'), () => now);
  mailbox.add(letter('first', { to: ['Ada Marsh <Ada@Example.com>'], cc: ['ada@example.com'] }));
  mailbox.add(letter('other', { to: ['ada@example.com.au'] }));
  now += 5000;
  mailbox.add(letter('second', { to: ['ruth@example.com'], bcc: ['ADA@example.com'] }));
  expect(subjects(mailbox, { to: 'ada@EXAMPLE.com' })).toEqual(['first', 'second']);
  expect(subjects(mailbox, { to: 'ada@example.com', since: 1001 })).toEqual(['second']);
  expect(subjects(mailbox, { to: 'nobody@example.com' })).toEqual([]);
  expect(subjects(mailbox)).toEqual(['first', 'other', 'second']);
  mailbox.clear();
  expect(subjects(mailbox, { to: 'ada@example.com' })).toEqual([]);
});

it('finds the emails of a state folder from before recipients were noted', () => {
  const database = new DatabaseSync(':memory:');
  new Mailbox(database, () => 0).add(letter('old', { to: ['Ada Marsh <ada@example.com>'] }));
  database.exec('DROP TABLE mail_recipients');
  const mailbox = new Mailbox(database, () => 0);
  mailbox.add(letter('new', { to: ['ada@example.com'] }));
  expect(subjects(new Mailbox(database, () => 0), { to: 'ada@example.com' })).toEqual(['old', 'new']);
});
