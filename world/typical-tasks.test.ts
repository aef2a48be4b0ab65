import { describe, expect, it } from 'vitest';
import { stateOf } from '#shared/tasks/judged-task.ts';
import { playedTasks } from './case-tasks.ts';
import { taskCatalog } from './task-catalog.ts';

const { taskTriggers: triggers } = taskCatalog();
const caseId = '0192f000-0000-7000-8000-000000000001';
type Facts = Record<string, unknown>;
type Happening = readonly [name: string, day: string, facts: Facts];

const opened: Facts = {
  caseStatus: 'active',
  timing: 'at-need',
  decedentStatus: 'not-in-care',
  arrangementStatus: 'not-started',
  isAssigned: true,
  dateOfDeath: '2026-05-10',
};
const cremated = { dispositionType: 'cremation', dispositionGroup: 'cremation' };
const buried = { dispositionType: 'burial', dispositionGroup: 'burial' };
const taken: Happening = ['decedent.status-changed', '2026-05-11', { decedentStatus: 'in-care', inCareOn: '2026-05-11' }];

function play(happenings: readonly Happening[], now = '2026-05-11T23:00:00.000Z') {
  let facts: Facts = {};
  const events = happenings.map(([name, day, said], nth) => {
    facts = { ...facts, ...said };
    return { id: `event-${nth}`, name, at: `${day}T15:00:00.000Z`, caseId, facts };
  });
  return playedTasks(triggers, { events, timeZone: 'America/New_York', now });
}
/** Returns what is to be done, as a list shows it. */
const open = (...how: Parameters<typeof play>) =>
  play(...how)
    .filter((task) => stateOf(task) === 'open')
    .map(({ dueOn, due, name }) => `${dueOn ?? (due.from === 'gate' ? `before ${due.before}` : 'no day yet')}: ${name}`);
const namesIn = (state: string, ...how: Parameters<typeof play>) =>
  play(...how)
    .filter((task) => stateOf(task) === state)
    .map(({ name }) => name);

