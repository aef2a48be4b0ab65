import type { NeedType } from '#shared/model/enumerations/location.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import type { Words } from './words.ts';
import { quoted, words } from './words.ts';

export type InformationRequestFacts = {
  supportMail: string;
  homeName: string;
  needType: NeedType;
  name: string;
  email: string;
  /** Empty if none was given. */
  phone: string;
  message: string;
  packageName?: string;
};

/** How soon an answer matters, in the first line that the home reads. */
const needWords: Record<NeedType, Words> = {
  'at-need': words`Someone has died, and a family is waiting for your answer.`,
  'pre-need': words`A family is planning ahead and would like to hear from you.`,
};
const subjectWords: Record<NeedType, string> = {
  'at-need': 'A family needs your help now',
  'pre-need': 'A family is planning ahead',
};

const fact = (label: string, value: string | undefined): [string, Words][] => (value ? [[label, words`${value}`]] : []);

/** Writes to a funeral home what a family asked. A reply to this email goes to the family. */
export const informationRequestLetter = (facts: InformationRequestFacts): Letter => {
  const { supportMail, homeName, needType, name, email, phone, message, packageName } = facts;
  return setLetter({
    subject: `${subjectWords[needType]}: ${words`${name}`.text}`,
    greeting: words`Hello ${homeName},`,
    body: [needWords[needType], words`${name} found you on Yarrow and wrote:`],
    quote: quoted(message),
    facts: [...fact('Name', name), ...fact('Email', email), ...fact('Phone', phone), ...fact('Package', packageName)],
    notes: [words`Reply to this email to answer the family directly.`],
    supportMail,
  });
};
