import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { FieldKeys } from '#functions/vendors/keys/index.ts';
import { myCases } from '#shared/contract/my-cases.ts';

/** What the calls use beside every operation's context: the key that seals a Social Security number. They cannot open one. */
export type MyCasesContext = OperationContext & { keys: Pick<FieldKeys, 'seal'> };

/** Implements the calls of the group, one file each. */
export const os = implement(myCases).$context<MyCasesContext>();
