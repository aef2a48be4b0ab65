import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readExport } from './chain-export.ts';
import { verifyChain } from './verify-chain.ts';

const page = readFileSync('docs/chain.md', 'utf8');
const [example, genesis] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text!);
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

// docs/chain.md, Verifying it by hand
describe('the worked example of the documentation', () => {
  const [first, second, closing] = example!.trimEnd().split('\n');

  it('has the hashes that any SHA-256 tool finds', () => {
    expect(JSON.parse(first!).previous).toBe(digest(genesis!.trimEnd()));
    expect(JSON.parse(second!).previous).toBe(digest(first!));
    expect(JSON.parse(closing!).head).toEqual({ sequence: 2, hash: digest(second!) });
    for (const line of [first!, second!]) expect(page).toContain(`\`${digest(line)}\``);
  });

  it('is a chain without faults', async () => {
    const read = readExport(new TextEncoder().encode(example));
    expect(read?.lines).toHaveLength(2);
    expect(await verifyChain(read!.lines, read!)).toBeNull();
  });
});
