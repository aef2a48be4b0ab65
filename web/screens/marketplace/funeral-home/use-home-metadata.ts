import { useEffect } from 'react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { preview } from '#shared/values/text.ts';
import { paths } from '#web/paths.ts';
import { structuredData } from './structured-data.ts';

/** About how many characters a search engine shows under the title. */
const DESCRIPTION_LENGTH = 155;

/** Describes the home in the page's head: a description, and structured data (a data block, which no policy treats as a script). */
export const useHomeMetadata = (home: LocationProfile): void => {
  useEffect(() => {
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    const before = description?.content;
    if (description) {
      const { city, stateCode } = home.address;
      description.content = preview(
        `${home.name} in ${city}, ${stateCode}: prices, packages and reviews. ${home.background}`.replace(/\s+/g, ' ').trim(),
        DESCRIPTION_LENGTH,
      );
    }
    const url = location.origin + paths.funeralHome({ locationId: home.id });
    const data = document.createElement('script');
    data.type = 'application/ld+json';
    data.textContent = JSON.stringify(structuredData(home, { url, origin: location.origin })).replaceAll('<', '\\u003c');
    document.head.append(data);
    return () => {
      data.remove();
      if (description && before !== undefined) description.content = before;
    };
  }, [home]);
};
