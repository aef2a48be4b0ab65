import { Mail, Phone } from 'lucide-react';
import type { PersonInShort } from '#shared/contract/cases-views.ts';
import { caseRole } from '#shared/model/enumerations/people.ts';
import { dialLink } from '#shared/values/phone.ts';
import { mailTo } from '#web/parts/mail-to.ts';
import { Icon } from '#web/ui/icon.tsx';
import { OutsideLink, TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { caseSections } from '../frame/case-sections.ts';
import { useCase } from '../use-case.ts';

const Person = ({ person }: { person: PersonInShort }) => {
  const roles = [person.relationship, ...person.roles.map(caseRole.label)].filter(Boolean).join(', ');
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <span className="font-semibold wrap-anywhere">{person.fullName}</span>
      {roles && <span className="text-muted wrap-anywhere">{roles}</span>}
      {person.phoneNumber && (
        <OutsideLink href={dialLink(person.phoneNumber)} className="inline-flex min-h-6 items-center gap-2 justify-self-start">
          <Icon of={Phone} size={16} />
          <span className="tabular-nums">{person.phoneNumber}</span>
          <span className="sr-only">, call {person.fullName}</span>
        </OutsideLink>
      )}
      {person.email && (
        <OutsideLink href={mailTo(person.email)} className="inline-flex min-h-6 min-w-0 items-center gap-2 justify-self-start">
          <Icon of={Mail} size={16} />
          <span className="break-all">{person.email}</span>
        </OutsideLink>
      )}
    </li>
  );
};

/** Shows the people around a case in brief, the first one to call at the top. */
export const People = () => {
  const { locationId, caseId, dashboard, sight } = useCase();
  const { count, first } = dashboard.people;
  const hasPage = caseSections(sight).some(({ label }) => label === 'Contacts');
  const more = count - first.length;
  return (
    <Panel
      title="People"
      aside={hasPage && <TextLink to={workPaths.caseContacts({ locationId, caseId })}>All contacts</TextLink>}
    >
      {first.length === 0 && <p className="text-muted">No contacts yet.</p>}
      <ul className="divide-y divide-border">
        {first.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-muted">and {more} more</p>}
    </Panel>
  );
};
