/** Who is visiting. The app's sign-in and the system's are separate, and one browser may have both. `isActing`: as an administrator who acts for someone. */
export type Visitor = { kind: 'family' | 'provider' | null; isSystem: boolean; isActing: boolean };

type SignedIn = { providerLocationId: string | null };

/**
 * Describes the visitor of a session. A user without a provider location is family (docs/decisions.md, People). While a system administrator acts for
 * a staff member, that member is the visitor.
 */
export const visitorOf = (user: SignedIn | null, isSystem: boolean, isActing = false): Visitor => ({
  kind: user ? (user.providerLocationId ? 'provider' : 'family') : null,
  isSystem,
  isActing,
});
