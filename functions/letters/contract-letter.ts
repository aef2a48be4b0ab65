import { type Words, words } from './words.ts';

/** What every email about a contract or its payments says of the home, the case, and its reader. */
export type ContractFacts = {
  site: string;
  supportMail: string;
  firstName: string;
  homeName: string;
  homePhone: string;
  decedentName: string;
  caseId: string;
  /** Whether the reader has an account with the case in it. */
  hasAccount: boolean;
};

/** Returns how such an email ends: when to call the home, and what to do if the reader doesn't know it. */
export const lastNotes = ({ homeName, homePhone }: ContractFacts, when: Words): Words[] => [
  ...(homePhone ? [words`${when}, call ${homeName} at ${homePhone}.`] : []),
  words`If you don’t know ${homeName}, you can ignore this email.`,
];
