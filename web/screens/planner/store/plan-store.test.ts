import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '#shared/contract/problem.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { chooseTiming } from '#shared/planner/choices.ts';
import { emptyContact, emptyPlan, type PlanDraft } from '#shared/planner/plan-draft.ts';
import { arbitraryHome } from '#test/planner/arbitrary-home.ts';
import { toClientError } from '#web/session/client-error.ts';
import { openPlan } from './open-plan.ts';
import type { PlanCalls, SavedPlan, SaveInput } from './plan-calls.ts';
import { copiesInMemory, newCopyKey, type PlanCopies } from './plan-copies.ts';
import { createPlanStore, type PlanStoreParts } from './plan-store.ts';

const [home] = fc.sample(arbitraryHome, { numRuns: 1, seed: 7 });
if (!home) throw new Error('There is no home.');

const NOW = '2026-03-01T10:00:00.000Z';
const problem = (code: Problem['code'], status: number) =>
  toClientError({ type: 'about:blank', title: code, status, code, requestId: 'r' } satisfies Problem, status);
const unreachable = () => new TypeError('Failed to fetch');

/** Makes a server with one table of plans, which can be told to fail or to lose its response. */
const serverOf = () => {
  const plans = new Map<string, { view: PlanView; requestId: string }>();
  const saves: SaveInput[] = [];
  const state = {
    failure: null as Error | null,
    losesAnswer: false,
    /** How long a save takes. */
    way: Promise.resolve(),
    hasAccount: false,
    isHomeGone: false,
    drops: '',
    revision: home.revision,
  };
  const viewOf = (input: SaveInput, version: number, hasOwner: boolean): PlanView => ({
    arrangement: input.arrangement,
    version,
    priced: { lines: [], unpriced: [], dropped: [], totalCents: 0 },
    home: { locationId: home.locationId, name: home.name, place: home.place, phone: home.phone },
    revision: state.revision,
    editableStatus: 'editable',
    hasOwner,
    isArchived: false,
    createdOn: NOW,
    updatedOn: NOW,
    submittedOn: null,
  });
  const save = async (input: SaveInput): Promise<SavedPlan> => {
    saves.push(input);
    await state.way;
    if (state.failure) throw state.failure;
    const { arrangementId } = input.arrangement;
    const savedPlan = plans.get(arrangementId);
    if (savedPlan?.requestId === input.requestId) return { ...savedPlan.view, dropped: [], isHomeGone: false };
    if ((savedPlan?.view.version ?? null) !== input.version) throw problem('stale', 409);
    const sent = { ...input, arrangement: { ...input.arrangement, name: input.arrangement.name.replace(state.drops, '') } };
    const view = viewOf(sent, (input.version ?? 0) + 1, savedPlan?.view.hasOwner ?? state.hasAccount);
    plans.set(arrangementId, { view, requestId: input.requestId });
    if (state.losesAnswer) throw unreachable();
    return { ...view, dropped: [], isHomeGone: state.isHomeGone };
  };
  const calls: PlanCalls = {
    home: async () => {
      if (state.failure) throw state.failure;
      return home;
    },
    load: async (id) => {
      if (state.failure) throw state.failure;
      return plans.get(id)?.view ?? null;
    },
    save,
    link: async (id) => {
      const savedPlan = plans.get(id);
      if (!state.hasAccount || !savedPlan) return null;
      savedPlan.view = { ...savedPlan.view, hasOwner: true };
      return savedPlan.view;
    },
  };
  return { calls, plans, saves, state };
};

let copies: PlanCopies;
let server: ReturnType<typeof serverOf>;
let ids: number;

beforeEach(() => {
  copies = copiesInMemory();
  server = serverOf();
  ids = 0;
});

const newId = () => {
  ids += 1;
  return `0190a1b2-0000-7000-8000-${String(ids).padStart(12, '0')}`;
};

const partsOf = (): PlanStoreParts => ({
  calls: server.calls,
  copies,
  remember: () => undefined,
  newId,
  now: () => new Date(NOW),
  priceOf: async () => 0,
  newsOf: async () => null,
});

