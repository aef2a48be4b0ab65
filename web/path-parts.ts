type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** `?a=1&b=x&b=y`, or nothing; empty values are left out, so that the address says only what was chosen. */
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

/** One part of a path, whatever it holds. */
export const segment = (text: string): string => encodeURIComponent(text);
