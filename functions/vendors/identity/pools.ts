import { setting } from '#functions/settings.ts';
import type { Pool } from './identity-port.ts';

/** The ids of a pool and of the one client that our Lambdas are. */
export type PoolSettings = { UserPoolId: string; ClientId: string };

const read = {
  family: () => ({ UserPoolId: setting('FAMILY_POOL_ID'), ClientId: setting('FAMILY_CLIENT_ID') }),
  provider: () => ({ UserPoolId: setting('PROVIDER_POOL_ID'), ClientId: setting('PROVIDER_CLIENT_ID') }),
  system: () => ({ UserPoolId: setting('SYSTEM_POOL_ID'), ClientId: setting('SYSTEM_CLIENT_ID') }),
} as const satisfies Record<Pool, () => PoolSettings>;

export const pools = Object.keys(read) as Pool[];
export const poolSettings = (pool: Pool): PoolSettings => read[pool]();
