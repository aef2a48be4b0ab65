/**
 * Returns a text the way a family gets it. The first one to a number says who writes and how to end texts, as phone companies require. (CTIA, Messaging
 * Principles and Best Practices, section 5.1.)
 */
export const outgoingText = (text: string, homeName: string, isFirst: boolean): string =>
  isFirst ? `${homeName}: ${text}\nReply STOP to end texts.` : text;
