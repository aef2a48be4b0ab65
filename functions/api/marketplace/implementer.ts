import { implement } from '@orpc/server';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { WarmIndex } from '#functions/search/warm-index.ts';
import type { PlacesPort } from '#functions/vendors/places/port.ts';
import { marketplace } from '#shared/contract/marketplace.ts';

/** What the marketplace's operations use besides every operation's context. */
export type MarketplaceContext = OperationContext & { places: PlacesPort; searchIndex: WarmIndex };

export const os = implement(marketplace).$context<MarketplaceContext>();
