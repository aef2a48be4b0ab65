import { type ReactNode, useEffect, useRef } from 'react';
import type { ConferenceScreen } from '#shared/contract/conferences.ts';
import type { ArrangementStep } from '#shared/model/enumerations/case.ts';
import { planSection } from '#shared/model/enumerations/pricing.ts';
import { sectionSums } from '#shared/statement/section-sums.ts';
import { formatCents } from '#shared/values/money.ts';
import { whenWordsIn } from '#web/parts/when-words.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { Banner } from '#web/ui/banner.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { ScreenChosen, ScreenLines } from './screen-lines.tsx';
import { type Following, useWakeLock } from './use-screen.ts';

/** What the director talks about at each step, in a family’s words. */
const stepWords: Readonly<Record<ArrangementStep, string>> = {
  disposition: 'Burial, cremation, or another way',
  preferences: 'What matters to you',
  template: 'Packages',
  services: 'Services',
  'additional-services': 'More services',
  'interment-merchandise': 'For the burial',
  'cremated-remains-merchandise': 'For the cremated remains',
  'memorial-merchandise': 'For the memorial',
  'death-certificates': 'Death certificates',
  conference: 'What others charge',
  summary: 'Everything together',
  details: 'Who signs, and when it’s due',
  'summary-saved': 'Everything together',
};

/** Says what of this can still change. */
function standingWords({ stage, isAmending, step }: ConferenceScreen): string {
  if (stage === 'void') return 'The contract was voided. This no longer applies.';
  if (stage === 'signed') return 'The contract is signed.';
  if (stage === 'in-contract')
    return isAmending ? 'A change to the contract is ready to sign.' : 'The contract is ready to sign.';
  if (isAmending) return 'You’re changing the signed contract. What was signed applies until you sign again.';
  return step ? `Now: ${stepWords[step]}` : 'We’re just beginning.';
}

type Sum = { words: string; cents: number; about?: string };

function sumsOf({ totals, lines }: ConferenceScreen): Sum[] {
  const { discountsCents, taxesCents } = totals;
  const isEstimate = lines.some((line) => line.isEstimate);
  const all: Sum[] = [
    ...sectionSums(lines).map(({ section, cents }) => ({
      words: section === 'cash-advances' ? 'Paid to others for you' : planSection.label(section),
      cents,
      ...(section === 'cash-advances' && isEstimate ? { about: 'Some of it is an estimate.' } : {}),
    })),
    { words: 'Discounts and allowances', cents: 0 - discountsCents },
    { words: 'Taxes', cents: taxesCents },
  ];
  const sums = all.filter(({ cents }) => cents !== 0);
  // One sum alone is the total.
  return sums.length > 1 ? sums : [];
}

const totalWords = ({ lines, stage }: ConferenceScreen): string => {
  if (lines.some(({ isEstimate }) => isEstimate)) return 'Total, with estimates';
  return stage === 'choosing' ? 'Total so far' : 'Total';
};

/** Adds up what was chosen, and says how. */
const Total = ({ screen }: { screen: ConferenceScreen }) => {
  const { totals } = screen;
  return (
    <section aria-labelledby="conference-total" className="rounded-card border border-border bg-surface p-[1em]">
      <h2 id="conference-total" className="sr-only">
        Total
      </h2>
      <dl className="grid gap-2">
        {sumsOf(screen).map(({ words, cents, about }) => (
          <div key={words} className="flex flex-wrap items-baseline justify-between gap-x-4 text-[0.85em]">
            <dt className="min-w-0">{words}</dt>
            <dd className="ml-auto whitespace-nowrap tabular-nums">{formatCents(cents)}</dd>
            {about && <dd className="basis-full text-[0.85em] text-muted">{about}</dd>}
          </div>
        ))}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-text pt-3 font-semibold">
          <dt>{totalWords(screen)}</dt>
          <dd className="ml-auto text-[1.35em] whitespace-nowrap tabular-nums">{formatCents(totals.totalCents)}</dd>
        </div>
      </dl>
    </section>
  );
};

