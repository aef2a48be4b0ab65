import { optionalSetting } from '#functions/settings.ts';
import { type RefusalReason, type TextingPort, TextRefused } from './texting-port.ts';

/** Twilio's codes for what a repetition can't change. Source: Twilio, "Error and Warning Dictionary". */
const reasons: Readonly<Record<number, RefusalReason>> = {
  21610: 'opted-out',
  21211: 'cannot-get-texts',
  21217: 'cannot-get-texts',
  21612: 'cannot-get-texts',
  21614: 'cannot-get-texts',
};

/** Milliseconds that Twilio may take to accept a text. */
const patienceMs = 10_000;

const codeOf = (answer: unknown): number => Number((answer as { code?: unknown } | null)?.code ?? 0);

/**
 * Sends texts through Twilio's REST API (2010-04-01, Messages). `endpoint` replaces its address on this machine. Twilio has no idempotency of its own; the
 * caller sends each text once.
 */
export function twilioTexting(endpoint = process.env.TWILIO_ENDPOINT_URL || 'https://api.twilio.com'): TextingPort {
  return {
    async send({ from, to, text }) {
      const account = optionalSetting('TWILIO_ACCOUNT_SID');
      const token = optionalSetting('TWILIO_AUTH_TOKEN');
      if (account === undefined || token === undefined) throw new Error('This stage has no key of a texting service.');
      const response = await fetch(`${endpoint}/2010-04-01/Accounts/${account}/Messages.json`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ From: from, To: to, Body: text }).toString(),
        signal: AbortSignal.timeout(patienceMs),
        redirect: 'error',
      });
      if (response.ok) return;
      const code = codeOf(await response.json().catch(() => null));
      // 401, 403, and 404 are faults of our keys, which someone can correct; 429 and 5xx pass.
      if (response.status === 400) throw new TextRefused(reasons[code] ?? 'refused', code);
      throw new Error(`The texting service answered ${response.status} with code ${code}.`);
    },
  };
}
