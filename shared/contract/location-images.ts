/** `/api/locations/current/images`: the pictures of a home. A Lambda of its own, since it carries a decoder and works for its answer. */
export const locationImages = {};
