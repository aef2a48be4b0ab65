import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PlanView } from '#shared/model/plan-view.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { formatCents } from '#shared/values/money.ts';
import { useDrawer, useDrawerTitle } from '#web/drawers/use-drawer.ts';
import { isUnreachable } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { QueuedNotice } from '../../planner/offline/queued-notice.tsx';
import { useQueuedSend } from '../../planner/offline/use-queued-send.ts';
import { useSendOutcome } from '../../planner/offline/use-send-outcome.ts';
import { currentPlan } from '../../planner/store/current-plan.ts';
import type { QueuedSend } from '../../planner/store/offline-database.ts';
import type { PriceNews } from '../../planner/store/price-news.ts';
import { useOpenPlan } from '../../planner/store/use-planner.ts';
import { pricedOf } from '../../planner/total/priced-of.ts';
import { hasUnsentChanges } from '../../planner/unsent-changes.ts';
import { type SendablePlan, SendForm, sendWords } from './send-form.tsx';

export const title = 'Send to the home';

/** Says that the home has the plan. `areChanges`: it had been sent before. */
const PlanSent = ({ plan, areChanges }: { plan: PlanView; areChanges: boolean }) => {
  const { close } = useDrawer();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const email = plan.arrangement.contacts[0]?.email;
  return (
    <div className="flex flex-col items-center py-8 text-center">
      <span className="inline-flex size-14 items-center justify-center rounded-full bg-success-soft text-success">
        <Icon of={MailCheck} size={28} />
      </span>
      <h3 ref={heading} tabIndex={-1} className="mt-5 text-xl outline-none">
        {areChanges ? 'Your changes are sent' : 'Your plan is sent'}
      </h3>
      <p className="mt-2 max-w-sm text-muted">
        {plan.home.name} has it now and will get in touch with you. {email && <>A copy is on its way to {email}. </>}
        Nothing is bought or signed yet, and you can still change the plan.
      </p>
      <Button className="mt-7" onClick={close}>
        Done
      </Button>
    </div>
  );
};

const sendablePlanOf = ({ arrangement, home, priced, submittedOn, updatedOn }: PlanView): SendablePlan => ({
  id: arrangement.arrangementId,
  locationId: arrangement.providerLocationId,
  homeName: home.name,
  isSent: submittedOn !== null,
  isChanged: hasUnsentChanges({ submittedOn, updatedOn }),
  totalCents: priced.totalCents,
  contact: arrangement.contacts[0],
});

/** Returns the plan that is open in this page, if it is the one to send. */
const usePlanHere = (id: string): SendablePlan | null => {
  const planner = useOpenPlan();
  if (planner?.planId !== id) return null;
  const { home, plan, view, save } = planner;
  const isUnsaved = save.kind !== 'saved' && save.kind !== 'clean';
  const { email = '', phoneNumber = '' } = plan.contacts.find(({ contactType }) => contactType === 'contact') ?? {};
  const { totalCents } = pricedOf(home, plan);
  return {
    id,
    locationId: home.locationId,
    homeName: home.name,
    isSent: Boolean(view?.submittedOn),
    isChanged: isUnsaved || (view !== null && hasUnsentChanges(view)),
    totalCents,
    contact: { email, phoneNumber },
  };
};

const PlanQueued = ({ send }: { send: QueuedSend }) => {
  const { close } = useDrawer();
  return (
    <div className="grid gap-5">
      <QueuedNotice send={send} />
      <Button className="justify-self-start" onClick={close}>
        Done
      </Button>
    </div>
  );
};

/** Says that the plan costs something else today, before anyone fills in a form that its home would refuse. What changed is on the page below. */
const PlanDiffers = ({ homeName, news }: { homeName: string; news: PriceNews }) => {
  const { close } = useDrawer();
  const { packageGone, beforeCents, nowCents } = news;
  const total =
    packageGone === null && beforeCents !== nowCents
      ? ` The total was ${formatCents(beforeCents)} and is ${formatCents(nowCents)} today.`
      : '';
  return (
    <div className="grid gap-5">
      <Banner title="Look at your plan before you send it">
        {homeName} has changed its prices or what it offers since you saved your plan.{total}
      </Banner>
      <Button look="primary" className="justify-self-start" onClick={close}>
        See what changed
      </Button>
    </div>
  );
};

/** Returns what the sheet is called: what it does with the plan, or that it's done. */
function titleOf(sent: PlanView | undefined, plan: PlanView | undefined): string | undefined {
  if (sent) return 'Sent';
  if (plan?.submittedOn) return sendWords(sendablePlanOf(plan));
  return plan && `Send "${planTitle(plan.arrangement)}"`;
}

/** Sends a plan to its home, with how and when the family wants to be reached. Both get an email; the plan stays the family's. */
export const Component = () => {
  const client = useQueryClient();
  const { params } = useDrawer();
  const id = params.plan ?? '';
  const [sent, setSent] = useState<{ plan: PlanView; areChanges: boolean } | null>(null);
  const plan = useQuery(query.planner.getHeldArrangement.queryOptions({ input: { id }, context: { staysHere: true } }));
  const planHere = usePlanHere(id);
  const open = useOpenPlan();
  const queued = useQueuedSend(id);
  const { typed, isAsking, arrived, wasSent } = useSendOutcome(id, queued, plan);
  useDrawerTitle(titleOf(sent?.plan ?? arrived, plan.data));
  const finish = (now: PlanView) => {
    setSent({ plan: now, areChanges: plan.data ? plan.data.submittedOn !== null : (planHere?.isSent ?? false) });
    // Sending raises the version, and the planner below continues with the new one.
    const here = currentPlan.get();
    if (here?.store.get().planId === now.arrangement.arrangementId) here.store.takeView(now);
    void client.invalidateQueries({ queryKey: query.plans.key() });
    void client.invalidateQueries({ queryKey: query.planner.getHeldArrangement.key() });
  };
  if (sent) return <PlanSent {...sent} />;
  if (arrived) return <PlanSent plan={arrived} areChanges={wasSent} />;
  if (queued) return <PlanQueued send={queued} />;
  if (isAsking) return <SkeletonText lines={6} />;
  if (open?.planId === id && open.news) return <PlanDiffers homeName={open.home.name} news={open.news} />;
  if (plan.isError && isUnreachable(plan.error) && planHere)
    return <SendForm plan={planHere} version={null} typed={typed} onSent={finish} />;
  if (plan.isError && !plan.data)
    return <FailedPanel title="The plan could not be loaded." onRetry={() => void plan.refetch()} />;
  if (plan.data)
    return (
      <SendForm
        key={plan.data.version}
        plan={sendablePlanOf(plan.data)}
        version={plan.data.version}
        typed={typed}
        onSent={finish}
      />
    );
  return <SkeletonText lines={6} />;
};
