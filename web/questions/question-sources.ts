import { createContext } from 'react';
import type { Address } from '#shared/model/address.ts';
import type { AddressApiType } from '#shared/model/enumerations/question.ts';
import type { MerchandiseOption } from '#shared/model/merchandise.ts';
import type { QuestionLists } from '#shared/questions/question-lists.ts';

/** An item of a home's merchandise that a search found, as `allLocationItemOptions` returns it. */
export type FoundItem = Pick<MerchandiseOption, 'locationItemId' | 'name'> &
  Partial<Pick<MerchandiseOption, 'priceCents' | 'image' | 'isSpecialOrder'>>;

/** Returns one page (from 1) of ten items that match. `selected` are already chosen, and left out. */
export type SearchItems = (
  query: string,
  page: number,
  selected: readonly string[],
) => Promise<{ items: readonly FoundItem[]; areThereMoreItems: boolean }>;

/** An address that a lookup offers. Its parts may need another request, made once it is picked. */
export type AddressSuggestion = { id: string; text: string; resolve: () => Promise<Partial<Address>> };

export type SuggestAddresses = (text: string, kind: AddressApiType) => Promise<readonly AddressSuggestion[]>;

/** What questions need from around them. Without a lookup, an address is typed; without a search, no item can be chosen. */
export type QuestionSources = {
  lists?: QuestionLists;
  /** The IANA time zone of instants: the home's, or by default the browser's. */
  timeZone?: string;
  /** Whether instants are when something happened, such as those of custody: they are asked to the minute, and can be now. */
  isLog?: boolean;
  searchItems?: SearchItems;
  suggestAddresses?: SuggestAddresses;
};

/** Provided once around a screen that asks questions. */
export const QuestionSourcesContext = createContext<QuestionSources>({});
