import { useEffect, useRef } from 'react';
import { TextButton } from '../../ui/text-link.tsx';
import { SignUpLinkForm } from './sign-up-link-form.tsx';

/** What the Create Account link of the sign-in form shows in its place. */
export const CreateAccount = ({ email, onBack }: { email: string; onBack: () => void }) => {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <div>
      <SignUpLinkForm
        email={email}
        lead={
          <p ref={lead} tabIndex={-1} className="text-muted outline-none">
            An account for families. Tell us your email address, and we will send you a link to go on with.
          </p>
        }
      />
      <TextButton className="mt-4" onClick={onBack}>
        Back to sign in
      </TextButton>
    </div>
  );
};
