import { contractHome } from '#test/journeys/parts/contract-desk.ts';
import { once } from './once.ts';

/** The home of every recipe about a contract. Publishing its list takes longer than most of these calls, and none of them changes what the home offers. */
export const soldAt = once(contractHome);
