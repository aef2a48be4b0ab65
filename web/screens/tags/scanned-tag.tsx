import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Tag } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { FoundTag } from '#shared/contract/tags-views.ts';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { tagRole, tagSubject } from '#shared/model/enumerations/tag.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { isTagId, spelledCode } from '#shared/values/tag-code.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { FullStop } from '#web/parts/tags/full-stop.tsx';
import { problemOf, query } from '#web/session/index.ts';
import { useSession } from '#web/session/use-session.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState, FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { type Workspace, workspaceOf } from '#web/workspace/use-workspace.ts';
import { useCompare } from './use-compare.ts';

/** Returns the home that the person opened last: a tag’s address names none. */
function useOwnHome(): Workspace {
  const { user } = useSession();
  return useMemo(
    () => workspaceOf(user?.memberships.find(({ locationId }) => locationId === user.providerLocationId) ?? null),
    [user],
  );
}

/** Gives a screen without a person’s name its h1. */
const Heading = ({ children }: { children: string }) => <h1 className="sr-only">{children}</h1>;

type Owner = NonNullable<FoundTag['of']>;

const lifeWords = ({ dateOfBirth, dateOfDeath }: Owner): string =>
  [dateOfBirth && `born ${formatCalendarDate(dateOfBirth)}`, dateOfDeath && `died ${formatCalendarDate(dateOfDeath)}`]
    .filter(Boolean)
    .join(', ');

/** Asks the person with the tag in hand whether it’s them. A tag that is retired, or read by someone who doesn’t handle people, only says whose it is. */
const Question = ({ tag, of }: { tag: FoundTag['tag']; of: Owner }) => {
  const { may, whyNot } = useOwnHome();
  const compare = useCompare();
  if (tag.state === 'retired')
    return (
      <Banner tone="danger" role="alert" title="This tag was retired.">
        Don’t rely on it. Use the person’s current tag.
      </Banner>
    );
  if (!may('decedent.move')) return <p className="text-muted">{whyNot('decedent.move')}</p>;
  const answer = (isThem: boolean) => compare.mutate({ caseId: of.id, tag: tag.id, how: 'tag-scanned', whyTyped: '', isThem });
  const { data, error, isPending } = compare;
  return (
    <div className="grid gap-4">
      <FormFailure error={error} />
      {data?.finding === 'confirmed' && (
        <Banner tone="success" role="status">
          You confirmed that this is {of.decedentFullName}. It’s in the record.
        </Banner>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button size="large" look="primary" icon={CircleCheck} isBusy={isPending} onClick={() => answer(true)}>
          This is {of.decedentFullName}
        </Button>
        <Button size="large" icon={CircleX} isBusy={isPending} onClick={() => answer(false)}>
          This is not {of.decedentFullName}
        </Button>
      </div>
      {data?.finding === 'not-them' && (
        <FullStop title={`Stop. You said that this is not ${of.decedentFullName}.`} onClose={compare.reset}>
          <p>Don’t move anyone, and tell the funeral director now. The record says that the tag and the person disagree.</p>
        </FullStop>
      )}
    </div>
  );
};

const Found = ({ found: { tag, of, place } }: { found: FoundTag }) => {
  const { locationId, locationName } = useOwnHome();
  usePageTitle(of ? `Tag of ${of.decedentFullName}` : 'Tag');
  if (!of)
    return (
      <>
        <Heading>{`Tag ${spelledCode(tag.code)}`}</Heading>
        <EmptyState
          icon={Tag}
          title={tag.state === 'retired' ? 'This tag was retired.' : 'This tag isn’t on anyone yet.'}
          action={
            tag.state === 'unbound' && (
              <LinkButton look="primary" to={workPaths.cases({ locationId })}>
                See the cases
              </LinkButton>
            )
          }
        >
          {tag.state === 'retired'
            ? 'It was never bound to anyone. Throw it away.'
            : 'Open the person’s case, then Tags, to bind it.'}
        </EmptyState>
      </>
    );
  return (
    <div className="grid gap-6">
      {of.hold && (
        <Banner tone="danger" role="alert" title="Wait">
          {of.hold}
        </Banner>
      )}
      <div className="grid gap-2">
        <h1 className="wrap-anywhere text-3xl leading-tight sm:text-4xl">{of.decedentFullName}</h1>
        <p className="text-lg">{[`Case ${of.caseNumber}`, decedentStatus.label(of.status)].join(', ')}</p>
        <p className="first-letter:uppercase empty:hidden">{lifeWords(of)}</p>
        <p className="text-muted">
          <span className="font-mono">{spelledCode(tag.code)}</span>
          {place && `, ${tagRole.label(place.role).toLowerCase()}, ${tagSubject.label(place.subject).toLowerCase()}`}.{' '}
          {locationName}
        </p>
      </div>
      <Question tag={tag} of={of} />
      <p>
        <TextLink to={workPaths.caseTags({ locationId, caseId: of.id })}>Open the case’s tags</TextLink>
      </p>
    </div>
  );
};

const NotThere = () => {
  const { locationName } = useOwnHome();
  return (
    <>
      <Heading>Tag</Heading>
      <EmptyState
        icon={Tag}
        title={`This isn’t a tag of ${locationName}.`}
        action={<LinkButton to={workPaths.chooseLocation()}>Your locations</LinkButton>}
      >
        If you work at another home, open that one first and scan the tag again. If the tag is on someone in your care, stop and
        tell the funeral director.
      </EmptyState>
    </>
  );
};

const Scanned = ({ tag }: { tag: string }) => {
  const found = useQuery({ ...query.tags.findTag.queryOptions({ input: { tag } }), enabled: isTagId(tag) });
  if (!isTagId(tag)) return <NotThere />;
  if (found.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={5} />
      </div>
    );
  if (found.data) return <Found found={found.data} />;
  const problem = problemOf(found.error);
  if (problem?.code === 'not_found') return <NotThere />;
  return (
    <FailedPanel
      title="The tag could not be looked up."
      requestId={problem?.requestId}
      onRetry={() => void found.refetch()}
      isRetrying={found.isRefetching}
    />
  );
};

/** /t/{tag}: what the phone’s camera opens when it sees a tag: whose it is, and whether it’s them. */
export const Component = () => {
  const { tag = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-2xl px-(--page-gutter) py-8">
      <Scanned key={tag} tag={tag.toUpperCase()} />
    </div>
  );
};
