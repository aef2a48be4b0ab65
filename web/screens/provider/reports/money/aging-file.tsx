import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, FilePlus2 } from 'lucide-react';
import type { AgingFile as Found } from '#shared/contract/ledger-reports-views.ts';
import { AGING_FILE_DAYS } from '#shared/ledger/aging-rows.ts';
import { formatCalendarDate, formatInstant } from '#shared/values/dates.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { downloadFrom } from '#web/parts/send-file.ts';
import { api, messageOf, newIdempotencyKey, query } from '#web/session/index.ts';
import { WordedError } from '#web/session/worded-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** How often the progress of a running job is loaded. */
const ASK_AGAIN_MS = 1000;

const casesOf = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'case' : 'cases'}`;

/** Downloads the file from a new address, since each works for only five minutes. */
async function download(): Promise<void> {
  const { file } = await api.ledgerReports.getAgingFile({});
  if (!file) throw new WordedError('This file was deleted. Make another one.');
  downloadFrom(file.url);
}

/** Shows the last file, with a button that downloads it. */
const Made = ({ file }: { file: NonNullable<Found['file']> }) => {
  const { timeZone } = useWorkspace();
  const downloading = useMutation({ mutationFn: download });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 basis-64 grow">
          {casesOf(file.rows)} as of {formatCalendarDate(file.asOf)}
          <span className="block text-sm text-muted">
            Made {formatInstant(file.madeOn, timeZone)}. Kept for {AGING_FILE_DAYS} days.
          </span>
        </p>
        <Button
          size="compact"
          icon={Download}
          isBusy={downloading.isPending}
          busyLabel="Downloading..."
          onClick={() => downloading.mutate()}
        >
          Download CSV
        </Button>
      </div>
      <FormFailure error={downloading.error} />
    </>
  );
};

/** Starts the job that makes a file of all open balances, shows its progress, and offers the last file. */
export const AgingFile = ({ asOf }: { asOf: string }) => {
  const { timeZone } = useWorkspace();
  const found = useQuery({
    ...query.ledgerReports.getAgingFile.queryOptions({ input: {} }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.job?.state === 'making' ? ASK_AGAIN_MS : false),
  });
  const starting = useMutation({
    mutationFn: () => api.ledgerReports.startAgingFile({ asOf }, { context: { idempotencyKey: newIdempotencyKey() } }),
    onSettled: () => found.refetch(),
  });
  if (found.isPending) return <SkeletonText lines={2} />;
  if (!found.data)
    return (
      <FailedQuery of={found} title="We couldn’t load the file.">
        {messageOf(found.error)}
      </FailedQuery>
    );
  const { job, file } = found.data;
  const isMaking = job?.state === 'making';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p role="status" className="text-muted empty:hidden">
        {isMaking && `Making the file: ${casesOf(job.rows)} so far. You can leave this page.`}
      </p>
      {job?.state === 'failed' && (
        <Banner tone="danger" role="alert">
          The file that was started {formatInstant(job.startedOn, timeZone)} couldn’t be made. Please try again.
        </Banner>
      )}
      {file && <Made file={file} />}
      <FormFailure error={starting.error} />
      <Button
        className="justify-self-start"
        size="compact"
        icon={FilePlus2}
        isBusy={starting.isPending || isMaking}
        busyLabel="Making the file..."
        onClick={() => starting.mutate()}
      >
        {job?.state === 'failed' ? 'Try again' : file ? 'Make a new CSV file' : 'Make a CSV file'}
      </Button>
    </div>
  );
};
