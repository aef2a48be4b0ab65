// Checks that several families of kinds share.

/** Returns whether text is too long. Some characters become two when text is normalized, which happens before it is stored. */
export const isTooLong = (text: string, most: number): boolean => Math.max(text.length, text.normalize().length) > most;

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

export const hasWords = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
