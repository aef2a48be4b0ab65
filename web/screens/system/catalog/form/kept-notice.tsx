import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { useEntryForm } from './use-entry-form.ts';

type KeptNoticeProps = { form: Pick<ReturnType<typeof useEntryForm>, 'wasKept' | 'isDirty' | 'state' | 'discardKept'> };

/** Says that a form shows what this browser kept, and not what is saved, and discards it. */
export const KeptNotice = ({ form: { wasKept, isDirty, state, discardKept } }: KeptNoticeProps) =>
  wasKept && isDirty && state.kind !== 'saving' ? (
    <Banner
      title="We kept what you typed here before."
      action={
        <Button size="compact" onClick={discardKept}>
          Discard it
        </Button>
      }
    >
      It isn’t saved yet.
    </Banner>
  ) : null;
