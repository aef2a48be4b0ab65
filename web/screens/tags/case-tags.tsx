import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseTagsView } from '#shared/contract/tags-views.ts';
import { isOfSeveral, openTags, takesTwoPeople } from '#shared/custody/tags/tag-rules.ts';
import { tagFinding, tagReading, tagRetireReason, tagRole, tagSubject } from '#shared/model/enumerations/tag.ts';
import type { CaseTag } from '#shared/model/tag.ts';
import { spelledCode } from '#shared/values/tag-code.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { OpenPdf } from '#web/parts/open-pdf.tsx';
import { refuseOffline } from '#web/parts/refuse-offline.ts';
import { OtherCase } from '#web/parts/tags/other-case.tsx';
import { TagReader } from '#web/parts/tags/tag-reader.tsx';
import { When } from '#web/parts/when.tsx';
import { api, fieldErrors, messageOf, problemOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { CasePage } from '../cases/case-page.tsx';
import { useCase, useCaseChanged } from '../cases/use-case.ts';
import { BindTag } from './bind-tag.tsx';
import { RetireDialog } from './discard-dialog.tsx';
import { ReplaceTag } from './replace-tag.tsx';
import { useCompare } from './use-compare.ts';

/** Says that something isn’t there, because a blank could also be forgotten. */
const None = ({ children }: { children: string }) => <p className="max-w-measure text-muted">{children}</p>;

type TagOnPersonProps = { tag: CaseTag; mayRetire: boolean; onRetire: () => void; onReplace: () => void };

const TagOnPerson = ({ tag, mayRetire, onRetire, onReplace }: TagOnPersonProps) => {
  const { code, role, subject, bound, asked } = tag;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-mono text-lg font-semibold">{spelledCode(code)}</p>
        <p>
          {tagRole.label(role)}, {tagSubject.label(subject).toLowerCase()}
        </p>
        <p className="wrap-anywhere text-muted">
          {tagReading.label(bound.how)} and bound by {bound.byName}, <When at={bound.on} />
        </p>
        {asked && <p className="wrap-anywhere text-warning">{asked.byName} asked to retire it. Another person has to agree.</p>}
      </div>
      {mayRetire && (
        <div className="flex flex-wrap gap-2">
          <Button size="compact" onClick={onReplace}>
            Replace <span className="sr-only">{spelledCode(code)}</span>
          </Button>
          <Button size="compact" onClick={onRetire}>
            Retire <span className="sr-only">{spelledCode(code)}</span>
          </Button>
        </div>
      )}
    </li>
  );
};

/** Compares the tag in front of somebody with the case that is open, in one call. */
const CheckTag = () => {
  const { caseId, row, dashboard } = useCase();
  const compare = useCompare();
  const { data, error, isPending } = compare;
  const name = row.decedentFullName;
  const errors = Object.values(fieldErrors(error));
  return (
    <Panel title="Confirm who this is">
      <div className="grid gap-4">
        <p className="max-w-measure text-muted">Scan the tag on the person in front of you. It has to be {name}’s.</p>
        <FormFailure error={error} />
        {errors.length > 0 && <p className="text-danger">{errors.join(' ')}</p>}
        {data?.finding === 'confirmed' && (
          <Banner tone="success" role="status">
            {data.subject && isOfSeveral(data.subject)
              ? `This is the tag on ${tagSubject.label(data.subject).toLowerCase()}, of ${name}. It doesn’t say who is in front of you.`
              : `This is the tag of ${name}. The record says that you confirmed it.`}
          </Banner>
        )}
        <TagReader
          action="Compare this tag"
          isBusy={isPending}
          onRead={(read) => compare.mutate({ ...read, caseId, isThem: true })}
        />
      </div>
      {data?.finding === 'other-case' && (
        <OtherCase name={name} belongsTo={data.belongsTo} homePhone={dashboard.homePhone} onClose={compare.reset} />
      )}
    </Panel>
  );
};

