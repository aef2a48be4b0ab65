import { timing } from '#shared/model/enumerations/case.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { planSubject, planTitle } from '#shared/planner/plan-title.ts';
import { dateInZone, formatCalendarDate, type Instant } from '#shared/values/dates.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { isolated } from '#shared/values/isolated.ts';
import { formatCents } from '#shared/values/money.ts';
import { type Block, type Flow, FRAME, MEASURE } from '../pdf/flow.ts';
import { colors, looks } from './looks.ts';
import { paperZone } from './paper-zone.ts';

/** Returns a small label with the lines below it, without empty ones. */
const fact = (label: string, lines: readonly string[]): Block[] => {
  const known = lines.filter((line) => line.trim() !== '');
  if (known.length === 0) return [];
  return [
    { text: label, look: looks.label, gap: 9 },
    ...known.map((text, index): Block => ({ text: isolated(text), look: index === 0 ? looks.strong : looks.body })),
  ];
};

function peopleFacts({ arrangement }: PlanView): Block[] {
  const planner = arrangement.contacts.find(({ contactType }) => contactType === 'contact');
  const way = arrangement.dispositionType ? dispositionType.label(arrangement.dispositionType) : '';
  return [
    ...fact(arrangement.type === 'myself' ? 'For myself' : 'For', [planSubject(arrangement)]),
    ...(planner ? fact('Prepared by', [fullNameOf(planner), planner.email ?? '', planner.phoneNumber ?? '']) : []),
    ...fact('When', [timing.table[arrangement.timing].planner]),
    ...fact('Kind of funeral', [way]),
  ];
}

function homeFacts(plan: PlanView, home: PlannerHome | undefined): Block[] {
  const dayOf = (instant: Instant) => formatCalendarDate(dateInZone(instant, paperZone(home)));
  const list = home?.priceList && plan.revision === home.revision ? home.priceList : undefined;
  return [
    ...fact('Funeral home', [plan.home.name, home?.address || plan.home.place, plan.home.phone]),
    ...fact('Prices', [list ? `Price list of ${formatCalendarDate(list.effectiveOn)}` : `As of ${dayOf(plan.updatedOn)}`]),
    ...fact('Sent to the home', [plan.submittedOn ? dayOf(plan.submittedOn) : 'Not yet']),
  ];
}

/** Writes the top of the first sheet: what this is, for whom, with which home, and what it costs. */
export function writeFront(flow: Flow, plan: PlanView, home: PlannerHome | undefined, printedOn: string): void {
  const { sheets } = flow;
  const { root } = sheets.structure;
  flow.row([
    { element: root.child('P'), x: 0, width: 200, blocks: [{ text: 'Yarrow', look: looks.brand }] },
    {
      element: root.child('P'),
      x: 200,
      width: MEASURE - 200,
      blocks: [{ text: `Printed ${formatCalendarDate(printedOn)}`, look: looks.small }],
      isRight: true,
    },
  ]);
  flow.gap(22);
  sheets.bookmark(planTitle(plan.arrangement), flow.y);
  flow.paragraph(root.child('H1'), planTitle(plan.arrangement), looks.title);
  flow.gap(12);
  const half = MEASURE / 2;
  flow.row([
    { element: root.child('P'), x: 0, width: half - 16, blocks: peopleFacts(plan) },
    { element: root.child('P'), x: half + 8, width: half - 8, blocks: homeFacts(plan, home) },
  ]);
  flow.gap(16);
  sheets.fill(FRAME.left, flow.y, MEASURE, 40, colors.pineSoft);
  flow.y += 10;
  flow.row([
    { element: root.child('P'), x: 14, width: 300, blocks: [{ text: 'Estimated total', look: looks.total }] },
    {
      element: root.child('P'),
      x: MEASURE - 194,
      width: 180,
      blocks: [{ text: formatCents(plan.priced.totalCents), look: looks.totalAmount }],
      isRight: true,
    },
  ]);
  flow.y += 10;
  flow.gap(8);
  flow.paragraph(
    root.child('P'),
    'This is a plan, not a contract. Nothing is owed until you and the funeral home sign one, and you can change anything until then.',
    looks.small,
  );
}
