import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { appendToChain, chainKeys, readChain, readChainHead, recordChange } from '#functions/table/chain.ts';
import { everyItem } from '#functions/table/every-item.ts';
import { ConditionFailed, type Table, type Write } from '#functions/table/table.ts';
import { chainExport, readExport } from '#shared/chain/chain-export.ts';
import { type ChainHead, type ChainId, type ChainLink, firstHead } from '#shared/chain/chain-head.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import { environment, openCloudTable, ownEnvironment } from '#test/cloud/cloud.ts';
import { draftOf } from '#test/world/arbitrary-chain.ts';

const newChain = (kind: ChainId['kind'] = 'signature'): ChainId => ({ kind, subject: randomUUID() });
const recording = (table: Table = openCloudTable()) => ({ table, randomBytes: () => randomBytes(1) });

/** A row of what is being changed, beside the chain. */
const thing = (chain: ChainId, sk: string): Write => ({
  put: { pk: `TEST-CHAIN-${chain.subject}`, sk, entityType: 'thing', version: 1 },
  unless: 'exists',
});
const thingsOf = async (chain: ChainId) =>
  (await everyItem(openCloudTable(), `TEST-CHAIN-${chain.subject}`, { consistent: true })).map(({ sk }) => sk);

async function wholeChain(chain: ChainId, limit?: number): Promise<ChainLink[]> {
  const links: ChainLink[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: Awaited<ReturnType<typeof readChain>> = await readChain(openCloudTable(), chain, { after, limit });
    links.push(...page.links);
    after = page.next;
  }
  return links;
}

/** Exports what is stored, and verifies the export against the stored head. */
async function faultOf(chain: ChainId) {
  const head = await readChainHead(openCloudTable(), chain);
  const read = readExport(new TextEncoder().encode(chainExport(chain, await wholeChain(chain), head)))!;
  return verifyChain(read.lines, read);
}

const idsIn = (links: readonly ChainLink[]) => links.map(({ text }) => (JSON.parse(text) as { data: { id: string } }).data.id);

describe('a change that a chain records', () => {
  it('is written with its entries in one transaction, and takes one read before it', async () => {
    const chain = newChain();
    const table = openCloudTable();
    const entries = [draftOf({ type: 'document.signed' }), draftOf({ type: 'document.sealed' })];
    const { head } = await recordChange(recording(table), chain, async () => ({ writes: [thing(chain, 'a')], entries }));
    expect([table.requests, head.sequence]).toEqual([2, 2]);
    const seen = openCloudTable();
    await recordChange({ ...recording(seen), seen: head }, chain, async () => ({ writes: [], entries: [draftOf()] }));
    expect(seen.requests).toBe(1);
    expect((await wholeChain(chain)).map(({ text }) => JSON.parse(text).type)).toEqual([
      'document.signed',
      'document.sealed',
      'document.viewed',
    ]);
    expect([await thingsOf(chain), await faultOf(chain)]).toEqual([['a'], null]);
  });

  it('is not written if one of its own conditions fails, and neither is its entry', async () => {
    const chain = newChain();
    const change = async () => ({ writes: [thing(chain, 'b'), thing(chain, 'a')], entries: [draftOf()] });
    await recordChange(recording(), chain, async () => ({ writes: [thing(chain, 'a')], entries: [draftOf()] }));
    await expect(recordChange(recording(), chain, change)).rejects.toMatchObject({ name: 'ConditionFailed', index: 1 });
    expect([await thingsOf(chain), (await wholeChain(chain)).length, await faultOf(chain)]).toEqual([['a'], 1, null]);
  });

  it('is made again from what is there then, if someone else was first', async () => {
    const chain = newChain();
    const stale = await firstHead(chain);
    await recordChange(recording(), chain, async () => ({ writes: [], entries: [draftOf({ data: { id: 'first' } })] }));
    const heads: ChainHead[] = [];
    await recordChange({ ...recording(), seen: stale }, chain, async (head) => {
      heads.push(head);
      return { writes: [thing(chain, `after-${head.sequence}`)], entries: [draftOf({ data: { id: 'second' } })] };
    });
    expect(heads.map(({ sequence }) => sequence)).toEqual([0, 1]);
    expect([await thingsOf(chain), idsIn(await wholeChain(chain))]).toEqual([['after-1'], ['first', 'second']]);
  });

  it('is not written if it refuses after reading again', async () => {
    const chain = newChain();
    await recordChange(recording(), chain, async () => ({ writes: [], entries: [draftOf()] }));
    const change = async ({ sequence }: ChainHead) => {
      if (sequence > 0) throw new Error('moved meanwhile');
      return { writes: [thing(chain, 'a')], entries: [draftOf()] };
    };
    await expect(recordChange({ ...recording(), seen: await firstHead(chain) }, chain, change)).rejects.toThrow(
      'moved meanwhile',
    );
    expect([await thingsOf(chain), (await wholeChain(chain)).length]).toEqual([[], 1]);
  });

  it('loses nothing and forks nothing when fifty are made at the same moment', async () => {
    const chain = newChain('ledger');
    const ids = Array.from({ length: 50 }, () => randomUUID());
    const change = (id: string) => async () => ({ writes: [thing(chain, id)], entries: [draftOf({ data: { id } })] });
    const changes = await Promise.all(ids.map((id) => recordChange(recording(), chain, change(id))));
    expect(changes.map(({ head: { sequence } }) => sequence).sort((a, b) => a - b)).toEqual(ids.map((_, at) => at + 1));
    expect(
      changes.every(
        ({ head, links, after }) => links.length === 1 && links[0]?.hash === head.hash && after.sequence === head.sequence - 1,
      ),
    ).toBe(true);
    expect(idsIn(await wholeChain(chain)).sort()).toEqual([...ids].sort());
    expect([(await thingsOf(chain)).sort(), await faultOf(chain)]).toEqual([[...ids].sort(), null]);
  });
});

