import * as z from 'zod';
import type { Json } from '../chain/canonical-json.ts';
import { canonicalJson } from '../chain/canonical-json.ts';
import type { ChainEntry, ChainEntryDraft } from '../chain/chain-entry.ts';
import { sha256 as hashOf } from '../chain/chain-head.ts';
import type { Address } from '../model/address.ts';
import type { CustodyEntry } from '../model/custody-entry.ts';
import { decedentStatus } from '../model/enumerations/case.ts';
import type { CarePageName } from '../model/enumerations/custody.ts';
import type { Party } from '../model/handoff.ts';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, instant, lines, sha256 } from '../values/schemas.ts';
import type { ToldFamily } from './family-told.ts';

/** The record of a case’s custody. */
export const custodyChain = (caseId: string) => ({ kind: 'custody', subject: caseId }) as const;

/** The type of the entries that were written down before custody was a chain. */
const IMPORTED = 'custody.imported';
const MOVED = 'custody.moved';
const CORRECTED = 'custody.corrected';
/** The types of the entries that report that a page of custody was closed, and opened again. */
export const PAGE_CLOSED = 'custody.page-closed';
export const PAGE_REOPENED = 'custody.page-reopened';

/** Tells whether an entry reports a change of care: an accepted hand-off does, too, if the person leaves the home's care or comes back. */
export const isMove = ({ data }: Pick<ChainEntry, 'data'>): boolean => Array.isArray(data.changes);

/** How many entries hold what was written down before: with the words beside each, they and the next change fit into one transaction. One holds more than one change only if there were more. */
const MAX_IMPORTED = 40;

/**
 * One change of a decedent's care. Names, notes, and places, which may be someone's home, are beside the record: it names them by a salted hash, so that removing
 * them leaves it whole.
 */
const changeSchema = lazyObject(() => ({
  id: guid,
  from: z.enum(decedentStatus.values),
  to: z.enum(decedentStatus.values),
  happenedOn: instant,
  reason: lines(600).optional(),
  wordsSha256: sha256,
}));
type Change = z.infer<typeof changeSchema>;

/** Describes what an entry of a custody record says: the changes of care, and at which home. */
const custodyDataSchema = lazyObject(() => ({
  locationId: guid,
  changes: z.array(changeSchema).min(1),
  /** Who wrote down what is imported, and when, in the order of the changes. */
  written: z.array(lazyObject(() => ({ by: guid, on: instant, actsFor: guid.optional() }))).optional(),
}));

/**
 * What is kept beside a custody record of the entry with this id: the name of who recorded it, their note, where it happened, and what a page said when it was
 * closed, as JSON text. `toldBy`: who told the family of a correction.
 */
export type CustodyWords = {
  id: string;
  salt: string;
  name: string;
  note: string;
  place?: Address;
  page?: string;
  toldBy?: string;
};

/** Returns the hash by which the record names words. */
export const wordsSha256 = ({ id: _, ...words }: CustodyWords): Promise<string> =>
  hashOf(new TextEncoder().encode(canonicalJson(words as Json)));

/** What a phone sent under an entry's id, as `sentText` spells it, and what the record has of it in words. */
export type SentByPhone = { kind: string; text: string; said: string };

/** An entry to append, with what is kept beside it. `sent`: a phone made its id, so it may be sent again. */
export type Recorded = { draft: ChainEntryDraft; words: CustodyWords[]; sent?: SentByPhone };

async function changeOf(entry: CustodyEntry, salt: string, toldBy?: string): Promise<{ change: Change; words: CustodyWords }> {
  const { id, from, to, happenedOn, where: place, note, recordedByName: name, correctionReason: reason } = entry;
  const words = { id, salt, name, note, ...(place ? { place } : {}), ...(toldBy ? { toldBy } : {}) };
  const said = reason === undefined ? {} : { reason };
  return { change: { id, from, to, happenedOn, ...said, wordsSha256: await wordsSha256(words) }, words };
}

/**
 * Returns the entry that records a change of care. A correction names the entry that it corrects: the last change of care (`last`), if there is any. `states`: how each
 * line of a gate was that it passed over. `told`: whether the family was told of a correction after the release. `takenFrom`: the trade company that had the person and hasn't confirmed it.
 */
export async function recordedChange(
  entry: CustodyEntry,
  of: {
    locationId: string;
    salt: string;
    last?: number;
    states?: Readonly<Record<string, string>>;
    told?: ToldFamily | undefined;
    takenFrom?: Pick<Party, 'kind' | 'id'> | undefined;
  },
): Promise<Recorded> {
  const { change, words } = await changeOf(entry, of.salt, of.told?.by);
  const isCorrection = entry.correctionReason !== undefined;
  const draft: ChainEntryDraft = {
    occurredOn: entry.happenedOn,
    recordedOn: entry.recordedOn,
    actor: { kind: 'provider', id: entry.recordedBy, ...(entry.actedFor ? { actsFor: entry.actedFor } : {}) },
    type: isCorrection ? CORRECTED : MOVED,
    data: {
      ...{ locationId: of.locationId, changes: [change] },
      ...(of.states ? { states: { ...of.states } } : {}),
      ...(of.takenFrom ? { takenFrom: { kind: of.takenFrom.kind, ...(of.takenFrom.id ? { id: of.takenFrom.id } : {}) } } : {}),
      ...of.told?.facts,
    },
    ...(isCorrection && of.last ? { corrects: of.last } : {}),
  };
  return { draft, words: [words] };
}

