import { Send } from 'lucide-react';
import * as z from 'zod';
import { submitPlanInput } from '#shared/contract/planner-views.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { stepOf } from '#shared/planner/steps.ts';
import { formatCents } from '#shared/values/money.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { paths } from '#web/paths.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { api } from '#web/session/api.ts';
import { isUnreachable } from '#web/session/api-problem.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { sendQueue } from '../../planner/offline/send-queue.ts';
import { startSending } from '../../planner/offline/send-runner.ts';
import type { SendValues } from '../../planner/store/offline-database.ts';
import { owner } from '../../planner/store/plan-calls.ts';

/** The form of `submitArrangement`: asking for a call requires a number. */
const sendPlanSchema = (phoneNumber: string) =>
  z.strictObject({
    preferredContact: submitPlanInput.shape.preferredContact.refine((way) => way !== 'phone' || phoneNumber !== '', {
      error: 'Your plan has no phone number. Please add one under Contacts, or choose email.',
    }),
    bestTime: submitPlanInput.shape.bestTime,
    message: submitPlanInput.shape.message,
  });

/** Says on the sheet and on its button what the button that opened it says, unless nothing has changed since the plan was sent. */
export const sendWords = ({ isSent, isChanged }: Pick<SendablePlan, 'isSent' | 'isChanged'>): string =>
  isSent ? (isChanged ? 'Send your changes' : 'Send your plan again') : 'Send to the home';

/** Remembers in this tab how and when the family wanted to be reached, so that sending changes doesn't ask again. */
const reachStore = (planId: string) => browserStorage('tab', `yarrow:reach:${owner()?.id ?? ''}:${planId}`);
const reachSchema = submitPlanInput.pick({ preferredContact: true, bestTime: true });
const rememberedReach = (planId: string): Partial<SendValues> => reachSchema.safeParse(reachStore(planId).read()).data ?? {};

/** What the form shows of a plan: from the server, or from this page while the server can't be reached. */
export type SendablePlan = {
  id: string;
  locationId: string;
  homeName: string;
  isSent: boolean;
  /** Whether it was changed since it was sent. */
  isChanged: boolean;
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

/** Asks how and when the home may reach the family, and sends the plan, or stores that it is to be sent. */
export const SendForm = ({ plan, version, typed, onSent }: SendFormProps) => {
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
        We’ll send {plan.homeName} {plan.isSent && plan.isChanged ? 'your changed plan' : 'your plan'}, with its total of{' '}
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
      {!contact?.phoneNumber && (
        <p className="text-sm">
          To be called,{' '}
          <TextLink
            to={paths.plannerStep({ locationId: plan.locationId, arrangementId: plan.id, step: stepOf('contacts').path })}
          >
            add a phone number under Contacts
          </TextLink>
          .
        </p>
      )}
      <TextField {...form.field('bestTime')} isOptional hint="For example, weekdays after 5 p.m." maxLength={200} />
      <TextArea {...form.field('message')} isOptional rows={4} maxLength={2000} />
      <FormFailure error={form.failure} />
      <Button look="primary" type="submit" icon={Send} isBusy={form.isBusy} busyLabel="Sending...">
        {sendWords(plan)}
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
