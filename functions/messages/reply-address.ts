const pattern = /^reply\+([0-9a-f]{32})@/i;

/** Returns the address that a family's answers go to: its secret part says which thread they belong to. */
export const replyAddress = (secret: string, domain: string): string => `reply+${secret}@${domain}`;

/** Returns the secret part of an address that answers go to; `undefined` for any other address. */
export const secretOfAddress = (address: string): string | undefined => pattern.exec(address.trim())?.[1]?.toLowerCase();
