import { oc } from '@orpc/contract';
import type { Permission } from '../access/permissions.ts';

/** The access of calls that aren't governed by a permission at a home. */
export const openAccess = ['public', 'visitor', 'signed-in', 'family', 'system', 'support'] as const;

/**
 * Says who may make a call. The runtime turns the verified token into an actor and refuses everyone else before the operation runs; the actor matrix in
 * `test/contract` checks every call.
 *
 * - `public`: anyone; who it is doesn't matter.
 * - `visitor`: anyone, but a signed-in person is recognized: for what a browser may keep before there is an account.
 * - `signed-in`: any family or provider user (or a support session acting for one).
 * - `family`: a family user, or a provider user who no longer has a location (docs/decisions.md, People).
 * - `system`: a system administrator with a token of the system pool, who acts for nobody.
 * - `support`: a system administrator, also while they act for somebody: to start and end that, and nothing else.
 * - A permission: a member of the location in `x-location-id` whose access level includes it (`shared/access`).
 */
export type Access = (typeof openAccess)[number] | Permission;

/**
 * Says what the `Idempotency-Key` header means for a call (docs/decisions.md, Names and wire).
 *
 * - `required`: the call creates, sends or charges; without a key it is a 400.
 * - `accepted`: a POST that is kept for 24 hours when a key is given.
 * - `exempt`: a read, or a call whose answer holds a session or a secret and therefore must never be stored, or that finds its own repeats.
 */
type Idempotency = 'required' | 'accepted' | 'exempt';

/** What every call states besides its route; the runtime, the OpenAPI page, and the contract tests read it. */
export type CallMeta = { access: Access; idempotency: Idempotency };

export type CallDefinition = {
  /** The call's one name: contract key, file, client call, and operationId. */
  name: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** Defaults to `accepted` for a POST and `exempt` otherwise. */
  idempotency?: Idempotency;
  successStatus?: number;
};

/** Starts a call of the contract; `.input()` and `.output()` follow. The input combines the path with the query (GET, DELETE) or the body in one object. */
export const call = ({ name, method, path, access, summary, idempotency, successStatus }: CallDefinition) =>
  oc
    .$meta<CallMeta>({ access, idempotency: idempotency ?? (method === 'POST' ? 'accepted' : 'exempt') })
    .route({ operationId: name, method, path, summary, ...(successStatus ? { successStatus } : {}) });
