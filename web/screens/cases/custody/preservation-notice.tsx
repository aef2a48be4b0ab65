import type { ReactNode } from 'react';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import { type PreservationDue, preservationAlert } from '#shared/custody/preservation/preservation-due.ts';
import { coldWarnings } from '#shared/custody/wall/wall-warnings.ts';
import { useNow } from '#web/parts/use-now.ts';
import { When } from '#web/parts/when.tsx';
import { Banner } from '#web/ui/banner.tsx';

/** Says what has to be done and what says so. */
const Why = ({ due: { act, source, note }, action }: { due: PreservationDue; action?: ReactNode }) => (
  <>
    {act && <p>{act}</p>}
    {note && <p>{note}</p>}
    <p>{source}.</p>
    {action}
  </>
);

const titleOf = ({ state, dueAt, coldSince }: PreservationDue, alert: ReturnType<typeof preservationAlert>): ReactNode => {
  if (dueAt === null && state === 'cold') return <>Put in cold {coldSince && <When at={coldSince} as="exactWhenWords" />}</>;
  if (dueAt === null) return 'Write down when you received them';
  const verb = alert === 'over' ? 'was' : 'is';
  if (state === 'waiting')
    return (
      <>
        Preservation {verb} due <When at={dueAt} as="exactWhenWords" />
      </>
    );
  return (
    <>
      Cold {verb} enough until <When at={dueAt} as="momentWords" />
    </>
  );
};

const tones = { none: 'info', soon: 'warning', over: 'danger' } as const;

const Due = ({ due, now, action }: { due: PreservationDue; now: Date; action?: ReactNode }) => {
  const alert = preservationAlert(due, now);
  const isOpen = due.state === 'waiting' && due.dueAt === null;
  return (
    <Banner tone={isOpen ? 'warning' : tones[alert]} role="status" className="mb-4" title={titleOf(due, alert)}>
      <Why due={due} action={action} />
    </Banner>
  );
};

type PreservationNoticeProps = { due: PreservationDue | null | undefined; cold: CarePageView['cold']; action?: ReactNode };

/**
 * Says what is wrong with the cold that a decedent is in, in the words of the wall, and by when they have to be preserved, and warns before and once it's due. Says
 * nothing if that's done.
 */
export const PreservationNotice = ({ due, cold, action }: PreservationNoticeProps) => {
  const now = useNow();
  const warnings = cold ? coldWarnings({ cold }, now) : [];
  return (
    <>
      {warnings.map(({ tone, words }) => (
        <Banner key={words} tone={tone} role="status" className="mb-4" title={words}>
          {!due && action}
        </Banner>
      ))}
      {due && <Due {...{ due, now, action }} />}
    </>
  );
};
