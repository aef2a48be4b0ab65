import { describe, expect, it } from 'vitest';
import type { PricedLine, PricedPlan } from '#shared/model/priced-plan.ts';
import {
  accountExistsLetter,
  actualChargesLetter,
  addressTakenLetter,
  adminsChangedLetter,
  caseWelcomeLetter,
  custodyCheckpointLetter,
  emailChangeLetter,
  emailVerificationLetter,
  gateOverriddenLetter,
  homeEmailChangedLetter,
  informationRequestLetter,
  type Letter,
  links,
  notificationsLetter,
  passwordResetLetter,
  paymentReceivedLetter,
  planDetachedLetter,
  planToFamilyLetter,
  planToHomeLetter,
  providerSignUpLetter,
  refundLetter,
  signInLinkLetter,
  signingCodeLetter,
  signingLetter,
  signUpLinkLetter,
  staffInvitationLetter,
  staffWelcomeLetter,
  statementGivenLetter,
  supportStartedLetter,
  taskDigestLetter,
  teamChangedBySupportLetter,
  welcomeLetter,
  withdrawnLetter,
} from './index.ts';

const token = 'A'.repeat(43);
const accountId = '5d1a4c5e-7a1a-4a44-8f5a-2d2a8f0e9b11';
const us = { site: 'https://yarrow.example', supportMail: 'help@yarrow.example' };
const request = { ...us, homeName: 'Marsh & Sons', needType: 'at-need' as const, phone: '(555) 555-0101' };

const line = (label: string, amountCents: number, quantity = 1): PricedLine => ({
  key: label,
  section: 'services',
  label,
  detail: '',
  quantity,
  unit: 'flat',
  unitCents: amountCents / quantity,
  amountCents,
  gplLine: null,
  of: null,
  why: { kind: 'chosen' },
  includes: [],
});
const priced: PricedPlan = {
  lines: [
    line('Basic services of funeral director and staff', 249_500),
    line('Certified copies of the death certificate', 5_000, 2),
  ],
  unpriced: [{ key: 'grave', label: 'Opening of the grave', reason: 'paid to the cemetery' }],
  dropped: [],
  totalCents: 254_500,
};
const plan = {
  ...us,
  homeName: 'Marsh & Sons',
  preferredContact: 'phone' as const,
  priced,
  homePhone: '(555) 555-0155',
  locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
  arrangementId: '3c8e2f1a-4b5d-4c6e-8f70-91a2b3c4d5e6',
  hasOwner: true,
  timing: 'at-need' as const,
  relationship: 'Child',
  phone: '(555) 555-0101',
  email: 'ellen.marsh@example.com',
  disposition: 'Cremation',
  packageName: 'Simple farewell',
};

/** Returns a morning email to someone at a home, about tasks and people of the same name. */
const digestTo = (name: string, changes: Partial<Parameters<typeof taskDigestLetter>[0]> = {}) =>
  taskDigestLetter({
    ...us,
    firstName: name,
    homeName: name,
    locationId: plan.locationId,
    day: '2026-03-04',
    overdue: [{ name: `Call ${name}`, of: `${name}, ${name}`, dueOn: '2026-02-28' }],
    today: [{ name, of: `${name}, 2026-0007`, dueOn: '2026-03-04' }],
    isMore: true,
    ...changes,
  });

const signing = (name: string) => ({
  ...us,
  greetedAs: name,
  homeName: name,
  homePhone: '(555) 555-0155',
  decedentName: name,
  documentName: `Authorization for ${name}`,
  documentId: accountId,
  token,
  expiresOn: '2026-12-27T12:00:00.000Z',
  needsCode: true,
  sums: null,
});

const movedTo = (name: string) => ({
  ...us,
  ...{ firstName: name, homeName: name, homePhone: '(555) 555-0155', decedentName: name, caseId: plan.arrangementId },
  ...{ amount: '$60.00', method: 'Visa ending in 4242', on: 'November 28, 2026' },
  left: { amount: '$0.00', is: 'settled' as const },
  hasAccount: true,
});

