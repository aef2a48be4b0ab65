import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type HomeLogEntry, homeLogWrite } from '#functions/table/system-log.ts';
import type { Write } from '#functions/table/table.ts';

type Done = Pick<HomeLogEntry, 'locationId' | 'did' | 'of' | 'reason'>;

/** Returns the write that keeps in a home's log what an administrator does in this request. */
export const homeLogged = (context: OperationContext, done: Done): Write =>
  homeLogWrite({ id: context.newId(), at: context.now.toISOString(), by: callerName(context), ...done });
