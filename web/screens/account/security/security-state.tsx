import { ShieldCheck } from 'lucide-react';
import type { SecondFactorState } from '#shared/contract/second-factor.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';

const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

const codesLeftWords = (left: number): string => {
  if (left === 0) return 'No recovery codes are left. Get new ones now: without one, losing your phone locks you out.';
  const words = left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`;
  return left <= 3 ? `${words} Get new ones before they run out.` : words;
};

/** Says whether two-step sign-in is on, since when, how many recovery codes are left, and which homes require it. */
export const SecurityState = ({ state: { turnedOn, recoveryCodesLeft, requiredBy, setUpBy } }: { state: SecondFactorState }) => {
  const homes = requiredBy.join(' and ');
  return (
    <div className="grid gap-4">
      {setUpBy && (
        <Banner tone="warning" title={`${homes} requires two-step sign-in`}>
          Please set it up by {dayOf(setUpBy)}. After that, you’ll be signed out until you do.
        </Banner>
      )}
      <p className="flex items-start gap-2">
        {turnedOn ? (
          <Badge tone="success" icon={ShieldCheck}>
            On
          </Badge>
        ) : (
          <Badge>Off</Badge>
        )}
        <span className="text-muted">
          {turnedOn
            ? `Since ${dayOf(turnedOn)}. You sign in with your password and a code from your authenticator app.`
            : 'You sign in with your password alone.'}
        </span>
      </p>
      {turnedOn && <p>{codesLeftWords(recoveryCodesLeft)}</p>}
      {turnedOn && homes && <p className="text-muted">{homes} requires it, so it can’t be turned off.</p>}
    </div>
  );
};
