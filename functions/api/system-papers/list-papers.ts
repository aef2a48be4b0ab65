import { readContractTemplates, readGplTemplates } from '#functions/catalog/read-paper-templates.ts';
import { findHomes } from '#functions/homes/find-homes.ts';
import { wrongCursor } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readListsInForce } from '#functions/table/home-list.ts';
import { readHomePapers, readHomesOfTemplate } from '#functions/table/home-paper.ts';
import { readLocationRows } from '#functions/table/location-row.ts';
import type { HomePaperView, PaperTemplateView } from '#shared/contract/system-papers.ts';
import type { HomeSearch } from '#shared/contract/system-providers.ts';
import { lawfulSections } from '#shared/funeral-rule/template-sections.ts';
import type { PaperKind } from '#shared/model/home-paper.ts';
import type { Location } from '#shared/model/location.ts';
import type { ContractTemplate, GplTemplate } from '#shared/model/paper-template.ts';
import { isGuid } from '#shared/values/ids.ts';

type Context = Pick<OperationContext, 'table' | 'now'>;
type Template = ContractTemplate | GplTemplate;

/** A template, and whether a home that doesn't follow it yet may. */
export type OfferedTemplate = { template: Template; isOffered: boolean };

/** Returns the templates of a kind. What is retired stays with the homes that follow it. */
export async function paperTemplates({ table, now }: Context, kind: PaperKind): Promise<OfferedTemplate[]> {
  const found = kind === 'gpl' ? await readGplTemplates(table, now) : await readContractTemplates(table, now);
  return found.templates.map((template) => ({ template, isOffered: template.isActive && !found.retired.has(template.id) }));
}

const templateView = ({ template, isOffered }: OfferedTemplate): PaperTemplateView => {
  const lawful = new Set(lawfulSections(template));
  const sections = template.sections.map(({ id, title }) => ({ id, title, lawful: lawful.has(id) }));
  return { id: template.id, name: template.name, states: template.states, isOffered, sections };
};

type Input = { query?: string; by: HomeSearch; pageSize: number; cursor?: string; templateId?: string };
type Found = { locations: Pick<Location, 'id' | 'name' | 'address'>[]; nextCursor: string | null };

/** Finds the homes that use a template, in the order of their ids. */
async function byTemplate({ table }: Context, kind: PaperKind, templateId: string, { cursor, pageSize }: Input): Promise<Found> {
  if (cursor !== undefined && !isGuid(cursor)) throw wrongCursor();
  const { ids, next } = await readHomesOfTemplate(table, templateId, { limit: pageSize, after: cursor ?? null, kind });
  return { locations: await readLocationRows(table, ids), nextCursor: next };
}

/** Lists homes with how their papers look: at most four requests, however many homes there are. */
export async function listPapers(context: Context, kind: PaperKind, input: Input) {
  const { templateId } = input;
  const { locations, nextCursor } =
    templateId === undefined ? await findHomes(context.table, input) : await byTemplate(context, kind, templateId, input);
  const ids = locations.map(({ id }) => id);
  const [papers, lists, templates] = await Promise.all([
    readHomePapers(context.table, kind, ids),
    kind === 'gpl' ? readListsInForce(context.table, ids) : undefined,
    paperTemplates(context, kind),
  ]);
  const paperOf = new Map(papers.map((paper) => [paper.locationId, paper]));
  const items = locations.flatMap(({ id, name, address }): HomePaperView[] => {
    const paper = paperOf.get(id);
    if (!paper) return [];
    const { locationId: _id, ...row } = paper;
    const { city, stateCode } = address;
    return [{ ...row, id, name, city, stateCode, lastPaper: lists?.get(id)?.effectiveOn ?? null }];
  });
  return { items, nextCursor, templates: templates.map(templateView) };
}
