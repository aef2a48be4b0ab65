import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountKeys } from '#functions/table/account.ts';
import { directorsByLicense } from '#functions/table/director.ts';
import type { EmployeeRow } from '#functions/table/employee.ts';
import { ask, eventsOf, mailbox, newEmail, ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { person, supportFor } from '#test/world/cast.ts';
import { keyed, openCase } from './parts/case-desk.ts';
import { add, inviteContact } from './parts/contact-desk.ts';
import { added, type Colleague, newMember, rowOf, savedFields, teamHome } from './parts/team-home.ts';

type Rows = { items: EmployeeRow[] };
const rowNow = async (by: object, id: string) => ok<EmployeeRow>('getEmployee', { id }, by);

describe('the team', () => {
  it('is read by all staff of the home, the owner first, and by no trade company', async () => {
    const { owner, viewer, trade, admin, staff } = await teamHome();
    const { items } = await ok<Rows>('getAllEmployees', {}, viewer.by);
    expect(items.map(({ fullName }) => fullName)).toEqual([
      'Olive Teal',
      'Adam Teal',
      'Stella Teal',
      'Vera Teal',
      'Tristan Teal',
    ]);
    expect(await ok<Rows>('getEmployeesList', {}, staff.by)).toMatchObject({
      items: [{ id: owner.member.id, fullName: 'Olive Teal', disabled: false }, {}, {}, {}, {}],
    });
    expect(await ok('getFuneralDirectors', {}, staff.by)).toEqual({
      items: [
        {
          id: owner.member.id,
          fullName: 'Olive Teal',
          email: owner.member.email,
          phone: '',
          licenseNumber: owner.member.licenseNumber,
        },
      ],
    });
    expect(await ok('getEmployeeOfUser', { id: admin.person.account.id }, viewer.by)).toMatchObject({ id: admin.member.id });
    for (const call of ['getAllEmployees', 'getEmployeesList', 'getFuneralDirectors'])
      expect(await refused(call, {}, trade.by), call).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('accepts someone new as an admin who is not invited yet, unless told otherwise', async () => {
    const { owner, locationId } = await teamHome();
    const row = await added(owner.by, { title: 'Apprentice', middleName: ' ' });
    expect(row).toMatchObject({
      providerLocationId: locationId,
      fullName: 'Nadia Newman',
      title: 'Apprentice',
      access: 'admin',
      kind: 'staff',
      status: 'not-invited',
      version: 1,
    });
    expect(row).not.toHaveProperty('middleName');
    expect(await rowOf(row)).toEqual(row);
  });

  it('answers a repeated save as it did before, and adds nobody twice', async () => {
    const { owner } = await teamHome();
    const sent = newMember();
    const key = randomUUID();
    const first = await ok<EmployeeRow>('saveEmployee', sent, { ...owner.by, key });
    expect(await ok<EmployeeRow>('saveEmployee', sent, { ...owner.by, key })).toEqual(first);
    const { items } = await ok<Rows>('getAllEmployees', {}, owner.by);
    expect(items.filter(({ email }) => email === sent.email)).toHaveLength(1);
  });

  it('has an email once, however many people add it at the same time', async () => {
    const { owner, admin } = await teamHome();
    const sent = newMember();
    const answers = await Promise.all(
      [owner, admin, owner, admin].map(({ by }) => ask<EmployeeRow & { errors: object[] }>('saveEmployee', sent, by)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const fieldErrors = answers.find(({ status }) => status === 400)?.body.errors;
    expect(fieldErrors).toEqual([{ field: 'email', message: 'Someone with this email is on your team already.' }]);
  });

  it('keeps the later of two saves out, and tells them', async () => {
    const { owner, admin, staff } = await teamHome();
    const row = await rowNow(owner.by, staff.member.id);
    const mine = await ok<EmployeeRow>('saveEmployee', savedFields(row, { title: 'Embalmer' }), owner.by);
    expect(mine).toMatchObject({ title: 'Embalmer', version: 2 });
    const late = await refused('saveEmployee', savedFields(row, { title: 'Driver' }), admin.by);
    expect(late).toMatchObject({ status: 409, code: 'stale' });
    expect(await rowNow(admin.by, staff.member.id)).toMatchObject({ title: 'Embalmer', version: 2 });
    const { version: _version, ...unseen } = savedFields(mine) as EmployeeRow;
    expect(await refused('saveEmployee', unseen, admin.by)).toMatchObject({ code: 'stale' });
  });

  it('lets one of two saves at the same moment through', async () => {
    const { owner, admin, staff } = await teamHome();
    const row = await rowNow(owner.by, staff.member.id);
    const answers = await Promise.all(
      [owner, admin].map(({ by }, nth) => ask('saveEmployee', savedFields(row, { title: `Title ${nth}` }), by)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps the index of directors, and reports what families see', async () => {
    const { owner, staff, locationId } = await teamHome();
    const licenseNumber = `NH ${randomUUID()}`;
    const row = await rowNow(owner.by, staff.member.id);
    const fields = { isFuneralDirector: true, licenseNumber, isVisibleInProfilePage: true };
    const saved = await ok<EmployeeRow>('saveEmployee', savedFields(row, fields), owner.by);
    expect(await directorsByLicense(openCloudTable(), licenseNumber)).toMatchObject([{ fullName: 'Stella Teal' }]);
    const locationEvents = async () =>
      (await eventsOf('location.changed')).filter(({ event }) => JSON.stringify(event).includes(locationId));
    await waitUntil('the change is told', async () => (await locationEvents()).length === 1);
    // A phone number is nothing that families see.
    const quiet = await ok<EmployeeRow>('saveEmployee', savedFields(saved, { phone: '(617) 555-0111' }), owner.by);
    await ok('saveEmployee', savedFields(quiet, { isFuneralDirector: false, isVisibleInProfilePage: false }), owner.by);
    await waitUntil('the second change is told', async () => (await locationEvents()).length === 2);
    expect(await directorsByLicense(openCloudTable(), licenseNumber)).toEqual([]);
  });
});

describe('what a member may do', () => {
  it('changes immediately, without a new sign-in', async () => {
    const { owner, admin } = await teamHome();
    expect((await ask('saveEmployee', newMember(), admin.by)).status).toBe(200);
    const row = await rowNow(owner.by, admin.member.id);
    const lowered = await ok<EmployeeRow>('saveEmployee', savedFields(row, { access: 'staff' }), owner.by);
    expect(await refused('saveEmployee', newMember(), admin.by)).toMatchObject({ code: 'forbidden' });
    await ok('saveEmployee', savedFields(lowered, { access: 'admin' }), owner.by);
    expect((await ask('saveEmployee', newMember(), admin.by)).status).toBe(200);
  });

  it.each([
    ['their own access', 'admin', 'admin', { access: 'staff' }, 'access', 'You cannot change your own access.'],
    [
      'their own kind',
      'admin',
      'admin',
      { kind: 'trade-company', tradeKinds: ['crematory'] },
      'access',
      'You cannot change your own access.',
    ],
    ['the owner', 'admin', 'owner', { access: 'admin' }, 'access', 'The owner has full access. Transfer ownership first.'],
    [
      'themselves as owner',
      'owner',
      'owner',
      { access: 'admin' },
      'access',
      'The owner has full access. Transfer ownership first.',
    ],
    ['somebody to owner', 'admin', 'staff', { access: 'owner' }, 'access', 'A home has one owner. Transfer ownership instead.'],
    [
      'somebody to second owner',
      'owner',
      'staff',
      { access: 'owner' },
      'access',
      'A home has one owner. Transfer ownership instead.',
    ],
    [
      'the email somebody signs in with',
      'owner',
      'staff',
      { email: 'else@example.com' },
      'email',
      'Stella Teal signs in with this email. Only they can change it.',
    ],
    [
      'a trade company onto the page',
      'owner',
      'trade',
      { isVisibleInProfilePage: true, tradeKinds: ['crematory'] },
      'isVisibleInProfilePage',
      'A trade company is not shown among the people of the home.',
    ],
  ] as const)('is not changed in the way of %s', async (_, actor, subject, change, field, message) => {
    const team = await teamHome();
    const row = await rowNow(team.owner.by, team[subject].member.id);
    const problem = await refused('saveEmployee', savedFields(row, change), team[actor].by);
    expect(problem).toMatchObject({ status: 400, errors: [{ field, message }] });
    expect(await rowNow(team.owner.by, row.id)).toEqual(row);
  });

  it('does not begin as an owner', async () => {
    const { owner } = await teamHome();
    expect(await refused('saveEmployee', newMember({ access: 'owner' }), owner.by)).toMatchObject({
      errors: [{ field: 'access', message: 'A home has one owner. Transfer ownership instead.' }],
    });
  });

  it('is nothing that staff or view-only members decide', async () => {
    const { staff, viewer, trade, owner } = await teamHome();
    const { id, email } = await added(owner.by);
    for (const { by } of [staff, viewer, trade])
      for (const [call, input] of [
        ['saveEmployee', newMember()],
        ['inviteEmployee', { id, email }],
        ['cancelEmployeeInvite', { id }],
        ['transferOwnership', { oldOwnerId: owner.member.id, newOwnerId: id }],
        ['deleteEmployee', { id }],
        ['getEmployeeWork', { id }],
        ['validateEmployeeEmail', { email }],
      ] as const)
        expect(await refused(call, input, by), call).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

describe('bad input', () => {
  it.each([
    [{ firstName: ' ' }, 'firstName', 'First name is required.'],
    [{ lastName: '' }, 'lastName', 'Last name is required.'],
    [{ email: '' }, 'email', 'Required'],
    [{ email: 'nadia@' }, 'email', 'Invalid Email'],
    [{ phone: '12' }, 'phone', 'Invalid phone number'],
  ])('is refused beside its field: %j', async (change, field, message) => {
    const { owner } = await teamHome();
    const { errors } = await refused('saveEmployee', newMember(change), owner.by);
    expect(errors).toEqual([{ field, message }]);
  });

  it.each(['access', 'kind'])('does not make up the %s of a member, new or known', async (field) => {
    const { owner, staff } = await teamHome();
    const known = savedFields(await rowNow(owner.by, staff.member.id), { [field]: undefined });
    for (const input of [newMember({ [field]: undefined }), known])
      expect((await refused('saveEmployee', input, owner.by)).errors).toMatchObject([{ field }]);
    expect((await rowNow(owner.by, staff.member.id)).access).toBe('staff');
  });
});

describe('another home', () => {
  it('is not reached: its members look the same as unknown ones, whatever call is made', async () => {
    const [here, there] = await Promise.all([teamHome(), teamHome()]);
    const { id, email, version } = await added(there.owner.by);
    const before = await rowNow(there.owner.by, id);
    const reads: [string, object][] = [
      ['getEmployee', { id }],
      ['getEmployeeOfUser', { id: there.admin.person.account.id }],
      ['getEmployeeWork', { id }],
      ['saveEmployee', { ...newMember({ email }), id, version }],
      ['inviteEmployee', { id, email: newEmail('else') }],
      ['cancelEmployeeInvite', { id }],
      ['transferOwnership', { oldOwnerId: here.owner.member.id, newOwnerId: there.admin.member.id }],
      ['transferOwnership', { oldOwnerId: there.owner.member.id, newOwnerId: here.admin.member.id }],
      ['deleteEmployee', { id }],
    ];
    for (const [call, input] of reads)
      expect(await refused(call, input, here.owner.by), call).toMatchObject({ status: 404, code: 'not_found' });
    expect(await rowNow(there.owner.by, id)).toEqual(before);
    const foreign = { ...here.owner.by, headers: { ...here.owner.by.headers, 'x-location-id': there.locationId } };
    expect(await refused('getAllEmployees', {}, foreign)).toMatchObject({ status: 403 });
  });
});

describe('leaving', () => {
  it('says first what depends on the person', async () => {
    const { owner, admin, name } = await teamHome();
    const row = await rowNow(owner.by, admin.member.id);
    await ok('saveEmployee', savedFields(row, { isVisibleInProfilePage: true }), owner.by);
    const task = { caseId: null, name: 'Call the florist', note: '', dueOn: null, ownerId: row.id };
    await ok('addTask', task, keyed(owner.by));
    expect(await ok('getEmployeeWork', { id: row.id }, owner.by)).toEqual({
      whyNot: null,
      items: [
        `They lose access to ${name} immediately, on every device. They keep their account.`,
        expect.stringMatching(/^1 open task is on their list/),
        'They’re the only person on your public page. It will then show no one.',
      ],
    });
    expect(await ok('getEmployeeWork', { id: owner.member.id }, admin.by)).toMatchObject({
      whyNot: 'Transfer ownership first.',
      items: [expect.anything(), 'They are the only funeral director of the team.'],
    });
  });

  it('is immediate: the next request is refused, and the row and the membership are gone', async () => {
    const { owner, staff, locationId } = await teamHome();
    expect((await ask('getAllEmployees', {}, staff.by)).status).toBe(200);
    await ok('deleteEmployee', { id: staff.member.id }, owner.by);
    expect(await refused('getAllEmployees', {}, staff.by)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await rowOf(staff.member)).toBeUndefined();
    expect(await openCloudTable().get(accountKeys.membership(staff.person.account.id, locationId))).toBeUndefined();
    expect(await refused('deleteEmployee', { id: staff.member.id }, owner.by)).toMatchObject({ status: 404 });
    // Without a home the person is like a family, and still themselves.
    expect((await ask('me', {}, staff.by)).status).toBe(200);
  });

  it('leaves an email free for another invitation', async () => {
    const { owner } = await teamHome();
    const { id, email } = await added(owner.by);
    await ok('deleteEmployee', { id }, owner.by);
    expect((await added(owner.by, { email })).id).not.toBe(id);
  });

  it('is for neither the owner nor oneself', async () => {
    const { owner, admin } = await teamHome();
    const removals = [
      [admin, owner, 'Transfer ownership first.'],
      [owner, owner, 'Transfer ownership first.'],
      [admin, admin, 'You cannot remove yourself. Another admin or the owner can.'],
    ] as const;
    for (const [actor, subject, detail] of removals)
      expect(await refused('deleteEmployee', { id: subject.member.id }, actor.by)).toMatchObject({ status: 409, detail });
    expect(await rowOf(owner.member)).toBeDefined();
  });
});

/** Returns the first email that a colleague gets, which may break lines anywhere between words. */
async function letterTo({ member }: Colleague) {
  const { subject, body } = await mailbox(member.email).mail();
  return { subject, text: (body.text ?? '').replace(/\s+/g, ' ') };
}

describe('a new admin', () => {
  it('is reported to the owner by email, unless the owner made them one', async () => {
    const { owner, admin, staff, viewer, name } = await teamHome();
    const byOwner = await added(owner.by, { access: 'admin' });
    await ok('saveEmployee', savedFields(await rowNow(admin.by, staff.member.id), { access: 'admin' }), admin.by);
    expect(await letterTo(owner)).toEqual({
      subject: 'Your home on Yarrow has another admin',
      text: expect.stringContaining(`Adam Teal (${admin.member.email}) made Stella Teal an admin at ${name}.`),
    });
    type AdminsChangedEvent = { data: { locationId: string; employeeId: string; change: string } };
    const adminEvents = (await eventsOf('admins.changed')).map(({ event }) => (event.detail as AdminsChangedEvent).data);
    const here = adminEvents.filter(({ locationId }) => locationId === owner.member.providerLocationId);
    expect(here).toMatchObject([{ employeeId: staff.member.id, change: 'new-admin' }]);
    expect(byOwner.access).toBe('admin');
    expect((await rowNow(viewer.by, staff.member.id)).access).toBe('admin');
  });
});

describe('support, acting for the owner', () => {
  it('works in the team, but decides neither who owns and administers the home nor how its people sign in', async () => {
    const home = await teamHome();
    const { owner, admin, staff, viewer } = home;
    const support = await supportFor(owner.person);
    const by = { token: support.token, headers: support.headers };
    const row = (member: Colleague) => rowNow(by, member.member.id);
    const helper = await added(by, { access: 'bookkeeper' });
    expect((await ok<EmployeeRow>('saveEmployee', savedFields(helper, { access: 'view-only' }), by)).access).toBe('view-only');
    const toOwner = mailbox(owner.person.account.email);
    const notice = (words: string) =>
      toOwner.mail(({ subject, body }) => subject === 'Yarrow support changed your team' && body.text?.includes(words) === true);
    for (const words of ['added', 'changed the details of'])
      expect(JSON.stringify(await notice(words))).toContain('(Yarrow support) for');
    const { id: caseId } = await openCase(by);
    await inviteContact(by, caseId, (await add(by, caseId, { email: newEmail('relative') })).id);
    const invited = await toOwner.mail(({ subject }) => subject === 'Yarrow support invited someone into a case');
    expect(invited.body.text).toContain('Takes part in the case of');
    const ownAdmin = await added(owner.by, { access: 'admin' });
    const ownStaff = await added(owner.by, { access: 'staff' });
    const tries: [string, object, number][] = [
      ['transferOwnership', { oldOwnerId: owner.member.id, newOwnerId: admin.member.id }, 403],
      ['requireSecondFactor', { isRequired: true }, 403],
      ['saveEmployee', newMember({ access: 'admin' }), 400],
      ['saveEmployee', savedFields(await row(staff), { access: 'admin' }), 400],
      ['saveEmployee', savedFields(await row(admin), { access: 'staff' }), 400],
      ['saveEmployee', savedFields(await row(admin), { kind: 'trade-company' }), 400],
      ['deleteEmployee', { id: admin.member.id }, 409],
      ['inviteEmployee', { id: ownAdmin.id, email: newEmail('diverted'), phone: '' }, 409],
      ['saveEmployee', savedFields(ownAdmin, { email: newEmail('diverted') }), 400],
      // Someone let in as staff would see whole Social Security numbers, and would stay after the session.
      ['saveEmployee', newMember({ access: 'staff' }), 400],
      ['saveEmployee', savedFields(await row(viewer), { access: 'staff' }), 400],
      ['inviteEmployee', { id: ownStaff.id, email: ownStaff.email, phone: '' }, 409],
      ['saveEmployee', savedFields(ownStaff, { email: newEmail('diverted') }), 400],
      ['inviteEmployee', { id: helper.id, email: helper.email, phone: '' }, 409],
    ];
    for (const [call, input, status] of tries) {
      const answer = await refused(call, input, by);
      expect(answer, `${call} ${JSON.stringify(input)}`).toMatchObject({ status });
      expect(JSON.stringify(answer)).toContain('Yarrow support can’t');
    }
    expect((await row(admin)).access).toBe('admin');
    await ok('deleteEmployee', { id: viewer.member.id }, by);
  });
});

describe('a trade company', () => {
  const refusal = [{ field: 'access', message: 'A trade company has no access level. It sees only the cases it’s assigned to.' }];

  it.each(['owner', 'admin', 'bookkeeper', 'view-only'])('is not added as %s', async (access) => {
    const { owner } = await teamHome();
    const errors = access === 'owner' ? [{ field: 'access' }] : refusal;
    const input = newMember({ kind: 'trade-company', tradeKinds: ['crematory'], access });
    expect(await refused('saveEmployee', input, owner.by)).toMatchObject({
      status: 400,
      errors,
    });
  });

  it('is not made an admin, nor is an admin made a trade company with that access', async () => {
    const { owner, admin, trade } = await teamHome();
    const row = (member: Colleague) => rowNow(owner.by, member.member.id);
    const raised = savedFields(await row(trade), { access: 'admin', tradeKinds: ['crematory'] });
    expect(await refused('saveEmployee', raised, owner.by)).toMatchObject({ status: 400, errors: refusal });
    const company = { kind: 'trade-company', tradeKinds: ['crematory'] };
    const moved = savedFields(await row(admin), company);
    expect(await refused('saveEmployee', moved, owner.by)).toMatchObject({ status: 400, errors: refusal });
    const lowered = savedFields(await row(admin), { ...company, access: 'staff' });
    expect(await ok('saveEmployee', lowered, owner.by)).toMatchObject({ ...company, access: 'staff' });
  });

  it('is not saved without anything that it does', async () => {
    const { owner } = await teamHome();
    const company = { kind: 'trade-company', access: 'staff' };
    expect(await refused('saveEmployee', newMember(company), owner.by)).toMatchObject({
      status: 400,
      errors: [{ field: 'tradeKinds', message: 'Choose at least one thing that the company does.' }],
    });
  });
});

describe('ownership', () => {
  const transfer = (oldOwnerId: string, newOwnerId: string) => ({ oldOwnerId, newOwnerId });

  it('is transferred in one step, and both immediately have their new permissions', async () => {
    const { owner, staff } = await teamHome();
    await ok('transferOwnership', transfer(owner.member.id, staff.member.id), owner.by);
    expect(await rowOf(owner.member)).toMatchObject({ access: 'admin', version: 2 });
    expect(await rowOf(staff.member)).toMatchObject({ access: 'owner', version: 2 });
    const again = transfer(staff.member.id, owner.member.id);
    expect(await refused('transferOwnership', again, owner.by)).toMatchObject({ code: 'forbidden' });
    await ok('transferOwnership', again, staff.by);
    expect(await rowOf(owner.member)).toMatchObject({ access: 'owner' });
  });

  it('is reported to both by email', async () => {
    const { owner, staff, name } = await teamHome();
    await ok('transferOwnership', transfer(owner.member.id, staff.member.id), owner.by);
    expect((await letterTo(staff)).text).toContain(`Olive Teal (${owner.member.email}) made you the owner of ${name}.`);
    expect((await letterTo(owner)).text).toContain(
      `Olive Teal (${owner.member.email}) transferred ${name} to Stella Teal, who is its owner now.`,
    );
  });

  it('stays one, however many are chosen at the same time', async () => {
    const { owner, admin, staff, viewer } = await teamHome();
    const answers = await Promise.all(
      [admin, staff, viewer].map(({ member }) => ask('transferOwnership', transfer(owner.member.id, member.id), owner.by)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 403, 409]).toContain(status);
    const { items } = await ok<Rows>('getAllEmployees', {}, viewer.by);
    expect(items.filter(({ access }) => access === 'owner')).toHaveLength(1);
  });

  it('goes only to someone at the home who has joined, and only from the owner', async () => {
    const { owner, admin, staff, trade } = await teamHome();
    const waiting = await added(owner.by);
    const transfers = [
      [transfer(owner.member.id, trade.member.id), 'A trade company cannot own the home.'],
      [transfer(owner.member.id, waiting.id), 'Nadia Newman has to join the team first.'],
      [transfer(owner.member.id, owner.member.id), 'Olive Teal is the owner already.'],
      [transfer(admin.member.id, staff.member.id), 'Adam Teal is not the owner.'],
    ] as const;
    for (const [input, detail] of transfers)
      expect(await refused('transferOwnership', input, owner.by)).toMatchObject({ status: 409, code: 'conflict', detail });
  });

  it('is not kept by a member who is removed during the transfer', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { owner, admin, staff } = await teamHome();
      const [handed, removed] = await Promise.all([
        ask('transferOwnership', transfer(owner.member.id, staff.member.id), owner.by),
        ask('deleteEmployee', { id: staff.member.id }, admin.by),
      ]);
      const { items } = await ok<Rows>('getAllEmployees', {}, admin.by);
      const owners = items.filter(({ access }) => access === 'owner').map(({ id }) => id);
      expect(owners, `${handed.status} ${removed.status}`).toEqual([handed.status === 200 ? staff.member.id : owner.member.id]);
    }
  });
});

describe('the email of someone new', () => {
  it('is checked before it is invited, and described in words', async () => {
    const { owner, admin } = await teamHome();
    const mine = await added(owner.by);
    const [family, unproved, elsewhere, homeless, system] = await Promise.all([
      person(),
      person({ isEmailVerified: false }),
      person({ memberships: [{}] }),
      person({ kind: 'provider' }),
      person({ kind: 'system' }),
    ]);
    const answers = [
      [newEmail('free'), 'available', true],
      [elsewhere.account.email, 'available', true],
      [unproved.account.email, 'available', true],
      [homeless.account.email, 'available', true],
      [family.account.email, 'available', true],
      [system.account.email, 'available', true],
      [owner.member.email, 'own', false],
      [admin.member.email.toUpperCase(), 'in-team', false],
      [mine.email, 'in-team', false],
    ] as const;
    for (const [email, state, canInvite] of answers)
      expect(await ok('validateEmployeeEmail', { email }, owner.by)).toMatchObject({ state, canInvite });
    expect(await ok('validateEmployeeEmail', { email: mine.email, employeeId: mine.id }, owner.by)).toMatchObject({
      state: 'available',
    });
    for (const [email, state] of answers.filter(([, , can]) => !can)) {
      const { errors } = await refused('saveEmployee', newMember({ email }), owner.by);
      expect(errors, state).toEqual([{ field: 'email', message: expect.stringMatching(/^(This|Someone)/) }]);
    }
  });
});
