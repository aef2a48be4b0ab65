/** The title of a page without its own. */
export const PRODUCT_NAME = 'Yarrow';

type Values = Record<string, string | undefined>;

/**
 * Fills the bracketed placeholders of a route's title from the query, or else from the path: `Sign in as [email]`. Without a title, or if a
 * placeholder has no value, the page has the product's name.
 */
export const fillTitle = (template: string | undefined, { query, path }: { query: URLSearchParams; path: Values }): string => {
  if (!template) return PRODUCT_NAME;
  let isWhole = true;
  const filled = template.replace(/\[([^\]]+)\]/g, (_, name: string) => {
    const value = (query.get(name) ?? path[name] ?? '').trim();
    if (!value) isWhole = false;
    return value;
  });
  return isWhole ? `${filled} | ${PRODUCT_NAME}` : PRODUCT_NAME;
};
