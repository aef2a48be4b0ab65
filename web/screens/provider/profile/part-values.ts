/** What a part of the profile is made of, by field. */
export type PartValues = Record<string, string | boolean | readonly string[]>;
