import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { locationImages } from '#shared/contract/location-images.ts';

export type LocationImagesContext = OperationContext;

/** Implements the calls of the group, one file each. */
export const os = implement(locationImages).$context<LocationImagesContext>();
