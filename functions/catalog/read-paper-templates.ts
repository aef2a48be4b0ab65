import type { ContractTemplate, GplTemplate } from '#shared/model/paper-template.ts';
import { publishedCatalog } from './published-catalog.ts';

/** Templates by their names, retired and inactive ones too, and the ids of retired ones: homes that follow one keep it, and no other home takes it. */
type PaperTemplates<Template> = { templates: Template[]; retired: ReadonlySet<string> };

const byName = <Template extends { name: string }>(templates: readonly Template[]): Template[] =>
  templates.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** Reads the templates of contracts. */
export const readContractTemplates = publishedCatalog.madeOf(
  ['contractTemplates'],
  ({ contractTemplates }, retired): PaperTemplates<ContractTemplate> => ({ templates: byName(contractTemplates), retired }),
);

/** Reads the templates of General Price Lists. */
export const readGplTemplates = publishedCatalog.madeOf(
  ['gplTemplates'],
  ({ gplTemplates }, retired): PaperTemplates<GplTemplate> => ({ templates: byName(gplTemplates), retired }),
);
