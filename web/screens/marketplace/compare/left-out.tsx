import { comparedHomes } from '#shared/pricing/compare-homes.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ComparisonAddress } from './comparison-address.ts';
import type { AbsentHome, ComparedHomes } from './use-compared-homes.ts';

const ordinals = ['first', 'second', 'third', 'fourth'];
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns `Averell Funeral Home and the second home of this link`: by name if it is known, or else by position. */
const namesOf = (homes: readonly AbsentHome[]): string =>
  list.format(homes.map(({ name, place }) => name ?? `the ${ordinals[place - 1]} home of this link`));

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Describes what was wrong with the address, in sentences; empty if nothing was. */
const addressWords = ({ malformed, surplus }: ComparisonAddress): string =>
  [
    malformed > 0 &&
      `${malformed === 1 ? 'One entry of this link is' : `${malformed} entries of this link are`} not the address of a home and could not be read. The link may have been cut short.`,
    surplus > 0 &&
      `You can compare ${comparedHomes.max} homes at a time. The first ${comparedHomes.max} of this link are shown; ${surplus === 1 ? 'one more was' : `${surplus} more were`} left out.`,
  ]
    .filter(Boolean)
    .join(' ');

type LeftOutProps = { address: ComparisonAddress; compared: ComparedHomes };

/** Says which homes of the address are not compared, and why. */
export const LeftOut = ({ address, compared: { homes, missing, failed, isRetrying, retry } }: LeftOutProps) => {
  const words = addressWords(address);
  const rest = homes.length >= comparedHomes.min ? ' The others are compared below.' : '';
  return (
    <div className="space-y-3 not-empty:mt-5 print:hidden">
      {missing.length > 0 && (
        <Banner tone="warning" role="status">
          {upperFirst(namesOf(missing))} {missing.length === 1 ? 'is' : 'are'} no longer shown on Yarrow.{rest}
        </Banner>
      )}
      {failed.length > 0 && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="compact" isBusy={isRetrying} onClick={retry}>
              Retry
            </Button>
          }
        >
          {upperFirst(namesOf(failed))} could not be loaded.{rest}
        </Banner>
      )}
      {words && (
        <Banner tone="info" role="status">
          {words}
        </Banner>
      )}
    </div>
  );
};
