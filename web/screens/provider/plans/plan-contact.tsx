import { useParams } from 'react-router-dom';
import { relationshipWords } from '#shared/cases/relationship-words.ts';
import { contactType } from '#shared/model/enumerations/people.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { PlanPeople, type PlanPerson } from './plan-people.tsx';

const factsOf = (person: PlanPerson): readonly (readonly [string, string])[] => [
  ['Name', fullNameOf(person)],
  ['Kind', contactType.label(person.contactType)],
  ['Relationship to decedent', relationshipWords(person)],
  ['Phone', person.phoneNumber ?? ''],
  ['Email', person.email ?? ''],
];

const Person = ({ person }: { person: PlanPerson }) => (
  <Card className="p-5 sm:p-6">
    <dl className="grid gap-4">
      {factsOf(person).map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm font-semibold">{name}</dt>
          <dd className="wrap-anywhere">{value || <span className="text-muted">Not known</span>}</dd>
        </div>
      ))}
    </dl>
  </Card>
);

/** /plans/plan/{planId}/contact/{contactId}: one person of a plan that a family sent; `contactId` is their position in it, from 0. */
export const Component = () => {
  const { planId = '', contactId = '' } = useParams();
  return (
    <PlanPeople planId={planId} title="Plan contact">
      {({ arrangement }) => {
        const person = /^\d{1,2}$/.test(contactId) ? arrangement.contacts[Number(contactId)] : undefined;
        return (
          <div className="grid gap-5">
            {person ? <Person person={person} /> : <p>This contact isn’t in the plan.</p>}
            <p>
              <TextLink to={workPaths.planContacts({ planId })}>All contacts in the plan</TextLink>
            </p>
          </div>
        );
      }}
    </PlanPeople>
  );
};
