import { describe, expect, it } from 'vitest';
import { ok, refused } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import {
  contractAt,
  contractDesk,
  openContract,
  openedDesk,
  readySelection,
  selectionAt,
  signedDesk,
} from './parts/contract-desk.ts';

describe('a contract', () => {
  it('is selected, opened, given, and signed', async () => {
    const desk = await contractDesk();
    const first = await selectionAt(desk.admin, desk.id);
    console.log(
      JSON.stringify(
        first.findings.map((f) => [f.code, f.words]),
        null,
        1,
      ),
    );
    const ready = await readySelection(desk);
    console.log(JSON.stringify(ready.findings, null, 1), ready.arrangementStatus, ready.statement.totals);
    const opened = await openContract(desk);
    console.log(opened.status, opened.moves);
  });
});
