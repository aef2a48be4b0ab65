import { useState } from 'react';
import { RequestReceived } from './request-received.tsx';
import { SignUpRequestForm } from './sign-up-request-form.tsx';

export const title = "Let's get in touch";

/** The provider-sign-up drawer: a funeral home leaves its name and how it is reached; somebody of ours calls. */
export const Component = () => {
  const [isSent, setIsSent] = useState(false);
  return isSent ? <RequestReceived /> : <SignUpRequestForm onSent={() => setIsSent(true)} />;
};
