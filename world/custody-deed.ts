import { createHash } from 'node:crypto';
import type { Recorded } from '#shared/custody/custody-record.ts';
import type { Doer } from '#shared/custody/recorded-deed.ts';
import type { Contact } from '#shared/model/contact.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import type { TimelineEntry } from '#shared/model/timeline-entry.ts';
import type { CaseInMaking } from './case-timeline.ts';
import type { CustodyFacts } from './data/custody-facts.ts';
import { idOf } from './ids.ts';

/** What the timeline says of something besides who did it and when. */
export type Told = Pick<TimelineEntry, 'kind'> & Partial<Pick<TimelineEntry, 'from' | 'to' | 'subject'>>;

/** Something that happened in a case’s custody, which its record says. `sequence` is the number of the entry. */
export type Deed = {
  hours: number;
  by: StaffMember;
  record: (doer: Doer, sequence: number) => Promise<Recorded>;
  told?: Told;
};

/** A case whose custody is made. */
export type CustodyInMaking = { making: CaseInMaking; home: LocationProfile; contacts: readonly Contact[]; facts: CustodyFacts };

/** Returns who did something in the sample, when, and with which id and salt: the same whenever the data is loaded. */
export function doerOf({ id: caseId, at }: CaseInMaking, by: StaffMember, hours: number, name: string): Doer {
  const id = idOf('custody-deed', caseId, name);
  const salt = createHash('sha256').update(`The salt of ${id}`).digest('hex');
  return { id, kind: 'provider', by: by.appUserId ?? by.id, byName: by.fullName, now: new Date(at(hours)), note: '', salt };
}
