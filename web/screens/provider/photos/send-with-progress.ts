import type { Send } from '#web/session/session-fetch.ts';

/** A slow connection is fine, but an upload that hasn't moved for this long is canceled. */
const STALLED_MS = 30_000;

/** Statuses without a body, with which a `Response` can't have one. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

const headersOf = (xhr: XMLHttpRequest): Headers =>
  new Headers(
    xhr
      .getAllResponseHeaders()
      .trim()
      .split(/[\r\n]+/)
      .map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1).trim()];
      })
      .filter(([name]) => name !== ''),
  );

/** Sends a request and reports the share that has been sent, from 0 to 1, which `fetch` can't do. It fails with the same errors as fetch. */
export const sendWithProgress =
  (onProgress: (share: number) => void): Send =>
  async (request) => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      const moved = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          reject(new DOMException('The upload stopped.', 'TimeoutError'));
          xhr.abort();
        }, STALLED_MS);
      };
      xhr.open(request.method, request.url);
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.responseType = 'blob';
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        moved();
        if (lengthComputable) onProgress(loaded / total);
      };
      xhr.upload.onload = () => onProgress(1);
      xhr.onload = () =>
        resolve(new Response(bodiless.has(xhr.status) ? null : xhr.response, { status: xhr.status, headers: headersOf(xhr) }));
      xhr.onerror = () => reject(new TypeError('Failed to fetch'));
      xhr.onabort = () => reject(request.signal.reason);
      xhr.onloadend = () => clearTimeout(timer);
      request.signal.addEventListener('abort', () => xhr.abort(), { once: true });
      moved();
      xhr.send(body);
    });
  };
