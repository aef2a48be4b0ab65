/** How often Twilio delivers a text again, and after which failures. Source: Twilio, "Webhook connection overrides". */
const RETRIES = '#rc=5&rp=5xx,ct,rt';

/**
 * Returns the address that each number of the account is given for incoming messages. Without the part after `#`, Twilio tries again only if it can't connect: a
 * text that met a failing webhook would be lost.
 */
export const twilioWebhookAddress = (url: string): string => `${url}${RETRIES}`;
