// The bounds of a search, separate from its schema: the home screen shows them before it loads any validator.

/** Bounds the miles around the place of a search (docs/decisions.md, Marketplace). */
export const radiusMiles = { min: 10, max: 100, default: 50 } as const;

export const searchSorts = ['distance', 'price', 'rating'] as const;
