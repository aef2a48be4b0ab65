/**
 * What `public/boot.js` asked for while the app's code was loading. It is used once, because a later call wants fresh data.
 */
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

/** Returns the response that is on its way for an address, if it was asked for. */
export const takeEarlyResponse = (url: string): Promise<Response> | undefined => take(new URL(url).pathname)?.response;

/** Returns the answer to a call that is already there, so that its screen is drawn without a skeleton first. The caller knows its type. */
export const takeEarlyAnswer = <Answer>(path: string): Answer | undefined =>
  globalThis.earlyCall?.answer === undefined ? undefined : (take(path)?.answer as Answer | undefined);
