import type { Arrangement } from '../model/arrangement.ts';
import { fullNameOf } from '../values/full-name.ts';

type Named = Pick<Arrangement, 'name' | 'type' | 'contacts'>;

/** The full name of the person whose funeral a plan is for; empty while it is not known. Also of drafts: what is not typed yet is left out. */
export function planSubject({ type, contacts }: Pick<Arrangement, 'type' | 'contacts'>): string {
  const person = contacts.find(({ contactType }) => contactType === (type === 'myself' ? 'contact' : 'decedent'));
  return person ? fullNameOf(person) : '';
}

/** What a plan is called on screens, in mails and in print: the family's own name for it, else after the person it is for. */
export function planTitle(plan: Named): string {
  if (plan.name.trim() !== '') return plan.name;
  const subject = planSubject(plan);
  if (plan.type === 'myself') return subject ? `Plan of ${subject}` : 'My own plan';
  return subject ? `Plan for ${subject}` : 'A plan';
}
