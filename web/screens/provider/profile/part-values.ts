/** The fields of a part of the profile. */
export type PartValues = Record<string, string | boolean | readonly string[]>;
