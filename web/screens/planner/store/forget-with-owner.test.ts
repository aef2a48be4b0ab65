import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '#shared/contract/session.ts';
import { emptyPlan } from '#shared/planner/plan-draft.ts';
import { createSessionStore } from '#web/session/session-store.ts';
import { currentPlan, type OpenPlan } from './current-plan.ts';
import { forgetLeftBehind, forgetWithOwner } from './forget-with-owner.ts';
import { copiesInMemory, type PlanCopies } from './plan-copies.ts';

const person = (id: string) => ({ id, kind: 'family', memberships: [] }) as unknown as SessionUser;
const open = (hasOwner: boolean) =>
  ({ locationId: 'l', isNew: true, store: { get: () => ({ view: { hasOwner } }) } }) as unknown as OpenPlan;
const copyOf = (key: string, isDirty: boolean) => ({
  key,
  locationId: 'l',
  plan: emptyPlan,
  version: 1,
  isDirty,
  hasOwner: true,
  changedAt: '2026-03-01T10:00:00.000Z',
});

let session: ReturnType<typeof createSessionStore>;
let copies: PlanCopies;
beforeEach(async () => {
  session = createSessionStore(undefined);
  copies = copiesInMemory();
  await copies.write(copyOf('saved', false));
  await copies.write(copyOf('unsaved', true));
  return forgetWithOwner(session, async () => copies);
});

describe("a person's open plan", () => {
  it("is forgotten with its copy when they sign out, on any screen; what isn't saved stays", async () => {
    session.beginApp('t', person('ada'));
    currentPlan.set(open(true));
    session.end('app');
    expect(currentPlan.get()).toBeNull();
    await vi.waitFor(async () => expect(await copies.read('saved')).toBeUndefined());
    expect(await copies.read('unsaved')).toBeDefined();
  });

  it("isn't shown to the next person who signs in", () => {
    session.beginApp('t', person('ada'));
    currentPlan.set(open(true));
    session.beginApp('t2', person('ben'));
    expect(currentPlan.get()).toBeNull();
  });

  it('stays while they are signed in, and a plan of the browser stays for anyone who signs in', async () => {
    currentPlan.set(open(false));
    session.beginApp('t', person('ada'));
    expect(currentPlan.get()).not.toBeNull();
    currentPlan.set(open(true));
    session.setUser({ ...person('ada'), firstName: 'Ada' });
    expect(currentPlan.get()).not.toBeNull();
    expect(await copies.read('saved')).toBeDefined();
  });
});

describe('a copy from an earlier visit', () => {
  it('is removed if no session can come back, and stays while one may', async () => {
    await forgetLeftBehind(true, copies);
    expect(await copies.read('saved')).toBeDefined();
    await forgetLeftBehind(false, copies);
    expect(await copies.read('saved')).toBeUndefined();
    expect(await copies.read('unsaved')).toBeDefined();
  });
});
