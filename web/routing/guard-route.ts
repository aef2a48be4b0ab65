import { paths } from '../paths.ts';
import type { Visitor } from '../session/visitor.ts';

/** Whom a route is for. `signed-in` is a family or a provider person; `system` is a system administrator. */
export type Audience = 'public' | 'family' | 'provider' | 'signed-in' | 'system';

/**
 * Returns where a visitor is sent instead of the route they asked for; null lets them in (docs/decisions.md, Session). `address` is what they asked
 * for, path and query, and becomes the redirect of the sign-in.
 */
export const guardRoute = (audience: Audience, visitor: Visitor, address: string): string | null => {
  if (audience === 'public') return null;
  if (audience === 'system') return visitor.isSystem ? null : paths.systemLogin({ redirect: address });
  if (visitor.kind === null) return paths.login({ redirect: address });
  if (audience === 'signed-in' || audience === visitor.kind) return null;
  return paths.home();
};
