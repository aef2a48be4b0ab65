import type { MyCase } from '#shared/contract/my-cases.ts';
import { relationship } from '#shared/model/enumerations/relationship.ts';
import { whenWords } from '#web/parts/when-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Section } from './section.tsx';

/** Notes that the home shared; nothing where it shared none. */
export const Notes = ({ notes }: Pick<MyCase, 'notes'>) =>
  notes.length === 0 ? null : (
    <Section id="notes" title="From the home">
      <ul className="grid gap-4">
        {notes.map(({ id, note, createdOn, createdByName }) => (
          <li key={id}>
            <Card className="p-5 sm:p-6">
              <p className="break-words whitespace-pre-line">{note}</p>
              <p className="mt-3 text-sm text-muted">
                {createdByName}, {whenWords(createdOn)}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );

/** What is planned, as far as the home shows it. */
export const Services = ({ services }: Pick<MyCase, 'services'>) =>
  services.length === 0 ? null : (
    <Section id="services" title="What is planned">
      <ul className="divide-y divide-border border-y border-border">
        {services.map(({ displayServiceId, name, description }) => (
          <li key={displayServiceId} className="py-3">
            <p className="font-semibold">{name}</p>
            {description && <p className="text-muted">{description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );

type Person = MyCase['people'][number];

const partOf = ({ contact }: Person): string =>
  contact.otherRelationship || (contact.relationship ? relationship.label(contact.relationship) : '');

/** Who else is known to the home, by name and part; nobody's number is told here. */
export const People = ({ people }: Pick<MyCase, 'people'>) =>
  people.length === 0 ? null : (
    <Section id="people" title="The people around you">
      <ul className="divide-y divide-border border-y border-border">
        {people.map((person) => (
          <li key={person.contact.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="min-w-0">
              <span className="block font-semibold break-words">{person.contact.fullName}</span>
              {partOf(person) && <span className="text-muted">{partOf(person)}</span>}
            </span>
            {person.isOwn && <Badge>You</Badge>}
          </li>
        ))}
      </ul>
    </Section>
  );
