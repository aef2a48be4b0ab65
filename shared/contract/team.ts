/** `/api/locations/current/employee`: who works at a home, who is invited, and what each may do. */
export const team = {};
