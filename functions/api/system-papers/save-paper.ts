import { homeLogged } from '#functions/homes/home-log.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type HomePaperRow, homePaperWrite, readHomePapers } from '#functions/table/home-paper.ts';
import { readLocationRows } from '#functions/table/location-row.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import type { AssignedPapers } from '#shared/contract/system-papers.ts';
import { lawfulSections } from '#shared/funeral-rule/template-sections.ts';
import type { HomePaper, PaperKind } from '#shared/model/home-paper.ts';
import type { ContractTemplate, GplTemplate } from '#shared/model/paper-template.ts';
import type { StateCode } from '#shared/values/state-codes.ts';
import { stateName } from '#shared/values/states.ts';
import { type OfferedTemplate, paperTemplates } from './list-papers.ts';

type Template = ContractTemplate | GplTemplate;
type Context = OperationContext;

const did = { contract: 'contract-assigned', gpl: 'gpl-assigned' } as const;
const refusedTemplate = (message: string) => problem('invalid_input', { errors: [{ field: 'templateId', message }] });

/** Returns the template that an id names; none for null. Refuses one that new homes can't take, unless the home follows it already. */
function templateIn(templates: readonly OfferedTemplate[], templateId: string | null, followed?: string | null): Template | null {
  if (templateId === null) return null;
  const found = templates.find(
    ({ template: { id }, isOffered }) => id === templateId && (isOffered || id === followed),
  )?.template;
  if (!found) throw refusedTemplate('This template isn’t published, or is retired. Choose another one.');
  return found;
}

/** Returns why a home of a state can't use a template; null if it can. */
const whyNotIn = (template: Template | null, stateCode: StateCode): string | null =>
  template === null || template.states.length === 0 || template.states.includes(stateCode)
    ? null
    : `${template.name} isn’t for ${stateName(stateCode)}.`;

/** Returns the writes that save how a home's papers look, and log it. */
function writesOf(context: Context, kind: PaperKind, before: HomePaperRow, after: HomePaper, name: string | null): Write[] {
  const row = { ...after, locationId: before.locationId, version: before.version, savedBy: callerName(context) };
  const hidden = after.hiddenSectionIds.length;
  const of = `${name ?? 'no template'}${hidden > 0 ? `, ${hidden} of its sections hidden` : ''}`;
  return [homePaperWrite(kind, row), homeLogged(context, { locationId: before.locationId, did: did[kind], of })];
}

const staleBy = (savedBy: string | null) =>
  `${savedBy ?? 'Someone else'} changed this in the meantime. Look at it again before you save.`;

/**
 * Chooses a template for the papers of several homes, those that nobody changed since and that the template is for, all in one transaction. A home that
 * changes its template shows all sections of the new one, and keeps its footer.
 */
export async function assignPapers(
  context: Context,
  kind: PaperKind,
  { rows, templateId }: { rows: readonly { id: string; version: number }[]; templateId: string | null },
): Promise<AssignedPapers> {
  const template = templateIn(await paperTemplates(context, kind), templateId);
  const seen = new Map(rows.map(({ id, version }) => [id, version]));
  const homes = new Map((await readLocationRows(context.table, [...seen.keys()])).map((home) => [home.id, home]));
  const papers = await readHomePapers(context.table, kind, [...homes.keys()]);
  const writes: Write[] = [];
  const results = [...seen].map(([id, version]): AssignedPapers['results'][number] => {
    const [home, paper] = [homes.get(id), papers.find(({ locationId }) => locationId === id)];
    if (!home || !paper) return { id, result: 'refused', message: 'This home no longer exists.' };
    if (paper.version !== version) return { id, result: 'stale', message: staleBy(paper.savedBy) };
    const why = whyNotIn(template, home.address.stateCode);
    if (why) return { id, result: 'refused', message: why };
    if (paper.templateId !== templateId) {
      const after = { templateId, hiddenSectionIds: [], footer: paper.footer };
      writes.push(...writesOf(context, kind, paper, after, template?.name ?? null));
    }
    return { id, result: 'saved', message: null };
  });
  await transact(context, writes);
  return { results };
}

async function transact({ table }: Context, writes: Write[]): Promise<void> {
  if (writes.length === 0) return;
  try {
    await table.transact(writes);
  } catch (error) {
    throw error instanceof ConditionFailed ? problem('stale', { detail: staleBy(null) }) : error;
  }
}

/** Refuses hiding what isn't in the template, or what the law wants printed. */
function refuseHidden(template: Template | null, hiddenSectionIds: readonly string[]): void {
  const known = new Set(template?.sections.map(({ id }) => id));
  const lawful = new Set(template ? lawfulSections(template) : []);
  const message = hiddenSectionIds.some((id) => !known.has(id))
    ? 'A hidden section isn’t in this template.'
    : hiddenSectionIds.some((id) => lawful.has(id))
      ? 'A section with a required disclosure is always printed.'
      : null;
  if (message) throw problem('invalid_input', { errors: [{ field: 'hiddenSectionIds', message }] });
}

/** Saves how the papers of one home look, at the version that was seen. */
export async function savePaper(
  context: Context,
  kind: PaperKind,
  { id, version, ...after }: HomePaper & { id: string; version: number },
): Promise<HomePaper & { id: string; version: number }> {
  const [[home], [paper], templates] = await Promise.all([
    readLocationRows(context.table, [id]),
    readHomePapers(context.table, kind, [id]),
    paperTemplates(context, kind),
  ]);
  if (!home || !paper) throw problem('not_found');
  if (paper.version !== version) throw problem('stale', { detail: staleBy(paper.savedBy) });
  const template = templateIn(templates, after.templateId, paper.templateId);
  const why = after.templateId === paper.templateId ? null : whyNotIn(template, home.address.stateCode);
  if (why) throw refusedTemplate(why);
  refuseHidden(template, after.hiddenSectionIds);
  await transact(context, writesOf(context, kind, paper, after, template?.name ?? null));
  return { ...after, id, version: version + 1 };
}
