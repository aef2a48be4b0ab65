import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { SetUpKey } from './set-up-key.tsx';

/** What an authenticator app reads out of the QR code (Key URI Format of Google Authenticator). */
const keyUri = (email: string, secret: string) =>
  `otpauth://totp/${encodeURIComponent(`Yarrow:${email}`)}?secret=${secret}&issuer=Yarrow`;

const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <li className="grid gap-3">
    <h2 className="text-base font-semibold">
      {number}. {title}
    </h2>
    {children}
  </li>
);

/** Shows the link into the app first where there is a finger: nobody scans the screen of the phone in their own hand. */
const AddToApp = ({ uri, secret }: { uri: string; secret: string }) => {
  const isTouch = useMedia('(pointer: coarse)');
  return (
    <>
      {isTouch && (
        <>
          <a href={uri} className={buttonClass('primary', 'regular', true)}>
            Open in authenticator app
          </a>
          <p className="text-sm text-muted">Is your app on another device? Scan this code with it:</p>
        </>
      )}
      <QrCode text={uri} label="QR code for your authenticator app" />
      <SetUpKey secret={secret} />
    </>
  );
};

export type SetUpFormProps = {
  email: string;
  secret: string;
  /** How many recovery codes are left, where one of them led here. */
  codesLeft: number | null;
  send: (code: string) => Promise<void>;
};

/** Sets up an authenticator app: get one, add Yarrow to it, type the code it shows. */
export const SetUpForm = ({ email, secret, codesLeft, send }: SetUpFormProps) => {
  const steps = useRef<HTMLOListElement>(null);
  // The form that had the focus has just gone: people who can't see the screen are told where they are.
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
        <Step number={2} title="Add Yarrow to the app">
          <AddToApp uri={keyUri(email, secret)} secret={secret} />
        </Step>
        <Step number={3} title="Enter the code it shows">
          <CodeForm button="Turn on two-step sign-in" busyLabel="Checking..." send={send} />
        </Step>
      </ol>
    </div>
  );
};
