/** Joins class names, without those that are false, null, or empty. */
export const classNames = (...parts: Array<string | false | null | undefined>): string => parts.filter(Boolean).join(' ');
