import type { ArrangementStep } from '#shared/model/enumerations/case.ts';
import type { CaseRole } from '#shared/model/enumerations/people.ts';
import type { DisplayServicePage } from '#shared/model/enumerations/question.ts';
import { workPaths } from '#web/work-paths.ts';

type AtCase = { locationId: string; caseId: string };

/** What a step shows of its case: people by their parts in it, times, services, and goods; and the pages where staff change that. */
export type ShownFacts = {
  roles: readonly CaseRole[];
  hasTimes?: true;
  hasServices?: true;
  hasGoods?: true;
  /** Doctors and others who sign a death certificate are contacts by their relationship. */
  hasPhysician?: true;
  links: readonly { label: string; to: (at: AtCase) => string }[];
};

const contacts = { label: 'Contacts', to: workPaths.caseContacts };
const details = { label: 'Details', to: workPaths.caseDetails };
const merchandise = { label: 'Merchandise', to: workPaths.caseMerchandise };
const cemetery = { label: 'Cemetery', to: workPaths.cemeteryDetails };
const ceremonies: readonly CaseRole[] = ['clergy', 'celebrant', 'pallbearer', 'honorary-pallbearer', 'urn-bearer'];
const kin: readonly CaseRole[] = ['person-in-control-of-disposition', 'next-of-kin'];

const facts: Readonly<Record<ArrangementStep, ShownFacts>> = {
  disposition: { roles: kin, links: [details, cemetery] },
  preferences: {
    roles: ['clergy', 'celebrant'],
    hasTimes: true,
    links: [{ label: 'Memorialization', to: workPaths.memorializationPreferences }],
  },
  template: { roles: [], hasTimes: true, hasServices: true, links: [details] },
  services: { roles: ceremonies, hasTimes: true, hasServices: true, links: [contacts, details] },
  'additional-services': { roles: ceremonies, hasTimes: true, hasServices: true, links: [contacts, details] },
  'interment-merchandise': { roles: [], hasGoods: true, links: [cemetery, merchandise] },
  'cremated-remains-merchandise': {
    roles: ['cremated-remains-recipient', 'urn-bearer'],
    hasGoods: true,
    links: [contacts, merchandise],
  },
  'memorial-merchandise': { roles: [], hasTimes: true, hasGoods: true, links: [merchandise] },
  'death-certificates': {
    roles: ['informant', 'death-certificate-copy-recipient'],
    hasPhysician: true,
    links: [contacts, details],
  },
  conference: { roles: ['clergy', 'celebrant'], hasTimes: true, links: [contacts, cemetery] },
  summary: { roles: [...kin, 'payer'], hasTimes: true, links: [contacts] },
  details: { roles: [...kin, 'payer', 'beneficiary'], links: [contacts, { label: 'Payments', to: workPaths.paymentDetails }] },
  'summary-saved': {
    roles: kin,
    links: [
      { label: 'Contract', to: workPaths.caseContract },
      { label: 'Documents', to: workPaths.caseDocuments },
    ],
  },
};

export const factsAt = (step: ArrangementStep): ShownFacts => facts[step];

/** Which of the case's display services belong to a step. At the package, all do: they came with it. */
export const isServiceOfStep = (step: ArrangementStep, page: DisplayServicePage | undefined): boolean => {
  if (step === 'services') return page === 'service-details' || page === undefined;
  return step === 'additional-services' ? page === 'additional-services' : true;
};
