/** What an email is to a home that wants to invite it. Only the email's owner should know whether it has an account, so nothing here says that. */
export type AddressState = 'available' | 'own' | 'in-team';

/** Returns whether an email can be invited. Staff of another home can: they keep their account and switch between the two. */
export const canInvite = (state: AddressState): boolean => state === 'available';

const words: Record<AddressState, string> = {
  available: 'This email can be invited.',
  own: 'This is your own email.',
  'in-team': 'Someone with this email is on your team already.',
};

/** Returns the same in words for the screen. */
export const addressWords = (state: AddressState): string => words[state];
