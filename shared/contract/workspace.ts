/** `/api/locations/current/dashboard` and beside it: what a home's staff see first: what is still to do, what happened, who wrote. */
export const workspace = {};
