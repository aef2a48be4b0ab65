import { useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { supportReasonSchema } from '#shared/contract/session.ts';
import type { SystemUser } from '#shared/contract/systemusers.ts';
import { email } from '#shared/values/schemas.ts';
import { EndSupport } from '../../parts/end-support.tsx';
import { actedFor } from '../../parts/support-words.ts';
import { useZodForm } from '../../parts/use-zod-form.ts';
import { ZodForm } from '../../parts/zod-form.tsx';
import { startSupport, useIdempotencyKey, useSession } from '../../session/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { EmailField, TextArea } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useContentFocus } from '../../ui/use-content-focus.ts';
import { workPaths } from '../../work-paths.ts';
import { WorkspacePage } from '../../workspace/workspace-page.tsx';
import { SupportSessions } from './support-sessions.tsx';

/** Says what stays closed to support: `supportAccess`, `whyNotInvite`, and the calls about a person's own account. */
const limits =
  'You can’t see whole Social Security numbers, invite anyone to the team, change who administers the home, or transfer it. The person’s own account and sign-in stay closed.';

const supportFormSchema = z.strictObject({ email, reason: supportReasonSchema });

/** Asks whom to act for, and why. The support session stores both. */
const SupportLoginForm = () => {
  const keyFor = useIdempotencyKey();
  const [search] = useSearchParams();
  const form = useZodForm({
    schema: supportFormSchema,
    defaultValues: { email: search.get('email') ?? '', reason: '' },
    labels: { email: 'Home user’s email', reason: 'Reason' },
    send: async (values) => {
      const { support } = await startSupport(values, keyFor(values));
      if (support) toast(`You are acting as ${support.user.firstName} ${support.user.lastName}.`);
    },
  });
  return (
    <ZodForm form={form} label="Support login">
      <EmailField {...form.field('email')} autoComplete="off" />
      <TextArea
        {...form.field('reason')}
        hint="Such as the support request number. We keep it with the record of this session."
        rows={3}
        maxLength={400}
      />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyLabel="Starting...">
        Start support session
      </Button>
    </ZodForm>
  );
};

/** Focuses the title if the pressed button is gone with its page, and shows the page from its start: the banner of a session may cover the rest. */
const focusTitle = (page: HTMLElement) => {
  const title = page.querySelector('h1');
  if (!title || document.activeElement !== document.body) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  window.scrollTo(0, 0);
};

/** Asks whom to act for, below which it lists who is acting as whom; then says whom the administrator is acting for. */
const Page = ({ systemUser }: { systemUser: SystemUser }) => {
  const { support } = systemUser;
  if (!support)
    return (
      <WorkspacePage
        title="Support login"
        lead={`You’ll see the app as that person does, for 60 minutes. Everything you change is recorded under both names. ${limits}`}
        faq="system-homes"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 wide:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
          <Card className="max-w-form p-4 sm:p-5">
            <SupportLoginForm />
          </Card>
          <SupportSessions />
        </div>
      </WorkspacePage>
    );
  const { person, home, until } = actedFor(support);
  const locationId = support.user.providerLocationId;
  return (
    <WorkspacePage
      title="Support session"
      lead={`You see the app as this person does. Everything you change is recorded under both names. ${limits}`}
      faq="system-homes"
    >
      <Card className="max-w-form p-4 sm:p-5">
        <DefinitionList
          items={[
            { term: 'Acting as', value: person },
            { term: 'Email', value: <span className="break-words">{support.user.email}</span> },
            ...(home ? [{ term: 'Home', value: home }] : []),
            { term: 'Until', value: until },
            { term: 'Signed in as', value: <span className="break-words">{systemUser.email}</span> },
          ]}
        />
        <div className="mt-6 flex flex-wrap gap-3">
          {locationId && (
            <LinkButton look="primary" to={workPaths.providerDashboard({ locationId })}>
              Go to their dashboard
            </LinkButton>
          )}
          <EndSupport />
        </div>
      </Card>
    </WorkspacePage>
  );
};

/** /System/SystemSupportLogin: lets a system administrator act for a provider user for 60 minutes. */
export const Component = () => {
  const { support, systemUser } = useSession();
  const page = useContentFocus<HTMLDivElement>(support ? 'session' : 'form', focusTitle);
  return <div ref={page}>{systemUser && <Page systemUser={systemUser} />}</div>;
};
