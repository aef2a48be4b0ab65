/**
 * The links by which a home asks a relative to plan online for a case. Only this Lambda joins planner and case, so the planner's own knows nothing about
 * cases.
 */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { os } from './implementer.ts';
import { openArrangementLink } from './open-arrangement-link.ts';

export const handler = apiHandler<OperationContext>({ router: os.router({ openArrangementLink }), context: (base) => base });
