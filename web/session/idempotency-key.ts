import { useCallback, useRef } from 'react';

/** Returns the key of one submit, a GUID (docs/decisions.md, Names and wire). */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/**
 * Returns the keys of a form's submits. Sending the same content again after a network failure keeps the key, so that the server does the thing once;
 * other content gets a new key. Use: `api.publicIdentity.forgotPassword(input, { context: { idempotencyKey: keyFor(input) } })`.
 */
export const useIdempotencyKey = () => {
  const last = useRef<{ content: string; key: string } | null>(null);
  return useCallback((content: unknown): string => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: newIdempotencyKey() };
    return last.current.key;
  }, []);
};
