import type { CallRoute } from 'virtual:contract-routes';
import { toClientError } from './client-error.ts';

/** Lists an input's values under the names that the server reads: `filters[0][type]`. What isn't set isn't sent. */
function* valuesOf(input: unknown, name = ''): Generator<[name: string, value: string | Blob]> {
  if (input === undefined || input === null) return;
  if (input instanceof Blob) yield [name, input];
  else if (typeof input !== 'object') yield [name, String(input)];
  else
    for (const [key, value] of Object.entries(input)) {
      const part = key.replace(/[\\[\]]/g, '\\$&');
      yield* valuesOf(value, name === '' ? part : `${name}[${part}]`);
    }
}

/** Puts an input into a body: JSON, or a form if it contains a file. */
function bodyOf(input: unknown): string | FormData {
  const values = [...valuesOf(input)];
  if (!values.some(([, value]) => value instanceof Blob)) return JSON.stringify(input);
  const form = new FormData();
  for (const [name, value] of values) form.append(name, value);
  return form;
}

type Parts = { headers: Readonly<Record<string, string>>; signal?: AbortSignal | undefined };

/** Makes a call's request: the input fills the path, and the rest of it goes into the address of a GET or DELETE and the body of all others. */
export function callRequest([method, path]: CallRoute, input: unknown, origin: string, { headers, signal }: Parts): Request {
  const rest: Record<string, unknown> = { ...(input as object | undefined) };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const url = new URL(filled, origin);
  const init: RequestInit = { method, headers, signal: signal ?? null };
  if (method === 'GET' || method === 'DELETE') {
    for (const [name, value] of valuesOf(rest)) url.searchParams.append(name, String(value));
    return new Request(url, init);
  }
  if (input === undefined || (filled !== path && Object.keys(rest).length === 0)) return new Request(url, init);
  const body = bodyOf(rest);
  const made = new Request(url, { ...init, body });
  if (typeof body === 'string') made.headers.set('content-type', 'application/json');
  return made;
}

/** Returns what a response says. Throws as if it had failed if that isn't JSON: it comes from something between us and the server. */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw toClientError(undefined, response.ok ? 502 : response.status);
  }
}
