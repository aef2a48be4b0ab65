import type { SuggestAddresses } from '#web/questions/question-sources.ts';
import { api } from '#web/session/api.ts';
import { addressOf } from './suggested-address.ts';

/** Returns the places service's suggestions for a street, for questions and forms that ask for an address. */
export const suggestAddresses: SuggestAddresses = async (text) => {
  const { items } = await api.marketplace.autocompleteAddress({ query: text });
  return items.map((item) => ({
    id: item.id,
    text: [item.label, item.detail].filter(Boolean).join(', '),
    resolve: async () => addressOf(item),
  }));
};
