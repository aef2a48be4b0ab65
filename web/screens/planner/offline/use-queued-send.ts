import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#web/session/use-session.ts';
import type { QueuedSend } from '../store/offline-database.ts';
import { sendQueue } from './send-queue.ts';

/** Returns a plan's queued send in this browser; null if there is none, or it is someone else's. */
export const useQueuedSend = (planId: string | null): QueuedSend | null => {
  const { user } = useSession();
  const known = useSyncExternalStore(sendQueue.subscribe, sendQueue.known);
  useEffect(() => void sendQueue.refresh(), []);
  const send = known.find((each) => each.planId === planId) ?? null;
  return send && (send.ownerId === null || send.ownerId === user?.id) ? send : null;
};