const opened = async (id: string | null) => {
  const opening = await openPlan(home.locationId, id, { calls: server.calls, copies, newsOf: async () => null });
  if (opening.kind !== 'open') throw new Error(`The plan is ${opening.kind}.`);
  return createPlanStore(opening.plan, partsOf());
};

const withPeople = (plan: PlanDraft, firstName = 'Maren'): PlanDraft => ({
  ...chooseTiming(plan, 'at-need'),
  completedFinalStep: 2,
  contacts: [
    { ...emptyContact('1', 'contact'), firstName, lastName: 'Holt', email: 'maren@example.com', relationship: 'daughter' },
    { ...emptyContact('2', 'decedent'), firstName: 'Ada', lastName: 'Holt' },
  ],
});

/** Returns a plan that was saved once: its store and its id. */
const saved = async () => {
  const store = await opened(null);
  store.change((plan) => withPeople(plan));
  await store.save();
  const { planId } = store.get();
  if (!planId) throw new Error('The plan has no id.');
  return { store, planId };
};

describe('a plan in memory', () => {
  it('is in the browser’s copy after every change, and there again after a reload', async () => {
    const store = await opened(null);
    expect(store.get()).toMatchObject({ plan: emptyPlan, planId: null, save: { kind: 'clean' } });
    store.change((plan) => chooseTiming(plan, 'at-need'));
    expect(store.get().save).toEqual({ kind: 'dirty' });
    expect((await opened(null)).get()).toMatchObject({ plan: { timing: 'at-need', type: 'someone-else' }, planId: null });
    expect(server.saves).toEqual([]);
  });

  it('gets its id with the first save, which is then the key of its copy', async () => {
    const { store, planId } = await saved();
    expect(store.get()).toMatchObject({ version: 1, save: { kind: 'saved', at: new Date(NOW) }, failure: null });
    expect(await copies.read(newCopyKey(home.locationId))).toBeUndefined();
    expect(await copies.read(planId)).toMatchObject({ version: 1, isDirty: false });
    expect((await opened(planId)).get().plan).toMatchObject({ timing: 'at-need', completedFinalStep: 2 });
  });

  it('keeps everything when a save fails, and sends the same request again until something changes', async () => {
    const { store, planId } = await saved();
    server.state.failure = unreachable();
    store.change((plan) => ({ ...plan, name: 'For Ada' }));
    expect(await store.save()).toBe(false);
    expect(store.get()).toMatchObject({ save: { kind: 'failed' }, plan: { name: 'For Ada' } });
    expect(await copies.read(planId)).toMatchObject({ isDirty: true, plan: { name: 'For Ada' } });
    await store.save();
    const [, second, third] = server.saves;
    expect(third?.requestId).toBe(second?.requestId);
    store.change((plan) => ({ ...plan, name: 'For Ada Holt' }));
    server.state.failure = null;
    expect(await store.save()).toBe(true);
    expect(server.saves.at(-1)?.requestId).not.toBe(second?.requestId);
    expect(store.get().save.kind).toBe('saved');
  });

  it("opens from the browser’s copy while the server can't be reached, and saves over the version that it knew", async () => {
    const { planId } = await saved();
    const home2 = server.calls.home;
    server.calls.home = async () => home;
    server.state.failure = unreachable();
    const store = await opened(planId);
    expect(store.get()).toMatchObject({ view: null, version: 1, plan: { timing: 'at-need' } });
    server.state.failure = null;
    server.calls.home = home2;
    store.change((plan) => ({ ...plan, name: 'Later' }));
    expect(await store.save()).toBe(true);
    expect(store.get().version).toBe(2);
  });

  it('is saved again if it changed, and another save was requested, during a save', async () => {
    const { store, planId } = await saved();
    const way = Promise.withResolvers<void>();
    server.state.way = way.promise;
    store.change((plan) => ({ ...plan, name: 'For Ada' }));
    const first = store.save();
    await expect.poll(() => server.saves.length).toBe(2);
    store.change((plan) => ({ ...plan, name: 'For Ada Holt' }));
    const second = store.save();
    expect(store.get().save.kind).toBe('saving');
    way.resolve();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(server.plans.get(planId)?.view.arrangement.name).toBe('For Ada Holt');
    expect(store.get()).toMatchObject({ version: 3, save: { kind: 'saved' } });
    expect(await copies.read(planId)).toMatchObject({ version: 3, isDirty: false });
    expect(server.saves).toHaveLength(3);
  });

  it("isn't marked as saving while the person goes on choosing", async () => {
    const { store } = await saved();
    const way = Promise.withResolvers<void>();
    server.state.way = way.promise;
    store.change((plan) => ({ ...plan, name: 'For Ada' }));
    void store.save();
    await expect.poll(() => server.saves.length).toBe(2);
    store.change((plan) => ({ ...plan, name: 'For Ada Holt' }));
    const last = store.save();
    store.change((plan) => ({ ...plan, name: 'For Ada Holt, our mother' }));
    const kinds: string[] = [];
    store.subscribe(() => kinds.push(store.get().save.kind));
    way.resolve();
    expect(await last).toBe(true);
    expect(new Set(kinds)).toEqual(new Set(['dirty', 'saved']));
    expect(server.saves.at(-1)?.arrangement.name).toBe('For Ada Holt, our mother');
  });

  it("isn't sent again if nothing changed, so that a plan that was sent isn't taken for a changed one", async () => {
    const { store, planId } = await saved();
    store.change((plan) => ({ ...plan }));
    expect(await store.save()).toBe(true);
    expect(store.get()).toMatchObject({ version: 1, save: { kind: 'saved' } });
    expect(await copies.read(planId)).toMatchObject({ isDirty: false });
    const again = await opened(planId);
    again.change((plan) => ({ ...plan, name: 'For Ada' }));
    again.change((plan) => ({ ...plan, name: '' }));
    expect(await again.save()).toBe(true);
    expect(server.saves).toHaveLength(1);
    again.change((plan) => ({ ...plan, completedFinalStep: plan.completedFinalStep + 1 }));
    expect(await again.save()).toBe(true);
    expect(server.saves).toHaveLength(2);
  });

  it('is sent once if a save is requested twice', async () => {
    const { store } = await saved();
    store.change((plan) => ({ ...plan, name: 'For Ada' }));
    expect(await Promise.all([store.save(), store.save()])).toEqual([true, true]);
    expect(server.saves).toHaveLength(2);
  });

  it('is saved once even if the response was lost, and asks nobody about it', async () => {
    const { store } = await saved();
    server.state.losesAnswer = true;
    store.change((plan) => ({ ...plan, name: 'For Ada' }));
    expect(await store.save()).toBe(false);
    server.state.losesAnswer = false;
    expect(await store.save()).toBe(true);
    expect(store.get()).toMatchObject({ version: 2, conflict: null });
  });

  it('asks nobody even when the page was left before the response came', async () => {
    const { store, planId } = await saved();
    server.state.losesAnswer = true;
    store.change((plan) => ({ ...plan, name: 'For Ada' }));
    await store.save();
    server.state.losesAnswer = false;
    expect((await opened(planId)).get()).toMatchObject({ version: 2, conflict: null, plan: { name: 'For Ada' } });
  });
});

