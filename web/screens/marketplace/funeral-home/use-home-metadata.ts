import { useEffect } from 'react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { preview } from '#shared/values/text.ts';
import { paths } from '#web/paths.ts';
import { structuredData } from './structured-data.ts';

/** What a search engine shows under the title has about this much room. */
const DESCRIPTION_LENGTH = 155;

/** Says in the head of the page what the home is: a description, and structured data (a data block, which no policy takes for a script). */
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
