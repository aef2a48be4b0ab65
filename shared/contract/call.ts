import { oc } from '@orpc/contract';
import type { Permission } from '../access/permissions.ts';

/** The calls that no permission at a home decides. */
export const openAccess = ['public', 'visitor', 'signed-in', 'family', 'system'] as const;

/**
 * Says who may make a call. The runtime turns the verified token into an actor and refuses everyone else before the operation runs; the actor matrix in
 * `test/contract` checks every call.
 *
 * - `public`: anyone; who it is isn't looked at.
 * - `visitor`: anyone, and someone who is signed in is known: for what a browser may keep before there is an account.
 * - `signed-in`: any family or provider person (and a support session acting for one).
 * - `family`: a family person, or a provider-pool person without a location left (docs/decisions.md, People).
 * - `system`: a system administrator with a token of the system pool.
 * - A permission: a member of the location that `x-location-id` names whose access level has it (`shared/access`).
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

/** What every call states beside its route; read by the runtime, by the OpenAPI page and by the standing tests. */
export type CallMeta = { access: Access; idempotency: Idempotency };

export type CallDefinition = {
  /** The one name of the call: contract key, file, client call and operationId. */
  name: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** Default: `accepted` on a POST, `exempt` elsewhere. */
  idempotency?: Idempotency;
  successStatus?: number;
};

/** Begins a call of the contract; `.input()` and `.output()` follow. Input is the path, then the query (GET) or the body, in one object. */
export const call = ({ name, method, path, access, summary, idempotency, successStatus }: CallDefinition) =>
  oc
    .$meta<CallMeta>({ access, idempotency: idempotency ?? (method === 'POST' ? 'accepted' : 'exempt') })
    .route({ operationId: name, method, path, summary, ...(successStatus ? { successStatus } : {}) });
