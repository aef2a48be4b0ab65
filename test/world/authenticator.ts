/** The authenticator app of a test's person: its secret, and the codes that it shows. */
import { Secret, TOTP } from 'otpauth';

const periodMs = 30_000;

/** The steps of each secret whose code was used, because a pool accepts none twice. */
const given = new Map<string, Set<number>>();

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

/**
 * Returns a code that the pool accepts now and has not seen: of this half minute, the one before, or the next, which are all accepted, and of a later one
 * once those are used up. `now` is the cloud's clock.
 */
export async function codeOf(secret: string, now: () => number = Date.now): Promise<string> {
  const used = given.get(secret) ?? new Set<number>();
  given.set(secret, used);
  for (;;) {
    const present = Math.floor(now() / periodMs);
    const free = [present, present + 1, present - 1].find((step) => !used.has(step));
    if (free !== undefined) {
      used.add(free);
      return totpOf(secret).generate({ timestamp: free * periodMs });
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Returns six digits that no nearby step shows. */
export function wrongCodeOf(secret: string, now = Date.now()): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => totpOf(secret).generate({ timestamp: now + steps * periodMs })));
  for (let number = 0; ; number += 1) {
    const code = String(number).padStart(6, '0');
    if (!near.has(code)) return code;
  }
}
