import { EndSupport } from '../../parts/end-support.tsx';
import { FormPage } from '../../parts/form-page.tsx';
import { actedFor } from '../../parts/support-words.ts';
import { useSession } from '../../session/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { workPaths } from '../../work-paths.ts';
import { SupportLoginForm } from './support-login-form.tsx';

/** /System/SystemSupportLogin: lets a system administrator act for a provider user for 60 minutes. */
export const Component = () => {
  const { support, systemUser } = useSession();
  if (!systemUser) return null;
  if (!support)
    return (
      <FormPage
        title="Support login"
        lead="You'll see the app as that person does, for 60 minutes. Everything you change is recorded under both names."
      >
        <SupportLoginForm />
      </FormPage>
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
