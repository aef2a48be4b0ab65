/** What `public/boot.js` requested while the app's code was loading. It is used once, because a later call wants fresh data. */
declare global {
  /** `answer` is set once all of the response is there and it is a success. */
  var earlyCall: { path: string; response: Promise<Response>; answer?: unknown } | undefined;
}

function take(path: string) {
  const early = globalThis.earlyCall;
  if (early?.path !== path) return undefined;
  globalThis.earlyCall = undefined;
  return early;
}

/** Returns the pending response for an address, if it was requested. */
export const takeEarlyResponse = (url: string): Promise<Response> | undefined => take(new URL(url).pathname)?.response;

/** Returns a response that is already there, so that its screen renders without a skeleton first. The caller knows its type. */
export const takeEarlyAnswer = <Answer>(path: string): Answer | undefined =>
  globalThis.earlyCall?.answer === undefined ? undefined : (take(path)?.answer as Answer | undefined);