describe('a lost response', () => {
  /** Saves a plan with a lost response, where the server left something out, as it does with answers to hidden questions. */
  const lost = async () => {
    const { store, planId } = await saved();
    server.state.drops = ' (hidden)';
    server.state.losesAnswer = true;
    store.change((plan) => ({ ...plan, name: 'For Ada (hidden)' }));
    expect(await store.save()).toBe(false);
    server.state.losesAnswer = false;
    return { store, planId };
  };

  it('is requested before later changes are saved: nobody has to choose between their own words', async () => {
    const { store, planId } = await lost();
    store.change((plan) => ({ ...plan, name: 'For Ada Holt' }));
    expect(await store.save()).toBe(true);
    expect(store.get()).toMatchObject({ version: 3, conflict: null, save: { kind: 'saved' }, plan: { name: 'For Ada Holt' } });
    expect(server.plans.get(planId)?.view.arrangement.name).toBe('For Ada Holt');
  });

  it('is requested after a reload too', async () => {
    const { planId } = await lost();
    const store = await opened(planId);
    expect(store.get()).toMatchObject({ conflict: null, save: { kind: 'dirty' }, plan: { name: 'For Ada (hidden)' } });
    expect(await store.save()).toBe(true);
    expect(store.get()).toMatchObject({ version: 2, conflict: null, save: { kind: 'saved' } });
    expect(await copies.read(planId)).toMatchObject({ isDirty: false, unanswered: null });
  });

  it("doesn't hide what another device saved after it", async () => {
    const { planId } = await lost();
    const other = createPlanStore(
      { ...(await opened(planId)).get(), version: 2, isDirty: true, unanswered: null },
      { ...partsOf(), copies: copiesInMemory() },
    );
    other.change((plan) => ({ ...plan, name: 'Theirs' }));
    expect(await other.save()).toBe(true);
    const store = await opened(planId);
    expect(await store.save()).toBe(false);
    expect(store.get()).toMatchObject({ conflict: { version: 3, arrangement: { name: 'Theirs' } } });
    expect((await opened(planId)).get().conflict).not.toBeNull();
  });
});

