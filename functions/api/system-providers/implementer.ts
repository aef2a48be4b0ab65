import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { PlacesPort } from '#functions/vendors/places/port.ts';
import { systemProviders } from '#shared/contract/system-providers.ts';

/** The place of a new home is looked up by its ZIP code. */
export type SystemProvidersContext = OperationContext & { places: Pick<PlacesPort, 'findPlace'> };

/** Implements the calls of the group, one file each. */
export const os = implement(systemProviders).$context<SystemProvidersContext>();
