import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';

/** What an authenticator app reads out of the QR code (Key URI Format of Google Authenticator). */
const keyUri = (email: string, secret: string) =>
  `otpauth://totp/${encodeURIComponent(`Yarrow:${email}`)}?secret=${secret}&issuer=Yarrow`;

const inGroups = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');

const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <li className="grid gap-3">
    <h2 className="text-base font-semibold">
      {number}. {title}
    </h2>
    {children}
  </li>
);

const Key = ({ secret }: { secret: string }) => {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setIsCopied(true);
  };
  return (
    <div className="text-sm">
      <p className="text-muted">Can't scan it? Type this key into your app:</p>
      <p className="mt-1 font-mono break-words select-all">{inGroups(secret)}</p>
      <TextButton onClick={() => void copy().catch(() => setIsCopied(false))}>Copy the key</TextButton>
      <span role="status" className="ml-2 text-muted">
        {isCopied ? 'Copied.' : ''}
      </span>
    </div>
  );
};

export type SetUpFormProps = {
  email: string;
  secret: string;
  /** How many recovery codes are left, where one of them led here. */
  codesLeft: number | null;
  send: (code: string) => Promise<void>;
};

/** Sets an authenticator app up: get one, scan the code, type what it shows. */
export const SetUpForm = ({ email, secret, codesLeft, send }: SetUpFormProps) => {
  const steps = useRef<HTMLOListElement>(null);
  // The form that had the focus has just gone: whoever can't see the screen is told where they are.
  useEffect(() => steps.current?.focus(), []);
  return (
    <div className="grid gap-6">
      {codesLeft !== null && (
        <Banner>
          {`Recovery code accepted. ${codesLeft === 1 ? '1 code is' : `${codesLeft} codes are`} left. Set up your app again, and you'll get 10 new codes.`}
        </Banner>
      )}
      <ol ref={steps} tabIndex={-1} aria-label="Set up two-step sign-in" className="grid gap-6 outline-none">
        <Step number={1} title="Get an authenticator app">
          <p className="text-muted">
            Any app works, such as Google Authenticator, Microsoft Authenticator, 1Password, or the passwords app on your phone.
          </p>
        </Step>
        <Step number={2} title="Scan this code with it">
          <QrCode text={keyUri(email, secret)} label="QR code for your authenticator app" />
          <Key secret={secret} />
        </Step>
        <Step number={3} title="Enter the code it shows">
          <CodeForm button="Turn on two-step sign-in" busyLabel="Checking..." send={send} />
        </Step>
      </ol>
    </div>
  );
};
