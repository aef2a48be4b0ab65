import { describe, expect, it } from 'vitest';
import { cloud } from '#test/cloud/cloud.ts';
import { backstage, makePerson } from './parts/people.ts';
import { Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const visitor = () => new Visitor(cloud.url);
const login = (who: Visitor, email: string, password: string) => who.post('/api/appuser/login', { email, password });
const times = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth));

describe('simultaneous sign-ins', () => {
  it.each([12, 40])('let in %i people with the right password from one address', async (count) => {
    const staff = await Promise.all(times(count, () => makePerson(scene, 'family')));
    const office = visitor();
    const replies = await Promise.all(staff.map(({ email, password }) => login(office, email, password)));
    expect(replies.map(({ status }) => status)).toEqual(times(count, () => 200));
    expect((await login(office, staff[0]?.email ?? '', 'not the password')).status).toBe(401);
  });

  it('let in one person twelve times from one address', async () => {
    const person = await makePerson(scene, 'family');
    const office = visitor();
    const replies = await Promise.all(times(12, () => login(office, person.email, person.password)));
    expect(replies.map(({ status }) => status)).toEqual(times(12, () => 200));
  });

  it('check five of a hundred wrong passwords from one address, whatever else is in progress', async () => {
    const [person, colleague] = await Promise.all([makePerson(scene, 'family'), makePerson(scene, 'family')]);
    const office = visitor();
    const [replies, other] = await Promise.all([
      Promise.all(times(100, (nth) => login(office, person.email, `guess number ${nth}`))),
      login(office, colleague.email, colleague.password),
    ]);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(95);
    expect(other.status).toBe(200);
  });

  it('check twenty of a hundred wrong passwords from a hundred addresses', async () => {
    const person = await makePerson(scene, 'family');
    const replies = await Promise.all(times(100, (nth) => login(visitor(), person.email, `guess number ${nth}`)));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(80);
  });

  it('check thirty of eighty wrong passwords of as many accounts from one address', async () => {
    const office = visitor();
    const replies = await Promise.all(times(80, (nth) => login(office, `nobody.${nth}.${Date.now()}@example.com`, 'a guess')));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(30);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(50);
  });
});
