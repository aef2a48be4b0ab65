import { type Mail, mailbox, waitUntil } from '#test/cloud/cloud.ts';

/** The newest mail to an address whose subject matches; waits for it. */
export const letter = (address: string, subject: RegExp): Promise<Mail> =>
  waitUntil(`a mail to ${address} about ${subject}`, async () =>
    (await mailbox(address).all()).findLast((mail) => subject.test(mail.subject)),
  );

/** The address of the app that a letter leads to, as path and query. */
export function linkIn(mail: Mail, screen: string): string {
  const found = (mail.body.text ?? '').match(/https?:\/\/\S+/g)?.map((address) => new URL(address));
  const link = found?.find(({ pathname }) => pathname.startsWith(screen));
  if (!link) throw new Error(`The mail "${mail.subject}" has no link to ${screen}.`);
  return link.pathname + link.search;
}