describe('what a director finds to do', () => {
  it('after a first call with little information', () => {
    expect(open([['case.created', '2026-05-11', opened]])).toMatchInlineSnapshot(`
      [
        "2026-05-11: First call record complete",
        "2026-05-12: Verify identity of authorized agent (right to control disposition)",
        "2026-05-12: Arrangement conference",
        "2026-05-12: Death certificate worksheet to informant",
        "2026-05-12: Medical certification requested",
        "2026-05-13: Tell us who should know",
        "2026-05-13: Answer what the certificate asks",
        "2026-05-14: Say how you would like to say goodbye",
        "before transferred: Pacemaker checked/removed",
      ]
    `);
  });

  it('in a direct cremation', () => {
    expect(
      open([['case.created', '2026-05-11', { ...opened, ...cremated, serviceWishes: ['none'] }], taken]),
    ).toMatchInlineSnapshot(`
      [
        "2026-05-11: First call record complete",
        "2026-05-11: ID band + intake log",
        "2026-05-12: Verify identity of authorized agent (right to control disposition)",
        "2026-05-12: Refrigerate or embalm",
        "2026-05-12: Arrangement conference",
        "2026-05-12: Death certificate worksheet to informant",
        "2026-05-12: Medical certification requested",
        "2026-05-13: Cremation authorization signed",
        "2026-05-13: Medical examiner cremation approval",
        "2026-05-13: Choose the container",
        "2026-05-13: Book the crematory",
        "2026-05-13: Tell us who should know",
        "2026-05-13: Answer what the certificate asks",
        "2026-05-14: Say who receives the ashes",
        "before transferred: Pacemaker checked/removed",
        "before transferred: Witness/ID viewing done",
        "no day yet: Confirm cemetery/crematory",
      ]
    `);
  });

  it('in a burial with a service', () => {
    const wishes = {
      ...opened,
      ...buried,
      serviceWishes: ['funeral'],
      viewingWish: 'none',
      spaceIsOwned: 'yes',
      vaultRequired: 'yes',
    };
    expect(
      open([
        ['case.created', '2026-05-11', wishes],
        taken,
        ['service.scheduled', '2026-05-12', { serviceStartsOn: '2026-05-20' }],
      ]),
    ).toMatchInlineSnapshot(`
      [
        "2026-05-11: First call record complete",
        "2026-05-11: ID band + intake log",
        "2026-05-12: Verify identity of authorized agent (right to control disposition)",
        "2026-05-12: Refrigerate or embalm",
        "2026-05-12: Arrangement conference",
        "2026-05-12: Death certificate worksheet to informant",
        "2026-05-12: Medical certification requested",
        "2026-05-13: Tell us who should know",
        "2026-05-13: Answer what the certificate asks",
        "2026-05-16: Bring the deed of the grave or crypt",
        "2026-05-17: Order the opening and closing",
        "2026-05-17: Interment authorization signed by the owner of the space",
        "2026-05-17: Obituary draft approved",
        "2026-05-17: Book celebrant or clergy",
        "2026-05-17: Choose music and who speaks",
        "2026-05-17: Ask those who shall carry",
        "2026-05-18: Confirm cemetery/crematory",
        "2026-05-18: Vault or grave liner ordered",
        "2026-05-18: Pallbearers named",
        "2026-05-18: Music and readings to those who play and read",
        "2026-05-18: Memorial folders and register book",
        "2026-05-19: Tent, chairs and lowering device",
        "2026-05-19: Cars, route and escort",
        "2026-05-19: Permits in hand before the procession leaves",
      ]
    `);
  });

  it('for a veteran whose family sees them once more', () => {
    const wishes = { ...opened, ...buried, isVeteran: true, viewingWish: 'public', spaceIsOwned: 'no' };
    expect(open([['case.created', '2026-05-11', wishes]])).toMatchInlineSnapshot(`
      [
        "2026-05-11: First call record complete",
        "2026-05-12: Verify identity of authorized agent (right to control disposition)",
        "2026-05-12: Arrangement conference",
        "2026-05-12: Death certificate worksheet to informant",
        "2026-05-12: Medical certification requested",
        "2026-05-12: Discharge papers (DD-214)",
        "2026-05-12: National or state veterans cemetery: eligibility and a time",
        "2026-05-13: Buy the space",
        "2026-05-13: Tell us who should know",
        "2026-05-13: Answer what the certificate asks",
        "2026-05-14: Say how you would like to say goodbye",
        "2026-05-14: Bring the military discharge papers",
        "before embalmed: Embalming authorization signed",
        "no day yet: Dress, cosmetize and casket",
        "no day yet: Confirm cemetery/crematory",
        "no day yet: Order the opening and closing",
        "no day yet: Tent, chairs and lowering device",
        "no day yet: Veteran: request honors + flag",
        "no day yet: VA benefit forms sent",
        "no day yet: Bring clothing",
      ]
    `);
  });

  it('in a pre-need case, before and after it is signed', () => {
    const planned: Happening = [
      'case.created',
      '2026-05-11',
      { ...opened, dateOfDeath: undefined, timing: 'pre-need', ...buried },
    ];
    expect(open([planned])).toMatchInlineSnapshot(`
      [
        "2026-05-18: Gather the vital facts ahead",
        "2026-05-18: Ask for an appointment of agent, where family may disagree",
        "2026-05-18: Plan ahead with the person",
        "2026-05-25: Name who will call us",
        "2026-06-10: Write down what you wish for",
      ]
    `);
    const [ready, signed]: [Happening, Happening] = [
      ['arrangement.status-changed', '2026-05-18', { arrangementStatus: 'ready-for-contract' }],
      ['contract.signed', '2026-05-19', { arrangementStatus: 'in-contract', contractSignedOn: '2026-05-19' }],
    ];
    expect(open([planned, ready, signed])).toMatchInlineSnapshot(`
      [
        "2026-05-18: Gather the vital facts ahead",
        "2026-05-18: Ask for an appointment of agent, where family may disagree",
        "2026-05-24: Fund the plan: trust or insurance",
        "2026-05-25: Name who will call us",
        "2026-05-26: File the plan and give copies",
        "2026-06-02: Assign the insurance policy",
        "2026-06-10: Write down what you wish for",
      ]
    `);
  });

  it('for a lead: to answer it, and nothing else', () => {
    const lead = { ...opened, caseStatus: 'lead', timing: 'imminent-need', ...cremated, isVeteran: true, viewingWish: 'public' };
    expect(open([['case.created', '2026-05-11', { ...lead, planReceivedOn: '2026-05-11' }]])).toMatchInlineSnapshot(`
      [
        "2026-05-11: Answer the family’s plan",
        "2026-05-12: Make first contact",
      ]
    `);
    expect(open([['case.created', '2026-05-11', lead]])).toEqual(['2026-05-12: Make first contact']);
  });

  it('for a lead who comes in: the price list, once, and it stays when the family chooses the home', () => {
    const lead: Happening = ['case.created', '2026-05-11', { ...opened, caseStatus: 'lead' }];
    const met: Happening = ['contact.first-met', '2026-05-12', { firstMetOn: '2026-05-12' }];
    const taken: Happening = ['case.status-changed', '2026-05-13', { caseStatus: 'active' }];
    const list = '2026-05-12: Give General Price List';
    expect(open([lead, met])).toEqual(['2026-05-12: Make first contact', list]);
    expect(open([lead, met, taken])).toContain(list);
  });

  it('for a veteran who plans ahead: the cemetery is asked before, and called afterward', () => {
    const veteran = { ...opened, ...buried, dateOfDeath: undefined, timing: 'pre-need', isVeteran: true };
    const planned: Happening = ['case.created', '2026-05-11', veteran];
    const died: Happening = ['case.type-changed', '2026-07-01', { timing: 'at-need', dateOfDeath: '2026-07-01' }];
    const [ahead, now] = [
      '2026-06-10: Apply ahead for a veterans cemetery',
      '2026-07-02: National or state veterans cemetery: eligibility and a time',
    ];
    expect(open([planned])).toContain(ahead);
    expect(open([planned])).not.toContain(now);
    expect(open([planned, died])).not.toContain(ahead);
    expect(open([planned, died])).toContain(now);
  });

  it('for someone who is transferred to another home: nothing left to refrigerate', () => {
    const givenOn: Happening = ['decedent.status-changed', '2026-05-12', { decedentStatus: 'transferred' }];
    expect(open([['case.created', '2026-05-11', opened], taken, givenOn])).not.toContain('2026-05-12: Refrigerate or embalm');
  });

  it('in a donation', () => {
    const given = { ...opened, dispositionType: 'donation', dispositionGroup: 'donation' };
    expect(open([['case.created', '2026-05-11', given]])).toMatchInlineSnapshot(`
      [
        "2026-05-11: First call record complete",
        "2026-05-11: Confirm acceptance by the donation program",
        "2026-05-12: Verify identity of authorized agent (right to control disposition)",
        "2026-05-12: Arrangement conference",
        "2026-05-12: Death certificate worksheet to informant",
        "2026-05-12: Medical certification requested",
        "2026-05-13: Transport to the donation program",
        "2026-05-13: Tell us who should know",
        "2026-05-13: Answer what the certificate asks",
        "2026-05-14: Say how you would like to say goodbye",
      ]
    `);
  });

  it('for someone who is shipped home', () => {
    const shipped = { ...opened, dispositionType: 'removal-from-state', dispositionGroup: 'other' };
    expect(open([['case.created', '2026-05-11', shipped], taken])).toMatchInlineSnapshot(`
      [
        "2026-05-11: First call record complete",
        "2026-05-11: ID band + intake log",
        "2026-05-12: Verify identity of authorized agent (right to control disposition)",
        "2026-05-12: Refrigerate or embalm",
        "2026-05-12: Arrangement conference",
        "2026-05-12: Death certificate worksheet to informant",
        "2026-05-12: Medical certification requested",
        "2026-05-12: Engage the receiving funeral home",
        "2026-05-13: Out-of-state transit permit",
        "2026-05-13: Book the carrier",
        "2026-05-13: Tell us who should know",
        "2026-05-13: Answer what the certificate asks",
        "2026-05-14: Consular papers, if it goes abroad",
        "2026-05-14: Say how you would like to say goodbye",
      ]
    `);
  });

  it('when everything is over except for the family', () => {
    const over = {
      ...opened,
      ...buried,
      serviceWishes: ['funeral'],
      decedentStatus: 'laid-to-rest',
      dispositionOn: '2026-05-20',
      inCareOn: '2026-05-11',
    };
    expect(open([['decedent.status-changed', '2026-05-20', over]], '2026-05-20T23:00:00.000Z')).toMatchInlineSnapshot(`
      [
        "2026-05-23: Personal effects returned",
        "2026-05-25: Keepsakes handed over",
        "2026-05-27: Thank-you cards and list of those who gave",
        "2026-06-03: Aftercare call",
        "2026-07-04: Marker ordered or dates to be cut",
      ]
    `);
  });
});

