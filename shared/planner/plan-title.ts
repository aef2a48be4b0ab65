import type { Arrangement } from '../model/arrangement.ts';
import { fullNameOf } from '../values/full-name.ts';

type PlanNameParts = Pick<Arrangement, 'name' | 'type' | 'contacts'>;

/** Returns the full name of the person whose funeral a plan is for; empty if unknown. It works for drafts too, and leaves out what isn't typed yet. */
export function planSubject({ type, contacts }: Pick<Arrangement, 'type' | 'contacts'>): string {
  const person = contacts.find(({ contactType }) => contactType === (type === 'myself' ? 'contact' : 'decedent'));
  return person ? fullNameOf(person) : '';
}

/** Returns the name of a plan on screens, in emails, and in print: the family's own name for it, or one that mentions the person it is for. */
export function planTitle(plan: PlanNameParts): string {
  if (plan.name.trim() !== '') return plan.name;
  const subject = planSubject(plan);
  if (plan.type === 'myself') return subject ? `Plan of ${subject}` : 'My own plan';
  return subject ? `Plan for ${subject}` : 'A plan';
}
