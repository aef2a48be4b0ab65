import type { HomeMessage } from '#shared/contract/workspace.ts';
import type { InformationRequestRecord } from '#shared/model/information-request.ts';

/** Returns a message as staff read it: without their own home's id, and with the package's name rather than its id. */
export const messageView = ({
  providerLocationId: _home,
  packageId: _package,
  ...message
}: InformationRequestRecord): HomeMessage => message;
