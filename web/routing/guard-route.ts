import { paths } from '../paths.ts';
import type { Visitor } from '../session/visitor.ts';

/** Who may open a route. `signed-in` is a family or staff; `system` is a system administrator who acts for nobody, and `support` one who may. */
export type Audience = 'public' | 'family' | 'provider' | 'signed-in' | 'system' | 'support';

/**
 * Returns where to send a visitor instead of the requested route; null lets them in (docs/decisions.md, Session). `address` is the requested path and
 * query, which becomes the redirect of the sign-in.
 */
export const guardRoute = (audience: Audience, visitor: Visitor, address: string): string | null => {
  if (audience === 'public') return null;
  if (audience === 'system' || audience === 'support') {
    if (!visitor.isSystem) return paths.systemLogin({ redirect: address });
    return audience === 'system' && visitor.isActing ? paths.systemLogin() : null;
  }
  if (visitor.kind === null) return paths.login({ redirect: address });
  if (audience === 'signed-in' || audience === visitor.kind) return null;
  return paths.home();
};
