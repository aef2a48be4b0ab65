import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import { setLetter } from './letter.ts';
import { links } from './links.ts';
import { words } from './words.ts';

type Change = 'added' | 'changed' | 'uninvited' | 'removed' | 'invited-to-case';
type Facts = {
  site: string;
  supportMail: string;
  firstName: string;
  locationName: string;
  member: string;
  access: string;
  change: Change;
  by: string;
};

const wording: Record<Change, (facts: Facts) => ReturnType<typeof words>> = {
  added: ({ by, member, locationName }) => words`${by} added ${member} to the team of ${locationName}.`,
  changed: ({ by, member, locationName }) => words`${by} changed the details of ${member} in the team of ${locationName}.`,
  uninvited: ({ by, member, locationName }) => words`${by} canceled the invitation of ${member} to the team of ${locationName}.`,
  removed: ({ by, member, locationName }) => words`${by} removed ${member} from the team of ${locationName}.`,
  'invited-to-case': ({ by, member, locationName }) => words`${by} invited ${member} to take part in a case of ${locationName}.`,
};

/** Writes to the owner of a home when Yarrow support changes who sees its cases: anyone whom support lets in stays after the session. */
export const teamChangedBySupportLetter = (facts: Facts): Letter =>
  setLetter({
    subject:
      facts.change === 'invited-to-case' ? 'Yarrow support invited someone into a case' : 'Yarrow support changed your team',
    greeting: greeting(facts.firstName),
    body: [wording[facts.change](facts)],
    ...(facts.change === 'removed'
      ? {}
      : { facts: [['Access', words`${facts.access}`]] as [string, ReturnType<typeof words>][] }),
    action: { label: 'Open your home', url: links(facts.site).workplaces },
    notes: [
      facts.change === 'invited-to-case'
        ? words`If you didn’t expect this, cancel the invitation in the case’s contacts, and write to us right away.`
        : words`If you didn’t expect this, change it in your team, and write to us right away.`,
    ],
    supportMail: facts.supportMail,
  });
