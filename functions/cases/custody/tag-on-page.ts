import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { knownTag, readTagAndCase } from '#functions/cases/tags/tag-change.ts';
import { refuseOther } from '#functions/cases/tags/tag-finding.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import { notOnOne, openTags } from '#shared/custody/tags/tag-rules.ts';
import { readTagCode } from '#shared/values/tag-code.ts';
import type { OpenCarePage } from './care-page-of.ts';
import { doerOf } from './doer-of.ts';

type OtherTag = NonNullable<CarePageView['otherTag']>;

const notTheirs = 'This isn’t the code of the tag on this case. Read it again from the tag on the person.';
const notBound = 'This tag isn’t on anybody yet. Bind it to this case on the Tags page first.';

/**
 * Compares the code that somebody read from the tag on the person with the tag of the case. Someone else’s tag is recorded in both cases, as when it’s compared on the page of the
 * tags, and is returned. A code of no tag of the case is refused beside the field (`at`), if the case has a tag; at the removal, where tags are bound, one of an unused tag always is.
 */
export function readTagOnPage(
  context: OperationContext,
  { record, page }: Pick<OpenCarePage, 'record' | 'page'>,
  { code, at }: { code: unknown; at: string },
): Promise<OtherTag | undefined> {
  return withNewest(async () => {
    if (page.tagField === undefined || typeof code !== 'string' || code.trim() === '') return undefined;
    const read = readTagCode(code);
    const found = await readTagAndCase(context, record.id, 'code' in read ? read.code : '-');
    const { tag, tags } = found;
    if (tag?.caseId !== undefined && tag.caseId !== record.id) {
      const checked = { tag, how: 'tag-typed', doer: doerOf(context, `Read at the ${page.page}.`) } as const;
      const { belongsTo } = await refuseOther(context, found, checked, tag.caseId);
      return belongsTo ? { belongsTo } : {};
    }
    const own = openTags(tags.tags).filter(({ subject }) => subject === 'decedent');
    const refused = (message: string) => problem('invalid_input', { errors: [{ field: at, message }] });
    if (own.length > 0 && own.every((each) => each.id !== tag?.id)) throw refused(notTheirs);
    if (own.length === 0 && tag && page.page === 'removal') throw refused(notBound);
    return undefined;
  });
}

type Said = Pick<OpenCarePage['stored'], 'values'>;

const portionCodes = ({ values }: Said): string[] =>
  (Array.isArray(values.portions) ? values.portions : []).flatMap((row) => {
    const { tagId } = row as { tagId?: unknown };
    return typeof tagId === 'string' && tagId.trim() !== '' ? [tagId] : [];
  });

/**
 * Compares the codes that somebody wrote down for portions of the cremated remains with the tags of the case: each has to be on one of its portions. Someone else’s tag is recorded in both
 * cases, and is returned; a code that is on no tag of the home is a 404.
 */
export async function portionTag(
  context: OperationContext,
  { record, page, stored }: Pick<OpenCarePage, 'record' | 'page' | 'stored'>,
  after: Said,
): Promise<OtherTag | undefined> {
  if (page.page !== 'cremated-remains') return undefined;
  const known = new Set(portionCodes(stored));
  const refused = (message: string) => problem('invalid_input', { errors: [{ field: 'changes.portions', message }] });
  for (const code of portionCodes(after).filter((each) => !known.has(each))) {
    const read = readTagCode(code);
    if ('fault' in read) throw refused(read.fault);
    const stop = await withNewest(async () => {
      const found = await readTagAndCase(context, record.id, read.code);
      const tag = knownTag(found, {});
      if (tag.caseId !== undefined && tag.caseId !== record.id) {
        const checked = { tag, how: 'tag-typed', doer: doerOf(context, 'Written down as the tag of a portion.') } as const;
        const { belongsTo } = await refuseOther(context, found, checked, tag.caseId);
        return belongsTo ? { belongsTo } : {};
      }
      const fault = notOnOne(tag, found.tags.tags, 'portion');
      if (fault !== undefined) throw refused(fault);
      return undefined;
    });
    if (stop) return stop;
  }
  return undefined;
}
