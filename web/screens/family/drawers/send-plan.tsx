import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MailCheck, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { submitPlanInput } from '#shared/contract/planner-views.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { formatCents } from '#shared/values/money.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { useDrawer, useDrawerTitle } from '#web/drawers/use-drawer.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { api } from '#web/session/api.ts';
import { isUnreachable } from '#web/session/api-problem.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { query } from '#web/session/query.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { QueuedNotice } from '../../planner/offline/queued-notice.tsx';
import { sendQueue } from '../../planner/offline/send-queue.ts';
import { startSending } from '../../planner/offline/send-runner.ts';
import { useQueuedSend } from '../../planner/offline/use-queued-send.ts';
import { useSendOutcome } from '../../planner/offline/use-send-outcome.ts';
import { currentPlan } from '../../planner/store/current-plan.ts';
import type { QueuedSend, SendValues } from '../../planner/store/offline-database.ts';
import { owner } from '../../planner/store/plan-calls.ts';
import { useOpenPlan } from '../../planner/store/use-planner.ts';
import { pricedOf } from '../../planner/total/priced-of.ts';

/** The form of `submitArrangement`: asking for a call requires a number. */
const sendPlanSchema = (phoneNumber: string) =>
  z.strictObject({
    preferredContact: submitPlanInput.shape.preferredContact.refine((way) => way !== 'phone' || phoneNumber !== '', {
      error: 'Your plan has no phone number. Please add one under Contacts, or choose email.',
    }),
    bestTime: submitPlanInput.shape.bestTime,
    message: submitPlanInput.shape.message,
  });

export const title = 'Send to the home';

/** Says on the sheet and on its button what the button that opened it says. */
const sendWords = (isSent: boolean): string => (isSent ? 'Send your changes' : 'Send to the home');

/** Remembers in this tab how and when the family wanted to be reached, so that sending changes doesn't ask again. */
const reachStore = (planId: string) => browserStorage('tab', `yarrow:reach:${owner()?.id ?? ''}:${planId}`);
const reachSchema = submitPlanInput.pick({ preferredContact: true, bestTime: true });
const rememberedReach = (planId: string): Partial<SendValues> => reachSchema.safeParse(reachStore(planId).read()).data ?? {};

const PlanSent = ({ plan }: { plan: PlanView }) => {
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
        Your plan is sent
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

/** What the form shows of a plan: from the server, or from this page while the server can't be reached. */
type SendablePlan = {
  id: string;
  locationId: string;
  homeName: string;
  isSent: boolean;
  totalCents: number;
  contact: { email?: string; phoneNumber?: string } | undefined;
};

type SendFormProps = {
  plan: SendablePlan;
  /** Null if the plan is to be saved and sent once the server can be reached. */
  version: number | null;
  /** What was typed into the form before, for a send that came to nothing. */
  typed: SendValues | undefined;
  onSent: (sent: PlanView) => void;
};

const SendForm = ({ plan, version, typed, onSent }: SendFormProps) => {
  const keyFor = useIdempotencyKey();
  const { contact } = plan;
  const form = useZodForm({
    schema: sendPlanSchema(contact?.phoneNumber ?? ''),
    defaultValues: typed ?? {
      preferredContact: contact?.phoneNumber ? 'phone' : 'email',
      bestTime: '',
      message: '',
      ...(plan.isSent ? rememberedReach(plan.id) : {}),
    },
    labels: { preferredContact: 'How should the home reach you?', bestTime: 'When is a good time?', message: 'Message' },
    send: async (values) => {
      const input = { id: plan.id, version, ...values };
      const idempotencyKey = keyFor(input);
      reachStore(plan.id).write({ preferredContact: values.preferredContact, bestTime: values.bestTime });
      try {
        if (version !== null) {
          onSent(await api.planner.submitArrangement({ ...input, version }, { context: { idempotencyKey, staysHere: true } }));
          return;
        }
      } catch (error) {
        if (!isUnreachable(error)) throw error;
      }
      // A request without a response may have arrived, so the next one repeats its version and key.
      await queueSend({ plan, values, version, idempotencyKey });
    },
  });
  useUnsaved(form.form.formState.isDirty, { isInDrawer: true });
  const { label, id, error, onBlur: _, ...registration } = form.field('preferredContact');
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <ErrorSummary {...form.summary} />
      <p className="text-muted">
        We’ll send {plan.homeName} {plan.isSent ? 'your changed plan' : 'your plan'}, with its total of{' '}
        {formatCents(plan.totalCents)}, and your contact details. This doesn’t commit you to anything.
      </p>
      <RadioGroup
        {...{ label, id, error, registration }}
        name="preferredContact"
        options={[
          { value: 'phone', label: 'By phone', hint: contact?.phoneNumber || 'Add your phone number under Contacts first.' },
          { value: 'email', label: 'By email', hint: contact?.email },
        ]}
      />
      <TextField {...form.field('bestTime')} isOptional hint="For example, weekdays after 5 p.m." maxLength={200} />
      <TextArea {...form.field('message')} isOptional rows={4} maxLength={2000} />
      <FormFailure error={form.failure} />
      <Button look="primary" type="submit" icon={Send} isBusy={form.isBusy} busyLabel="Sending...">
        {sendWords(plan.isSent)}
      </Button>
    </form>
  );
};

