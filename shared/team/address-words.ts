/**
 * What an email is to a home that wants to invite it. `unavailable` doesn't say why, because only the email's owner should know what kind of account it
 * has.
 */
export type AddressState = 'available' | 'own' | 'in-team' | 'unavailable';

/** Returns whether an email can be invited. Staff of another home can: they keep their account and switch between the two. */
export const canInvite = (state: AddressState): boolean => state === 'available';

const words: Record<AddressState, string> = {
  available: 'This email can be invited.',
  own: 'This is your own email.',
  'in-team': 'Someone with this email is on your team already.',
  unavailable: "This email can't be invited. Ask for another one, such as a work email.",
};

/** Returns the same in words for the screen. */
export const addressWords = (state: AddressState): string => words[state];
