type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** Returns `?a=1&b=x&b=y`, or nothing. Empty values are left out, so that the address has only what was chosen. */
export const query = (values: Record<string, QueryValue>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== '' && each !== false) search.append(name, String(each));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
};

/** Escapes one part of a path. */
export const segment = (text: string): string => encodeURIComponent(text);
