import { useEffect, useRef } from 'react';
import { TextButton } from '../../ui/text-link.tsx';
import { SignUpLinkForm } from './sign-up-link-form.tsx';

/** What the Create Account link of the sign-in form shows in its place. */
export const CreateAccount = ({ email, onBack }: { email: string; onBack: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Create a family account
      </h2>
      <p className="mt-1.5 mb-5 text-muted">Tell us your e-mail address, and we will send you a link to go on with.</p>
      <SignUpLinkForm email={email} />
      <TextButton className="mt-4" onClick={onBack}>
        Back to sign in
      </TextButton>
    </div>
  );
};
