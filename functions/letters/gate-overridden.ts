import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Facts = {
  site: string;
  supportMail: string;
  firstName: string;
  locationId: string;
  caseId: string;
  caseNumber: string;
  /** What can’t be undone, such as “cremation”, and what they go on without. */
  act: string;
  line: string;
  decidedBy: readonly string[];
};

/** Tells the owner of a home that two people decided to go on without something that an act needs which can’t be undone. */
export const gateOverriddenLetter = (facts: Facts): Letter => {
  const { site, supportMail, firstName, locationId, caseId, caseNumber, act, line, decidedBy } = facts;
  return setLetter({
    subject: words`Case ${caseNumber}: two people go on without ${line}`.text,
    greeting: greeting(firstName),
    body: [
      words`In case ${caseNumber}, two people of your home decided to go on with ${act}, although one thing that it needs is missing. Please look at it now: it can’t be undone afterward.`,
    ],
    facts: [
      ['Act', words`${act}`],
      ['Missing', words`${line}`],
      ['Decided by', words`${decidedBy.join(' and ')}`],
    ],
    action: { label: 'Open the case', url: links(site).staffCase(locationId, caseId) },
    notes: [
      words`Their reasons are in the activity of the case, and in its custody record. The decision counts for a day at most.`,
    ],
    supportMail,
  });
};
