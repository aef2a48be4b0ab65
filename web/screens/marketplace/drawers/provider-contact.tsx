import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ContactForm } from './contact-form.tsx';
import { ProfileContent } from './profile-content.tsx';

/** Replaces the form once the message is sent. */
const MessageSent = ({ homeName }: { homeName: string }) => {
  const { close } = useDrawer();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center py-8 text-center">
      <span className="inline-flex size-14 items-center justify-center rounded-full bg-success-soft text-success">
        <Icon of={MailCheck} size={28} />
      </span>
      <h3 ref={heading} tabIndex={-1} className="mt-5 text-xl outline-none">
        Message sent!
      </h3>
      <p className="mt-2 max-w-sm text-muted">{homeName} has been sent your request and will answer you directly.</p>
      <Button className="mt-7" onClick={close}>
        Done
      </Button>
    </div>
  );
};

export const title = 'Contact';

const Contact = ({ home }: { home: LocationProfile }) => {
  const { params } = useDrawer();
  const [isSent, setIsSent] = useState(false);
  const chosen = home.templates.find(({ id }) => id === params.package);
  if (isSent) return <MessageSent homeName={home.name} />;
  return <ContactForm home={home} chosen={chosen} onSent={() => setIsSent(true)} />;
};

/** Writes to a home, or calls it. */
export const Component = () => (
  <ProfileContent titleOf={(home) => home.name}>{(home) => <Contact key={home.id} home={home} />}</ProfileContent>
);
