import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { FieldKeys } from '#functions/vendors/keys/index.ts';
import { myCases } from '#shared/contract/my-cases.ts';

/** What these calls use besides every operation's context: the key that seals Social Security numbers. They can't open one. */
export type MyCasesContext = OperationContext & { keys: Pick<FieldKeys, 'seal'> };

/** Implements the calls of the group, one file each. */
export const os = implement(myCases).$context<MyCasesContext>();
