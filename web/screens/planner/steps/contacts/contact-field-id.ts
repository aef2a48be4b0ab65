import type { ContactField } from '#shared/planner/contact-errors.ts';

/** Returns the id of a contact's field, which the error summary links to. */
export const contactFieldId = (key: string, field: ContactField): string => `contact-${key}-${field}`;
