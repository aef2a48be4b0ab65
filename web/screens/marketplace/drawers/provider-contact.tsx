import { useState } from 'react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { ContactForm } from './contact-form.tsx';
import { MessageSent } from './message-sent.tsx';
import { ProfileContent } from './profile-content.tsx';

export const title = 'Contact';

const Contact = ({ home }: { home: LocationProfile }) => {
  const { params } = useDrawer();
  const [isSent, setIsSent] = useState(false);
  const chosen = home.templates.find(({ id }) => id === params.package);
  if (isSent) return <MessageSent homeName={home.name} />;
  return <ContactForm home={home} chosen={chosen} onSent={() => setIsSent(true)} />;
};

/** Writing to a home, or calling it. */
export const Component = () => (
  <ProfileContent titleOf={(home) => home.name}>{(home) => <Contact key={home.id} home={home} />}</ProfileContent>
);
