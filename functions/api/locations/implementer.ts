import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { PlacesPort } from '#functions/vendors/places/port.ts';
import { locations } from '#shared/contract/locations.ts';

export type LocationsContext = OperationContext & { places: PlacesPort };

/** Implements the calls of the group, one file each. */
export const os = implement(locations).$context<LocationsContext>();
