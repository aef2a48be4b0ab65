import type { OwnSums } from '#shared/statement/line-changes.ts';
import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { changePoints, sumsWords } from './statement-sums.ts';
import { type Words, words } from './words.ts';

type About = {
  site: string;
  supportMail: string;
  greetedAs: string;
  homeName: string;
  homePhone: string;
  decedentName: string;
  documentName: string;
};

type Facts = About & {
  documentId: string;
  token: string;
  expiresOn: string;
  needsCode: boolean;
  /** Whether the copy is a scan of what was signed by hand. */
  isOnPaper?: boolean;
  /** Whether an earlier version was sent before this one. */
  isNewVersion?: boolean;
  /** The sums of a statement, whose name has its version; null for every other document. */
  sums: OwnSums | null;
};

/** Why a signer is sent a link. */
type Why = 'asked' | 'resent' | 'reminder' | 'requested' | 'copy';

const subjectOf = (why: Why, { homeName, documentName, isNewVersion, sums }: Facts): Words => {
  if (why === 'copy') return words`${homeName}: your copy of ${documentName}`;
  if (why === 'requested') return words`${homeName}: your link to sign ${documentName}`;
  return why === 'reminder'
    ? words`Reminder from ${homeName}: please sign ${documentName}`
    : isNewVersion && !sums
      ? words`${homeName}: please sign the new version of ${documentName}`
      : words`${homeName}: please sign ${documentName}`;
};

const opening = (why: Why, { homeName, documentName, decedentName, isOnPaper, isNewVersion, sums }: Facts): Words => {
  if (why === 'copy' && isOnPaper)
    return words`“${documentName}” for ${decedentName} was signed by hand. You can read, download, and print the scan of it.`;
  if (why === 'copy')
    return words`Everyone has signed “${documentName}” for ${decedentName}. You can read, download, and print your copy.`;
  if (why === 'resent')
    return words`${homeName} has sent you a new link to sign “${documentName}” for ${decedentName}. Earlier links no longer work.`;
  if (why === 'requested')
    return words`Here is the link that you asked for, to read and sign “${documentName}” for ${decedentName}.`;
  if (why === 'reminder') return words`${homeName} is still waiting for your signature on “${documentName}” for ${decedentName}.`;
  if (sums?.change)
    return words`${homeName} asks you to read and sign “${documentName}” for ${decedentName}. It changes what was signed before. Nothing changes until everyone has signed it.`;
  if (isNewVersion && sums)
    return words`${homeName} asks you to read and sign “${documentName}” for ${decedentName}. It takes the place of the version before it. Please sign it, even if you signed that one.`;
  if (isNewVersion)
    return words`${homeName} asks you to read and sign a new version of “${documentName}” for ${decedentName}. It takes the place of an earlier one. Please answer its questions and sign it, even if you began or signed the earlier version.`;
  return words`${homeName} asks you to read and sign “${documentName}” for ${decedentName}. You can do it on your phone or computer.`;
};

/** Writes to someone who has to sign a document, is reminded of it, or gets their copy. */
export function signingLetter(why: Why, facts: Facts): Letter {
  const { site, supportMail, greetedAs, homeName, homePhone, documentId, token, expiresOn, needsCode, sums } = facts;
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(expiresOn));
  return setLetter({
    subject: subjectOf(why, facts).text.slice(0, 160),
    greeting: greeting(greetedAs),
    body: [
      opening(why, facts),
      ...(sums && why !== 'copy' ? sumsWords(sums) : []),
      ...(why === 'copy'
        ? []
        : [words`Nothing is signed until you say so on the last page. If you’d rather sign on paper, the home will help you.`]),
      ...(needsCode && why !== 'copy' ? [words`We’ll email you a code of six digits when you open the document.`] : []),
      ...(homePhone ? [words`If you have a question, call ${homeName} at ${homePhone}.`] : []),
    ],
    ...(sums && why !== 'copy' ? changePoints(sums) : {}),
    action: { label: why === 'copy' ? 'Open your copy' : 'Read and sign', url: links(site).signDocument(documentId, token) },
    notes: [
      words`The link is only for you. Please don’t forward this email. It works until ${until}.`,
      words`If you don’t know ${homeName}, you can ignore this email.`,
    ],
    supportMail,
  });
}

/** Writes to someone who was asked to sign a document, or signed it, that the home has withdrawn it. */
export function withdrawnLetter(about: About & { isReplaced: boolean }): Letter {
  const { supportMail, greetedAs, homeName, homePhone, documentName, decedentName, isReplaced } = about;
  const next = isReplaced
    ? words`A new version will take its place. If you need to sign that one, you’ll get another email.`
    : words`You don’t need to do anything.`;
  return setLetter({
    subject: words`${homeName} has withdrawn ${documentName}`.text.slice(0, 160),
    greeting: greeting(greetedAs),
    body: [
      words`${homeName} has withdrawn “${documentName}” for ${decedentName}. Nobody can sign it any more, and your link to it no longer works.`,
      next,
      ...(homePhone ? [words`If you have a question, call ${homeName} at ${homePhone}.`] : []),
    ],
    notes: [words`If you don’t know ${homeName}, you can ignore this email.`],
    supportMail,
  });
}

/** Writes the code that a signer has to enter. */
export function signingCodeLetter({ supportMail, greetedAs, homeName, documentName, code }: About & { code: string }): Letter {
  return setLetter({
    subject: words`Your code to sign ${documentName}`.text.slice(0, 160),
    greeting: greeting(greetedAs),
    body: [words`Enter this code to read and sign “${documentName}” from ${homeName}.`],
    facts: [['Code', words`${code}`]],
    notes: [words`The code works for ten minutes. If you didn’t ask for it, you can ignore this email. Don’t give it to anyone.`],
    supportMail,
  });
}
