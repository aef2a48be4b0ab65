/** `/api/myCases/doubtIdentity`: a relative doubts who the home has in its care. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { doubtIdentity } from './doubt-identity.ts';
import { os } from './implementer.ts';

const router = os.router({ doubtIdentity });

export const handler = apiHandler({ router, context: (base) => base });