const statementTo = (name: string) => ({
  ...us,
  ...{ firstName: name, homeName: name, homePhone: '(555) 555-0155', decedentName: name, caseId: plan.arrangementId },
  lines: [{ name, amount: '$8,625.00' }],
  sums: { totalCents: 8_625_00, shareCents: 2_000_00, dueOn: '2026-12-28', change: null },
  sentences: [`We charge you for our services in obtaining: ${name}.`],
  hasAccount: true,
});

const changedBy = (name: string) => ({
  ...statementTo(name).sums,
  change: {
    totalCents: 8_600_00,
    lines: [
      { name, before: '$200.00', after: '$225.00' },
      { name, before: null, after: '$10.00' },
      { name, before: '$10.00', after: null },
    ],
  },
});

const lettersTo = (firstName: string): Record<string, Letter> => {
  const facts = { ...us, firstName, email: 'ellen.marsh@example.com' };
  return {
    signUpLink: signUpLinkLetter({ ...us, token }),
    accountExists: accountExistsLetter(facts),
    addressTaken: addressTakenLetter(facts),
    passwordReset: passwordResetLetter({ ...facts, token }),
    signInLink: signInLinkLetter({ ...facts, url: links('https://yarrow.example').signIn(facts.email, token) }),
    emailVerification: emailVerificationLetter({ ...facts, accountId, token }),
    emailVerificationEndingAnother: emailVerificationLetter({ ...facts, accountId, token, endsAnother: true }),
    emailChange: emailChangeLetter({ ...facts, newEmail: 'new@example.com' }),
    welcome: welcomeLetter(facts),
    caseWelcome: caseWelcomeLetter({
      ...facts,
      homeName: firstName,
      homePhone: '(555) 555-0155',
      decedentName: firstName,
      caseId: plan.arrangementId,
    }),
    staffWelcome: staffWelcomeLetter(facts),
    providerSignUp: providerSignUpLetter({
      ...us,
      businessName: `${firstName} & Sons`,
      firstName,
      lastName: firstName,
      email: 'ellen.marsh@example.com',
      phoneNumber: '(555) 555-0101',
    }),
    staffInvitation: staffInvitationLetter({
      ...us,
      token,
      firstName,
      homeName: firstName,
      inviterName: firstName,
      access: 'admin',
      kind: 'staff',
    }),
    informationRequest: informationRequestLetter({
      ...request,
      name: firstName,
      email: 'ellen.marsh@example.com',
      message: `From ${firstName}\nwith thanks`,
      packageName: firstName,
    }),
    planToHome: planToHomeLetter({
      ...plan,
      subject: firstName,
      contactName: firstName,
      bestTime: `After five, ${firstName}`,
      message: `From ${firstName}\nwith thanks`,
      missing: [`Visitation: how long should it be for ${firstName}, and who comes from far away to be there?`],
    }),
    taskDigest: digestTo(firstName),
    notifications: notificationsLetter({
      ...us,
      firstName,
      homeName: firstName,
      locationId: plan.locationId,
      lines: [
        {
          title: `${firstName} mentioned you`,
          case: { id: plan.arrangementId, decedentName: firstName, caseNumber: '2026-0007' },
        },
        { title: '1 task became overdue', case: null },
      ],
    }),
    planDetached: planDetachedLetter({ ...us, firstName, homeName: firstName, arrangementId: 'a' }),
    teamChangedBySupport: teamChangedBySupportLetter({
      ...us,
      firstName,
      locationName: firstName,
      member: firstName,
      access: 'Bookkeeper',
      change: 'added',
      by: firstName,
    }),
    custodyCheckpoint: custodyCheckpointLetter({
      ...us,
      firstName,
      locationName: firstName,
      number: 12,
      on: '2026-11-27T08:30:00.000Z',
      records: 1240,
      digest: 'ab'.repeat(32),
      key: 'cd'.repeat(32),
    }),
    gateOverridden: gateOverriddenLetter({
      ...us,
      firstName,
      locationId: 'l',
      caseId: 'c',
      caseNumber: firstName,
      act: 'cremation',
      line: 'Personal effects',
      decidedBy: [firstName, 'Tom Alder'],
    }),
    homeEmailChanged: homeEmailChangedLetter({
      ...us,
      locationName: firstName,
      from: 'office@marsh.example',
      to: 'hello@marsh.example',
      by: firstName,
    }),
    supportStarted: supportStartedLetter({ ...us, firstName, administrator: firstName, reason: `A call from ${firstName}` }),
    nowOwner: adminsChangedLetter({
      ...us,
      firstName,
      locationName: firstName,
      about: 'now-owner',
      member: firstName,
      by: firstName,
    }),
    wasOwner: adminsChangedLetter({
      ...us,
      firstName,
      locationName: firstName,
      about: 'was-owner',
      member: firstName,
      by: firstName,
    }),
    newAdmin: adminsChangedLetter({
      ...us,
      firstName,
      locationName: firstName,
      about: 'new-admin',
      member: firstName,
      by: firstName,
    }),
    actualCharges: actualChargesLetter({
      ...us,
      firstName,
      homeName: firstName,
      homePhone: '(555) 555-0155',
      decedentName: firstName,
      caseId: plan.arrangementId,
      charges: [{ name: firstName, amount: '$225.00', signedAmount: '$200.00', isEstimate: false }],
      total: '$8,625.00',
      signedTotal: '$8,600.00',
      disclosure: `We charge you for our services in obtaining: ${firstName}.`,
      hasAccount: true,
    }),
    paymentReceived: paymentReceivedLetter({ ...movedTo(firstName), receipt: '2026-0042-receipt-3' }),
    refund: refundLetter({ ...movedTo(firstName), left: { amount: '$10.00', is: 'above' }, of: null }),
    refundOfPayment: refundLetter({
      ...movedTo(firstName),
      of: { amount: '$100.00', on: 'November 20, 2026', receipt: '2026-0042-receipt-3', isByCard: true },
    }),
    statementGiven: statementGivenLetter(statementTo(firstName)),
    amendmentGiven: statementGivenLetter({
      ...statementTo(firstName),
      sums: changedBy(firstName),
    }),
    signingAmendment: signingLetter('asked', { ...signing(firstName), isNewVersion: true, sums: changedBy(firstName) }),
    signing: signingLetter('asked', signing(firstName)),
    signingNewVersion: signingLetter('asked', { ...signing(firstName), isNewVersion: true }),
    signingWithdrawn: withdrawnLetter({ ...signing(firstName), isReplaced: true }),
    signingResent: signingLetter('resent', signing(firstName)),
    signingRequested: signingLetter('requested', signing(firstName)),
    signingReminder: signingLetter('reminder', signing(firstName)),
    signedCopy: signingLetter('copy', signing(firstName)),
    signingCode: signingCodeLetter({ ...signing(firstName), code: '204816' }),
    planToFamily: planToFamilyLetter({ ...plan, message: `From ${firstName}\nwith thanks` }),
  };
};

