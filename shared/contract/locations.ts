/** `/api/locations`: the home that staff work at, as its staff keep it: profile, general information, attributes and languages, reviews, launch. */
export const locations = {};
