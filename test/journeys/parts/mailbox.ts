/** An email as the embedded mail service keeps it. */
export type SentMail = {
  subject: string;
  replyTo: string[];
  destination: { to: string[] };
  body: { text: string; html: string };
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns all emails sent to an address so far, oldest first. */
export async function mailsTo(mailUrl: string, address: string): Promise<SentMail[]> {
  const response = await fetch(`${mailUrl}/store?to=${encodeURIComponent(address)}`);
  return ((await response.json()) as { emails: SentMail[] }).emails;
}

/** Waits until `count` emails have come to an address and returns the last one. Gives up after 20 seconds, saying what has come. */
export async function nextMail(mailUrl: string, address: string, count = 1): Promise<SentMail> {
  const until = Date.now() + 20_000;
  for (;;) {
    const mails = await mailsTo(mailUrl, address);
    const mail = mails[count - 1];
    if (mail) return mail;
    if (Date.now() > until)
      throw new Error(`${mails.length} of ${count} mails came to ${address}: ${mails.map(({ subject }) => subject)}`);
    await pause(50);
  }
}

/** Returns the token in the one link of an email. */
export function tokenIn({ body }: SentMail): string {
  const token = /(?:\/|token=)([\w-]{43})\s/.exec(body.text)?.[1];
  if (!token) throw new Error(`There is no link with a token in this mail:\n${body.text}`);
  return token;
}
