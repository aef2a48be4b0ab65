import { problem } from '#functions/problem.ts';
import { limit, messagesToHomes } from '#functions/runtime/rate-limit.ts';
import { readLocation, readTemplate } from '#functions/table/location.ts';
import { newMessageItems } from '#functions/table/message.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/** The message is kept and told of in one transaction; the mail to the home is the reaction's (mail-information-request). */
export const requestInformation = os.requestInformation.handler(async ({ input, context }) => {
  const { id: locationId, ...request } = input;
  const location = await readLocation(context.table, locationId);
  if (!location?.isActive) throw problem('not_found');
  const template = request.packageId ? await readTemplate(context.table, locationId, request.packageId) : undefined;
  if (request.packageId && !template)
    throw problem('invalid_input', { errors: [{ field: 'packageId', message: 'This package is no longer offered.' }] });
  // By who writes, not by home: a flood must not close a home's door to families.
  await limit(context, messagesToHomes, context.request.address);
  const requestId = context.newId();
  const record = {
    ...request,
    ...(template ? { packageName: template.name } : {}),
    id: requestId,
    providerLocationId: locationId,
    createdOn: context.now.toISOString(),
  };
  try {
    await context.table.transact([
      ...newMessageItems(record).map((put) => ({ put, unless: 'exists' as const })),
      raise(context.event('information.requested', { locationId, requestId }, locationId)),
    ]);
  } catch (error) {
    // Taken up again after a crash under the same key: it is kept already, and told of.
    if (!(error instanceof ConditionFailed)) throw error;
  }
  return done;
});
