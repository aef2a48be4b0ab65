import { useEffect } from 'react';
import { PRODUCT_NAME } from '../routing/page-title.ts';

/** Titles the page after what it shows, once that is known; until then it has the route's title. `undefined` leaves the title alone. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title) document.title = `${title} | ${PRODUCT_NAME}`;
  }, [title]);
};
