/** Joins class names; what is false, null or empty falls away. */
export const classNames = (...parts: Array<string | false | null | undefined>): string => parts.filter(Boolean).join(' ');
