import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { toE164 } from '#shared/values/phone.ts';
import { isPublicWebAddress } from '#shared/values/web-address.ts';

/** Describes a home for search engines (schema.org, JSON-LD). `url` is the page's own address; `origin` is the site's, for pictures. */
export const structuredData = (
  home: LocationProfile,
  { url, origin }: { url: string; origin: string },
): Record<string, unknown> => {
  const { address } = home;
  const prices = home.baskets.flatMap(({ price }) => (price.priceCents === null ? [] : [price.priceCents / 100]));
  return {
    '@context': 'https://schema.org',
    '@type': ['LocalBusiness', 'FuneralHome'],
    '@id': url,
    url,
    name: home.name,
    description: home.background || undefined,
    telephone: toE164(home.phone),
    sameAs: isPublicWebAddress(home.website) ? home.website : undefined,
    image: home.images.filter(({ isLogo }) => !isLogo).map(({ path }) => origin + path.replace('{width}', '1200')),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address.address1, address.address2].filter(Boolean).join(', '),
      addressLocality: address.city,
      addressRegion: address.stateCode,
      postalCode: address.postalCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.lon },
    priceRange: prices.length > 0 ? `$${Math.min(...prices)} - $${Math.max(...prices)}` : undefined,
    knowsLanguage: home.languages,
    amenityFeature: home.attributes.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    aggregateRating:
      home.rating !== null && home.reviewCount > 0
        ? { '@type': 'AggregateRating', ratingValue: home.rating, reviewCount: home.reviewCount, bestRating: 5 }
        : undefined,
    review: home.reviews.slice(0, 5).map(({ authorName, rating, text, time }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: authorName },
      datePublished: time.slice(0, 10),
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    })),
    makesOffer: home.templates.map(({ name, description, priceCents }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name, description },
      price: (priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
    })),
  };
};
