import { useState } from 'react';
import { caseCan } from '#shared/lifecycles/case-status.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChange } from '../changes/use-change.ts';
import { useCase } from '../use-case.ts';

/** Asks staff to accept a lead. */
export const LeadBanner = () => {
  const { row, who } = useCase();
  const change = useChange();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (row.status !== 'lead') return <FormFailure error={failure} />;
  const accept = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await change(() => api.cases.acceptCase({ id: row.id }));
      toast('Lead accepted. The case is now active.', { tone: 'success' });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="grid gap-3">
      <FormFailure error={failure} />
      <Banner
        tone="info"
        title="This is a lead."
        action={
          caseCan.accept(row, who) && (
            <Button look="primary" isBusy={isBusy} busyLabel="Accepting..." onClick={() => void accept()}>
              Accept
            </Button>
          )
        }
      >
        {row.newCaseOptions === 'plan-sent' ? 'A family sent you their plan. Accept it to begin.' : 'Accept it to begin.'}
      </Banner>
    </div>
  );
};
