import { backoffMs } from '#web/loading/backoff.ts';
import { api } from '#web/session/api.ts';
import { toast } from '#web/ui/toast.ts';
import { currentPlan } from '../store/current-plan.ts';
import { newPlanId } from '../store/new-plan-id.ts';
import type { QueuedSend } from '../store/offline-database.ts';
import { openPlan } from '../store/open-plan.ts';
import { owner, planCalls } from '../store/plan-calls.ts';
import { openCopies } from '../store/plan-copies.ts';
import { createPlanStore, type PlanStore } from '../store/plan-store.ts';
import { newsOf, totalOf } from '../store/price-news.ts';
import { createDeliverSends, type SaveOutcome } from './deliver-sends.ts';
import { sendQueue } from './send-queue.ts';
import { restoreSessionAgain } from './session-again.ts';

const LOOK = 'Open the plan to see what is different, then send it again.';

/** Returns the store of a plan: the open one, or one opened only for this. */
const storeOf = async ({ planId, locationId }: QueuedSend): Promise<PlanStore | string> => {
  const open = currentPlan.get();
  if (open?.store.get().planId === planId) return open.store;
  const copies = await openCopies();
  const opening = await openPlan(locationId, planId, { calls: planCalls, copies, newsOf });
  if (opening.kind === 'home-gone') return 'This funeral home doesn’t take plans on Yarrow at present.';
  if (opening.kind === 'missing') return 'We couldn’t find this plan. If it is in your account, sign in, then send it again.';
  const parts = {
    calls: planCalls,
    copies,
    remember: () => undefined,
    newId: newPlanId,
    now: () => new Date(),
    priceOf: totalOf,
    newsOf,
  };
  return createPlanStore(opening.plan, parts);
};

const isSaved = (store: PlanStore): boolean => {
  const { save, view } = store.get();
  return view !== null && (save.kind === 'saved' || save.kind === 'clean');
};

/** Saves the plan as it is here. A choice that only the family can make stops the send. */
const ready = async (send: QueuedSend): Promise<SaveOutcome> => {
  const store = await storeOf(send);
  if (typeof store === 'string') return { trouble: store };
  if (!store.get().conflict && !isSaved(store) && !(await store.save()) && !store.get().conflict)
    throw store.get().failure ?? new TypeError('The plan could not be saved.');
  const { conflict, news, isHomeGone, version } = store.get();
  if (conflict) return { trouble: `This plan was also changed somewhere else. ${LOOK}` };
  if (news) return { trouble: `The home changed its prices or what it offers. ${LOOK}` };
  if (isHomeGone || version === null) return { trouble: 'This funeral home doesn’t take plans on Yarrow at present.' };
  return { version };
};

const deliverSends = createDeliverSends({
  queue: sendQueue,
  ownerId: async () => {
    await restoreSessionAgain();
    return owner()?.id ?? null;
  },
  ready,
  submit: (input, idempotencyKey) => api.planner.submitArrangement(input, { context: { idempotencyKey, staysHere: true } }),
  onSent: ({ planId, homeName }, view) => {
    const open = currentPlan.get();
    if (open?.store.get().planId === planId) open.store.takeView(view);
    toast(`Your plan was sent to ${homeName}.`, { tone: 'success' });
  },
  withLock: async (task) => (navigator.locks ? await navigator.locks.request('yarrow.sends', task) : task()),
});

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isRunning = false;

const run = async (): Promise<void> => {
  clearTimeout(timer);
  const left = await deliverSends().catch(() => 1);
  failures = left > 0 ? failures + 1 : 0;
  if (left > 0) timer = setTimeout(startSending, backoffMs(failures, Math.random()));
};

/** Sends what is queued, now and, as long as something is, again after growing waits. It starts over whenever the device is back online. */
export const startSending = (): void => {
  if (isRunning) return;
  isRunning = true;
  void run().finally(() => {
    isRunning = false;
  });
};

addEventListener('online', () => {
  failures = 0;
  startSending();
});
// Another tab may have sent or canceled it.
addEventListener('focus', () => void sendQueue.refresh());