/** What happened to the tags before: those that are retired, and the latest comparisons. */
const Earlier = ({ tags, checks }: Pick<CaseTagsView, 'tags' | 'checks'>) => {
  const retired = tags.flatMap(({ id, code, retired: end }) => (end ? [{ id, code, ...end }] : []));
  if (retired.length + checks.length === 0) return null;
  return (
    <Panel title="Comparisons and retired tags">
      <ul className="grid gap-2">
        {checks.map(({ on, by, byName, code, how, finding }) => (
          <li key={`${on}${by}`} className="wrap-anywhere">
            <strong className="font-semibold">{tagFinding.label(finding)}</strong>: {spelledCode(code)},{' '}
            {tagReading.label(how).toLowerCase()} by {byName}, <When at={on} />
          </li>
        ))}
        {retired.map(({ id, code, reason, note, byName, on }) => (
          <li key={id} className="wrap-anywhere text-muted">
            Retired: {spelledCode(code)}. {[tagRetireReason.label(reason), note].filter(Boolean).join(': ')}. {byName},{' '}
            <When at={on} />
          </li>
        ))}
      </ul>
    </Panel>
  );
};

const Known = ({ view }: { view: CaseTagsView }) => {
  const { caseId, row, may, whyNot } = useCase();
  const client = useQueryClient();
  const { refresh } = useCaseChanged();
  const [retiring, setRetiring] = useState<CaseTag | null>(null);
  const [replacing, setReplacing] = useState<string | null>(null);
  const open = openTags(view.tags);
  const replaced = open.find(({ id }) => id === replacing);
  const take = (after: CaseTagsView) => {
    client.setQueryData(query.tags.getCaseTags.queryKey({ input: { caseId } }), (known) => ({ ...after, whyNot: known?.whyNot }));
    void client.invalidateQueries({ queryKey: query.tags.getTags.key() });
    void refresh();
  };
  const { bind = null, compare = null, retire = null } = view.whyNot ?? {};
  const isMover = may('decedent.move');
  // Each reason once: often it’s the same for all of them.
  const reasons = isMover ? [...new Set([compare, bind, retire])].filter((each) => each !== null) : [whyNot('decedent.move')];
  return (
    <div className="grid gap-6">
      {view.hold && (
        <Banner tone="danger" role="alert" title="Wait">
          {view.hold}
        </Banner>
      )}
      <Panel
        title="On the person"
        aside={
          may('decedent.move') && (
            <OpenPdf size="compact" fetchPdf={() => api.tagPapers.printNameBand({ caseId })}>
              Print name band
            </OpenPdf>
          )
        }
      >
        {open.length === 0 ? (
          <None>{`There is no tag on ${row.decedentFullName} yet. Bind one before you leave the place of death.`}</None>
        ) : (
          <ul className="divide-y divide-border">
            {open.map((tag) => (
              <TagOnPerson
                key={tag.id}
                tag={tag}
                mayRetire={isMover && retire === null}
                onRetire={() => setRetiring(tag)}
                onReplace={() => setReplacing(tag.id)}
              />
            ))}
          </ul>
        )}
      </Panel>
      {reasons.map((each) => each && <None key={each}>{each}</None>)}
      {replaced && <ReplaceTag key={replaced.id} tag={replaced} onReplaced={take} onClose={() => setReplacing(null)} />}
      {isMover && compare === null && open.length > 0 && <CheckTag />}
      {isMover && bind === null && <BindTag tags={view.tags} onBound={take} />}
      <Earlier tags={view.tags} checks={view.checks} />
      {retiring && (
        <RetireDialog
          code={retiring.code}
          reasons={['damaged', 'lost', 'bound-by-mistake', 'no-longer-needed', 'other']}
          note={
            takesTwoPeople(view.tags, retiring)
              ? 'There are two primary tags. Two people have to agree: the first asks, and the second retires it.'
              : undefined
          }
          onRetire={async (retirement) => {
            refuseOffline('Retiring a tag');
            take(await api.tags.retireTag({ caseId, id: retiring.id, retirement }));
          }}
          onClose={() => setRetiring(null)}
        />
      )}
    </div>
  );
};

const CaseTags = () => {
  const { caseId } = useCase();
  const found = useQuery({ ...query.tags.getCaseTags.queryOptions({ input: { caseId } }), refetchOnWindowFocus: true });
  if (found.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={4} />
      </div>
    );
  if (!found.data)
    return (
      <FailedPanel
        title="The tags could not be loaded."
        requestId={problemOf(found.error)?.requestId}
        onRetry={() => void found.refetch()}
        isRetrying={found.isRefetching}
      >
        {messageOf(found.error)}
      </FailedPanel>
    );
  return <Known view={found.data} />;
};

/** /locations/{locationId}/cases/{caseId}/tags: the tags of a person, and comparing them. */
export const Component = () => (
  <CasePage title="Tags" width="form">
    <CaseTags />
  </CasePage>
);
