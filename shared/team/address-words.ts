/** What an email is to a home that wants to invite it. */
export type AddressState = 'available' | 'works-elsewhere' | 'own' | 'in-team' | 'family' | 'administrator';

/** Whether it can be invited. Somebody of another home can: they keep their account and switch between the two. */
export const canInvite = (state: AddressState): boolean => state === 'available' || state === 'works-elsewhere';

const words: Record<AddressState, string> = {
  available: 'This email can be invited.',
  'works-elsewhere':
    'This person works with another funeral home on Yarrow. They keep their account and can switch between the two.',
  own: 'This is your own email.',
  'in-team': 'Somebody with this email is in your team already.',
  family: 'This email belongs to a family account, which cannot join a team. Please ask for another, such as one for work.',
  administrator: 'This email belongs to an administrator of Yarrow, who cannot join a team. Please ask for another.',
};

/** The same in words for the screen. */
export const addressWords = (state: AddressState): string => words[state];