describe('a chain in the table', () => {
  it('is read page by page, in order, each page in one query', async () => {
    const chain = newChain('custody');
    const drafts = Array.from({ length: 12 }, (_, at) => draftOf({ data: { id: String(at) } }));
    await recordChange(recording(), chain, async () => ({ writes: [], entries: drafts }));
    const table = openCloudTable();
    const page = await readChain(table, chain, { after: 2, limit: 5 });
    expect([idsIn(page.links), page.next, table.requests]).toEqual([['2', '3', '4', '5', '6'], 7, 1]);
    expect(idsIn(await wholeChain(chain, 5))).toEqual(drafts.map(({ data }) => data.id));
    expect(await readChain(table, newChain(), {})).toEqual({ links: [], next: null });
  });

  it('keeps what was said byte for byte, with numbers that the table would round', async () => {
    const chain = newChain();
    const data = { huge: 1.7976931348623157e308, tiny: 5e-324, '10': 'Ολγα 王 😀', '9': [] };
    await recordChange(recording(), chain, async () => ({ writes: [], entries: [draftOf({ data })] }));
    const [link] = await wholeChain(chain);
    expect(JSON.parse(link!.text).data).toEqual(data);
    expect(await faultOf(chain)).toBeNull();
  });

  it('refuses an entry where one is already, and a head that was not the last', async () => {
    const chain = newChain();
    const first = await firstHead(chain);
    const { writes, head } = await appendToChain(chain, first, [draftOf()]);
    await openCloudTable().transact(writes);
    const forked = await appendToChain(chain, first, [draftOf({ type: 'document.declined' })]);
    for (const write of forked.writes) await expect(openCloudTable().transact([write])).rejects.toThrow(ConditionFailed);
    const next = await appendToChain(chain, { ...head, hash: 'a'.repeat(64) }, [draftOf()]);
    await expect(openCloudTable().transact(next.writes)).rejects.toMatchObject({ name: 'ConditionFailed', index: 1 });
    expect([(await wholeChain(chain)).length, await faultOf(chain)]).toEqual([1, null]);
  });

  it('shows where a row was changed or removed behind its back', async () => {
    const chain = newChain();
    const entries = [1, 2, 3].map((page) => draftOf({ data: { page } }));
    await recordChange(recording(), chain, async () => ({ writes: [], entries }));
    const table = openCloudTable();
    const text = (await wholeChain(chain))[1]!.text.replace('"page":2', '"page":9');
    await table.update(chainKeys.entry(chain, 2), { text });
    expect(await faultOf(chain)).toMatchObject({ sequence: 2, reason: 'altered' });
    await table.delete(chainKeys.entry(chain, 3));
    expect(await faultOf(chain)).toMatchObject({ sequence: 3, reason: 'cut-off' });
  });
});

/** Starts a process that appends to a chain until it's killed. */
function startAppending(chain: ChainId): ChildProcess {
  const file = join(import.meta.dirname, 'parts/append-until-killed.ts');
  const args = [file, chain.subject, environment.TABLE_NAME!];
  return spawn(process.execPath, args, { env: { ...ownEnvironment, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });
}

describe('a process that is killed while it appends', () => {
  it('leaves a whole chain with an entry for each change, however often', async () => {
    const chain = newChain('custody');
    for (const [turn, entries] of [3, 7, 4].entries()) {
      const child = startAppending(chain);
      const ended = once(child, 'exit');
      let printed = 0;
      for await (const _ of createInterface({ input: child.stdout! })) {
        printed += 1;
        // Each turn dies at another moment of a transaction.
        if (printed === entries) setTimeout(() => child.kill('SIGKILL'), turn * 3);
      }
      await ended;
      const links = await wholeChain(chain);
      expect(links.length).toBeGreaterThanOrEqual(printed);
      expect(await faultOf(chain)).toBeNull();
      expect(idsIn(links).sort()).toEqual((await thingsOf(chain)).sort());
    }
  });
});
