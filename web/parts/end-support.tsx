import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { endSupport, messageOf } from '../session/index.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { workPaths } from '../work-paths.ts';

/** Ends the support session and goes back to where the next one would start. */
export const EndSupport = ({
  children = 'End support session',
  ...button
}: Pick<ButtonProps, 'size' | 'children' | 'aria-label'>) => {
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const end = async () => {
    setIsBusy(true);
    try {
      await endSupport();
      toast('The support session is over.');
      await navigate(`${workPaths.systemSupportLogin()}#force`);
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
