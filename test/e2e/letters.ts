import { type Mail, mailbox, waitUntil } from '#test/cloud/cloud.ts';

/** Returns the newest email to an address whose subject matches, once `count` of them have arrived. */
export const letter = (address: string, subject: RegExp, count = 1): Promise<Mail> =>
  waitUntil(`${count} mail(s) to ${address} about ${subject}`, async () => {
    const matching = (await mailbox(address).all()).filter((mail) => subject.test(mail.subject));
    return matching.length < count ? undefined : matching.at(-1);
  });

/** Returns the address in the app that an email links to, as path and query. */
export function linkIn(mail: Mail, screen: string): string {
  const found = (mail.body.text ?? '').match(/https?:\/\/\S+/g)?.map((address) => new URL(address));
  const link = found?.find(({ pathname }) => pathname.startsWith(screen));
  if (!link) throw new Error(`The mail "${mail.subject}" has no link to ${screen}.`);
  return link.pathname + link.search;
}
