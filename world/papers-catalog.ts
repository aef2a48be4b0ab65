import type { CatalogEntries, EntryOf } from '#functions/catalog/entries.ts';
import { plannerStep } from '#shared/model/enumerations/planner-step.ts';
import type { ContractTemplate, GplTemplate } from '#shared/model/paper-template.ts';
import { stateCodes } from '#shared/values/state-codes.ts';
import { stateKind } from '#shared/values/states.ts';
import { composedDocuments } from './composed-documents.ts';
import { arrangementPages } from './data/arrangement-pages.ts';
import { homes } from './data/homes.ts';
import { contractTemplates, dataFields, documentCategories, gplTemplates, serviceSections } from './data/papers.ts';
import { stateLaws } from './data/states.ts';
import { idOf } from './ids.ts';

type Pages = CatalogEntries['arrangementPages'];
type States = CatalogEntries['states'];

/** Returns the page of every step, in their order. */
const samplePages = (): Pages =>
  plannerStep.values.map((step) => ({ id: idOf('arrangement-page', step), step, lead: '', help: '', ...arrangementPages[step] }));

const served = new Set<string>(homes.map(({ state }) => state));

/** Returns an entry for each state, the District of Columbia, and the territories that have homes of their own law. */
const sampleStates = (): States =>
  stateCodes
    .filter((code) => stateKind(code) !== 'military')
    .map((code) => ({ id: idOf('state', code), code, isServed: served.has(code), statements: [], ...stateLaws[code] }));

/** Returns what documents of cases are made from. */
const documents = (): CatalogEntries['templateDocuments'] =>
  composedDocuments().map((each, sortOrder) => ({ ...each, sortOrder }));

type BlockFacts = (typeof contractTemplates | typeof gplTemplates)[number]['sections'][number]['blocks'][number];

/** Returns a template of papers; `kind` keeps the ids of contracts and lists apart. */
const paper = (kind: string, { key, name, sections }: (typeof contractTemplates | typeof gplTemplates)[number]) => ({
  id: idOf(kind, key),
  name,
  states: [],
  layoutKind: 'freestyle' as const,
  isActive: true,
  sections: sections.map(({ title, blocks }, at) => ({
    id: idOf(`${kind}-section`, key, String(at)),
    title,
    blocks: (blocks as readonly BlockFacts[]).map((block, nth) => ({
      id: idOf(`${kind}-block`, key, String(at), String(nth)),
      type: block.type,
      title: block.title ?? '',
      text: block.text ?? '',
      ...(block.law ? { disclosure: block.law } : {}),
      ...(block.when === undefined ? {} : { visibleWhen: block.when }),
      width: 'full' as const,
      alignment: 'left' as const,
      fontSize: 10,
      columns: block.columns ?? 1,
    })),
  })),
});

/** Returns what the code said before administrators did: the words of the planner's steps, and what is known of the law of states. Nobody is served yet. */
export const firstEntries = (): Pick<CatalogEntries, 'arrangementPages' | 'states'> => ({
  arrangementPages: samplePages(),
  states: sampleStates().map((state) => ({ ...state, isServed: false })),
});

/** Returns the sample's entries of what papers and pages are made of. */
export const paperEntries = () => ({
  arrangementPages: samplePages(),
  states: sampleStates(),
  documentCategories: documentCategories.map((name, sortOrder) => ({ id: idOf('document-category', name), name, sortOrder })),
  templateDocuments: documents(),
  dataFields: dataFields.map((field) => ({
    id: idOf('data-field', field.identifier),
    ...field,
    captureMode: 'json-logic-modified' as const,
  })),
  contractTemplates: contractTemplates.map((each) => paper('contract-template', each) as ContractTemplate),
  serviceSections: serviceSections.map(({ services, ...section }, sortOrder): EntryOf['serviceSections'] => ({
    id: idOf('service-section', section.name),
    ...section,
    sectionType: 'services',
    serviceIds: services.map((key) => idOf('service', key)),
    showOn: ['general-price-list', 'statement-of-goods-and-services', 'contract'],
    isActive: true,
    sortOrder,
  })),
  gplTemplates: gplTemplates.map((each) => paper('gpl-template', each) as GplTemplate),
});
