import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { arbitraryDrafts, draftOf, linksOf } from '#test/world/arbitrary-chain.ts';
import { headOf } from './append-entry.ts';
import { chainExport, readExport } from './chain-export.ts';
import type { ChainFault } from './chain-faults.ts';
import type { ChainId, ChainLink } from './chain-head.ts';
import { verifyChain } from './verify-chain.ts';

const chain: ChainId = { kind: 'custody', subject: '0198f0aa-1111-7222-8333-444455556666' };
const encoder = new TextEncoder();
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const linesOf = (texts: readonly string[]) => texts.map((text) => encoder.encode(text));

/** Verifies texts as the chain that was written. */
const verifyAs = async (links: readonly ChainLink[], texts: readonly string[], of = chain) =>
  verifyChain(linesOf(texts), { chain: of, head: await headOf(of, links) });

const textsOf = (links: readonly ChainLink[]) => links.map(({ text }) => text);
const faultOf = (fault: ChainFault | null) => fault && `${fault.reason} ${fault.sequence}`;

let five: ChainLink[];
let texts: string[];
beforeAll(async () => {
  five = await linksOf(
    chain,
    Array.from({ length: 5 }, (_, at) => draftOf({ data: { page: at, '10': 1, '9': [2] } })),
  );
  texts = textsOf(five);
});

/** Changes something of an entry and writes it the way entries are written. */
const changed = (text: string, change: (entry: Record<string, unknown>) => void): string => {
  const entry = JSON.parse(text) as Record<string, unknown>;
  change(entry);
  const sorted = JSON.stringify(entry);
  return sorted.replace(/"9":\[2\],"10":1/, '"10":1,"9":[2]');
};

describe('verifying a chain', () => {
  it('accepts what was appended, whatever was said', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryDrafts, async (drafts) => {
        const links = await linksOf(chain, drafts);
        expect(await verifyAs(links, textsOf(links))).toBeNull();
      }),
      { numRuns: 50 },
    );
    expect(await verifyAs([], [])).toBeNull();
  });

  it('accepts more entries than are hashed at a time', async () => {
    const many = await linksOf(
      chain,
      Array.from({ length: 150 }, () => draftOf()),
    );
    expect(await verifyAs(many, textsOf(many))).toBeNull();
    const spoiled = textsOf(many).map((text, at) => (at === 63 ? text.replace('"page":1', '"page":2') : text));
    expect(faultOf(await verifyAs(many, spoiled))).toBe('altered 64');
  });

  it.each<[string, () => readonly string[], string]>([
    ['an altered first entry', () => texts.with(0, texts[0]!.replace('"page":0', '"page":7')), 'altered 1'],
    ['an altered entry', () => texts.with(2, texts[2]!.replace('"page":2', '"page":7')), 'altered 3'],
    ['an altered last entry', () => texts.with(4, texts[4]!.replace('"page":4', '"page":7')), 'end-differs 5'],
    [
      'an entry that names another one before it',
      () =>
        texts.with(
          2,
          changed(texts[2]!, (entry) => {
            entry.previous = 'a'.repeat(64);
          }),
        ),
      'altered 3',
    ],
    [
      'an entry with another number',
      () =>
        texts.with(
          2,
          changed(texts[2]!, (entry) => {
            entry.sequence = 8;
          }),
        ),
      'altered 3',
    ],
    [
      'a last entry with another number',
      () =>
        texts.with(
          4,
          changed(texts[4]!, (entry) => {
            entry.sequence = 6;
          }),
        ),
      'altered 5',
    ],
    ['a missing first entry', () => texts.slice(1), 'missing 1'],
    ['a missing entry', () => texts.toSpliced(2, 1), 'missing 3'],
    ['missing entries', () => texts.toSpliced(1, 2), 'missing 2'],
    ['two entries that changed places', () => texts.with(1, texts[2]!).with(2, texts[1]!), 'out-of-order 2'],
    ['a repeated entry', () => texts.toSpliced(2, 0, texts[1]!), 'out-of-order 3'],
    [
      'an entry of another record',
      () =>
        texts.with(
          3,
          changed(texts[3]!, (entry) => {
            entry.chain = { kind: 'ledger', subject: chain.subject };
          }),
        ),
      'another-record 4',
    ],
    [
      'an entry of a later form',
      () =>
        texts.with(
          3,
          changed(texts[3]!, (entry) => {
            entry.format = 2;
          }),
        ),
      'newer-format 4',
    ],
    ['a line that is not JSON', () => texts.with(1, 'not an entry'), 'unreadable 2'],
    ['a line that is JSON and no entry', () => texts.with(1, 'null'), 'unreadable 2'],
    ['an empty line', () => texts.toSpliced(1, 0, ''), 'unreadable 2'],
    ['an entry with more space', () => texts.with(1, texts[1]!.replace(',', ', ')), 'unreadable 2'],
    ['a repeated name', () => texts.with(1, texts[1]!.replace('{', '{"actor":1,')), 'unreadable 2'],
    ['a missing end', () => texts.slice(0, 3), 'cut-off 4'],
    ['no entries at all', () => [], 'cut-off 1'],
  ])('finds %s', async (_, spoiled, fault) => {
    expect(faultOf(await verifyAs(five, spoiled()))).toBe(fault);
  });

  it('finds an entry after the end, even if it fits', async () => {
    expect(faultOf(await verifyAs(five.slice(0, 4), texts))).toBe('added 5');
  });

  it('finds a chain that was moved to another subject or kind', async () => {
    for (const other of [
      { ...chain, subject: '0198f0aa-1111-7222-8333-444455556667' },
      { ...chain, kind: 'ledger' as const },
    ]) {
      expect(faultOf(await verifyAs(five, texts, other))).toBe('another-record 1');
      const renamed = texts.map((text) =>
        changed(text, (entry) => {
          entry.chain = other;
        }),
      );
      expect(faultOf(await verifyAs(five, renamed, other))).toBe('altered 1');
    }
  });

  it('finds a chain that was written again, if someone knows an entry of the first one', async () => {
    const again = await linksOf(
      chain,
      [...five.keys()].map((at) => draftOf({ data: { page: at + 1 } })),
    );
    const head = await headOf(chain, again);
    const verifyKnowing = (known: { sequence: number; hash: string }) =>
      verifyChain(linesOf(textsOf(again)), { chain, head, known });
    expect(await verifyChain(linesOf(textsOf(again)), { chain, head })).toBeNull();
    expect(await verifyKnowing({ sequence: 3, hash: again[2]!.hash.slice(0, 16) })).toBeNull();
    expect(faultOf(await verifyKnowing({ sequence: 3, hash: five[2]!.hash.slice(0, 16) }))).toBe('rewritten 3');
    expect(faultOf(await verifyKnowing({ sequence: 6, hash: five[2]!.hash }))).toBe('cut-off 6');
    expect(faultOf(await verifyKnowing({ sequence: 0, hash: five[2]!.hash }))).toBe('rewritten 0');
  });

  it('says in a sentence which entry is wrong, and how', async () => {
    const fault = await verifyAs(five, texts.with(2, texts[2]!.replace('"page":2', '"page":7')));
    expect(fault?.words).toBe('Entry 3 was altered after it was written.');
    const head = { sequence: 0, hash: 'a'.repeat(64) };
    expect((await verifyChain([], { chain, head }))?.words).toBe('The end of the record was altered.');
  });
});

