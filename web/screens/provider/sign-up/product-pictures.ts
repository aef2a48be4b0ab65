import pageDark from './pictures/page-dark.webp';
import pageLight from './pictures/page-light.webp';
import plannerDark from './pictures/planner-dark.webp';
import plannerLight from './pictures/planner-light.webp';
import priceListDark from './pictures/price-list-dark.webp';
import priceListLight from './pictures/price-list-light.webp';
import searchDark from './pictures/search-dark.webp';
import searchLight from './pictures/search-light.webp';

export type ProductPicture = { light: string; dark: string; alt: string };

/** Pictures of the running product with the sample data, one for each theme, taken by `scripts/sign-up-pictures.ts`. */
export const productPictures = {
  search: {
    light: searchLight,
    dark: searchDark,
    alt: 'A search around Boston: a map with prices, and homes with their photos, ratings, and the all-in price of a direct cremation.',
  },
  page: {
    light: pageLight,
    dark: pageDark,
    alt: 'A home’s page: its name, rating, address, license, photos, description, and a price.',
  },
  planner: {
    light: plannerLight,
    dark: plannerDark,
    alt: 'A family answers questions about a service, with the total so far beside them, line by line.',
  },
  priceList: {
    light: priceListLight,
    dark: priceListDark,
    alt: 'A General Price List page: the Funeral Rule disclosure, then each line with its price.',
  },
} as const satisfies Record<string, ProductPicture>;
