import type { HomeFacts } from './home-facts.ts';
import { bostonHomes } from './homes-boston.ts';
import { easternHomes } from './homes-east.ts';
import { middleHomes } from './homes-middle.ts';
import { westernHomes } from './homes-west.ts';

/** Every home of the sample data, east to west. The order affects only chance. */
export const homes: readonly HomeFacts[] = [...bostonHomes, ...easternHomes, ...middleHomes, ...westernHomes];
