import { randomUUID } from 'node:crypto';
import { listOf } from '#functions/documents/custody/checkpoint-object.ts';
import type { CheckpointParts } from '#functions/documents/custody/custody-zip.ts';
import { writeCheckpoint } from '#functions/documents/custody/write-checkpoint.ts';
import { appendEntry, headOf } from '#shared/chain/append-entry.ts';
import { chainExport } from '#shared/chain/chain-export.ts';
import type { ChainLink } from '#shared/chain/chain-head.ts';
import { type CustodyWords, custodyChain, recordedChange } from '#shared/custody/custody-record.ts';
import type { CustodyEntry } from '#shared/model/custody-entry.ts';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { checkpointStore } from './checkpoint-store.ts';

export const custodyCase = '0198f0aa-1111-7222-8333-444455556666';
const custodyHome = '0198f0aa-2222-7222-8333-444455556666';

const names = ['Ida Larkspur', '王 Ολγα Nguyễn', 'עברית שלום'];
const { values } = decedentStatus;

/** Returns a change of care: the one with this number. */
const changeOf = (at: number): CustodyEntry => ({
  id: `0198f0aa-3333-7222-8333-${String(at).padStart(12, '0')}`,
  caseId: custodyCase,
  from: values[at % values.length]!,
  to: values[(at + 1) % values.length]!,
  recordedBy: custodyHome,
  recordedByName: names[at % names.length]!,
  happenedOn: new Date(Date.parse('2026-11-20T15:00:00.000Z') + at * 60_000).toISOString(),
  recordedOn: new Date(Date.parse('2026-11-20T15:00:30.000Z') + at * 60_000).toISOString(),
  where: {
    locationName: 'St. Mary’s Hospital',
    address1: '12 Elm Street',
    city: 'Boston',
    stateCode: 'MA',
  } as CustodyEntry['where'],
  note: `Note ${at}: left by the loading entrance.`,
});

/** Makes a custody record with this many entries and the words beside it. */
export async function custodyRecord(count: number): Promise<{ links: ChainLink[]; words: CustodyWords[] }> {
  const chain = custodyChain(custodyCase);
  const links: ChainLink[] = [];
  const words: CustodyWords[] = [];
  for (let at = 0; at < count; at += 1) {
    const salt = String(at).padStart(64, '0');
    const made = await recordedChange(changeOf(at), { locationId: custodyHome, salt, last: at });
    links.push(await appendEntry(chain, await headOf(chain, links), made.draft));
    words.push(...made.words);
  }
  return { links, words };
}

/** Makes the checkpoints of a home after entries of a record, each beside another record. */
export async function checkpointsAfter(links: readonly ChainLink[], nights: readonly number[]): Promise<CheckpointParts> {
  const store = checkpointStore();
  for (const [at, sequence] of nights.entries()) {
    const other = { caseId: randomUUID(), sequence: 1, hash: String(at).padStart(64, '0') };
    const { hash } = links[sequence - 1]!;
    for (const head of [other, { caseId: custodyCase, sequence, hash }]) store.unchecked.set(head.caseId, head);
    await writeCheckpoint(store.ports(new Date(Date.parse('2026-11-21T08:30:00.000Z') + at * 86_400_000)), custodyHome, [
      ...store.unchecked.values(),
    ]);
  }
  const kept = store.kept();
  const { heads } = JSON.parse(store.objects.get(kept.at(-1)!.path)!.toString('utf8'));
  const sequence = nights.at(-1)!;
  return {
    signed: kept,
    covers: { sequence, hash: links[sequence - 1]!.hash },
    heads: await listOf(heads),
    keys: [Buffer.from(kept[0]!.publicKey, 'base64')],
  };
}

/** Writes the file of a custody record. */
export const ledgerOf = async (links: readonly ChainLink[]): Promise<string> =>
  chainExport(custodyChain(custodyCase), links, await headOf(custodyChain(custodyCase), links));
