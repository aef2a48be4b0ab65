import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

const NOT_ENABLED = 'This has not been enabled yet. Please send a message or call the funeral home.';

/** The way to change a package. There is no planner behind it yet, and it says so in the specified words. */
export const CustomizePackage = () => {
  const [wasAsked, setWasAsked] = useState(false);
  return (
    <div>
      <Button onClick={() => setWasAsked(true)}>Customize Package</Button>
      <p role="status" className={wasAsked ? 'mt-2 text-sm text-muted' : undefined}>
        {wasAsked && NOT_ENABLED}
      </p>
    </div>
  );
};
