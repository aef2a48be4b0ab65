/** The folder of the files bucket where versions of price lists are kept, each under its home and its id. */
export const priceListsFolder = 'price-lists/';
