import type { Realm } from './session-store.ts';

/** What the tabs of one browser tell each other. It never includes a token. */
export type SessionNews = { kind: 'began' | 'ended' | 'support-began' | 'support-ended'; realm: Realm };

// Node has the class too, and an open channel would keep the build's prerendering from exiting.
const channel = typeof window === 'undefined' ? undefined : new BroadcastChannel('yarrow.session');

/** Tells the other tabs that a session, or acting for someone within one, began or ended here. */
export const announceSession = (news: SessionNews): void => channel?.postMessage(news);

/** Listens to what other tabs announce. */
export const onSessionNews = (listen: (news: SessionNews) => void): (() => void) => {
  const hear = ({ data }: MessageEvent<SessionNews>) => listen(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
};
