import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { StatementFinding } from '#shared/model/contract-version.ts';
import {
  additions,
  anyContract,
  conference,
  idAt,
  lawful,
  repriced,
  repricedList,
  type Stand,
  stands,
} from '#test/world/arbitrary-contract.ts';
import { arbitraryPlan } from '#test/world/arbitrary-plan.ts';
import { givenLists, listReference, statementFrom } from '#test/world/statement-world.ts';
import type { StatementLists } from './listed-prices.ts';
import { reconcile } from './reconcile.ts';

// Settling thousands of contracts takes a busy machine a while.
vi.setConfig({ testTimeout: 120_000 });

const runs = { seed: 21, numRuns: process.env.YARROW_DEEP === '1' ? 10_000 : 250 };
const next = { versionId: idAt(900), effectiveOn: '2026-12-01' };

/** Each home after it published another list, in which everything costs more than twice as much. */
const later = new Map(
  stands.map(({ home, lists }: Stand) => {
    const [first] = lists.versions;
    const second = { id: next.versionId, effectiveOn: next.effectiveOn, content: repricedList(first!.content) };
    const both: StatementLists = { ...lists, versions: [first!, second], inForce: next.versionId };
    return [home, { home: repriced(home), lists: both }];
  }),
);
const bothGiven = [...givenLists(), ...givenLists(next.versionId)];

/** Warnings that a lawful contract may have: a package part without its own price, and two caskets for one person. */
const mayBe: readonly StatementFinding['code'][] = ['unpriced-left', 'several-of-one'];
const wrong = (findings: readonly StatementFinding[]) =>
  findings.filter(({ code, severity }) => !mayBe.includes(code) || severity === 'must');

/** A contract, and an amendment of it from another plan and another conference. */
const anyAmendment = anyContract.chain((before) =>
  fc.record({ plan: arbitraryPlan(before.home, { mistakes: false }), added: additions }).map((after) => ({
    before,
    after,
    [fc.toStringMethod]: () => `${before.home.name}: ${JSON.stringify([before.plan, before.added, after])}`,
  })),
);

describe('a list that is published while a contract is open', () => {
  it('causes no problem for any lawful contract that costs less by the list that the family was given', () => {
    let count = 0;
    fc.assert(
      fc.property(anyContract, ({ home, plan, added }) => {
        const selection = lawful(home, plan);
        const { lists } = later.get(home)!;
        if (!selection) return;
        count += 1;
        expect(wrong(reconcile(statementFrom(home, conference(home, selection, added)), lists))).toEqual([]);
      }),
      { ...runs, numRuns: runs.numRuns / 2 },
    );
    expect(count).toBeGreaterThan(runs.numRuns / 4);
  });
});

describe('any lawful amendment by a different list from the contract’s', () => {
  it('passes: signed lines keep their list and price, and new ones use the list in force', () => {
    let [count, kept, fresh] = [0, 0, 0];
    fc.assert(
      fc.property(anyAmendment, ({ before, after }) => {
        const { home } = before;
        const dear = later.get(home)!;
        const [first, second] = [lawful(home, before.plan), lawful(dear.home, after.plan)];
        if (!first || !second) return;
        const rules = home.priceList!;
        const signed = statementFrom(home, conference(home, first, before.added), { rules });
        const selection = conference(dear.home, second, after.added);
        const facts = { rules, list: next, kept: signed.lines, given: bothGiven };
        const amended = statementFrom(dear.home, selection, facts);
        expect(wrong(reconcile(amended, dear.lists, { kept: signed.lines }))).toEqual([]);
        count += 1;
        const listsOf = amended.lines.flatMap(({ list }) => list?.versionId ?? []);
        kept += listsOf.filter((id) => id === listReference.versionId).length;
        fresh += listsOf.filter((id) => id === next.versionId).length;
      }),
      runs,
    );
    // Both kinds of lines occurred often, so the test isn't vacuous.
    expect(count).toBeGreaterThan(runs.numRuns / 4);
    expect(kept).toBeGreaterThan(count);
    expect(fresh).toBeGreaterThan(count);
  });
});
