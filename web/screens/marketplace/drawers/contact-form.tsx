import { Package, Phone, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { LocationProfile, TemplateView } from '#shared/contract/marketplace-views.ts';
import { needType } from '#shared/model/enumerations/location.ts';
import { contactDrawerLimits } from '#shared/model/information-request.ts';
import { formatCents } from '#shared/values/money.ts';
import { telephoneLink } from '#shared/values/phone.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { FormPhoneField } from '#web/parts/form-phone-field.tsx';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { paths } from '#web/paths.ts';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmailField, TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { needs, readNeed } from '../need.ts';
import { type ContactValues, contactSchema, defaultMessage } from './contact-schema.ts';

const NOT_ENABLED = 'This has not been enabled yet. Please send a message or call the funeral home.';

type CustomizePackageProps = { locationId: string; chosen: TemplateView | undefined };

/** Changes a package: opens the planner with it if the home offers it there, and otherwise says to call or write (docs/decisions.md, Marketplace). */
const CustomizePackage = ({ locationId, chosen }: CustomizePackageProps) => {
  const { leaveTo } = useDrawer();
  const [wasAsked, setWasAsked] = useState(false);
  const press = () => {
    if (chosen?.showOnArrangementPlanner) leaveTo(paths.plannerStep({ locationId, package: chosen.id }));
    else setWasAsked(true);
  };
  return (
    <div>
      <Button onClick={press}>Customize Package</Button>
      <p role="status" className={wasAsked ? 'mt-2 text-sm text-muted' : undefined}>
        {wasAsked && NOT_ENABLED}
      </p>
    </div>
  );
};

const draftOf = (locationId: string) => browserStorage('tab', `yarrow.contact.${locationId}`);

/** What was written to a home and not sent yet. It stays in this tab, so that a reload or a closed drawer loses nothing. */
const readDraft = (locationId: string): Partial<ContactValues> => {
  const draft = draftOf(locationId).read();
  return typeof draft === 'object' && draft !== null ? (draft as Partial<ContactValues>) : {};
};

/** Keeps a draft; null forgets it. */
const keepDraft = (locationId: string, draft: Partial<ContactValues> | null): void => draftOf(locationId).write(draft);

/** The package that the message is about. */
const ChosenPackage = ({ chosen }: { chosen: TemplateView }) => (
  <p className="mt-3 flex items-start gap-3 rounded-control bg-sunken p-4">
    <Icon of={Package} className="mt-0.5 text-primary" />
    <span className="min-w-0 flex-1">
      <span className="block text-sm text-muted">Selected package</span>
      <span className="block font-semibold">{chosen.name}</span>
    </span>
    <span className="font-semibold tabular-nums">{formatCents(chosen.priceCents, { decimals: 'if-any' })}</span>
  </p>
);

type CallHomeProps = {
  phone: string;
  /** Checks what a call requires. The number shows if it resolves to true. */
  onCall: () => Promise<boolean>;
};

/** Hides the phone number until a valid call is requested, then shows it as a phone link (docs/decisions.md, Marketplace). */
const CallHome = ({ phone, onCall }: CallHomeProps) => {
  const [isRevealed, setIsRevealed] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isRevealed) link.current?.focus();
  }, [isRevealed]);
  const target = telephoneLink(phone);
  if (!isRevealed) {
    return (
      <Button isWide className="mt-3" icon={Phone} onClick={async () => setIsRevealed(await onCall())}>
        Call Funeral Home
      </Button>
    );
  }
  if (!target) return <p className="mt-4 text-center text-muted">This home hasn’t listed a phone number.</p>;
  return (
    <a ref={link} href={target} className={`${buttonClass('secondary', 'regular', true)} mt-3 tabular-nums`}>
      <Icon of={Phone} />
      {phone}
    </a>
  );
};

const LEFT_EMPTY = 'A required field was left empty.';

