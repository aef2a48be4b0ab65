import { createHash } from 'node:crypto';
import { validPlan } from '#functions/planning/valid-plan.ts';
import type { PlanRecord } from '#functions/table/plan.ts';
import type { SubmissionRecord } from '#functions/table/submission.ts';
import type { Arrangement } from '#shared/model/arrangement.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { missingRequired } from '#shared/planner/missing-required.ts';
import { draftOf } from '#shared/planner/saved-plan.ts';
import { uuidV7 } from '#shared/values/ids.ts';
import { homes } from './data/homes.ts';
import { type PlanFacts, plans } from './data/plans.ts';
import type { World } from './generate.ts';
import { idOf } from './ids.ts';
import { samplePlannerHome } from './sample-planner-home.ts';
import { samplePeople } from './sign-ins.ts';

/** A plan of the sample as it is stored, and its submission. */
export type SamplePlan = { plan: PlanRecord; sent: SubmissionRecord | null };

/** The owner of the sample's plans: the family that can sign in. */
const owner = samplePeople.find(({ kind }) => kind === 'family');
const accountId = idOf('account', owner?.email ?? '');

const contactsOf = ({ decedent, relationship }: PlanFacts): Arrangement['contacts'] => [
  {
    contactType: 'contact',
    firstName: owner?.firstName ?? '',
    middleName: '',
    lastName: owner?.lastName ?? '',
    ...(relationship ? { relationship } : {}),
    email: owner?.email ?? '',
    phoneNumber: '(617) 555-0142',
  },
  ...(decedent ? [{ contactType: 'decedent' as const, middleName: '', ...decedent }] : []),
];

const servicesOf = ({ choices }: PlanFacts, home: PlannerHome): Arrangement['selectedDisplayServices'] =>
  choices.map(({ service, answers = {} }) => {
    const displayServiceId = idOf('display-service', service);
    return {
      displayServiceId,
      isAddOn: home.displayServices.find(({ id }) => id === displayServiceId)?.isAddOn ?? false,
      answers: Object.entries(answers).map(([identifier, value]) => ({ questionId: idOf('question', identifier), value })),
      items: [],
    };
  });

/** Merchandise is chosen by the location item's own id. */
const itemsOf = ({ items }: PlanFacts, home: PlannerHome): Arrangement['selectedDisplayServices'] =>
  items.flatMap((names) => {
    const item = names.map((name) => home.items.find((each) => each.name === name)).find((each) => each !== undefined);
    if (!item) return [];
    return [{ displayServiceId: item.id, isAddOn: false, answers: [], items: [{ locationItemId: item.id, quantity: 1 }] }];
  });

function arrangementOf(facts: PlanFacts, home: PlannerHome): Arrangement {
  const template = home.templates.find(({ id }) => id === idOf('template', home.locationId, facts.package));
  if (!template) throw new Error(`${home.name} has no package ${facts.package}`);
  return {
    arrangementId: idOf('plan', facts.key),
    providerLocationId: home.locationId,
    completedFinalStep: facts.completedFinalStep,
    timing: facts.timing,
    type: facts.type,
    contacts: contactsOf(facts),
    dispositionType: template.dispositionType,
    priceCents: 0,
    selectedServicePreferences: facts.preferences.map(([group, preference]) => idOf('preference', group, preference)),
    selectedDisplayServices: [...servicesOf(facts, home), ...itemsOf(facts, home)],
    selectedTemplate: template.id,
    isPrimary: false,
    name: facts.name,
    ...(facts.ceilingCents === undefined ? {} : { ceilingCents: facts.ceilingCents }),
  };
}

function submissionOf(plan: PlanRecord, facts: PlanFacts, home: PlannerHome): SubmissionRecord | null {
  if (!facts.sent) return null;
  const random = createHash('sha256').update(facts.key).digest();
  const { arrangement, priced, revision, flatPriceCents, locationId, createdOn } = plan;
  return {
    id: uuidV7({ now: Date.parse(facts.updatedOn), random }),
    requestId: idOf('plan-sending', facts.key),
    arrangementId: plan.id,
    locationId,
    planVersion: plan.version - 1,
    arrangement,
    priced,
    home: plan.home,
    revision,
    flatPriceCents,
    ...facts.sent,
    packageName: home.templates.find(({ id }) => id === arrangement.selectedTemplate)?.name ?? '',
    missing: missingRequired(home, draftOf(arrangement)).map(({ words }) => words),
    isEmailProven: true,
    hasOwner: true,
    createdOn,
    submittedOn: facts.updatedOn,
  };
}

function samplePlan(facts: PlanFacts, home: PlannerHome): SamplePlan {
  const { arrangement, account, dropped } = validPlan(home, arrangementOf(facts, home));
  const plan: PlanRecord = {
    id: arrangement.arrangementId,
    version: facts.sent ? 2 : 1,
    locationId: home.locationId,
    accountId,
    heldBy: null,
    lastRequestId: idOf('plan-request', facts.key),
    arrangement,
    dropped,
    ...account,
    editableStatus: 'editable',
    isArchived: facts.isArchived ?? false,
    createdOn: facts.createdOn,
    updatedOn: facts.updatedOn,
    submittedOn: facts.sent ? facts.updatedOn : null,
  };
  return { plan, sent: submissionOf(plan, facts, home) };
}

/** Returns the plans of the sample's family at those of their homes that the data has. */
export const samplePlans = (world: World): SamplePlan[] =>
  plans.flatMap((facts) => {
    const zip = homes.find(({ name }) => name === facts.home)?.zip ?? '';
    const isThere = world.homes.some(({ profile }) => profile.id === idOf('location', facts.home, zip));
    return isThere ? [samplePlan(facts, samplePlannerHome(facts.home, world))] : [];
  });
