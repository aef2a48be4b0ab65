import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = {
  site: string;
  supportMail: string;
  firstName: string;
  locationName: string;
  number: number;
  on: string;
  records: number;
  digest: string;
  key: string;
};

/** Writes to the owner of a home which checkpoint of its custody records was written: a copy of its digest that is out of our reach. */
export const custodyCheckpointLetter = (facts: Facts): Letter => {
  const { site, supportMail, firstName, locationName, number, on, records, digest, key } = facts;
  return setLetter({
    subject: words`Custody checkpoint ${String(number)} of ${locationName}`.text,
    greeting: greeting(firstName),
    body: [
      words`The custody records of ${locationName} have new entries, so we wrote a checkpoint of all of them. Please keep this email. It shows later if someone changed a record or removed its last entries.`,
    ],
    facts: [
      ['Checkpoint', words`${String(number)}`],
      ['Written', words`${`${on.slice(0, 10)} ${on.slice(11, 19)} UTC`}`],
      ['Records', words`${records.toLocaleString('en-US')}`],
      ['Digest', words`${digest}`],
      ['Key', words`${key}`],
    ],
    action: { label: 'Open your home', url: links(site).workplaces },
    notes: [
      words`To compare, export the custody record of a case and open its verify.html. It names the checkpoint that covers the record, its digest, and its key. You don’t have to do anything now.`,
    ],
    supportMail,
  });
};
