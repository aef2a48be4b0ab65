import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { redirectTarget } from '#web/session/redirect-target.ts';
import { paths } from '../../paths.ts';
import { lastFailure } from '../../session/server-failure.ts';
import { CONTACT_EMAIL } from '../../shell/footer.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { OutsideLink } from '../../ui/text-link.tsx';

/** `/error`: an API call of a provider screen failed on the server. Says so, gives the reference, and leads back to the same screen. */
export const Component = () => {
  const [failure] = useState(lastFailure);
  const navigate = useNavigate();
  return (
    <Page
      title="Something went wrong on our side"
      lead="It’s nothing you did. Everything saved earlier is safe, but your last change may not have been saved. Go back, check it, and try again in a minute."
    >
      <div className="flex flex-wrap gap-3">
        {failure && (
          <Button look="primary" onClick={() => void navigate(redirectTarget(failure.from))}>
            Back to where you were
          </Button>
        )}
        <LinkButton to={paths.home()} look={failure ? 'secondary' : 'primary'}>
          Go to the home page
        </LinkButton>
      </div>
      <p className="mt-8 text-muted">
        If it happens again, write to <OutsideLink href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</OutsideLink>
        {failure?.requestId ? ' and mention this reference:' : '.'}
      </p>
      {failure?.requestId && <p className="mt-2 font-semibold tabular-nums">{failure.requestId}</p>}
    </Page>
  );
};
