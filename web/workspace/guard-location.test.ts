import { describe, expect, it } from 'vitest';
import { can } from '#shared/access/can.ts';
import { staffAccess } from '#shared/model/enumerations/people.ts';
import { caseSections } from '../screens/cases/frame/case-sections.ts';
import { guardLocation } from './guard-location.ts';
import { refusedSection, sectionAt, sectionsFor } from './sections.ts';

describe('guardLocation', () => {
  const at = (locationId: string, kind: 'staff' | 'trade-company') =>
    ({ locationId, locationName: 'A home', employeeId: 'e', access: 'staff', kind }) as const;
  const user = { memberships: [at('one', 'staff'), at('two', 'trade-company')] };
  const sentTo = (pathname: string) => guardLocation(user, pathname)?.to ?? null;

  it("lets staff into their own home's workspace and into no other's", () => {
    expect(sentTo('/locations/one/team')).toBeNull();
    expect(sentTo('/locations/ONE')).toBeNull();
    expect(sentTo('/locations/three/team')).toBe('/locations/');
    expect(sentTo('/locations/onetwo')).toBe('/locations/');
    expect(guardLocation(null, '/locations/one/team')?.to).toBe('/locations/');
  });
  it('shows a trade company the dashboard, its cases, their tasks, and its calendar', () => {
    for (const path of ['', '/', '/dashboard', '/dashboard/', '/cases', '/cases/', '/cases/one', '/cases/one/tasks', '/my-day'])
      expect(sentTo(`/locations/two${path}`)).toBeNull();
    for (const path of ['/calendar', '/Calendar/', '/calendar/day-sheet']) expect(sentTo(`/locations/two${path}`)).toBeNull();
    for (const path of ['tags', 'decedent-custody', 'decedent-custody/removal', 'decedent-custody/removal/removalTeam'])
      expect(sentTo(`/locations/two/cases/one/${path}`)).toBeNull();
    expect(sentTo('/locations/two/calendar/resources')).toBe('/locations/two/dashboard');
    expect(sentTo('/locations/two/cases/one/case-notes')).toBe('/locations/two/dashboard');
    expect(sentTo('/locations/two/pricing')).toBe('/locations/two/dashboard');
    expect(sentTo('/locations/two/dashboard/pricing')).toBe('/locations/two/dashboard');
  });
  it('shows a trade company every part that its navigation offers', () => {
    for (const { to } of sectionsFor(at('two', 'trade-company'))) expect(sentTo(to({ locationId: 'two' }))).toBeNull();
    for (const { to } of caseSections('trade')) expect(sentTo(to({ locationId: 'two', caseId: 'one' }))).toBeNull();
    expect(sentTo('/locations/two/cases/one/decedent-custody/personal-effects')).toBeNull();
  });
  it('leaves it to the address to send nobody and trade companies away', () => {
    expect(refusedSection(null, '/locations/one/reports')).toBeNull();
    expect(refusedSection(at('two', 'trade-company'), '/locations/two/reports')).toBeNull();
  });
  it.each(staffAccess.values)('shows %s the parts of their home that they have permission for, and no others', (access) => {
    const member = { ...at('one', 'staff'), access };
    for (const path of [
      '',
      '/my-day',
      '/Cases/one/case-notes',
      '/profile',
      '/template-builder/new',
      '/pricing/care',
      '/team/invite',
      '/reports',
    ]) {
      const address = `/locations/one${path}`;
      expect(guardLocation({ memberships: [member] }, address), path).toBeNull();
      const refused = can(member, sectionAt(address).permission) ? null : sectionAt(address);
      expect(refusedSection(member, address), path).toBe(refused);
    }
  });
  it('leaves the choice of a home and other screens alone', () => {
    for (const path of ['/locations', '/locations/', '/', '/plans/dashboard']) expect(sentTo(path)).toBeNull();
  });
});
