/** Sending and receiving texts: the port, and Twilio behind it (the embedded cloud answers the same calls). Only this folder knows Twilio. */
export { type RefusalReason, type TextingPort, TextRefused } from './texting-port.ts';
export { twilioTexting } from './twilio-texting.ts';
export { type IncomingText, isFromTwilio, textOf, twilioWebhookAddress } from './twilio-webhook.ts';
