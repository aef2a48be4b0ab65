import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { useCase } from '../use-case.ts';
import { SecondScreenDialog } from './second-screen-dialog.tsx';

/** Shows the conference of a case to its family: on a tablet in the room, and to those at home whom staff choose. */
export const SecondScreenButton = () => {
  const { caseId, may } = useCase();
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const options = query.conferences.getConference.queryOptions({ input: { id: caseId } });
  const found = useQuery({ ...options, staleTime: 0, enabled: may('cases.change') });
  if (!may('cases.change')) return null;
  const open = found.data?.open ?? null;
  return (
    <>
      <Button icon={MonitorSmartphone} onClick={() => setIsAsked(true)}>
        {open ? 'Shown to the family' : 'Show to the family'}
      </Button>
      {isAsked && (
        <SecondScreenDialog
          open={open}
          onChanged={(conference) => client.setQueryData(options.queryKey, conference)}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
};