/** Stores that the plan goes to its home as soon as possible. */
const queueSend = async (send: { plan: SendablePlan; values: SendValues; version: number | null; idempotencyKey: string }) => {
  const { plan, ...rest } = send;
  const { id: planId, locationId, homeName } = plan;
  const ownerId = owner()?.id ?? null;
  await sendQueue.put({ ...rest, planId, locationId, homeName, ownerId, trouble: null, queuedOn: new Date().toISOString() });
  startSending();
};

const sendablePlanOf = ({ arrangement, home, priced, submittedOn }: PlanView): SendablePlan => ({
  id: arrangement.arrangementId,
  locationId: arrangement.providerLocationId,
  homeName: home.name,
  isSent: submittedOn !== null,
  totalCents: priced.totalCents,
  contact: arrangement.contacts[0],
});

/** Returns the plan that is open in this page, if it is the one to send. */
const usePlanHere = (id: string): SendablePlan | null => {
  const planner = useOpenPlan();
  if (planner?.planId !== id) return null;
  const { home, plan, view } = planner;
  const { email = '', phoneNumber = '' } = plan.contacts.find(({ contactType }) => contactType === 'contact') ?? {};
  const { totalCents } = pricedOf(home, plan);
  return {
    id,
    locationId: home.locationId,
    homeName: home.name,
    isSent: Boolean(view?.submittedOn),
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

/** Sends a plan to its home, with how and when the family wants to be reached. Both get an email; the plan stays the family's. */
export const Component = () => {
  const client = useQueryClient();
  const { params } = useDrawer();
  const id = params.plan ?? '';
  const [sent, setSent] = useState<PlanView | null>(null);
  const plan = useQuery(query.planner.getHeldArrangement.queryOptions({ input: { id }, context: { staysHere: true } }));
  const planHere = usePlanHere(id);
  const queued = useQueuedSend(id);
  const { typed, isAsking, arrived } = useSendOutcome(id, queued, plan);
  useDrawerTitle(plan.data?.submittedOn ? sendWords(true) : plan.data ? `Send "${planTitle(plan.data.arrangement)}"` : undefined);
  const finish = (now: PlanView) => {
    setSent(now);
    // Sending raises the version, and the planner below continues with the new one.
    const open = currentPlan.get();
    if (open?.store.get().planId === now.arrangement.arrangementId) open.store.takeView(now);
    void client.invalidateQueries({ queryKey: query.plans.key() });
    void client.invalidateQueries({ queryKey: query.planner.getHeldArrangement.key() });
  };
  if (sent ?? arrived) return <PlanSent plan={(sent ?? arrived) as PlanView} />;
  if (queued) return <PlanQueued send={queued} />;
  if (isAsking) return <SkeletonText lines={6} />;
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
