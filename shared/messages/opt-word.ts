/** The words by which phone companies let people end texts, and want them again. Source: Twilio, "Support for opt-out keywords". */
const stops = new Set(['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'optout', 'revoke']);
const starts = new Set(['start', 'unstop']);

/** Returns whether a text is nothing but a word that ends texts or asks for them again, whatever its case and punctuation. */
export function optWordOf(text: string): 'stop' | 'start' | null {
  const word = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  if (stops.has(word)) return 'stop';
  return starts.has(word) ? 'start' : null;
}
