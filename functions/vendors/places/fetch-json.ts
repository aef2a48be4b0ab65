import { PlacesUnavailable } from './port.ts';

/** Milliseconds that a places service may take. After that, it is quicker to keep typing. */
const patienceMs = 2_000;

/** Asks a places service. Throws `PlacesUnavailable` if it doesn't answer in time, or not with 200; null for a 404. */
export async function fetchJson(url: URL, init: RequestInit = {}): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The places service answered ${response.status}.`);
    return await response.json();
  } catch (error) {
    throw new PlacesUnavailable('A places service did not answer.', { cause: error });
  }
}
