/** Longest header that is read. Browsers send a tenth of it. */
const MAX_HEADER = 2_000;

/** One `; name=value` (RFC 9110 section 5.6.6). Sticky, and no two of its parts can match the same character, so reading is linear. */
const parameter = /[ \t]*;[ \t]*([!#$%&'*+.^_`|~\w-]+)=(?:"((?:[^"\\\r\n]|\\[^\r\n])*)"|([^\s;"]+))/y;

/** Returns the parameters of a header of this type by lowercase name; undefined if it is another type, malformed, or names a parameter twice. */
export function parametersOf(header: string, type: string): ReadonlyMap<string, string> | undefined {
  if (header.length > MAX_HEADER || header.slice(0, type.length).toLowerCase() !== type) return undefined;
  const parameters = new Map<string, string>();
  const rest = header.trimEnd();
  parameter.lastIndex = type.length;
  for (let at = type.length; at < rest.length; at = parameter.lastIndex) {
    const [, name = '', quoted, bare] = parameter.exec(rest) ?? [];
    const key = name.toLowerCase();
    if (name === '' || parameters.has(key)) return undefined;
    parameters.set(key, quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '');
  }
  return parameters;
}

const multipart = 'multipart/form-data';

/** Tells whether a content type is that of a form with files, well-formed or not. */
export const isMultipart = (contentType: string): boolean => /^multipart\/form-data(?![^\s;])/i.test(contentType);

/** Returns the boundary of a form (RFC 2046 section 5.1.1); undefined if the header doesn't name exactly one. */
export function boundaryOf(contentType: string): string | undefined {
  const boundary = parametersOf(contentType, multipart)?.get('boundary') ?? '';
  return /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary) ? boundary : undefined;
}
