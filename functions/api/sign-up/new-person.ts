import { problem } from '#functions/problem.ts';

export type NewPerson = { firstName: string; lastName: string; password: string };

const fieldLabels = { firstName: 'First name', lastName: 'Last name', password: 'Password' } as const;

/** Returns everything that a new account needs, or names each missing field. */
export function newPersonOf(given: { [Field in keyof NewPerson]?: string | undefined }): NewPerson {
  const { firstName, lastName, password } = given;
  if (firstName !== undefined && lastName !== undefined && password !== undefined) return { firstName, lastName, password };
  const missing = (Object.keys(fieldLabels) as (keyof NewPerson)[]).filter((field) => given[field] === undefined);
  throw problem('invalid_input', { errors: missing.map((field) => ({ field, message: `${fieldLabels[field]} is required.` })) });
}
