import { decedentNameOf } from '#shared/values/decedent-name.ts';
import { When } from '#web/parts/when.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import type { FirstCallDraft } from './call-drafts.ts';
import { namesOf } from './first-call-form.ts';
import { useCallDrafts } from './use-call-drafts.ts';

/** Returns who called about whom, as far as it is known. */
function callWords({ values }: FirstCallDraft): string {
  const { decedentFirstName: firstName, decedentMiddleName: middleName, decedentLastName: lastName } = namesOf(values);
  const babyOf = values.nameKind === 'baby' ? values.babyOf : '';
  const isNamed = Boolean(firstName || lastName || babyOf);
  const caller = `${values.callerFirstName} ${values.callerLastName}`.trim() || values.callerPhone;
  if (!isNamed) return caller || 'Nobody named yet';
  const name = decedentNameOf({ firstName, middleName, lastName, babyOf });
  return caller ? `${caller}, about ${name}` : name;
}

/** Lists calls that someone began here and didn't open, so that none is forgotten or written down twice. */
export const UnfinishedCalls = ({ except }: { except: string }) => {
  const { locationId } = useWorkspace();
  const { calls, discard, keep } = useCallDrafts();
  const others = calls.filter(({ id }) => id !== except);
  if (others.length === 0) return null;
  return (
    <Banner
      className="mb-4"
      title={others.length === 1 ? 'You have an unfinished call' : `You have ${others.length} unfinished calls`}
    >
      <ul className="grid gap-2">
        {others.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              {callWords(draft)}, <When at={new Date(draft.changedOn)} as="shortWhenWords" />
            </span>
            <LinkButton
              size="compact"
              to={workPaths.firstCall({ locationId, call: draft.id })}
              aria-label={`Continue: ${callWords(draft)}`}
            >
              Continue
            </LinkButton>
            <Button
              size="compact"
              look="quiet"
              aria-label={`Discard: ${callWords(draft)}`}
              onClick={() => {
                discard(draft.id);
                toast('The call is discarded.', { undo: () => keep(draft) });
              }}
            >
              Discard
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
};
