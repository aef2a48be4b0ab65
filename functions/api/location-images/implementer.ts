import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { locationImages } from '#shared/contract/location-images.ts';

/** What the calls about pictures use besides every operation's context: the bucket that pages show pictures from. */
export type LocationImagesContext = OperationContext & { media: Bucket };

/** Implements the calls of the group, one file each. */
export const os = implement(locationImages).$context<LocationImagesContext>();

/** Returns the event that families see other pictures, raised by every change of them. */
export const locationChanged = ({ event }: OperationContext, locationId: string) =>
  event('location.changed', { locationId }, locationId);
