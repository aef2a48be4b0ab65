import type { GivenById } from './answers.ts';

const NAME = 'yarrow.signing';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Derives a name or a key from a token, by a purpose, so that neither tells the token nor the other. */
const derive = (purpose: string, token: string) => crypto.subtle.digest('SHA-256', bytesOf(`${NAME} ${purpose} ${token}`));

/** Reads and writes an item. A browser that allows no storage keeps nothing, and what is typed lasts as long as the page. */
export const itemAt = (key: string) => ({
  read: (): unknown => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  write: (value: object | null): void => {
    try {
      if (value) localStorage.setItem(key, JSON.stringify(value));
      else localStorage.removeItem(key);
    } catch {
      // Private windows and full storage refuse.
    }
  },
});

const isSealed = (stored: unknown): stored is { iv: string; data: string } =>
  typeof stored === 'object' && stored !== null && 'iv' in stored && 'data' in stored;

/**
 * Keeps in this browser what a signer typed and the server doesn't have. It is encrypted with a key that only their link gives, so that the next person at a
 * shared computer reads nothing, and the link's token is nowhere in it.
 */
export async function keptAnswers(token: string) {
  const [name, secret] = await Promise.all([derive('name', token), derive('key', token)]);
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const place = itemAt(`${NAME}.${toText(new Uint8Array(name).slice(0, 12))}`);
  /** The newest write wins, however long encrypting takes. */
  let turn = 0;
  return {
    read: async (): Promise<GivenById> => {
      const stored = place.read();
      if (!isSealed(stored)) return {};
      try {
        const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(stored.iv) }, key, toBytes(stored.data));
        return JSON.parse(new TextDecoder().decode(plain)) as GivenById;
      } catch {
        return {};
      }
    },
    write: async (given: GivenById): Promise<void> => {
      turn += 1;
      const mine = turn;
      if (Object.keys(given).length === 0) return place.write(null);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytesOf(JSON.stringify(given)));
      if (mine === turn) place.write({ iv: toText(iv), data: toText(new Uint8Array(data)) });
    },
    forget: (): void => {
      turn += 1;
      place.write(null);
    },
  };
}
