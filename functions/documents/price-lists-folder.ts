/** Where the versions of price lists are kept in the bucket of files, each under its home and its id. */
export const priceListsFolder = 'price-lists/';