const names = {
  plain: 'Ellen',
  script: '<script>alert(1)</script>',
  attribute: '"><img src=x onerror=alert(1)>',
  header: 'Ellen\r\nBcc: everybody@example.com',
  rightToLeft: 'אלן \u202eמרש',
  separators: 'Ellen\u2028Marsh\u2029',
  arabic: 'إيلين',
  encodedWord: '=?utf-8?q?Chase?=',
  emoji: '👩‍👩‍👧 Ellen 🕊️',
};

describe.each(Object.entries(names))('emails to a person called %s', (_, name) => {
  it.each(Object.entries(lettersTo(name)))(
    '%s: subject of one line, nothing from elsewhere, nothing that runs, no turned text',
    (_kind, letter) => {
      expect(letter.subject).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]{8,160}$/u);
      expect(letter.subject).not.toContain('=?');
      expect(letter.html).not.toMatch(/<(script|img|iframe|object|form|link|svg|video|audio|style)\b/i);
      expect(letter.html).not.toMatch(/<[^>]*\son\w+\s*=/i);
      expect(letter.html).not.toMatch(/url\(|@import|javascript:/i);
      expect(`${letter.html}${letter.text}`).not.toMatch(/[\u2028-\u202e\u2066-\u2069]/);
      const addresses = [...letter.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
      for (const address of addresses) expect(address).toMatch(/^(https:\/\/yarrow\.example\/|mailto:help@yarrow\.example$)/);
    },
  );
});

