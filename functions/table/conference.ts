import { caseKeys } from './case-keys.ts';
import { toItem } from './item.ts';
import type { Condition, Key, Table, Write } from './table.ts';

/** A conference that a family can follow. `endsOn` is when it ends without anyone ending it. */
export type Conference = {
  id: string;
  openedOn: string;
  endsOn: string;
  openedBy: string;
  /** The contacts who follow it at home. */
  followers: string[];
  /** The hash of the newest code. */
  codeHash: string;
};

/** A case as its family's screens ask about it, in one small row: `revision` counts the changes of what they see, `tokens` has the hashes of the tablets' secrets. */
export type ConferenceRow = { revision: number; conference: Conference | null; tokens: ReadonlySet<string> };

/** A code, by its hash: which conference it opens, until when. */
type ConferenceCode = { caseId: string; conferenceId: string; endsOn: string };

const KIND = 'case-conference';
const codeKey = (hash: string): Key => ({ pk: `CONFERENCE-CODE#${hash}`, sk: 'CODE' });

/** Counts a change of what a family's screen shows. It belongs in the transaction of that change, whether anyone follows it or not. */
export const screenChanged = (caseId: string): Write => ({
  add: caseKeys.conference(caseId),
  counts: { revision: 1 },
  initially: { entityType: KIND },
});

/** Reads whether a family can follow the conference of its case, consistently: once it's ended, the next question finds that. */
export async function readConference(table: Table, caseId: string): Promise<ConferenceRow> {
  const item = await table.get(caseKeys.conference(caseId), { consistent: true });
  return {
    revision: (item?.revision as number | undefined) ?? 0,
    conference: (item?.conference as Conference | undefined) ?? null,
    tokens: (item?.tokens as ReadonlySet<string> | undefined) ?? new Set(),
  };
}

const names = { '#conference': 'conference' };

const sameConference = (before: Conference | null): Condition =>
  before
    ? { expression: '#conference.codeHash = :seen', names, values: { ':seen': before.codeHash } }
    : { expression: 'attribute_not_exists(#conference)', names };

const codeDeletes = (before: Conference | null): Write[] => (before ? [{ delete: codeKey(before.codeHash) }] : []);

type Opening = {
  before: Conference | null;
  after: Conference;
  /** The hash of one more tablet's secret. Those of another conference stop working. */
  tokenHash: string;
  codeEndsOn: string;
};

/** Returns the writes that show a conference, or give one that is shown another code and another secret. They fail if someone else did so meanwhile. */
export function conferenceWrites(caseId: string, { before, after, tokenHash, codeEndsOn }: Opening): Write[] {
  const isSame = before?.id === after.id;
  const one = new Set([tokenHash]);
  const code = { caseId, conferenceId: after.id, endsOn: codeEndsOn };
  return [
    {
      add: caseKeys.conference(caseId),
      counts: { revision: 1, ...(isSame ? { tokens: one } : {}) },
      initially: { entityType: KIND },
      set: { conference: after, ...(isSame ? {} : { tokens: one }) },
      condition: sameConference(before),
    },
    {
      put: {
        ...toItem('conference-code', codeKey(after.codeHash), code),
        // Whole seconds, rounded up: the table's expiry must not be earlier than the check.
        expiresAt: Math.ceil(Date.parse(codeEndsOn) / 1000),
      },
    },
    ...codeDeletes(before),
  ];
}

/** Returns the writes that end a conference: its tablets' secrets and its code are gone with it. */
export const conferenceEndWrites = (caseId: string, before: Conference): Write[] => [
  {
    add: caseKeys.conference(caseId),
    counts: { revision: 1 },
    set: { conference: undefined, tokens: undefined },
    condition: sameConference(before),
  },
  ...codeDeletes(before),
];

/** Reads a code by its hash, consistently: one that was replaced is gone immediately. */
export async function readConferenceCode(table: Table, hash: string): Promise<ConferenceCode | undefined> {
  const item = await table.get(codeKey(hash), { consistent: true });
  return item && { caseId: item.caseId as string, conferenceId: item.conferenceId as string, endsOn: item.endsOn as string };
}

/** Adds a tablet's secret, by its hash, to a conference that is still shown; `ConditionFailed` if it isn't, or has as many as it can have. */
export const addScreen = (table: Table, { caseId, conferenceId }: ConferenceCode, tokenHash: string, most: number) =>
  table.add(
    caseKeys.conference(caseId),
    { tokens: new Set([tokenHash]) },
    {},
    {
      expression: '#conference.id = :conference AND size(#tokens) < :most',
      names: { ...names, '#tokens': 'tokens' },
      values: { ':conference': conferenceId, ':most': most },
    },
  );
