import type { CaseTagsView, CaseTagView } from '#shared/contract/tags-views.ts';
import { tagFinding, tagReading, tagRetireReason, tagRole, tagSubject } from '#shared/model/enumerations/tag.ts';
import { spelledCode } from '#shared/values/tag-code.ts';
import { When } from '#web/parts/when.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/workspace/panel.tsx';

type TagOnPersonProps = { tag: CaseTagView; name: string; isHidden: boolean; mayRetire: boolean } & {
  onRetire: () => void;
  onReplace: () => void;
};

/** Shows a tag that is on the person, with its code unless the viewer has to read it from the tag. */
export const TagOnPerson = ({ tag, name, isHidden, mayRetire, onRetire, onReplace }: TagOnPersonProps) => {
  const { code, role, subject, bound, asked } = tag;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        {!isHidden && code && <p className="font-mono text-lg font-semibold">{spelledCode(code)}</p>}
        <p>
          {tagRole.label(role)}, {tagSubject.label(subject).toLowerCase()}
        </p>
        <p className="wrap-anywhere text-muted">
          {tagReading.label(bound.how)} and bound by {bound.byName}, <When at={bound.on} />
        </p>
        {isHidden && <p className="text-muted">Read its code from the tag.</p>}
        {asked && <p className="wrap-anywhere text-warning">{asked.byName} asked to retire it. Another person has to agree.</p>}
      </div>
      {mayRetire && (
        <div className="flex flex-wrap gap-2">
          <Button size="compact" onClick={onReplace}>
            Replace <span className="sr-only">{name}</span>
          </Button>
          <Button size="compact" onClick={onRetire}>
            Retire <span className="sr-only">{name}</span>
          </Button>
        </div>
      )}
    </li>
  );
};

/** Shows what happened to the tags before: those that are retired, and the latest comparisons. `hidden` are codes that the viewer has to read from a tag. */
export const Earlier = ({ tags, checks, hidden }: Pick<CaseTagsView, 'tags' | 'checks'> & { hidden: ReadonlySet<string> }) => {
  const retired = tags.flatMap(({ id, code, retired: end }) => (end ? [{ id, code, ...end }] : []));
  if (retired.length + checks.length === 0) return null;
  return (
    <Panel title="Comparisons and retired tags">
      <ul className="grid gap-2">
        {checks.map(({ on, by, byName, code, how, finding }) => (
          <li key={`${on}${by}`} className="wrap-anywhere">
            <strong className="font-semibold">{tagFinding.label(finding)}</strong>:{' '}
            {code === undefined || hidden.has(code) ? '' : `${spelledCode(code)}, `}
            {tagReading.label(how).toLowerCase()} by {byName}, <When at={on} />
          </li>
        ))}
        {retired.map(({ id, code, reason, note, byName, on }) => (
          <li key={id} className="wrap-anywhere text-muted">
            Retired: {[code && spelledCode(code)].filter(Boolean).map((each) => `${each}. `)}
            {[tagRetireReason.label(reason), note].filter(Boolean).join(': ')}. {byName}, <When at={on} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};
