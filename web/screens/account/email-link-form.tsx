import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EmailField } from '#web/ui/text-field.tsx';
import { ResendButton } from '../../parts/resend-button.tsx';
import { useZodForm } from '../../parts/use-zod-form.ts';
import { ZodForm } from '../../parts/zod-form.tsx';
import { useIdempotencyKey } from '../../session/index.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { emailFormSchema } from './account-schemas.ts';

export type EmailLinkFormProps = {
  /** Names the form for screen readers. */
  label: string;
  email?: string;
  /** Says what to enter, until it was sent. */
  lead?: ReactNode;
  button: string;
  /** Secondary if the form comes below another one. Default: primary. */
  look?: ButtonLook;
  /** Asks the server to email the link. The response is the same whether or not there is an account. */
  send: (email: string, idempotencyKey: string) => Promise<unknown>;
  /** Says what the email will contain, in the same words for everyone. */
  sentWords: (email: ReactNode) => ReactNode;
};

/** Asks for an email address, has a link sent there, and then says to check the email. */
export const EmailLinkForm = ({ label, email = '', lead, button, look = 'primary', send, sentWords }: EmailLinkFormProps) => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const keyFor = useIdempotencyKey();
  const form = useZodForm({
    schema: emailFormSchema,
    defaultValues: { email },
    labels: { email: 'Email' },
    send: async (values) => {
      await send(values.email, keyFor({ ...values, round }));
      setSentTo(values.email);
      setRound(round + 1);
    },
  });
  if (sentTo)
    return (
      <EmailSent send={(key) => send(sentTo, key)} onOther={() => setSentTo(null)}>
        {sentWords(<strong className="font-semibold break-words">{sentTo}</strong>)}
      </EmailSent>
    );
  return (
    <ZodForm form={form} label={label}>
      {lead}
      <EmailField {...form.field('email')} />
      <Button type="submit" look={look} isWide isBusy={form.isBusy} busyLabel="Sending...">
        {button}
      </Button>
    </ZodForm>
  );
};

type EmailSentProps = { children: ReactNode; send: (key: string) => Promise<unknown>; onOther: () => void };

const EmailSent = ({ children, send, onOther }: EmailSentProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <span className="mb-4 inline-flex size-12 items-center justify-center rounded-full bg-primary-soft text-primary">
        <Icon of={MailCheck} size={24} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Check your email
      </h2>
      <p className="mt-2">{children}</p>
      <p className="mt-3 text-sm text-muted">Nothing after a few minutes? Check your spam folder, or send it again.</p>
      <div className="mt-5">
        <ResendButton send={send} isJustSent>
          Send it again
        </ResendButton>
      </div>
      <TextButton className="mt-3" onClick={onOther}>
        Use another address
      </TextButton>
    </div>
  );
};
