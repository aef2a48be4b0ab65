import { createHash } from 'node:crypto';
import type { CaseRecord } from '#functions/table/case.ts';
import type { Item } from '#functions/table/table.ts';
import { caseTagsWrite, sampleTagItems } from '#functions/table/tag.ts';
import { tagEntry } from '#shared/custody/tags/tag-entries.ts';
import { tagsASheet } from '#shared/custody/tags/tag-papers.ts';
import { withCheck } from '#shared/custody/tags/tag-rules.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import type { TagSubject } from '#shared/model/enumerations/tag.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import type { CaseTag, CaseTags, Tag } from '#shared/model/tag.ts';
import { codeOfTag, tagIdOf } from '#shared/values/tag-code.ts';
import type { CustodyInMaking, Deed } from './custody-deed.ts';
import type { TagFacts } from './data/custody-facts.ts';
import { idOf } from './ids.ts';
import { itemOf } from './item-of.ts';

const tagFrom = (...names: readonly string[]) => {
  const id = tagIdOf(
    createHash('sha256')
      .update(`A tag of the sample: ${names.join(' ')}`)
      .digest(),
  );
  return { id, code: codeOfTag(id) };
};

/** Returns the primary tag of a subject of a sample case. */
export const tagIn = (caseId: string, subject: TagSubject): Pick<Tag, 'id' | 'code'> => tagFrom(caseId, subject);

const how = 'tag-scanned';

/** A tag of a home without the print that it belongs to. */
export type TagInUse = Omit<Tag, 'sheetId' | 'madeOn'>;

type Tagged = { tag: CaseTag; deeds: Deed[]; pool: TagInUse };

/** Returns a tag of a case with what happened to it. */
function taggedOf({ making, home }: CustodyInMaking, { subject, bound, compared = [], retired }: TagFacts): Tagged {
  const { id: caseId, at, memberCalled } = making;
  const { id, code } = tagIn(caseId, subject);
  const byWhom = (hours: number, { appUserId, id: employeeId, fullName }: StaffMember) => ({
    ...{ by: appUserId ?? employeeId, byName: fullName, on: at(hours) },
  });
  const retirement = retired && { reason: retired[2], note: '' };
  const tag: CaseTag = {
    ...{ id, code, role: 'primary', subject, bound: { ...byWhom(bound[0], memberCalled(bound[1])), how } },
    ...(retired && retirement ? { retired: { ...byWhom(retired[0], memberCalled(retired[1])), ...retirement } } : {}),
  };
  const deedOf = (
    hours: number,
    by: string,
    deed: Parameters<typeof tagEntry>[0],
    kind: 'tag-bound' | 'tag-confirmed' | 'tag-retired',
  ) => {
    const record: Deed['record'] = (doer) => tagEntry(deed, tag, { locationId: home.id, doer });
    return { hours, by: memberCalled(by), record, told: { kind } };
  };
  return {
    tag,
    deeds: [
      deedOf(...bound, { type: 'custody.tag-bound', how }, 'tag-bound'),
      ...compared.map((each) =>
        deedOf(...each, { type: 'custody.identity-verified', how, finding: 'confirmed' }, 'tag-confirmed'),
      ),
      ...(retired ? [deedOf(retired[0], retired[1], { type: 'custody.tag-retired', reason: retired[2] }, 'tag-retired')] : []),
    ],
    pool: {
      ...{ id, code, caseId, state: retired ? 'retired' : 'bound', changedOn: at(retired?.[0] ?? bound[0]) },
      ...(retirement ? { retirement } : {}),
    },
  };
}

/** Returns the comparisons of a case’s tags, the newest first: offering someone is one, too. */
function checksOf({ making: { id, at, memberCalled }, facts }: CustodyInMaking): CaseTags['checks'] {
  const all = (facts.tags ?? []).flatMap(({ subject, compared = [] }) => compared.map((each) => ({ subject, each })));
  const offered = facts.handoff ? [{ subject: 'decedent' as const, each: facts.handoff.offered }] : [];
  return [...all, ...offered]
    .toSorted((one, other) => one.each[0] - other.each[0])
    .reduce<CaseTags['checks']>((checks, { subject, each: [hours, firstName] }) => {
      const by = memberCalled(firstName);
      const { code } = tagIn(id, subject);
      const said = { by: by.appUserId ?? by.id, byName: by.fullName, on: at(hours), code, how, finding: 'confirmed' } as const;
      return withCheck({ tags: [], checks }, said);
    }, []);
}

/** Returns the tags of a case: its row, what happened to them, what the case’s own row knows, and the home’s rows of them without their print. */
export function taggingOf(of: CustodyInMaking): {
  items: Item[];
  deeds: Deed[];
  ofCase: Partial<CaseRecord>;
  pool: TagInUse[];
} {
  const tagged = (of.facts.tags ?? []).map((tag) => taggedOf(of, tag));
  if (tagged.length === 0) return { items: [], deeds: [], ofCase: {}, pool: [] };
  const row = { tags: tagged.map(({ tag }) => tag), checks: checksOf(of), version: 0 };
  return {
    items: [itemOf(caseTagsWrite(of.making.id, row))],
    deeds: tagged.flatMap(({ deeds }) => deeds),
    ofCase: { tagsVersion: 1 },
    pool: tagged.map(({ pool }) => pool),
  };
}

/** Returns the print of tags from which a home took those of its cases, with the ones that are left. */
export function tagSheetItems(home: LocationProfile, used: readonly TagInUse[], madeOn: string): Item[] {
  const sheetId = idOf('tag-sheet', home.id);
  const paper = 'avery-5160';
  const left = Array.from({ length: tagsASheet(paper) - used.length }, (_, nth) => ({
    ...{ ...tagFrom(home.id, String(nth)), state: 'unbound' as const, changedOn: madeOn },
  }));
  const tags = [...used, ...left].map((tag): Tag => ({ ...tag, sheetId, madeOn }));
  const madeBy = home.employees[0]?.fullName ?? '';
  return sampleTagItems(home.id, { id: sheetId, paper, madeOn, madeBy, tags: tags.map(({ id }) => id) }, tags);
}
