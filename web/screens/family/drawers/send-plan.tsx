import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MailCheck, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PlanView } from '#shared/model/plan-view.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { formatCents } from '#shared/values/money.ts';
import { useDrawer, useDrawerTitle } from '#web/drawers/use-drawer.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { query } from '#web/session/query.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { currentPlan } from '../../planner/store/current-plan.ts';
import { sendPlanSchema } from './send-plan-schema.ts';

export const title = 'Send to the home';

const Sent = ({ plan }: { plan: PlanView }) => {
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

const SendForm = ({ plan, onSent }: { plan: PlanView; onSent: (sent: PlanView) => void }) => {
  const keyFor = useIdempotencyKey();
  const contact = plan.arrangement.contacts[0];
  const form = useZodForm({
    schema: sendPlanSchema(contact?.phoneNumber ?? ''),
    defaultValues: { preferredContact: contact?.phoneNumber ? 'phone' : 'email', bestTime: '', message: '' },
    labels: { preferredContact: 'How should the home reach you?', bestTime: 'When is a good time?', message: 'Message' },
    send: async (values) => {
      const input = { id: plan.arrangement.arrangementId, version: plan.version, ...values };
      onSent(await api.planner.submitArrangement(input, { context: { idempotencyKey: keyFor(input) } }));
    },
  });
  const { label, id, error, onBlur: _, ...registration } = form.field('preferredContact');
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <ErrorSummary {...form.summary} />
      <p className="text-muted">
        {plan.home.name} gets the plan as it stands, with a total of {formatCents(plan.priced.totalCents)}, and your contact
        details. You commit to nothing.
      </p>
      <RadioGroup
        {...{ label, id, error, registration }}
        name="preferredContact"
        options={[
          { value: 'phone', label: 'By phone', hint: contact?.phoneNumber || 'Add your phone number under Contacts first.' },
          { value: 'email', label: 'By e-mail', hint: contact?.email },
        ]}
      />
      <TextField {...form.field('bestTime')} isOptional hint="For example: weekdays after 5 pm." maxLength={200} />
      <TextArea {...form.field('message')} isOptional rows={4} maxLength={2000} />
      <FormFailure error={form.failure} />
      <Button look="primary" type="submit" icon={Send} isBusy={form.isBusy} busyLabel="Sending...">
        Send to the home
      </Button>
    </form>
  );
};

/** Sends a plan to its home: how and when the family wants to be reached. Both get a mail; the plan stays the family's. */
export const Component = () => {
  const client = useQueryClient();
  const { params } = useDrawer();
  const [sent, setSent] = useState<PlanView | null>(null);
  const plan = useQuery(query.planner.getHeldArrangement.queryOptions({ input: { id: params.plan ?? '' } }));
  useDrawerTitle(plan.data ? `Send "${planTitle(plan.data.arrangement)}"` : undefined);
  const finish = (now: PlanView) => {
    setSent(now);
    // Sending counts a version up: the planner below goes on from it.
    const open = currentPlan.get();
    if (open?.store.get().planId === now.arrangement.arrangementId) open.store.takeView(now);
    void client.invalidateQueries({ queryKey: query.plans.key() });
    void client.invalidateQueries({ queryKey: query.planner.getHeldArrangement.key() });
  };
  if (sent) return <Sent plan={sent} />;
  if (plan.data) return <SendForm key={plan.data.version} plan={plan.data} onSent={finish} />;
  if (plan.isError) return <FailedPanel title="The plan could not be loaded." onRetry={() => void plan.refetch()} />;
  return <SkeletonText lines={6} />;
};
