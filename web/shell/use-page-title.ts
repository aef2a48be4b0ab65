import { useEffect } from 'react';
import { PRODUCT_NAME } from '../routing/page-title.ts';

/**
 * Names the page after what it shows, once that is known; until then the route's own title stands.
 * `undefined` leaves the title alone.
 */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title) document.title = `${title} | ${PRODUCT_NAME}`;
  }, [title]);
};