describe('a home that changes while its plan is open', () => {
  it('is reloaded with the next save, even the first one, and its plan is saved anyway', async () => {
    const { store } = await saved();
    const tomorrow = { ...home, revision: 'tomorrow' };
    server.calls.home = async () => tomorrow;
    server.state.revision = 'tomorrow';
    store.change((plan) => ({ ...plan, name: 'For Ada' }));
    expect(await store.save()).toBe(true);
    expect(store.get()).toMatchObject({ home: { revision: 'tomorrow' }, save: { kind: 'saved' }, isHomeGone: false });
    server.state.revision = 'next week';
    server.calls.home = async () => {
      throw unreachable();
    };
    store.change((plan) => ({ ...plan, name: 'For Ada Holt' }));
    expect(await store.save()).toBe(true);
    expect(store.get()).toMatchObject({ home: { revision: 'tomorrow' }, save: { kind: 'saved' } });
  });

  it('is said once: what was read is saved with the plan, so that the next visit does not say it again', async () => {
    const { store, planId } = await saved();
    const tomorrow = { ...home, revision: 'tomorrow' };
    server.calls.home = async () => tomorrow;
    server.state.revision = 'tomorrow';
    const elsewhere = createPlanStore({ ...store.get(), home: tomorrow, isDirty: false, unanswered: null }, partsOf());
    elsewhere.acknowledgeNews();
    await vi.waitFor(() => expect(elsewhere.get()).toMatchObject({ news: null, save: { kind: 'saved' }, version: 2 }));
    expect((await opened(planId)).get().view).toMatchObject({ revision: 'tomorrow', version: 2 });
  });

  it('is known to be gone from the response to a save, or once it is reloaded', async () => {
    const { store } = await saved();
    server.state.isHomeGone = true;
    store.change((plan) => ({ ...plan, name: 'For Ada' }));
    expect(await store.save()).toBe(true);
    expect(store.get()).toMatchObject({ isHomeGone: true, save: { kind: 'saved' }, view: { arrangement: { name: 'For Ada' } } });

    server.state.isHomeGone = false;
    const { store: other } = await saved();
    server.state.revision = 'tomorrow';
    server.calls.home = async () => null;
    other.change((plan) => ({ ...plan, name: 'For Ada' }));
    expect(await other.save()).toBe(true);
    expect(other.get().isHomeGone).toBe(true);
  });
});

