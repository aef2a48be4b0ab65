import { launchedHome } from '#functions/planning/launched-home.ts';
import { os } from './implementer.ts';

/** Everything that planning at a home needs, out of warm memory. */
export const getPlannerHome = os.getPlannerHome.handler(({ input, context }) => launchedHome(context, input.locationId));
