/**
 * What a signer is told before they agree to sign electronically (15 USC 7001(c)(1)): paper and its cost, withdrawing and what follows from it, what the consent
 * covers, how to keep an address up to date, and what is needed to read and keep the document. Other words need another version: the record names both.
 */
export const disclosure = {
  version: '2026-11',
  paragraphs: [
    'You can sign this document on paper instead. Ask the funeral home for a paper copy, before or after you sign. It doesn’t charge you for that.',
    'Your consent covers this document only. You’re asked again for each further document.',
    'You can withdraw your consent at any time before you sign, with “I’d rather sign on paper” on the signing page. What you entered isn’t signed then, this link no longer works, and the funeral home is told, so that it can give you the document on paper. There is no fee. What you signed before that stays signed.',
    'If your email address or phone number changes, tell the funeral home by phone or email, and it sends a new link to the new address.',
    'You need a phone, tablet, or computer with internet access, a current browser (Chrome, Edge, Firefox, or Safari), an email address, and a program that opens PDF files, so that you can read, save, and print what you sign.',
    'When everyone has signed, you get an email with a link to your copy, which you can save or print.',
    'By agreeing, you confirm that you could open this page and the document on this device, and that you agree to sign it electronically. An electronic signature is as binding as one on paper.',
  ],
} as const;
