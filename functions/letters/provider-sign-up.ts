import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = {
  site: string;
  supportMail: string;
  businessName: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
};

/** Writes to our own team: a funeral home would like to join. A reply to this email goes to the one who asked. */
export const providerSignUpLetter = ({ site, supportMail, ...request }: Facts): Letter => {
  const { businessName, firstName, lastName, email, phoneNumber } = request;
  return setLetter({
    subject: `A funeral home would like to join: ${words`${businessName}`.text}`,
    greeting: words`Hello,`,
    body: [
      words`${businessName} would like to be on Yarrow. We have told them that someone will call or email them soon.`,
      words`Once you’ve spoken with them, create their home and invite its owner from the list of requests.`,
    ],
    facts: [
      ['Home', words`${businessName}`],
      ['Name', words`${firstName} ${lastName}`],
      ['Phone', words`${phoneNumber}`],
      ['Email', words`${email}`],
    ],
    action: { label: 'Open the requests', url: links(site).systemProviders },
    notes: [words`Reply to this email to answer ${firstName} directly.`],
    supportMail,
  });
};
