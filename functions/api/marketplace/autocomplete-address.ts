import { os } from './implementer.ts';
import { suggested } from './suggested.ts';

/** Suggestions shown under an address field at once. */
const limit = 10;

export const autocompleteAddress = os.autocompleteAddress.handler(async ({ input, context }) => ({
  items: await suggested(() => context.places.suggestAddresses(input.query, input.selected, input.countryCode, limit)),
}));
