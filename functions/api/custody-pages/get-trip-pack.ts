import { tripPack } from '#functions/cases/trips/trip-pack.ts';
import { os } from './implementer.ts';

export const getTripPack = os.getTripPack.handler(({ context }) => tripPack(context));
