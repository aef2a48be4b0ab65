import { readStateNotices } from '#functions/catalog/read-catalog.ts';
import { readContractTemplates } from '#functions/catalog/read-paper-templates.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { readHomePapers } from '#functions/table/home-paper.ts';
import { templateSections } from '#shared/funeral-rule/template-sections.ts';
import type { Contact } from '#shared/model/contact.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import { noPaper } from '#shared/model/home-paper.ts';
import type { Location } from '#shared/model/location.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import type { PaperSubject, StatementPaper } from '#shared/statement/compose-statement.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { formatAddress } from '#shared/values/format-address.ts';

/** The rows of a case that its papers about charges name. */
export type PaperRows = {
  record: Pick<CaseRecord, 'caseNumber' | 'decedentFullName' | 'providerLocationId'>;
  home: Pick<Location, 'id' | 'name' | 'address' | 'phone' | 'timeZone'>;
  decedent: Pick<Decedent, 'dateOfBirth' | 'dateOfDeath'> | undefined;
};

/** Returns whose paper it is, and about whom. */
export const paperSubject = ({ record, home, decedent }: PaperRows): PaperSubject => ({
  home: { name: home.name, lines: [formatAddress(home.address), home.phone].filter(Boolean) },
  caseNumber: record.caseNumber,
  decedent: {
    name: record.decedentFullName,
    dateOfBirth: decedent?.dateOfBirth ?? null,
    dateOfDeath: decedent?.dateOfDeath ?? null,
  },
});

/** Returns where the people of a case live, as far as that's known, for the head of its statement. */
export const addressesOf = (contacts: readonly Pick<Contact, 'id' | 'address'>[]): NonNullable<StatementPaper['addresses']> =>
  Object.fromEntries(contacts.map(({ id, address }) => [id, address ? formatAddress(address) : '']));

/** What a statement says besides whose it is and what its home and state add. */
type Said = Omit<StatementPaper, keyof PaperSubject | 'on' | 'paragraphs' | 'notices'>;

/**
 * Returns what a statement is composed of, with the paragraphs of the home's template, as far as they're about this case, and the sentences that its state
 * requires: one read, and the catalog from warm memory. `known` is what rules of the template ask about the case.
 */
export async function readStatementPaper(
  { table, now }: Pick<OperationContext, 'table' | 'now'>,
  rows: PaperRows & { known: Answers },
  said: Said,
): Promise<StatementPaper> {
  const { home, known } = rows;
  const [[paper = noPaper], { templates }, notices] = await Promise.all([
    readHomePapers(table, 'contract', [home.id]),
    readContractTemplates(table, now),
    readStateNotices(table, now, home.address.stateCode),
  ]);
  const template = templates.find(({ id, isActive }) => id === paper.templateId && isActive);
  return {
    ...paperSubject(rows),
    ...said,
    on: dateInZone(now.toISOString(), home.timeZone),
    paragraphs: templateSections(template, paper, home.id, known),
    notices,
  };
}
