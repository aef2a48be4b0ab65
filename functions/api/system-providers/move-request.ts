import { problem } from '#functions/problem.ts';
import { eventActor } from '#functions/runtime/actor.ts';
import { readSignUpRequest, signUpRequestMove } from '#functions/table/sign-up-request.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import type { SignUpStatus } from '#shared/model/enumerations/sign-up.ts';
import type { SignUpRequestRecord } from '#shared/model/sign-up-request.ts';
import type { SystemProvidersContext } from './implementer.ts';

/** What an administrator reads when someone else has already decided a request. */
export const decidedWords: Record<SignUpStatus, string> = {
  open: 'This request has been reopened in the meantime.',
  accepted: 'This request has already become a home.',
  dismissed: 'This request has been dismissed in the meantime. Reopen it first.',
};

/** Returns a request in whatever state. */
export async function requestOf({ table }: SystemProvidersContext, id: string): Promise<SignUpRequestRecord> {
  const request = await readSignUpRequest(table, id);
  if (!request) throw problem('not_found');
  return request;
}

/** Moves a request between open and dismissed, with no effect when repeated. 409 if it was decided otherwise. */
export async function moveRequest(
  context: SystemProvidersContext,
  id: string,
  { from, to }: { from: SignUpStatus; to: SignUpStatus },
): Promise<void> {
  const { status } = await requestOf(context, id);
  if (status === to) return;
  if (status !== from) throw problem('conflict', { detail: decidedWords[status] });
  const decidedOn = to === 'open' ? undefined : context.now.toISOString();
  try {
    await context.table.transact([signUpRequestMove(id, from, { status: to, decidedOn, updatedBy: eventActor(context.actor) })]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw problem('conflict', { detail: decidedWords[(await requestOf(context, id)).status] });
  }
}
