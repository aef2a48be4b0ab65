import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { PlacesPort } from '#functions/vendors/places/port.ts';
import { systemHomes } from '#shared/contract/system-homes.ts';

/** Reviews come from the places service. */
export type SystemHomesContext = OperationContext & { places: Pick<PlacesPort, 'details'> };

/** Implements the calls of the group, one file each. */
export const os = implement(systemHomes).$context<SystemHomesContext>();
