import { Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { QrCode } from '../../../parts/qr-code.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { focusUnderTitle } from '../../../ui/focus-under-title.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { CodeForm } from './code-form.tsx';
import { useCopy } from './use-copy.ts';

/** Says why a setup ended. If an app was set up from somewhere else first, only that app's codes work. */
export const SET_UP_ENDED =
  'This setup has ended, because it took too long, too many codes were wrong, or an app was set up for this account somewhere else. If your app has the code from here, remove it there.';

/** Shows the key in groups of four, as people type it into an app that can't scan, and copies it without the spaces. */
const SetUpKey = ({ secret }: { secret: string }) => {
  const { said, copy } = useCopy('Your browser didn’t allow copying. Type the key instead.');
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <p className="text-muted">Can’t scan it? Enter this key in your app:</p>
      <p data-key className="w-full select-all rounded-card bg-sunken p-4 font-mono text-base leading-8">
        {(secret.match(/.{1,4}/g) ?? []).map((group, at) => (
          // The same four letters may appear twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups never move.
          <span key={at} className="mr-4 inline-block">
            {group}{' '}
          </span>
        ))}
      </p>
      <Button icon={Copy} onClick={() => void copy(secret)}>
        Copy key
      </Button>
      <p role="status" className="text-muted empty:hidden">
        {said}
      </p>
    </div>
  );
};

/** Returns what an authenticator app reads from the QR code (Key URI Format of Google Authenticator). */
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

/** Shows the link into the app first on touch screens: nobody scans the screen of the phone in their own hand. */
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
  /** How many recovery codes are left, if one of them led here. */
  codesLeft: number | null;
  send: (code: string) => Promise<void>;
};

/** Sets up an authenticator app: get one, add Yarrow to it, type the code it shows. */
export const SetUpForm = ({ email, secret, codesLeft, send }: SetUpFormProps) => {
  const steps = useRef<HTMLOListElement>(null);
  // The form that had the focus is gone, so tell people who can't see the screen where they are.
  useEffect(() => focusUnderTitle(steps.current), []);
  return (
    <div className="grid gap-6">
      {codesLeft !== null && (
        <Banner>
          {`Recovery code accepted. ${codesLeft === 1 ? '1 code is' : `${codesLeft} codes are`} left. Set up your app again, and you’ll get 10 new codes.`}
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
