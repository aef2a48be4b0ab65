/** Measures composing a plan's PDF in this process and prints the figures as JSON: run by bench/index.ts in a child. */
import { composePlanPdf } from '#functions/documents/plan/plan-pdf.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { planViewOf } from '#test/documents/priced-plan-view.ts';
import { fonts, readPdf } from '#test/documents/read-pdf.ts';
import { world } from '#test/world/world.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';
import type { Figure } from '../figure.ts';
import { scaled } from '../scale.ts';
import { median, quantile } from '../statistics.ts';
import { timesOf } from '../times-of.ts';
import { pdfkitPages } from './pdfkit-pages.ts';
import { fullPlan, names } from './plans.ts';

const group = 'PDF of a plan: everything that a package offers, tagged, its fonts cut to what is used';
const rounds = scaled(150, 1);
/** Until the compiler has seen all of it. */
const warmUp = scaled(60, 0);

const home = samplePlannerHome(world.homes[0]!.profile.name, world);
const arrangement = fullPlan(home);
const plan = planViewOf(home, arrangement, pricePlan(home, arrangement));
const manyNames: PlanView = { ...plan, arrangement: { ...arrangement, contacts: [...arrangement.contacts, ...names] } };
const compose = (of: PlanView) => composePlanPdf(fonts, { plan: of, home, printedOn: '2026-07-04' }).bytes;

const startedAt = performance.now();
const first = compose(plan);
const coldMs = performance.now() - startedAt;
const { pages } = await readPdf(first);
const peer = pdfkitPages(pages);

const times = await timesOf({ plan: () => compose(plan), names: () => compose(manyNames), pdfkit: peer }, rounds, warmUp);

const pdfkit = { name: 'pdfkit, the same words alone', value: median(times.pdfkit) };
const figures: Figure[] = [
  {
    group,
    name: `${pages.length} pages, warm`,
    unit: 'ms',
    ours: median(times.plan),
    peer: pdfkit,
    goal: { of: 'ours', atMost: 10 },
  },
  {
    group,
    name: '99th percentile',
    unit: 'ms',
    ours: quantile(times.plan, 0.99),
    peer: { ...pdfkit, value: quantile(times.pdfkit, 0.99) },
  },
  { group, name: 'with ten more people, of ten scripts', unit: 'ms', ours: median(times.names) },
  { group, name: 'the first of a process, fonts opened', unit: 'ms', ours: coldMs },
  { group, name: 'bytes', unit: 'KB', ours: first.length / 1024, peer: { ...pdfkit, value: (await peer()).length / 1024 } },
];
process.stdout.write(`${JSON.stringify(figures)}\n`);
