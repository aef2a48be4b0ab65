import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FORCE_HASH } from '../paths.ts';
import { endSupport, messageOf } from '../session/index.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { workPaths } from '../work-paths.ts';

/** Goes back to where the next support session would start, and ends this one. */
export const EndSupport = ({
  children = 'End support session',
  ...button
}: Pick<ButtonProps, 'size' | 'children' | 'aria-label'>) => {
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const end = async () => {
    setIsBusy(true);
    try {
      // First: the pages of the person acted for would ask for that person’s sign-in.
      await navigate(workPaths.systemSupportLogin() + FORCE_HASH);
      await endSupport();
      toast('The support session is over.');
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button {...button} isBusy={isBusy} busyLabel="Ending..." onClick={() => void end()}>
      {children}
    </Button>
  );
};
