import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '#shared/contract/problem.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { toClientError } from '#web/session/client-error.ts';
import type { QueuedSend } from '../store/offline-database.ts';
import { memoryStore } from '../store/offline-database.ts';
import { createDeliverSends, type DeliveryParts } from './deliver-sends.ts';
import { createSendQueue } from './send-queue.ts';

const problem = (code: Problem['code'], status: number, more: Partial<Problem> = {}) =>
  toClientError({ type: 'about:blank', title: code, status, code, requestId: 'r', ...more } satisfies Problem, status);
const unreachable = () => new TypeError('Failed to fetch');

const sendOf = (planId: string, more: Partial<QueuedSend> = {}): QueuedSend => ({
  planId,
  locationId: 'home',
  homeName: 'Riverside',
  ownerId: null,
  idempotencyKey: `key-${planId}`,
  values: { preferredContact: 'email', bestTime: '', message: '' },
  version: null,
  trouble: null,
  queuedOn: '2026-03-01T10:00:00.000Z',
  ...more,
});

const hint = vi.fn();
let queue: ReturnType<typeof createSendQueue>;
let sent: { id: string; version: number; key: string }[];
let parts: DeliveryParts;
beforeEach(() => {
  hint.mockClear();
  queue = createSendQueue({ sends: memoryStore(), hint });
  sent = [];
  parts = {
    queue,
    ownerId: async () => null,
    ready: async () => ({ version: 4 }),
    submit: async ({ id, version }, key) => {
      sent.push({ id, version, key });
      return {} as PlanView;
    },
    onSent: vi.fn(),
    withLock: (task) => task(),
  };
});
const deliver = (more: Partial<DeliveryParts> = {}) => createDeliverSends({ ...parts, ...more })();

describe('a queued send', () => {
  it('goes out with the saved version, leaves the queue, and is announced', async () => {
    await queue.put(sendOf('p'));
    expect(hint).toHaveBeenLastCalledWith(true);
    expect(await deliver()).toBe(0);
    expect(sent).toEqual([{ id: 'p', version: 4, key: 'key-p' }]);
    expect(parts.onSent).toHaveBeenCalledTimes(1);
    expect(queue.known()).toEqual([]);
    expect(hint).toHaveBeenLastCalledWith(false);
  });

  it('repeats the same version with the same key when the response was lost, whatever was saved since', async () => {
    await queue.put(sendOf('p'));
    const submit = vi.fn(parts.submit).mockRejectedValueOnce(unreachable());
    expect(await deliver({ submit })).toBe(1);
    expect(await deliver({ submit, ready: async () => ({ version: 9 }) })).toBe(0);
    expect(submit.mock.calls.map(([{ version }, key]) => ({ version, key }))).toEqual([
      { version: 4, key: 'key-p' },
      { version: 4, key: 'key-p' },
    ]);
  });

  it.each([
    ['the server fails', problem('internal', 500)],
    ['it is asked too often', problem('too_many_requests', 429)],
    ['the same request is still being worked on', problem('conflict', 409, { retryAfterSeconds: 1 })],
  ])('stays without trouble when %s', async (_, error) => {
    await queue.put(sendOf('p'));
    expect(await deliver({ submit: () => Promise.reject(error) })).toBe(1);
    expect(queue.known()[0]?.trouble).toBeNull();
  });

  it("stays when the plan can't be saved, and holds up none behind it", async () => {
    await queue.put(sendOf('p'));
    await queue.put(sendOf('q', { queuedOn: '2026-03-01T11:00:00.000Z' }));
    const ready: DeliveryParts['ready'] = async ({ planId }) => {
      if (planId === 'p') throw unreachable();
      return { version: 1 };
    };
    expect(await deliver({ ready })).toBe(1);
    expect(sent.map(({ id }) => id)).toEqual(['q']);
  });

  it("asks the family when the plan was changed elsewhere, and isn't retried until then", async () => {
    await queue.put(sendOf('p'));
    const submit = vi.fn(() => Promise.reject(problem('stale', 409)));
    expect(await deliver({ submit })).toBe(0);
    expect(queue.known()[0]?.trouble).toContain('changed on another device');
    await deliver({ submit });
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('asks the family when saving the plan had a conflict', async () => {
    await queue.put(sendOf('p'));
    await deliver({ ready: async () => ({ trouble: 'Prices have changed.' }) });
    expect(queue.known()[0]?.trouble).toBe('Prices have changed.');
    expect(sent).toEqual([]);
  });

  it("doesn't go out once it is canceled, even while its plan is being saved", async () => {
    await queue.put(sendOf('p'));
    await deliver({
      ready: async () => {
        await queue.remove('p');
        return { version: 4 };
      },
    });
    expect(sent).toEqual([]);
    expect(queue.known()).toEqual([]);
  });

  it('waits for the account that owns the plan', async () => {
    await queue.put(sendOf('p', { ownerId: 'maren' }));
    await deliver();
    await deliver({ ownerId: async () => 'somebody else' });
    expect(sent).toEqual([]);
    await deliver({ ownerId: async () => 'maren' });
    expect(sent).toHaveLength(1);
  });
});
