import type { HomeFacts } from './home-facts.ts';
import { bostonHomes } from './homes-boston.ts';
import { easternHomes } from './homes-east.ts';
import { middleHomes } from './homes-middle.ts';
import { westernHomes } from './homes-west.ts';

/** Every home of the sample world, east to west. The order decides nothing but chance. */
export const homes: readonly HomeFacts[] = [...bostonHomes, ...easternHomes, ...middleHomes, ...westernHomes];
