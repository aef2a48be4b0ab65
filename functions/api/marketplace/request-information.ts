import { problem } from '#functions/problem.ts';
import { limit, messagesToHomes } from '#functions/runtime/rate-limit.ts';
import { readLocation, readTemplate } from '#functions/table/location.ts';
import { newMessageItems } from '#functions/table/message.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/** Keeps the message and raises its event in one transaction. A reaction (mail-information-request) emails the home. */
export const requestInformation = os.requestInformation.handler(async ({ input, context }) => {
  const { id: locationId, ...request } = input;
  const location = await readLocation(context.table, locationId);
  if (!location?.isActive) throw problem('not_found');
  const template = request.packageId ? await readTemplate(context.table, locationId, request.packageId) : undefined;
  if (request.packageId && !template)
    throw problem('invalid_input', { errors: [{ field: 'packageId', message: 'This package is no longer offered.' }] });
  // Limited by sender, not by home: a flood must not keep families from writing to a home.
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
    // A retry with the same key after a crash: the message is already kept and its event raised.
    if (!(error instanceof ConditionFailed)) throw error;
  }
  return done;
});
