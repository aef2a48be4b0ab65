import { createHash } from 'node:crypto';
import type { CaseTagsView } from '#shared/contract/tags-views.ts';
import { hiddenCodes, tagHold } from '#shared/custody/tags/tag-rules.ts';
import type { CaseTags } from '#shared/model/tag.ts';
import { tagIdOf } from '#shared/values/tag-code.ts';
import type { CaseActor } from '../access/case-access.ts';

/** Whose view it is, and of which case. */
type Viewer = { actor: Pick<CaseActor, 'sight'>; record: { id: string } };

/** Returns the name by which a trade company names a tag of a case. It has the spelling of an id and says nothing of it, so the code doesn't follow from it. */
const handleOf = (caseId: string, id: string): string => tagIdOf(createHash('sha256').update(`${caseId} ${id}`).digest());

/** Returns the id of the tag that a trade company names by its handle; undefined if it's none. */
export const idOfHandle = ({ actor, record }: Viewer, { tags }: CaseTags, handle: string): string | undefined =>
  actor.sight === 'trade' ? tags.find(({ id }) => handleOf(record.id, id) === handle)?.id : undefined;

/** Returns a case’s tags without their ids, the codes that are read from the person, and those of other cases. */
function withoutIds(caseId: string, { tags, checks }: CaseTags): Pick<CaseTagsView, 'tags' | 'checks'> {
  const hidden = hiddenCodes(tags);
  const shown = new Set(tags.flatMap(({ code }) => (hidden.has(code) ? [] : [code])));
  const coded = <Coded extends { code: string }>({ code, ...rest }: Coded) => (shown.has(code) ? { ...rest, code } : rest);
  return {
    tags: tags.map(({ id, subjectId, ...tag }) => ({
      ...coded(tag),
      id: handleOf(caseId, id),
      ...(subjectId === undefined ? {} : { subjectId: handleOf(caseId, subjectId) }),
    })),
    checks: checks.map(coded),
  };
}

/** Returns a case’s tags as calls answer them. */
export function caseTagsView({ actor, record }: Viewer, { tags, checks }: CaseTags): CaseTagsView {
  const hold = tagHold({ tags, checks });
  const seen = actor.sight === 'trade' ? withoutIds(record.id, { tags, checks }) : { tags, checks };
  return { ...seen, ...(hold === undefined ? {} : { hold }) };
}
