import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { dispositionGroupOf } from '#shared/model/enumerations/disposition.ts';
import { lowestCents } from '#shared/model/list-prices.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';

type Kind = 'services' | 'merchandise' | 'cash-advances';
type Entry = { cents: number; units: number; kind: Kind; line?: string | undefined; fromPackage?: boolean; isRange?: boolean };

const goods = ['caskets', 'outer-burial-containers', 'printed-package', 'urn', 'alternative-container'];
const allIn = ['direct-cremation', 'immediate-burial', 'forwarding', 'receiving'];
const apply = (rule: LogicRule, data: object): unknown => jsonLogic.apply(rule as RulesLogic, data);
const truthy = (rule: LogicRule | undefined, data: object) => rule === undefined || jsonLogic.truthy(apply(rule, data));
const unitsOf = (value: unknown) => (typeof value === 'number' && value > 1e-6 ? Math.ceil(value - 1e-6) : 0);

/**
 * Computes a plan's total in US cents a second time, plainly, over json-logic-js. `pricePlan` is compared with it, for the same cents in tests and for its
 * speed in the bench. It accepts only plans where everything counts (`settledPlan`) at homes with a price list and prices without lines, and treats
 * unanswered questions as null in rules, and taxes without exceptions.
 */
export function plainPrice(home: PlannerHome, plan: PlanChoices): number {
  const list = home.priceList!;
  const template = home.templates.find((each) => each.id === plan.selectedTemplate);
  const questions = Object.fromEntries(home.questions.map((question) => [question.id, question]));
  const answersOf = (id: string) =>
    Object.fromEntries(
      (plan.selectedDisplayServices.find((each) => each.displayServiceId === id)?.answers ?? []).map(({ questionId, value }) => [
        questions[questionId]!.identifier,
        value,
      ]),
    );
  const facts: Record<string, unknown> = { timing: plan.timing, type: plan.type, dispositionType: plan.dispositionType };
  for (const { id } of home.displayServices) Object.assign(facts, answersOf(id));
  const account = new Map<string, Entry>();
  const covered = new Set<string>();
  /** Whether the home provides any service, even one without a price on its list. */
  let isServed = false;
  const listed = (line: string) => list.lines.find((each) => each.line === line);
  const priceOf = (line: string) => lowestCents(list, line as never);
  const kindOf = (line: string | undefined, isCash: boolean): Kind =>
    isCash || line === 'cremation-fee' ? 'cash-advances' : line && goods.includes(line) ? 'merchandise' : 'services';
  const add = (key: string, entry: Entry, isThing: boolean) => {
    const units = covered.has(key) ? (isThing ? entry.units - 1 : 0) : entry.units;
    if (units < 1) return;
    const there = account.get(key);
    account.set(key, there ? { ...there, units: Math.max(units, there.units) } : { ...entry, units });
  };
  const addLine = (line: string, units: number, fromPackage = false) => {
    const cents = priceOf(line);
    const { unit = 'flat', minCents } = listed(line) ?? {};
    const isCash = home.services.some((service) => service.gplLine === line && service.isCashAdvance);
    if (cents === undefined) {
      covered.add(`unpriced ${line}`);
      isServed ||= kindOf(line, isCash) === 'services';
    } else
      add(
        line,
        { cents, units, kind: kindOf(line, isCash), line, fromPackage, isRange: minCents !== undefined },
        unit === 'flat' || unit === 'each',
      );
  };
  const addService = (id: string, units: number, fromPackage = false) => {
    const service = home.services.find((each) => each.id === id)!;
    const isEntry = list.lines.some(({ entries }) => entries?.some(({ serviceId }) => serviceId === id));
    if (service.gplLine && !isEntry) addLine(service.gplLine, units, fromPackage);
    else if (service.priceCents === null) isServed ||= !service.isCashAdvance;
    else {
      const isThing = service.unit === 'flat' || service.unit === 'each';
      add(id, { cents: service.priceCents, units, kind: kindOf(service.gplLine, service.isCashAdvance), fromPackage }, isThing);
    }
  };

  const included = template?.packageServices.filter(({ isIncluded }) => isIncluded) ?? [];
  const isFlat = template?.pricingMethod === 'flat';
  for (const each of included) {
    if (isFlat)
      covered.add(each.gplLine ?? home.services.find(({ id }) => id === each.serviceId)?.gplLine ?? each.serviceId ?? '');
    else if (each.gplLine) addLine(each.gplLine, 1, true);
    else if (each.serviceId) addService(each.serviceId, 1, true);
  }
  if (template?.includesCremationFee && !account.has('cremation-fee')) covered.add('cremation-fee');

  const offered = (service: PlannerHome['displayServices'][number]) =>
    (!template || template.displayServices.includes(service.id)) &&
    (service.dispositionTypes.length === 0 || service.dispositionTypes.includes(plan.dispositionType!));
  const wanted = new Map<string, number>();
  for (const service of home.displayServices.filter(offered)) {
    const choice = plan.selectedDisplayServices.find((each) => each.displayServiceId === service.id);
    const data = { ...facts, ...answersOf(service.id) };
    if (!(choice || (template && !service.canRemoveInOnlineArrangements)) || !truthy(service.visibleWhen, data)) continue;
    for (const { serviceId, shouldShow, logic, quantity } of service.mappings)
      if (logic === undefined ? shouldShow : truthy(logic, data))
        addService(serviceId, quantity === undefined ? 1 : unitsOf(apply(quantity, data)));
    for (const { id, prices } of service.questions) {
      const value = choice?.answers.find(({ questionId }) => questionId === id)?.value;
      prices.forEach(({ optionId, priceCents }, at) => {
        const isChosen = [value].flat().some((each) => String(each) === optionId);
        const units = optionId === undefined ? unitsOf(value) : Number(isChosen);
        if (units > 0) add(`${service.id} ${id} ${at}`, { cents: priceCents, units, kind: 'services' }, false);
      });
      if (questions[id]?.fieldType === 'merchandise-item-list' && Array.isArray(value))
        for (const { locationItemId, quantity } of value as { locationItemId: string; quantity: number }[])
          wanted.set(locationItemId, Math.max(quantity, wanted.get(locationItemId) ?? 0));
    }
  }
  for (const { items } of plan.selectedDisplayServices)
    for (const { locationItemId, quantity } of items)
      wanted.set(locationItemId, Math.max(quantity, wanted.get(locationItemId) ?? 0));

  for (const { itemCategoryId, mappings, questions: asked } of home.categoryServices ?? []) {
    const ofCategory = [...wanted.keys()].filter(
      (id) => home.items.find((item) => item.id === id)!.itemCategoryId === itemCategoryId,
    );
    if (ofCategory.length === 0) continue;
    const given = new Map(
      ofCategory
        .sort()
        .reverse()
        .flatMap((id) => Object.entries(answersOf(id))),
    );
    const itemUnits = ofCategory.reduce((sum, id) => sum + wanted.get(id)!, 0);
    const data = { ...facts, itemUnits, ...Object.fromEntries(given) };
    for (const { serviceId, shouldShow, logic, quantity } of mappings)
      if (logic === undefined ? shouldShow : truthy(logic, data))
        addService(serviceId, quantity === undefined ? 1 : unitsOf(apply(quantity, data)));
    for (const { id, prices } of asked) {
      const value = given.get(questions[id]!.identifier);
      prices.forEach(({ optionId, priceCents }, at) => {
        const units = optionId === undefined ? unitsOf(value) : Number([value].flat().some((each) => String(each) === optionId));
        if (units > 0) add(`${itemCategoryId} ${id} ${at}`, { cents: priceCents, units, kind: 'services' }, false);
      });
    }
  }

  const spent: Record<string, number> = {};
  let itemsCents = 0;
  for (const [id, quantity] of wanted) {
    const { priceCents, itemCategoryId } = home.items.find((each) => each.id === id)!;
    const line = home.itemCategories.find((each) => each.id === itemCategoryId)?.gplLine;
    itemsCents += priceCents * quantity;
    if (line) spent[line] = (spent[line] ?? 0) + priceCents * quantity;
  }
  let paid = 0;
  let containersCents = 0;
  for (const [line, cents] of Object.entries(spent)) {
    const there = account.get(line);
    const isReplaced = there && (there.fromPackage || there.isRange);
    if (isReplaced) account.delete(line);
    if (covered.has(line)) paid += Math.min(cents, priceOf(line) ?? 0);
    else if (!isReplaced && ['caskets', 'alternative-container'].includes(line)) containersCents += cents;
  }
  const hasItemOf = (line: string) => line in spent;
  const has = (line: string) => account.has(line) || covered.has(line) || hasItemOf(line) || covered.has(`unpriced ${line}`);
  const isPurchaserPriced =
    containersCents > 0 || ['caskets', 'alternative-container'].some((line) => hasItemOf(line) && containersCents > 0);
  for (const line of isPurchaserPriced ? ['direct-cremation', 'immediate-burial'] : []) {
    const own = listed(line)?.variants?.filter(({ providedBy }) => providedBy === 'purchaser') ?? [];
    const share = own.length > 0 ? priceOf(line)! - Math.min(...own.map(({ priceCents }) => priceCents)) : 0;
    const there = account.get(line);
    if (share > 0 && (there || covered.has(line))) {
      if (there) account.set(line, { ...there, cents: there.cents - share });
      else paid += Math.min(share, containersCents);
      break;
    }
  }

  if (template || isServed || [...account.values()].some(({ kind }) => kind === 'services')) {
    for (const { line, dispositionTypes, when } of list.requirements) {
      const isFulfilled =
        has(line) || (line === 'alternative-container' && ['direct-cremation', 'immediate-burial', 'caskets'].some(has));
      if (
        (dispositionTypes.length === 0 || dispositionTypes.includes(plan.dispositionType!)) &&
        truthy(when ?? true, facts) &&
        !isFulfilled
      )
        addLine(line, 1);
    }
    if (template?.isDirectCremation || template?.isImmediateBurial || allIn.some(has)) account.delete('basic-services');
    else addLine('basic-services', 1);
    if (plan.dispositionType && dispositionGroupOf(plan.dispositionType) === 'cremation' && !has('cremation-fee'))
      addLine('cremation-fee', 1);
  }

  const sums = { basic: 0, services: 0, merchandise: itemsCents - paid, 'cash-advances': 0 };
  for (const [key, { cents, units, kind }] of account) sums[key === 'basic-services' ? 'basic' : kind] += cents * units;
  if (isFlat) {
    // Others are paid in full, whatever the package saves.
    const weights = flatWeights();
    const paidOn = Math.min(weights['cash-advances'], template!.priceCents);
    sums['cash-advances'] += paidOn;
    addShares(sums, template!.priceCents - paidOn, { ...weights, 'cash-advances': 0 });
  }
  const full = { ...sums };
  for (const { basisPoints, amountCents, appliesTo, when } of list.discounts) {
    if (!truthy(when, facts)) continue;
    const base = appliesTo.reduce((sum, kind) => sum + full[kind], 0);
    const open = appliesTo.reduce((sum, kind) => sum + sums[kind], 0);
    const off = Math.min(open, basisPoints === undefined ? amountCents! : Math.round((base * basisPoints) / 10_000));
    const weights = { basic: 0, services: 0, merchandise: 0, 'cash-advances': 0 };
    for (const kind of appliesTo) weights[kind] = sums[kind];
    addShares(sums, -off, weights);
  }
  const left = sums.basic + sums.services + sums.merchandise + sums['cash-advances'];
  return list.taxes.reduce((total, { ratePpm, appliesTo }) => {
    const base = appliesTo.reduce((sum, kind) => sum + sums[kind] + (kind === 'services' ? sums.basic : 0), 0);
    return total + Math.round((base * ratePpm) / 1_000_000);
  }, left);

  /** Returns what a flat package includes, at single prices, each once. */
  function flatWeights() {
    const weights = { basic: 0, services: 0, merchandise: 0, 'cash-advances': 0 };
    const counted = new Set<string>();
    for (const { gplLine, serviceId, displayName } of included) {
      const service = home.services.find(({ id }) => id === serviceId);
      const line = gplLine ?? service?.gplLine;
      const key = line ?? serviceId ?? '';
      if (counted.has(key)) continue;
      counted.add(key);
      const cents = line ? priceOf(line) : service?.priceCents;
      const isCash = home.services.some((each) => (line ? each.gplLine === line : each.id === serviceId) && each.isCashAdvance);
      const isItem = !line && !isCash && home.items.some(({ name }) => name.toLowerCase() === displayName.toLowerCase());
      weights[line === 'basic-services' ? 'basic' : isItem ? 'merchandise' : kindOf(line, isCash)] += cents ?? 0;
    }
    return weights;
  }
}

type Buckets = { basic: number; services: number; merchandise: number; 'cash-advances': number };

/** Adds an amount to the buckets in proportion to weights: whole cents toward zero, then a cent each to the largest fractions, the first of equal ones first. */
function addShares(sums: Buckets, cents: number, weights: Buckets): void {
  const total = weights.basic + weights.services + weights.merchandise + weights['cash-advances'];
  if (total === 0) sums.services += cents;
  const kinds = ['basic', 'services', 'merchandise', 'cash-advances'] as const;
  const parts = kinds.map((kind) => ({ kind, product: Math.abs(cents) * weights[kind] }));
  if (total === 0) return;
  const whole = parts.map(({ kind, product }) => ({ kind, part: Math.floor(product / total), fraction: product % total }));
  const missing = Math.abs(cents) - whole.reduce((sum, { part }) => sum + part, 0);
  const raised = whole.toSorted((one, other) => other.fraction - one.fraction).slice(0, missing);
  for (const each of whole) sums[each.kind] += Math.sign(cents) * (each.part + Number(raised.includes(each)));
}
