import type { SystemUser } from '#shared/contract/systemusers.ts';
import { EndSupport } from '../../parts/end-support.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { actedFor } from '../../parts/support-words.ts';
import { useSession } from '../../session/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { useContentFocus } from '../../ui/use-content-focus.ts';
import { workPaths } from '../../work-paths.ts';
import { SupportLoginForm } from './support-login-form.tsx';
import { SupportSessions } from './support-sessions.tsx';

/** Focuses the title if the pressed button is gone with its page. */
const focusTitle = (page: HTMLElement) => {
  const title = page.querySelector('h1');
  if (!title || document.activeElement !== document.body) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
};

/** Asks whom to act for, below which it lists who is acting as whom; then says whom the administrator is acting for. */
const Page = ({ systemUser }: { systemUser: SystemUser }) => {
  const { support } = systemUser;
  if (!support)
    return (
      <>
        <FormPage
          title="Support login"
          lead="You'll see the app as that person does, for 60 minutes. Everything you change is recorded under both names."
        >
          <SupportLoginForm />
        </FormPage>
        <SupportSessions />
      </>
    );
  const { person, home, until } = actedFor(support);
  const locationId = support.user.providerLocationId;
  return (
    <FormPage
      title="Support session"
      lead="You see the app as this person does. Everything you change is recorded under both names."
    >
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
    </FormPage>
  );
};

/** /System/SystemSupportLogin: lets a system administrator act for a provider user for 60 minutes. */
export const Component = () => {
  const { support, systemUser } = useSession();
  const page = useContentFocus<HTMLDivElement>(support ? 'session' : 'form', focusTitle);
  return <div ref={page}>{systemUser && <Page systemUser={systemUser} />}</div>;
};