/** Keeps the total in view where it's below the lines. */
const TotalBelow = ({ screen }: { screen: ConferenceScreen }) => (
  <p
    aria-hidden
    className="sticky bottom-0 mt-[1em] flex flex-wrap items-baseline justify-between gap-x-4 border-t border-border bg-bg py-3 font-semibold min-[60rem]:landscape:hidden"
  >
    <span>{totalWords(screen)}</span>
    <span className="ml-auto tabular-nums">{formatCents(screen.totals.totalCents)}</span>
  </p>
);

/** How long after somebody touched the screen it doesn’t scroll by itself. */
const HANDS_OFF_MS = 15_000;

/** Brings what changed into view, unless somebody is reading elsewhere. */
function useChangedInView(changes: object) {
  const root = useRef<HTMLDivElement>(null);
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const touched = () => {
      touchedAt.current = performance.now();
    };
    const kinds = ['pointerdown', 'wheel', 'keydown', 'touchmove'] as const;
    for (const kind of kinds) addEventListener(kind, touched, { passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, touched);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when something else is marked.
  useEffect(() => {
    if (performance.now() - touchedAt.current < HANDS_OFF_MS) return;
    root.current?.querySelector('[data-changed]')?.scrollIntoView({ block: 'nearest' });
  }, [changes]);
  return root;
}

/** Large enough to read from two meters away on a tablet. Everything on a screen is sized by it. */
const typeSize = 'text-[clamp(1.125rem,0.75rem+1.5vw,2rem)] leading-snug';

/** Shows one thing in the middle of the screen. */
export const Centered = ({ title, children }: { title: string; children: ReactNode }) => {
  usePageTitle(title);
  return (
    <div className={`flex min-h-dvh flex-col justify-center px-(--page-gutter) py-10 ${typeSize}`}>
      <div className="mx-auto w-full max-w-[32em]">
        <h1 className="text-[1.5em] break-words">{title}</h1>
        <div className="mt-[0.75em] grid gap-[0.75em]">{children}</div>
      </div>
    </div>
  );
};

const Open = ({ following }: { following: Extract<Following, { state: 'open' }> }) => {
  const { screen, isLost, at, changes, said } = following;
  const root = useChangedInView(changes);
  useWakeLock(true);
  usePageTitle(`Arrangements for ${screen.decedentName}`);
  return (
    <div ref={root} className={`mx-auto max-w-[72em] px-(--page-gutter) py-[1.25em] ${typeSize}`}>
      <header>
        <p className="text-[0.8em] text-muted">{screen.homeName}</p>
        <h1 className="mt-1 text-[1.5em] break-words">Arrangements for {screen.decedentName}</h1>
        <p className="mt-2 wrap-anywhere text-primary">{standingWords(screen)}</p>
      </header>
      <p role="status" className="sr-only">
        {said} {standingWords(screen)}
      </p>
      <div role="status">
        {isLost && (
          <Banner tone="warning" className="mt-4">
            <span className={typeSize}>
              Connection lost. This is what was chosen at {whenWordsIn().momentWords(at)}. The screen updates once the connection
              is back.
            </span>
          </Banner>
        )}
      </div>
      <div className="mt-[1.25em] grid grid-cols-[minmax(0,1fr)] items-start gap-[1.5em] min-[60rem]:landscape:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <ScreenChosen {...screen} changes={changes} />
          <ScreenLines screen={screen} changes={changes} />
        </div>
        <div className="min-w-0 min-[60rem]:landscape:sticky min-[60rem]:landscape:top-[1.25em]">
          <Total screen={screen} />
        </div>
      </div>
      {screen.lines.length > 0 && <TotalBelow screen={screen} />}
    </div>
  );
};

/** Shows a conference to its family: what was chosen so far, and what it comes to, without anything to press. `closed` is what shows once there’s nothing to see. */
export const ScreenView = ({ following, closed }: { following: Following; closed: ReactNode }) => {
  if (following.state === 'open') return <Open following={following} />;
  if (following.state === 'closed') return closed;
  if (following.state === 'failed')
    return (
      <Centered title="Connecting to the conference">
        <p role="status">{messageOf(following.error)} We’ll keep trying.</p>
      </Centered>
    );
  return (
    <Centered title="Connecting to the conference">
      <div aria-busy="true">
        <SkeletonText lines={4} />
      </div>
    </Centered>
  );
};