describe('emails', () => {
  it.each(Object.entries(lettersTo('Ellen')))('%s says the same in text and in HTML', (_kind, { text, html }) => {
    const visible = html
      .replace(/<title>.*<\/title>/, '')
      .replace(/<\/?(bdi|a)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'")
      .split(/\s+/);
    for (const word of text.replace(/^-- $/m, '').split(/\s+/).filter(Boolean)) {
      if (word.endsWith(':')) continue;
      expect(visible.join(' ')).toContain(word);
    }
  });

  it('keep plain text to 72 characters a line, except for addresses', () => {
    for (const { text } of Object.values(lettersTo('Ellen')))
      for (const line of text.split('\n')) if (!line.includes('https://')) expect(line.length).toBeLessThanOrEqual(72);
  });

  it('lead to existing screens', () => {
    const letters = lettersTo('Ellen');
    expect(letters.signUpLink?.text).toContain(`https://yarrow.example/family-user-signup/${token}\n`);
    expect(letters.staffInvitation?.text).toContain(`https://yarrow.example/usersignup/${token}\n`);
    expect(letters.passwordReset?.text).toContain(`https://yarrow.example/reset-password/${token}\n`);
    expect(letters.signInLink?.text).toContain(`https://yarrow.example/login/ellen.marsh%40example.com?token=${token}\n`);
    expect(links('https://yarrow.example').systemSignIn(token)).toBe(`https://yarrow.example/System/Login?token=${token}`);
    expect(letters.emailVerification?.text).toContain(`https://yarrow.example/verify-email/${accountId}?token=${token}\n`);
    expect(letters.accountExists?.text).toContain('https://yarrow.example/login/ellen.marsh%40example.com\n');
  });

  it('keep what a family wrote, line by line, and who wrote it', () => {
    const letter = informationRequestLetter({
      ...request,
      name: 'אלן מרש',
      email: 'ellen.marsh@example.com',
      message: 'First <line>\n\n  Third & last 🕊️',
      packageName: 'Simple farewell',
    });
    expect(letter.text).toContain('  First <line>\n\n    Third & last 🕊️\n');
    expect(letter.html).toContain('First &lt;line&gt;<br><br>  Third &amp; last 🕊️');
    expect(letter.html).toContain('<bdi>אלן מרש</bdi>');
    expect(letter.text).toContain('Phone: (555) 555-0101');
    expect(letter.text).toContain('Package: Simple farewell');
    expect(letter.text).toContain('Hello Marsh & Sons,');
  });

  it('tell a home what a family planned: each line, the total, what has no price, and what is missing', () => {
    const { planToHome } = lettersTo('Ellen');
    expect(planToHome?.text).toContain('Basic services of funeral director and staff: $2,495.00\n');
    expect(planToHome?.text).toContain('Certified copies of the death certificate (2): $50.00\nTotal: $2,545.00\n');
    expect(planToHome?.text).toContain('Opening of the grave (paid to the');
    expect(planToHome?.text).toContain('The plan does not say yet:\n- Visitation: how long');
    expect(planToHome?.text).toContain('Reach them by: Phone\nBest time: After five, Ellen\n');
    expect(planToHome?.subject).toBe('A plan for a funeral now: Ellen');
  });

  it('name the person whose funeral it is, and say when a plan has changed instead that someone died', () => {
    const sent = { ...plan, contactName: 'Ellen Marsh', bestTime: '', message: '', missing: [] };
    const first = planToHomeLetter({ ...sent, subject: 'Walter Marsh' });
    expect(first.subject).toBe('A plan for a funeral now: Walter Marsh');
    expect(first.text).toContain('Someone has died');
    expect(planToHomeLetter({ ...sent, subject: '' }).subject).toBe('A plan for a funeral now: Ellen Marsh');
    const again = planToHomeLetter({ ...sent, subject: 'Walter Marsh', isAgain: true });
    expect(again.subject).toBe('A changed plan: Walter Marsh');
    expect(again.text.replaceAll('\n', ' ')).toContain(
      'Ellen Marsh has changed the plan that they sent you. Here is the whole plan now.',
    );
    expect(again.text).not.toContain('Someone has died');
  });

  it('tell a family what it sent, and lead to where the plan opens', () => {
    const { planToFamily } = lettersTo('Ellen');
    expect(planToFamily?.text).toContain('Total: $2,545.00\n');
    expect(planToFamily?.text).toContain(`https://yarrow.example/plans/dashboard/${plan.arrangementId}\n`);
    const unowned = planToFamilyLetter({ ...plan, hasOwner: false, message: '' });
    expect(unowned.text).toContain(`/locations/${plan.locationId}/arrangements/${plan.arrangementId}/summary\n`);
    expect(unowned.text).not.toContain('You wrote');
  });

  it('greet without a name if there is none', () => {
    expect(passwordResetLetter({ ...us, firstName: ' ', token }).text).toMatch(/^Hello,\n/);
  });
});

describe('the morning email', () => {
  const line = (name: string, dueOn: string) => ({ name, of: 'Ada Quill, 2026-0007', dueOn });
  const today = [line('Order the opening', '2026-03-04')];
  const overdue = [line('Call the cemetery', '2026-02-28')];

  it('says what is due today and what is late, with its case, and where to see all of it', () => {
    const { subject, text: wrapped } = digestTo('Ines', { today, overdue, isMore: false });
    const text = wrapped.replaceAll(/\s+/g, ' ');
    expect(subject).toBe('March 4, 2026: 1 due today, 1 overdue');
    expect(text).toContain('Due today and overdue:');
    expect(text).toContain('Order the opening (Ada Quill, 2026-0007)');
    expect(text).toContain('Call the cemetery (Ada Quill, 2026-0007; was due Feb 28, 2026)');
    expect(text.indexOf('Order the opening')).toBeLessThan(text.indexOf('Call the cemetery'));
    expect(text).toContain(`https://yarrow.example/locations/${plan.locationId}/my-day`);
    expect(text).toContain('You can turn it off in Today, under “Email me my tasks each morning.”');
    expect(text).not.toContain('There are more');
  });

  it('leaves out what is empty', () => {
    expect(digestTo('Ines', { today, overdue: [], isMore: false }).subject).toBe('March 4, 2026: 1 due today');
    expect(digestTo('Ines', { today, overdue: [], isMore: false }).text).toContain('Due today:');
    expect(digestTo('Ines', { today: [], overdue, isMore: false }).subject).toBe('March 4, 2026: 1 overdue');
    expect(digestTo('Ines', { today: [], overdue, isMore: false }).text).toContain('Overdue:');
    const much = digestTo('Ines', { today, overdue });
    expect(much.subject).toBe('March 4, 2026: 1 due today, 1 overdue and more');
    expect(much.text.replaceAll(/\s+/g, ' ')).toContain('There are more tasks than fit in this email. See them all in Today.');
  });
});
