import { os } from './implementer.ts';
import { suggested } from './suggested.ts';

/** How many suggestions an address field shows. */
const limit = 10;

export const autocompleteAddress = os.autocompleteAddress.handler(async ({ input, context }) => ({
  items: await suggested(() => context.places.suggestAddresses(input.query, input.selected, input.countryCode, limit)),
}));
