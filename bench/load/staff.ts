import { randomUUID } from 'node:crypto';
import { sampleSignIns } from '#world/sign-ins.ts';
import type { Pace } from './pace.ts';
import type { Crowd, Visitor } from './visitor.ts';

type Page = { items: { id: string }[] };
type Day = { items: { task: { id: string; isLocked?: boolean } }[] };
type Session = { accessToken: string };
type Me = { memberships: { locationId: string; access: string; kind: string }[] };

/** Staff who may write, the members of two homes. */
const members = sampleSignIns.filter(({ email }) => /^(joan|miriam|peter|daniel|dana)/.test(email));

/** Signs a member of staff in, with separate connections and a separate address. Throws if that fails: there would be nothing to measure. */
export async function signIn(crowd: Crowd, nth: number): Promise<Visitor> {
  const { email, password } = members[nth % members.length] ?? { email: '', password: '' };
  const visitor = crowd.enter();
  const session = await visitor.ask<Session>('login', { email, password });
  if (!session) throw new Error(`${email} could not sign in.`);
  Object.assign(visitor.headers, { authorization: `Bearer ${session().accessToken}`, 'x-user-email': email });
  const me = await visitor.ask<Me>('me');
  const [home] = me?.().memberships ?? [];
  if (!home) throw new Error(`${email} works at no home.`);
  visitor.headers['x-location-id'] = home.locationId;
  return visitor;
}

const caller = { firstName: 'Ruth', lastName: 'Vale', phoneNumber: '(617) 555-0142', isNextOfKin: true };

/** Takes a first call: the name is unique, so that nobody's search for it gets slower by the load itself. */
export const firstCall = (staff: Visitor) =>
  staff.ask('addCase', { decedentFirstName: 'Ada', decedentLastName: randomUUID(), contact: caller });

async function openCase(staff: Visitor, { think, random }: Pace, caseId: string): Promise<void> {
  await Promise.all([staff.ask('getCase', { id: caseId }), staff.ask('getCaseTasksAndServices', { id: caseId })]);
  await think();
  await Promise.all([
    staff.ask('getCaseNotes', { id: caseId }),
    staff.ask('getCaseTimeline', { id: caseId }),
    staff.ask('getCaseContacts', { caseId }),
  ]);
  await think();
  if (random.chance(1 / 2)) await staff.ask('addCaseNote', { caseId, note: 'The family comes at ten.' });
  else await staff.ask<Page>('getTasksForCase', { id: caseId });
  await think();
}

async function doTasks(staff: Visitor, { think, random }: Pace): Promise<void> {
  const day = await staff.ask<Day>('getMyDay', { whose: 'all' });
  await think();
  const tasks = (day?.().items ?? []).filter(({ task }) => !task.isLocked);
  if (tasks.length === 0) return;
  const { task } = random.pick(tasks);
  await staff.ask('completeTask', { caseTaskId: task.id, completed: true });
  await think();
}

/** One round of a member of staff: the dashboard, the list, a case, the tasks; every second round takes a first call. */
export async function staffRound(staff: Visitor, pace: Pace): Promise<void> {
  const { think, random } = pace;
  await staff.ask('getDashboard');
  await think();
  const list = await staff.ask<Page>('getFiltered', { status: 'active' });
  const cases = list?.().items ?? [];
  await think();
  if (cases.length > 0) await openCase(staff, pace, random.pick(cases).id);
  await doTasks(staff, pace);
  if (!random.chance(1 / 2)) return;
  const opened = await firstCall(staff);
  await think();
  if (opened) await openCase(staff, pace, opened().id);
}
