/** Measures how long a contract's statement takes, from a selection to its findings, and prints its figures as JSON: run by bench/index.ts in a child. */
import type { CashAdvance, Selection, SpecialOrder } from '#shared/model/selection.ts';
import { mayBeSigned, reconcile } from '#shared/statement/reconcile.ts';
import { settleSelection } from '#shared/statement/settle-selection.ts';
import { statementOf } from '#shared/statement/statement-of.ts';
import { plainPrice } from '#test/world/plain-price.ts';
import { givenLists, listReference, selectionOf } from '#test/world/statement-world.ts';
import { generateWorld } from '#world/generate.ts';
import { priceListOf } from '#world/price-list-of.ts';
import type { Figure } from '../figure.ts';
import { fullHome, fullPlan } from '../prices/full-plan.ts';
import { scaled } from '../scale.ts';
import { bestOf } from '../statistics.ts';

/** The lines of a long contract: a full funeral, with as many special orders and cash advances as it takes. */
const LINES = 60;

const idAt = (at: number) => `0197a000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const home = fullHome();
const plan = fullPlan(home);
const world = generateWorld();
const sample = world.homes.find(({ profile }) => profile.id === home.locationId);
const content = sample && priceListOf(sample, world.catalog);
if (!sample || !content) throw new Error(`${home.name} has no price list.`);
const { versionId: id, effectiveOn } = listReference;
const lists = { versions: [{ id, effectiveOn, content }], inForce: id, locationItems: sample.items };

const advance = (name: string, at: number, lineKey?: string): CashAdvance => ({
  id: idAt(at),
  ...(lineKey === undefined ? {} : { lineKey }),
  name,
  payee: `Payee ${at}`,
  amountCents: 10_000 + at,
  costCents: 10_000 + at,
  rebateCents: 0,
  standing: 'actual',
  origin: 'conference',
});
const order = (at: number): SpecialOrder => ({
  id: idAt(1_000 + at),
  name: `Bench ${at}`,
  description: 'Oak, by hand.',
  priceCents: 20_000 + at,
  quantity: 2,
  origin: 'conference',
});

function longSelection(): Selection {
  const { lines, unpriced } = settleSelection(home, selectionOf(plan), { list: listReference });
  const unlisted = [...unpriced, ...lines.filter(({ key, section }) => key.startsWith('answer:') || section === 'cash-advances')];
  const cashAdvances = unlisted.map(({ key, label }, at) => advance(label, at, key));
  const missing = Math.max(0, LINES - lines.length - unpriced.length);
  const further = Array.from({ length: Math.ceil(missing / 2) }, (_, at) => advance(`Notice ${at}`, 500 + at));
  const specialOrders = Array.from({ length: Math.floor(missing / 2) }, (_, at) => order(at));
  return selectionOf(plan, { cashAdvances: [...cashAdvances, ...further], specialOrders });
}

const selection = longSelection();
/** Each turn has another selection, as each change makes one: what was settled once is kept. */
const another = (): Selection => ({ ...selection, choices: { ...plan } });
const settle = (of: Selection) => settleSelection(home, of, { list: listReference });
const statementFrom = (of: Selection) =>
  statementOf(settle(of), of, {
    list: listReference,
    names: { [selection.purchasers[0]!]: 'Ada Marsh' },
    rules: home.priceList ?? { taxes: [], discounts: [] },
    given: givenLists(),
    isEmbalmingApproved: true,
  });

/** Adds up what counts already, plainly: the plan, and what the selection adds to it. */
function plainTotal(): number {
  const orders = selection.specialOrders.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  return selection.cashAdvances.reduce((sum, { amountCents }) => sum + amountCents, plainPrice(home, plan) + orders);
}

const statement = statementFrom(selection);
const findings = reconcile(statement, lists);
if (statement.lines.length < LINES - 3) throw new Error(`The contract has ${statement.lines.length} lines, not ${LINES}.`);
if (!mayBeSigned(findings)) throw new Error(`The contract may not be signed: ${findings.map((each) => each.id).join(', ')}`);

const [turns, calls] = [scaled(40, 1), scaled(30, 1)];
const whole = bestOf(turns, calls, () => reconcile(statementFrom(another()), lists));
const plain = bestOf(turns, calls, plainTotal);
const group = `Statement of a contract with ${statement.lines.length} lines`;
const peer = { name: 'a plain calculation of its total over json-logic-js', value: plain };
const figures: Figure[] = [
  {
    group,
    name: 'a selection settled, taxed, and reconciled with the price list',
    unit: 'ms',
    ours: whole,
    peer,
    goal: { of: 'ours', atMost: 1 },
    note: 'the peer adds up what counts already: no line, no reason, no finding',
  },
  { group, name: 'settled and taxed alone', unit: 'ms', ours: bestOf(turns, calls, () => settle(another())), peer },
  { group, name: 'reconciled alone', unit: 'ms', ours: bestOf(turns, calls, () => reconcile(statement, lists)) },
];
process.stdout.write(`${JSON.stringify(figures)}\n`);
