import type { HomeMessage } from '#shared/contract/workspace.ts';
import type { InformationRequestRecord } from '#shared/model/information-request.ts';

/** A message as staff read it: of its home they know, and of its package the name says more than the id. */
export const messageView = ({
  providerLocationId: _home,
  packageId: _package,
  ...message
}: InformationRequestRecord): HomeMessage => message;
