import type { Realm } from './session-store.ts';

/** What the tabs of one browser tell each other. No token travels here. */
export type SessionNews = { kind: 'began' | 'ended'; realm: Realm };

// Node knows the class too, and an open channel would keep the build's prerendering alive for ever.
const channel = typeof window === 'undefined' ? undefined : new BroadcastChannel('yarrow.session');

/** Tells the other tabs that a session began or ended here. */
export const announceSession = (news: SessionNews): void => channel?.postMessage(news);

/** Hears what other tabs announce. */
export const onSessionNews = (listen: (news: SessionNews) => void): (() => void) => {
  const hear = ({ data }: MessageEvent<SessionNews>) => listen(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
};
