import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CaseTagsView, CaseTagView, WhyNotTags } from '#shared/contract/tags-views.ts';
import { hiddenCodes, isOfSeveral, openTags, takesTwoPeople } from '#shared/custody/tags/tag-rules.ts';
import { type TagSubject, tagRole, tagSubject } from '#shared/model/enumerations/tag.ts';
import { spelledCode } from '#shared/values/tag-code.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { OpenPdf } from '#web/parts/open-pdf.tsx';
import { refuseOffline } from '#web/parts/refuse-offline.ts';
import { OtherCase } from '#web/parts/tags/other-case.tsx';
import { TagReader } from '#web/parts/tags/tag-reader.tsx';
import { api, fieldErrors, messageOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { focusOpened } from '#web/ui/first-field.ts';
import { SkeletonText } from '#web/ui/states.tsx';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { CasePage } from '../cases/case-page.tsx';
import { useCase, useCaseChanged } from '../cases/use-case.ts';
import { BindTag } from './bind-tag.tsx';
import { RetireDialog } from './discard-dialog.tsx';
import { ReplaceTag } from './replace-tag.tsx';
import { Earlier, TagOnPerson } from './tag-lists.tsx';
import { useCompare } from './use-compare.ts';

/** Says that something isn’t there, because a blank could also be forgotten. */
const None = ({ children }: { children: string }) => <p className="max-w-measure text-muted">{children}</p>;

/** Returns the codes that the viewer isn't shown, because they may have to compare them. */
const useHiddenCodes = (tags: readonly CaseTagView[]): ReadonlySet<string> => {
  const { may } = useCase();
  return useMemo(() => (may('decedent.move') ? hiddenCodes(tags) : new Set()), [may, tags]);
};

/** Names a tag, by its code only if that is shown. */
const nameOf = ({ code, role, subject }: CaseTagView, hidden: ReadonlySet<string>): string =>
  code === undefined || hidden.has(code)
    ? `the ${tagRole.label(role).toLowerCase()} of ${tagSubject.label(subject).toLowerCase()}`
    : spelledCode(code);

/** Returns why the viewer can’t handle a tag that is on something; undefined if the calls would say nothing. */
const whyNotOn = (whyNot: WhyNotTags | undefined, subject: TagSubject) => whyNot?.[isOfSeveral(subject) ? 'aside' : 'person'];

/** Compares the tag in front of somebody with the case that is open, in one call. `isAside`: somebody else has the person, and only bags and portions are here. */
const CheckTag = ({ isAside }: { isAside: boolean }) => {
  const { caseId, row, dashboard } = useCase();
  const compare = useCompare();
  const { data, error, isPending } = compare;
  const name = row.decedentFullName;
  const errors = Object.values(fieldErrors(error));
  return (
    <Panel title={isAside ? 'Confirm whose this is' : 'Confirm who this is'}>
      <div className="grid gap-4">
        <p className="max-w-measure text-muted">
          Scan the tag on the {isAside ? 'bag or portion' : 'person'} in front of you. It has to be {name}’s.
        </p>
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
      {data?.finding === 'other-case' && <OtherCase name={name} belongsTo={data.belongsTo} homePhone={dashboard.homePhone} />}
    </Panel>
  );
};

const Known = ({ view }: { view: CaseTagsView }) => {
  const { caseId, row, may, whyNot } = useCase();
  const client = useQueryClient();
  const { refresh } = useCaseChanged();
  const [retiring, setRetiring] = useState<CaseTagView | null>(null);
  const [replacing, setReplacing] = useState<string | null>(null);
  const hidden = useHiddenCodes(view.tags);
  // What binds, replaces, or retires a tag goes with it: the focus moves to what is on the person now.
  const stable = useStableFocus<HTMLDivElement>({ to: 'heading' });
  const open = openTags(view.tags);
  const replaced = open.find(({ id }) => id === replacing);
  const take = (after: CaseTagsView) => {
    client.setQueryData(query.tags.getCaseTags.queryKey({ input: { caseId } }), (known) => ({ ...after, whyNot: known?.whyNot }));
    void client.invalidateQueries({ queryKey: query.tags.getTags.key() });
    void refresh();
  };
  const isMover = may('decedent.move');
  const { bind = null, compare = null, retire = null } = view.whyNot?.person ?? {};
  const mayDo = (act: keyof WhyNotTags['person'], subject: TagSubject) => isMover && !whyNotOn(view.whyNot, subject)?.[act];
  const bindable = tagSubject.values.filter((subject) => mayDo('bind', subject));
  const comparable = open.filter(({ subject }) => mayDo('compare', subject));
  // Each reason once: often it’s the same for all of them.
  const reasons = isMover ? [...new Set([compare, bind, retire])].filter((each) => each !== null) : [whyNot('decedent.move')];
  return (
    <div className="grid gap-6" {...stable}>
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
                mayRetire={mayDo('retire', tag.subject)}
                name={nameOf(tag, hidden)}
                isHidden={tag.code === undefined || hidden.has(tag.code)}
                onRetire={() => setRetiring(tag)}
                onReplace={() => setReplacing(tag.id)}
              />
            ))}
          </ul>
        )}
      </Panel>
      {reasons.map((each) => each && <None key={each}>{each}</None>)}
      {replaced && (
        <div key={replaced.id} ref={focusOpened}>
          <ReplaceTag tag={replaced} what={nameOf(replaced, hidden)} onReplaced={take} onClose={() => setReplacing(null)} />
        </div>
      )}
      {comparable.length > 0 && <CheckTag isAside={comparable.every(({ subject }) => isOfSeveral(subject))} />}
      {bindable.length > 0 && <BindTag tags={view.tags} subjects={bindable} onBound={take} />}
      <Earlier tags={view.tags} checks={view.checks} hidden={hidden} />
      {retiring && (
        <RetireDialog
          what={nameOf(retiring, hidden)}
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
      <FailedQuery of={found} title="The tags could not be loaded.">
        {messageOf(found.error)}
      </FailedQuery>
    );
  return <Known view={found.data} />;
};

/** /locations/{locationId}/cases/{caseId}/tags: the tags of a person, and comparing them. */
export const Component = () => (
  <CasePage title="Tags" width="form">
    <CaseTags />
  </CasePage>
);
