import { type MultipartPart, parseMultipart } from '@remix-run/multipart-parser';
import { problem } from '#functions/problem.ts';
import { boundaryOf, parametersOf } from './header-parameters.ts';

/** Most parts in a form. No call takes more than a few. */
const MAX_PARTS = 20;
/** Most bytes of headers in a part: a field name, a file name, and a type. */
const MAX_PART_HEADERS = 2_000;
/** Longest field name. oRPC reads brackets in it as nested fields, and thousands of them exhaust the stack. */
const MAX_FIELD_NAME = 200;

/** Returns a part's field name and file name. Throws if the header is malformed or says something twice. */
function dispositionOf({ headers }: MultipartPart): { name: string; fileName: string | undefined } {
  const parameters = parametersOf(headers['content-disposition'] ?? '', 'form-data');
  const name = parameters?.get('name');
  if (!name || name.length > MAX_FIELD_NAME) throw new RangeError('A part has no usable name.');
  return { name, fileName: parameters?.get('filename') };
}

function append(form: FormData, part: MultipartPart): void {
  const { name, fileName } = dispositionOf(part);
  if (fileName === undefined) {
    form.append(name, part.text);
    return;
  }
  const type = part.headers['content-type'] ?? 'application/octet-stream';
  form.append(name, new File([Buffer.from(part.bytes)], fileName, { type }));
}

/**
 * Returns the form in a multipart body. Throws 400 if the header or the body isn't one form with one boundary. `FormData` loads Node's fetch classes, so
 * the first upload pays for them and a cold start doesn't.
 */
export async function formOf(bytes: Uint8Array, contentType: string): Promise<FormData> {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) throw problem('invalid_input', { detail: 'The form needs exactly one boundary.' });
  const limits = { maxParts: MAX_PARTS, maxHeaderSize: MAX_PART_HEADERS, maxFileSize: bytes.length, maxTotalSize: bytes.length };
  try {
    const form = new FormData();
    for (const part of parseMultipart(bytes, { boundary, ...limits })) append(form, part);
    return form;
  } catch (cause) {
    throw Object.assign(problem('invalid_input', { detail: 'The form cannot be read.' }), { cause });
  }
}