const labels = { needType: 'Status', name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' };

const statuses = [
  { value: 'at-need', label: needType.label('at-need'), hint: 'Someone has passed away.' },
  { value: 'pre-need', label: needType.label('pre-need'), hint: 'I am asking before a death.' },
];

/** Returns what the form begins with: this visit's draft, or else what is known about the person and the need in the address. */
const useFirstValues = (locationId: string, packageName: string | undefined): Partial<ContactValues> => {
  const [search] = useSearchParams();
  const { user } = useSession();
  const need = readNeed(search);
  return {
    needType: need ? needs[need].needType : undefined,
    name: user ? `${user.firstName} ${user.lastName}`.trim().slice(0, contactDrawerLimits.name) : '',
    email: user && user.email.length <= contactDrawerLimits.email ? user.email : '',
    phone: '',
    message: defaultMessage(packageName),
    ...readDraft(locationId),
  };
};

/** Says beside the pressed button why nothing was sent, and that nothing is lost. */
const NotSent = ({ error }: { error: unknown }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  if (!error) return null;
  return (
    <div ref={box} className="space-y-2">
      <FormFailure error={error} />
      <p className="text-sm text-muted">Your message was not sent. Everything you wrote is still here; please send it again.</p>
    </div>
  );
};

type ContactFormProps = { home: LocationProfile; chosen: TemplateView | undefined; onSent: () => void };

/** Writes a message to a home: who asks, for what need, and what. A failure leaves everything as typed. */
export const ContactForm = ({ home, chosen, onSent }: ContactFormProps) => {
  const keyFor = useIdempotencyKey();
  const form = useZodForm({
    schema: contactSchema,
    defaultValues: useFirstValues(home.id, chosen?.name),
    labels,
    send: async (values) => {
      const input = { id: home.id, ...values, packageId: chosen?.id };
      await api.marketplace.requestInformation(input, { context: { idempotencyKey: keyFor(input) } });
      keepDraft(home.id, null);
      onSent();
    },
  });
  const written = useWatch({ control: form.form.control });
  const isTouched = form.form.formState.isDirty;
  useEffect(() => {
    if (isTouched) keepDraft(home.id, written);
  }, [home.id, isTouched, written]);

  const { focusKey, errors } = form.summary;
  const wasRefused = focusKey > 0 && errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each submit, not for each error
  useEffect(() => {
    if (wasRefused) toast(LEFT_EMPTY, { tone: 'danger' });
  }, [focusKey]);

  const status = form.field('needType');
  const checkCall = async () => {
    const isComplete = await form.form.trigger(['needType', 'name'], { shouldFocus: true });
    if (!isComplete) toast(LEFT_EMPTY, { tone: 'danger' });
    return isComplete;
  };
  return (
    <>
      <h3 className="text-lg">Contact</h3>
      {chosen && <ChosenPackage chosen={chosen} />}
      <div className="mt-5">
        <form noValidate aria-label={`Message to ${home.name}`} onSubmit={form.onSubmit} className="grid gap-5">
          <ErrorSummary {...form.summary} />
          <RadioGroup
            id={status.id}
            name={status.name}
            label={status.label}
            error={status.error}
            layout="cards"
            options={statuses}
            registration={form.form.register('needType', { onChange: () => form.form.clearErrors('needType') })}
          />
          <CustomizePackage locationId={home.id} chosen={chosen} />
          <TextField {...form.field('name')} autoComplete="name" maxLength={contactDrawerLimits.name} />
          <EmailField {...form.field('email')} maxLength={contactDrawerLimits.email} />
          <FormPhoneField form={form} name="phone" isOptional maxLength={contactDrawerLimits.phone} />
          <TextArea
            {...form.field('message')}
            value={written.message ?? ''}
            rows={5}
            maxLength={contactDrawerLimits.message}
            isCounted
          />
          <NotSent error={form.failure} />
          <Button type="submit" look="primary" isWide icon={Send} isBusy={form.isBusy} busyLabel="Sending...">
            Message Funeral Home
          </Button>
        </form>
        <CallHome phone={home.phone} onCall={checkCall} />
        <p className="mt-5 text-sm text-muted">Your message goes to this home alone.</p>
      </div>
    </>
  );
};
