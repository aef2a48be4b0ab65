import { randomUUID } from 'node:crypto';
import type { Random } from '#world/random.ts';
import { type Answered, asking, type Desk, type SentRequest } from './desk.ts';

type KnownCase = {
  id: string;
  type: string;
  decedentStatus: string;
  isDeleted: boolean;
  /** Whether it invites relatives. Other cases are hidden and restored instead, since a hidden case sends no email. */
  isInviting: boolean;
  contacts: { id: string; email: string }[];
};

/** What was done so far, as far as the answers said. */
export type Done = {
  cases: KnownCase[];
  /** Addresses of those who wrote to the home, and of those who were invited to a case. */
  wrote: string[];
  invited: string[];
  /** Requests whose answer was cut off, which are made again after the next start. */
  cutOff: { request: SentRequest; learn: Learn }[];
};
type Learn = (answer: Answered) => void;

export const nothingDone = (): Done => ({ cases: [], wrote: [], invited: [], cutOff: [] });

type Change = (done: Done, random: Random, desk: Desk) => Promise<{ request: SentRequest; learn: Learn } | undefined>;

const newEmail = (who: string) => `${who}-${randomUUID().slice(0, 13)}@example.com`;
/** Returns one of the last cases that aren't hidden. */
const oneOf = ({ cases }: Done, random: Random, isWanted = (_: KnownCase) => true): KnownCase | undefined => {
  const candidates = cases.filter((one) => !one.isDeleted && isWanted(one)).slice(-12);
  return candidates.length > 0 ? random.pick(candidates) : undefined;
};

const open: Change = async (done, random) => {
  const type = random.pick(['pre-need', 'imminent-need', 'at-need']);
  const contact = { firstName: 'Ruth', lastName: 'Vale' };
  const request = asking('addCase', { decedentFirstName: 'Ada', decedentLastName: randomUUID(), type, contact });
  const learn: Learn = ({ body }) =>
    done.cases.push({
      id: String(body.id),
      type,
      decedentStatus: 'not-in-care',
      isDeleted: false,
      isInviting: random.chance(0.5),
      contacts: [],
    });
  return { request, learn };
};

const addContact: Change = async (done, random) => {
  const [of, email] = [oneOf(done, random), newEmail('kin')];
  const fields = { firstName: 'Kin', lastName: randomUUID().slice(0, 8), email };
  const learn: Learn = ({ body }) => of?.contacts.push({ id: String(body.id), email });
  return of && { request: asking('saveCaseContact', { caseId: of.id, ...fields }), learn };
};

const invite: Change = async (done, random) => {
  const of = oneOf(done, random, ({ isInviting, contacts }) => isInviting && contacts.length > 0);
  const contact = of?.contacts.shift();
  const learn: Learn = () => contact && done.invited.push(contact.email);
  return of && contact && { request: asking('sendInvitation', { caseId: of.id, contactId: contact.id }), learn };
};

/** Someone who planned ahead has died: the questions of the case are different from then on. */
const turnAtNeed: Change = async (done, random) => {
  const of = oneOf(done, random);
  if (!of || of.type === 'at-need') return undefined;
  const learn: Learn = () => {
    of.type = 'at-need';
  };
  return { request: asking('updateType', { caseId: of.id, from: of.type, value: 'at-need' }), learn };
};

const takeIntoCare: Change = async (done, random) => {
  const of = oneOf(done, random);
  const value = 'in-care';
  if (!of || of.decedentStatus === value) return undefined;
  const learn: Learn = () => {
    of.decedentStatus = value;
  };
  return { request: asking('updateDecedentStatus', { caseId: of.id, from: of.decedentStatus, value }), learn };
};

const hideOrBringBack: Change = async (done, random) => {
  const of = done.cases.find(({ isDeleted }) => isDeleted) ?? oneOf(done, random, ({ isInviting }) => !isInviting);
  if (!of) return undefined;
  const learn: Learn = () => {
    of.isDeleted = !of.isDeleted;
  };
  return { request: asking(of.isDeleted ? 'restoreCase' : 'deleteCase', { id: of.id }), learn };
};

const note: Change = async (done, random) => {
  const of = oneOf(done, random);
  return of && { request: asking('addCaseNote', { caseId: of.id, note: 'The family comes at ten.' }), learn: () => {} };
};

const write: Change = async (done, _random, { locationId }) => {
  const email = newEmail('writes');
  const message = { id: locationId, needType: 'pre-need', name: 'Ada', email, phone: '', message: 'Hello' };
  return { request: asking('requestInformation', message), learn: () => done.wrote.push(email) };
};

/** A new name shows in the search. One of two simultaneous changes is stale. */
const rename: Change = async (_done, _random, desk) => {
  const current = await desk.ask(asking('getCurrentLocation', {}));
  const name = `Averell ${randomUUID().slice(0, 8)}`;
  return current && { request: asking('saveCurrentLocation', { version: current.body.version, name }), learn: () => {} };
};

const changes: Change[] = [
  open,
  open,
  addContact,
  addContact,
  invite,
  invite,
  turnAtNeed,
  takeIntoCare,
  hideOrBringBack,
  note,
  write,
  rename,
];

/** Makes a request; false if the cloud was dead before it answered. A refusal (another change came first) is final. */
async function doOne(desk: Desk, done: Done, { request, learn }: { request: SentRequest; learn: Learn }): Promise<boolean> {
  const answer = await desk.ask(request);
  if (!answer) done.cutOff.push({ request, learn });
  else if (answer.status < 300) learn(answer);
  else if (answer.status >= 500 && answer.status !== 503)
    throw new Error(`${request.name} was answered with ${JSON.stringify(answer)}`);
  return answer !== undefined;
}

/** Makes what was cut off again, under the same keys, as a client without an answer does. */
export async function makeAgain(desk: Desk, done: Done): Promise<void> {
  await Promise.all(done.cutOff.splice(0).map((one) => doOne(desk, done, one)));
}

/**
 * Makes what was cut off again and then one change after the other, several at the same time, until the cloud is dead. Calls `told` for each that was
 * answered.
 */
export async function workUntilDeath(desk: Desk, done: Done, random: Random, onKilled: () => void): Promise<void> {
  const again = done.cutOff.splice(0);
  const lane = async () => {
    for (let isAlive = true; isAlive; ) {
      const change = again.shift() ?? (await random.pick(changes)(done, random, desk));
      if (!change) continue;
      isAlive = await doOne(desk, done, change);
      if (isAlive) onKilled();
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  done.cutOff.push(...again);
}
