import { startScheduled } from '#functions/price-lists/start-scheduled.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import { errorFields, log } from '#functions/runtime/log.ts';
import { eachStarting } from '#functions/table/scheduled-list.ts';

const AT_ONCE = 25;

/**
 * Puts scheduled price lists in force whose day has begun at their home. The index finds only those; a list that is in force no longer waits, so the next run
 * continues where this one stopped. A failure at one home is logged and doesn't stop the others; its list comes up again in the next run.
 */
export const handler = async (): Promise<{ started: number; failed: number }> => {
  const context = jobContext(new Date());
  let [started, failed] = [0, 0];
  for await (const locationIds of eachStarting(context.table, { by: context.now.toISOString(), atOnce: AT_ONCE }))
    for (const locationId of locationIds) {
      try {
        if (await startScheduled(context, locationId)) started += 1;
      } catch (error) {
        failed += 1;
        log('error', 'start-price-lists', { call: 'start-price-lists', locationId, error: errorFields(error) });
      }
    }
  log(failed > 0 ? 'error' : 'info', 'Scheduled price lists were started.', {
    count: started,
    tableRequests: context.table.requests,
  });
  if (failed > 0) throw new Error(`The price lists of ${failed} homes could not be started.`);
  return { started, failed };
};
