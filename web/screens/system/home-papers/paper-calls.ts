import { api } from '#web/session/api.ts';
import { query } from '#web/session/query.ts';

/** The calls about one kind of paper, and its words. */
export const paperCalls = {
  contract: {
    list: query.systemPapers.getLocationContracts,
    find: api.systemPapers.getLocationContracts,
    assign: api.systemPapers.assignLocationContracts,
    save: api.systemPapers.saveLocationContract,
    title: 'Contracts of homes',
    lead: 'Which template each home’s contracts follow, from the next one on. Contracts that were sent don’t change.',
    none: 'No template: the required disclosures and the home’s own words',
    noPaper: 'No contract yet',
    lastPaper: 'Last contract',
  },
  gpl: {
    list: query.systemPapers.getLocationGpls,
    find: api.systemPapers.getLocationGpls,
    assign: api.systemPapers.assignLocationGpls,
    save: api.systemPapers.saveLocationGpl,
    title: 'Price lists of homes',
    lead: 'Which template each home’s General Price List follows, from the next one on. Published lists don’t change.',
    none: 'No template: the required disclosures and the home’s own paragraphs',
    noPaper: 'No price list in force',
    lastPaper: 'Price list of',
  },
} as const;
