import type { ContactField } from '#shared/planner/contact-errors.ts';

/** The id of a contact's field, which the error summary leads to. */
export const contactFieldId = (key: string, field: ContactField | 'middleName'): string => `contact-${key}-${field}`;
