import { relationshipWords } from '#shared/cases/relationship-words.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { isolated } from '#shared/values/isolated.ts';
import { type Flow, MEASURE } from '../pdf/flow.ts';
import { looks } from './looks.ts';
import { beginSection, separate } from './section.ts';

type Person = PlanView['arrangement']['contacts'][number];

function partOf(person: Person, index: number): string {
  if (person.contactType === 'decedent') return 'The person the plan is for';
  const kin = relationshipWords(person);
  return index === 0 ? ['Prepared the plan', kin].filter(Boolean).join(' · ') : kin || 'Contact';
}

/** Writes everyone in the plan, with their role and how to reach them. */
export function writePeople(flow: Flow, { arrangement }: PlanView): void {
  const section = beginSection(flow, 'People');
  for (const [index, person] of arrangement.contacts.entries()) {
    if (index > 0) separate(flow);
    const reached = [person.email, person.phoneNumber].filter((each): each is string => Boolean(each));
    flow.row([
      {
        element: section.child('P'),
        x: 0,
        width: MEASURE / 2 - 8,
        blocks: [
          { text: isolated(fullNameOf(person)), look: looks.strong },
          { text: partOf(person, index), look: looks.small },
        ],
      },
      {
        element: section.child('P'),
        x: MEASURE / 2 + 8,
        width: MEASURE / 2 - 8,
        blocks: reached.map((text) => ({ text, look: looks.body })),
      },
    ]);
  }
}
