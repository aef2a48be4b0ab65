import type { NeedType } from '#shared/model/enumerations/location.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import type { Words } from './words.ts';
import { quoted, words } from './words.ts';

export type InformationRequestFacts = {
  supportMail: string;
  homeName: string;
  /** Missing if the family wrote by text. */
  needType?: NeedType | undefined;
  name: string;
  /** Empty if the family wrote by text. */
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

/** Writes to a funeral home what a family asked. A reply to this email goes to the family, if it gave an email address. */
export const informationRequestLetter = (facts: InformationRequestFacts): Letter => {
  const { supportMail, homeName, needType, name, email, phone, message, packageName } = facts;
  return setLetter({
    subject: `${needType ? subjectWords[needType] : 'A family sent you a text'}: ${words`${name}`.text}`,
    greeting: words`Hello ${homeName},`,
    body: needType
      ? [needWords[needType], words`${name} found you on Yarrow and wrote:`]
      : [words`${name} sent this text to your number:`],
    quote: quoted(message),
    facts: [...fact('Name', name), ...fact('Email', email), ...fact('Phone', phone), ...fact('Package', packageName)],
    notes: [email ? words`Reply to this email to answer the family directly.` : words`Answer in Yarrow, under Messages.`],
    supportMail,
  });
};
