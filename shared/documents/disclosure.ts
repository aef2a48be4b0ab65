const paper = [
  'You can sign this document on paper instead. Ask the funeral home for a paper copy, before or after you sign. It doesn’t charge you for that.',
  'Your consent covers this document only. You’re asked again for each further document.',
  'You can withdraw your consent at any time before you sign, with “I’d rather sign on paper” on the signing page. What you entered isn’t signed then, this link no longer works, and the funeral home is told, so that it can give you the document on paper. There is no fee. What you signed before that stays signed.',
] as const;

const agreement =
  'By agreeing, you confirm that you could open this page and the document on this device, and that you agree to sign it electronically. An electronic signature is as binding as one on paper.';

/**
 * What a signer is told before they agree to sign electronically (15 USC 7001(c)(1)): paper and its cost, withdrawing and what follows from it, what the consent
 * covers, how to keep an address up to date, what is needed to read and keep the document, and what its certificate tells the other signers. Other words need another version: the record names both.
 */
const byEmail = {
  version: '2026-11-2',
  paragraphs: [
    ...paper,
    'If your email address or phone number changes, tell the funeral home by phone or email, and it sends a new link to the new address.',
    'You need a phone, tablet, or computer with internet access, a current browser (Chrome, Edge, Firefox, or Safari), an email address, and a program that opens PDF files, so that you can read, save, and print what you sign.',
    'When everyone has signed, you get an email with a link to your copy, which you can save or print.',
    'A certificate is added to the finished document, as evidence of who signed it. It says when you signed, and it has your email address, your IP address, and the name of your browser. The funeral home and everyone else who signs the document can read it.',
    agreement,
  ],
} as const;

/** The same for a signer whose email address the home doesn’t have. They sign on the home’s tablet, get nothing by email, and need no device of their own. */
const inPerson = {
  version: '2026-11-2-in-person',
  paragraphs: [
    ...paper,
    'The funeral home has no email address for you. If you’d like to get documents by email, or your phone number changes, tell the funeral home.',
    'You sign on the funeral home’s device, so you need none of your own. To read, save, or print a copy that it sends you by email later, you need a phone, tablet, or computer with internet access, and a program that opens PDF files.',
    'When everyone has signed, ask the funeral home for your copy. It gives you one on paper, free of charge.',
    'A certificate is added to the finished document, as evidence of who signed it. It says when you signed and who was your witness, and it has the IP address and the name of the browser of the device that you sign on. The funeral home and everyone else who signs the document can read it.',
    agreement,
  ],
} as const;

/** Returns what a signer is told before they agree to sign electronically: its version, and its paragraphs. */
export const disclosureFor = ({ email }: { email?: string | undefined }): typeof byEmail | typeof inPerson =>
  email ? byEmail : inPerson;