describe('what happens to tasks when a case changes', () => {
  const created: Happening = ['case.created', '2026-05-11', { ...opened, ...cremated }];
  const turned: Happening = ['case.details-changed', '2026-05-12', buried];
  const ofCremation = [
    'Book the crematory',
    'Choose the container',
    'Cremation authorization signed',
    'Medical examiner cremation approval',
  ];

  it('removes what another disposition does not need, and brings it back with it', () => {
    for (const name of ofCremation) {
      expect(namesIn('open', [created])).toContain(name);
      expect(namesIn('removed', [created, turned])).toContain(name);
      expect(namesIn('open', [created, turned, ['case.details-changed', '2026-05-13', cremated]])).toContain(name);
    }
    expect(namesIn('open', [created, turned])).toContain('Order the opening and closing');
  });

  it('starts the work of an at-need case when a planned one becomes one', () => {
    const planned: Happening = ['case.created', '2026-05-11', { ...opened, timing: 'pre-need' }];
    const died: Happening = ['case.type-changed', '2026-07-01', { timing: 'at-need' }];
    expect(namesIn('removed', [planned, died])).toContain('Plan ahead with the person');
    expect(open([planned, died])).toContain('2026-07-02: Arrangement conference');
  });

  it('leaves nothing to do in a case that is canceled', () => {
    const cancelled: Happening = ['case.status-changed', '2026-05-13', { caseStatus: 'cancelled' }];
    expect(open([created, taken, cancelled])).toEqual([]);
    expect(namesIn('done', [created, taken, cancelled])).toEqual([]);
  });

  it('drops what is too late to be done, and nothing else', () => {
    const wishes = {
      ...opened,
      ...buried,
      serviceWishes: ['funeral'],
      viewingWish: 'public',
      liveStream: true,
      serviceStartsOn: '2026-05-20',
    };
    const history: Happening[] = [
      ['service.scheduled', '2026-05-11', wishes],
      ['case.details-changed', '2026-05-11', {}],
    ];
    expect(namesIn('expired', history, '2026-05-20T03:59:59.999Z')).not.toContain('Webcast tested');
    expect(namesIn('expired', history, '2026-06-30T00:00:00.000Z')).toMatchInlineSnapshot(`
      [
        "Choose music and who speaks",
        "Ask those who shall carry",
        "Pallbearers named",
        "Music and readings to those who play and read",
        "Bring clothing",
        "Tent, chairs and lowering device",
        "Webcast tested",
        "Cars, route and escort",
      ]
    `);
  });
});
