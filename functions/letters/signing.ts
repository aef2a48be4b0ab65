import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { type Words, words } from './words.ts';

/** What each email to a signer says. `url` is the signer's own link. */
type Facts = {
  supportMail: string;
  url: string;
  firstName: string;
  homeName: string;
  homePhone: string;
  documentName: string;
  decedentName: string;
};

/** Cuts a subject where email programs would, so that the end of it isn't lost in a header. */
const subject = ({ text }: Words): string => text.slice(0, 160);

const orCall = (homeName: string, homePhone: string): Words[] =>
  homePhone ? [words`If you have questions, call ${homeName} at ${homePhone}.`] : [];

/**
 * Asks someone to sign a document, or reminds them. `lastDay` is the last day of the link, written out, such as “December 27, 2026”; a reminder's link is
 * new, and ends the one before.
 */
export function signingRequestLetter(facts: Facts & { lastDay: string; needsCode: boolean; isReminder: boolean }): Letter {
  const { supportMail, url, firstName, homeName, homePhone, documentName, decedentName, lastDay, needsCode, isReminder } = facts;
  return setLetter({
    subject: subject(
      isReminder ? words`Reminder: ${documentName} for ${decedentName}` : words`Please sign: ${documentName} for ${decedentName}`,
    ),
    greeting: greeting(firstName),
    body: [
      isReminder
        ? words`${homeName} is still waiting for your signature on this document for ${decedentName}: ${documentName}.`
        : words`${homeName} asks you to sign a document for ${decedentName}: ${documentName}.`,
      words`You can read and sign it on your phone or computer in a few minutes. You don’t need an account. What you fill in is saved as you go, so you can stop and come back.`,
      ...orCall(homeName, homePhone),
    ],
    action: { label: 'Read and sign', url },
    notes: [
      words`The link is only for you. Please don’t forward it. It works until ${lastDay}.`,
      ...(isReminder ? [words`Please use this link. The one in our earlier email no longer works.`] : []),
      ...(needsCode ? [words`When you open it, we’ll email you a code to enter, so that nobody else can sign for you.`] : []),
      words`If you would rather sign on paper, or don’t want to sign, you can say so there or call ${homeName}.`,
    ],
    supportMail,
  });
}

/** Brings a signer the code that opens their document. It has no link, so that someone who reads only this email can't go on. */
export const signingCodeLetter = ({
  supportMail,
  firstName,
  documentName,
  code,
}: Pick<Facts, 'supportMail' | 'firstName' | 'documentName'> & { code: string }): Letter =>
  setLetter({
    subject: `${code} is your code to sign`,
    greeting: greeting(firstName),
    body: [words`Enter this code to open ${documentName}: ${code}`],
    notes: [
      words`The code works for 10 minutes, only on the page that asked for it.`,
      words`If you didn’t ask for it, you can ignore this email. Nobody from the funeral home or Yarrow will ask you for this code.`,
    ],
    supportMail,
  });

/** Tells someone who was asked to sign that they no longer have to. */
export const signingEndedLetter = ({
  supportMail,
  firstName,
  homeName,
  homePhone,
  documentName,
  decedentName,
}: Omit<Facts, 'url'>): Letter =>
  setLetter({
    subject: subject(words`You no longer need to sign ${documentName}`),
    greeting: greeting(firstName),
    body: [
      words`${homeName} no longer needs your signature on this document for ${decedentName}: ${documentName}. The link that we sent you doesn’t work anymore.`,
      words`You don’t have to do anything. If there is a new version for you to sign, it comes in a separate email.`,
      ...orCall(homeName, homePhone),
    ],
    supportMail,
  });

/** Brings a copy of a document, sealed if everyone has signed it. */
export const documentCopyLetter = ({
  supportMail,
  url,
  firstName,
  homeName,
  homePhone,
  documentName,
  decedentName,
  isSealed,
  lastDay,
}: Facts & { isSealed: boolean; lastDay: string }): Letter =>
  setLetter({
    subject: subject(words`Your copy of ${documentName} for ${decedentName}`),
    greeting: greeting(firstName),
    body: [
      isSealed
        ? words`Everyone has signed this document for ${decedentName}: ${documentName}. Here is your copy.`
        : words`${homeName} sends you a copy of this document for ${decedentName}: ${documentName}.`,
      ...(isSealed
        ? [words`The file is sealed. Its last pages say who signed, when, and how, and any change to it afterward can be found.`]
        : []),
      ...orCall(homeName, homePhone),
    ],
    action: { label: 'Download your copy', url },
    notes: [words`The link is only for you, and works until ${lastDay}. Please save the file for your records.`],
    supportMail,
  });
