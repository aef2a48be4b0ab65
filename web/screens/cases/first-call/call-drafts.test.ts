import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmptyCall, keptCalls, newDraft, toStore, withDraft, withOpened, withoutDraft } from './call-drafts.ts';
import { noCall } from './first-call-form.ts';
import { prefillOf, withPrefill } from './first-call-prefill.ts';

const NOW = '2026-11-24T15:00:00.000Z';
const id = (nth: number) => `0198c0de-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const call = (nth: number, changedOn = NOW) => ({
  ...newDraft(id(nth), NOW),
  changedOn,
  values: { ...noCall, callerFirstName: 'Ruth' },
});
const nothing = { calls: [], opened: [] };

describe('first calls that a browser keeps', () => {
  it('leave nothing behind while they are empty', () => {
    expect(isEmptyCall(newDraft(id(1), NOW))).toBe(true);
    expect(isEmptyCall({ ...newDraft(id(1), NOW), answers: { removalAccess: 'R' } })).toBe(false);
    expect(toStore(withDraft(nothing, newDraft(id(1), NOW)))).toBeNull();
    const typed = withDraft(nothing, call(1));
    expect(toStore(withDraft(typed, newDraft(id(1), NOW)))).toBeNull();
  });
  it('come back as they were, newest first, until they are two weeks old', () => {
    const kept = withDraft(withDraft(nothing, call(1, '2026-11-20T15:00:00.000Z')), call(2));
    const stored = JSON.parse(JSON.stringify(toStore(kept)));
    expect(keptCalls(stored, NOW).calls.map((each) => each.id)).toEqual([id(2), id(1)]);
    expect(keptCalls(stored, NOW).calls[0]).toEqual(call(2));
    expect(keptCalls(stored, '2026-12-06T15:00:00.000Z').calls.map((each) => each.id)).toEqual([id(2)]);
  });
  it('are gone once they are cases or discarded, and no other with them', () => {
    const both = withDraft(withDraft(nothing, call(1)), call(2));
    expect(withOpened(both, id(1))).toMatchObject({ calls: [{ id: id(2) }], opened: [id(1)] });
    expect(withoutDraft(both, id(2)).calls).toMatchObject([{ id: id(1) }]);
  });
  it('are read from whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        for (const draft of keptCalls(stored, NOW).calls) expect(Object.keys(draft.values)).toEqual(Object.keys(noCall));
      }),
    );
    expect(keptCalls({ calls: [{ ...call(1), values: { callerFirstName: 7 } }], opened: ['x'] }, NOW)).toEqual({
      calls: [{ ...call(1), values: noCall }],
      opened: [],
    });
  });
});

describe('what is known before the page opens', () => {
  const draft = newDraft(id(1), NOW);
  it('comes from the state of the route, or from its address', () => {
    expect(prefillOf({ state: { firstCall: { callerName: ' Ruth Marsh ', phone: 7 } }, search: '?note=x' })).toEqual({
      callerName: 'Ruth Marsh',
    });
    expect(prefillOf({ state: null, search: '?note=Call+back&call=1' })).toEqual({ note: 'Call back' });
  });
  it('fills in the caller, the name, and what the family asked for', () => {
    const filled = withPrefill(draft, {
      callerName: 'Ruth Ann Marsh',
      phone: '617.555.0142',
      relationship: 'daughter',
      decedentName: 'Baby of Maria Lopez',
      note: 'May we come tomorrow?',
      messageId: id(9),
    });
    expect(filled).toMatchObject({
      values: {
        callerFirstName: 'Ruth',
        callerLastName: 'Ann Marsh',
        callerPhone: '(617) 555-0142',
        callerRelationship: 'daughter',
        nameKind: 'baby',
        babyOf: 'Maria Lopez',
      },
      answers: { familyRequests: 'May we come tomorrow?' },
      messageId: id(9),
    });
    expect(isEmptyCall(withPrefill(draft, {}))).toBe(true);
    expect(withPrefill(draft, { relationship: 'boss', messageId: 'x' })).toEqual(draft);
  });
});