/**
 * Closing or reopening a page of custody, by whom, and why it's opened again. `said` is what the page said when it was closed, as JSON text; `photos`, their hashes. After the release,
 * opening it again supersedes what somebody closed (`corrects`), and says whether the family was told.
 */
export type PageEntry = Pick<CustodyEntry, 'id' | 'recordedBy' | 'recordedByName' | 'actedFor' | 'recordedOn'> & {
  page: CarePageName;
} & (
    | { kind: 'closed'; said: string; photos?: readonly string[] }
    | { kind: 'reopened'; reason: string; told?: ToldFamily | undefined; corrects?: number | undefined }
  );

/** Returns the entry that records that a page was closed or opened again. */
export async function recordedPage(entry: PageEntry, of: { locationId: string; salt: string }): Promise<Recorded> {
  const { id, page, recordedOn, recordedBy, recordedByName: name, actedFor } = entry;
  const [note, said] = entry.kind === 'closed' ? ['', { page: entry.said }] : [entry.reason, {}];
  const told = entry.kind === 'reopened' ? entry.told : undefined;
  const corrects = entry.kind === 'reopened' ? entry.corrects : undefined;
  const toldBy = told?.by ? { toldBy: told.by } : {};
  const words: CustodyWords = { id, salt: of.salt, name, note, ...said, ...toldBy };
  const photos = entry.kind === 'closed' ? (entry.photos ?? []) : [];
  const evidence = photos.map((sha256) => ({ kind: 'photo', sha256 }));
  const draft: ChainEntryDraft = {
    occurredOn: recordedOn,
    recordedOn,
    actor: { kind: 'provider', id: recordedBy, ...(actedFor ? { actsFor: actedFor } : {}) },
    type: entry.kind === 'closed' ? PAGE_CLOSED : PAGE_REOPENED,
    data: {
      ...{ locationId: of.locationId, id, page, wordsSha256: await wordsSha256(words) },
      ...(evidence.length > 0 ? { evidence } : {}),
      ...told?.facts,
    },
    ...(corrects === undefined ? {} : { corrects }),
  };
  return { draft, words: [words] };
}

/** Returns the entries that bring what was written down before custody was a chain into it, in the order in which it was written. */
export async function importedChanges(
  entries: readonly CustodyEntry[],
  of: { locationId: string; saltOf: () => string; now: Date },
): Promise<Recorded[]> {
  const each = Math.ceil(entries.length / MAX_IMPORTED);
  const chunks = Array.from({ length: Math.ceil(entries.length / each) }, (_, nth) =>
    entries.slice(nth * each, (nth + 1) * each),
  );
  return Promise.all(
    chunks.map(async (chunk): Promise<Recorded> => {
      const made = await Promise.all(chunk.map((entry) => changeOf(entry, of.saltOf())));
      const written = chunk.map(({ recordedBy: by, recordedOn: on, actedFor }) => ({
        by,
        on,
        ...(actedFor ? { actsFor: actedFor } : {}),
      }));
      const draft: ChainEntryDraft = {
        occurredOn: chunk.at(-1)!.happenedOn,
        recordedOn: of.now.toISOString(),
        actor: { kind: 'job', id: 'yarrow' },
        type: IMPORTED,
        data: { locationId: of.locationId, changes: made.map(({ change }) => change), written },
      };
      return { draft, words: made.map(({ words }) => words) };
    }),
  );
}

/** Returns the changes of care that an entry of the record reports, none if it reports something else, with the words beside it as far as they are still kept. */
export function changesIn(entry: ChainEntry, wordsOf: (id: string) => CustodyWords | undefined): CustodyEntry[] {
  if (!isMove(entry)) return [];
  // An accepted hand-off says much besides.
  const { locationId, changes: said, written: writtenBy } = entry.data;
  const known = { locationId, changes: said, ...(writtenBy === undefined ? {} : { written: writtenBy }) };
  const { changes, written } = custodyDataSchema.parse(known);
  return changes.map(({ id, from, to, happenedOn, reason }, at) => {
    const by = written?.[at] ?? { by: entry.actor.id, on: entry.recordedOn, actsFor: entry.actor.actsFor };
    const words = wordsOf(id);
    return {
      id,
      caseId: entry.chain.subject,
      from,
      to,
      recordedBy: by.by,
      recordedByName: words?.name ?? '',
      ...(by.actsFor ? { actedFor: by.actsFor } : {}),
      happenedOn,
      recordedOn: by.on,
      ...(words?.place ? { where: words.place } : {}),
      note: words?.note ?? '',
      ...(reason === undefined ? {} : { correctionReason: reason }),
    };
  });
}
