import { PhoneCall } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { CONTACT_EMAIL } from '#web/shell/footer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { SignUpRequestForm } from './sign-up-request-form.tsx';

/** Replaces the form once the request is saved. */
const RequestReceived = () => {
  const { close } = useDrawer();
  const words = useRef<HTMLHeadingElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="flex flex-col items-center py-8 text-center">
      <span className="inline-flex size-14 items-center justify-center rounded-full bg-success-soft text-success">
        <Icon of={PhoneCall} size={28} />
      </span>
      <h3 ref={words} tabIndex={-1} className="mt-5 max-w-sm text-xl outline-none">
        Thanks! Someone will call or email you soon to confirm you for sign up.
      </h3>
      <p className="mt-4 text-muted">
        Questions before that? <OutsideLink href={`mailto:${CONTACT_EMAIL}`}>Contact support</OutsideLink>
      </p>
      <Button className="mt-7" onClick={close}>
        Done
      </Button>
    </div>
  );
};

export const title = "Let's get in touch";

/** The provider-sign-up drawer: a funeral home leaves its name and contact details, and one of us calls. */
export const Component = () => {
  const [isSent, setIsSent] = useState(false);
  return isSent ? <RequestReceived /> : <SignUpRequestForm onSent={() => setIsSent(true)} />;
};
