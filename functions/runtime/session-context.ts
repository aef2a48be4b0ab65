import type { IdentityPort } from '#functions/vendors/identity/identity-port.ts';
import type { OperationContext } from './operation-context.ts';

/** What an operation that opens or ends sessions may use. */
export type SessionContext = OperationContext & { identity: IdentityPort };