describe('two devices', () => {
  const conflicting = async () => {
    const { store, planId } = await saved();
    const elsewhere = { ...partsOf(), copies: copiesInMemory() };
    const other = createPlanStore({ ...store.get(), isDirty: false, unanswered: null }, elsewhere);
    other.change((plan) => ({ ...plan, name: 'Theirs' }));
    await other.save();
    store.change((plan) => ({ ...plan, name: 'Mine' }));
    expect(await store.save()).toBe(false);
    return { store, planId };
  };

  it('are both kept until someone chooses', async () => {
    const { store } = await conflicting();
    expect(store.get()).toMatchObject({ plan: { name: 'Mine' }, conflict: { version: 2, arrangement: { name: 'Theirs' } } });
  });

  it('agree on what is here, saved over what the other saved', async () => {
    const { store, planId } = await conflicting();
    expect(await store.keepMine()).toBe(true);
    expect(store.get()).toMatchObject({ conflict: null, version: 3 });
    expect(server.plans.get(planId)?.view.arrangement.name).toBe('Mine');
  });

  it('agree on what was saved elsewhere, and back', async () => {
    const { store } = await conflicting();
    const back = store.takeTheirs();
    expect(store.get()).toMatchObject({ conflict: null, version: 2, plan: { name: 'Theirs' }, save: { kind: 'saved' } });
    back();
    expect(store.get()).toMatchObject({ plan: { name: 'Mine' }, save: { kind: 'dirty' } });
    expect(await store.save()).toBe(true);
  });

  it('conflict on the next visit too', async () => {
    const { store, planId } = await conflicting();
    expect(store.get().conflict).not.toBeNull();
    expect((await opened(planId)).get()).toMatchObject({ plan: { name: 'Mine' }, conflict: { version: 2 } });
  });
});

describe('a plan and an account', () => {
  it('are linked as soon as someone is signed in and saves', async () => {
    const { store } = await saved();
    expect(store.get().view?.hasOwner).toBe(false);
    server.state.hasAccount = true;
    store.change((plan) => ({ ...plan, name: 'For Ada' }));
    await store.save();
    expect(store.get().view?.hasOwner).toBe(true);
  });

  it("leave no copy behind after a sign-out except for what isn't saved", async () => {
    server.state.hasAccount = true;
    const { store, planId } = await saved();
    await copies.removeOwned();
    expect(await copies.read(planId)).toBeUndefined();
    store.change((plan) => ({ ...plan, name: 'Not sent' }));
    await copies.removeOwned();
    expect(await copies.read(planId)).toMatchObject({ plan: { name: 'Not sent' } });
  });
});

describe('an address', () => {
  it("of a plan that doesn't exist is missing, unless the plan was never saved", async () => {
    const id = newId();
    expect(await openPlan(home.locationId, id, { calls: server.calls, copies, newsOf: async () => null })).toEqual({
      kind: 'missing',
    });
    const store = await opened(null);
    store.change((plan) => withPeople(plan));
    server.state.failure = unreachable();
    await store.save();
    server.state.failure = null;
    const { planId } = store.get();
    expect((await opened(planId)).get()).toMatchObject({ planId, version: null, plan: { timing: 'at-need' } });
  });

  it('of another home’s plan is missing here', async () => {
    const { planId } = await saved();
    expect(await openPlan(newId(), planId, { calls: server.calls, copies, newsOf: async () => null })).toEqual({
      kind: 'missing',
    });
  });

  it('of a home that is gone shows the plan as it was saved', async () => {
    const { planId } = await saved();
    server.calls.home = async () => null;
    expect(await openPlan(home.locationId, planId, { calls: server.calls, copies, newsOf: async () => null })).toMatchObject({
      kind: 'home-gone',
      view: { version: 1 },
    });
  });

  it("fails if nothing is stored and the server can't be reached", async () => {
    server.state.failure = unreachable();
    await expect(openPlan(home.locationId, null, { calls: server.calls, copies, newsOf: async () => null })).rejects.toThrow(
      'Failed to fetch',
    );
  });
});