describe('any change', () => {
  it('of a byte is found at its entry', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 4 }), fc.nat(), fc.integer({ min: 1, max: 255 }), async (at, place, flip) => {
        const lines = linesOf(texts);
        const line = lines[at]!;
        line[place % line.length]! ^= flip;
        const fault = await verifyChain(lines, { chain, head: await headOf(chain, five) });
        expect(fault?.sequence).toBe(at + 1);
      }),
      { numRuns: 500 },
    );
  });

  it('of a field is found, also if its entry is hashed again', async () => {
    const names = Object.keys(JSON.parse(texts[0]!) as object);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 4 }), fc.constantFrom(...names), fc.jsonValue(), async (at, name, value) => {
        const text = changed(texts[at]!, (entry) => {
          if (JSON.stringify(entry[name]) === JSON.stringify(value)) delete entry[name];
          else entry[name] = value;
        });
        const next = texts.map((each, place) => (place === at + 1 ? each.replace(five[at]!.hash, digest(text)) : each));
        expect(await verifyAs(five, next.with(at, text))).not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('of the order, and any removal or repetition, is found', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 4 }), { maxLength: 7 }), async (order) => {
        const isSame = order.join() === '0,1,2,3,4';
        const fault = await verifyAs(
          five,
          order.map((at) => texts[at]!),
        );
        expect(fault === null).toBe(isSame);
      }),
      { numRuns: 300 },
    );
  });
});

describe('an exported chain', () => {
  const exported = async () => encoder.encode(chainExport(chain, five, await headOf(chain, five)));

  it('is read and verified as it was written', async () => {
    const { lines, ...expected } = readExport(await exported())!;
    expect(expected).toEqual({ chain, head: await headOf(chain, five) });
    expect(await verifyChain(lines, expected)).toBeNull();
    const none = readExport(encoder.encode(chainExport(chain, [], await headOf(chain, []))))!;
    expect(await verifyChain(none.lines, none)).toBeNull();
  });

  it('has on each line the text whose hash the next line names', async () => {
    const lines = new TextDecoder()
      .decode(await exported())
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(6);
    for (const [at, line] of lines.slice(0, -1).entries()) expect(lines[at + 1]).toContain(`"${digest(line)}"`);
  });

  it('is refused or found faulty after any byte of it was changed, removed, or added', async () => {
    const whole = await exported();
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.constantFrom('change', 'remove', 'add'), fc.nat({ max: 255 }), async (place, how, byte) => {
        const at = place % (whole.length - 1);
        fc.pre(how !== 'change' || whole[at] !== byte);
        const rest = whole.subarray(how === 'add' ? at : at + 1);
        const spoiled = new Uint8Array([...whole.subarray(0, at), ...(how === 'remove' ? [] : [byte]), ...rest]);
        const read = readExport(spoiled);
        const fault = read && (await verifyChain(read.lines, read));
        expect(fault).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['an empty file', ''],
    ['another file', '{"name":"value"}\n'],
    ['a file that was cut off', 'cut'],
  ])('is not read from %s', async (_, text) => {
    const file = text === 'cut' ? (await exported()).subarray(0, -40) : encoder.encode(text);
    expect(readExport(file)).toBeUndefined();
  });
});
