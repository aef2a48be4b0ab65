import type { ReactNode } from 'react';
import type { ConferenceChosen, ConferenceLine, ConferenceScreen } from '#shared/contract/conferences.ts';
import { planSection } from '#shared/model/enumerations/pricing.ts';
import { quantityWords } from '#shared/pricing/quantity-words.ts';
import { formatCents } from '#shared/values/money.ts';
import { partNames } from '#web/parts/statement-part-names.ts';
import { classNames } from '#web/ui/class-names.ts';
import { askedWords, type ScreenChanges } from './screen-changes.ts';

const markWords = ({ key }: { key: string }, { added, changed }: ScreenChanges): string =>
  added.has(key) ? 'New' : changed.has(key) ? 'Changed' : '';

const Heading = ({ children }: { children: ReactNode }) => (
  <h2 className="mb-2 border-b border-border pb-2 text-[0.9em] font-semibold text-muted">{children}</h2>
);

const Mark = ({ words }: { words: string }) =>
  words && <span className="ml-3 text-[0.75em] font-semibold whitespace-nowrap text-primary">{words}</span>;

/** Shows one thing that was chosen, marked while it’s new. */
const Marked = ({ mark, children }: { mark: string; children: ReactNode }) => (
  <li
    data-changed={mark !== '' || undefined}
    className={classNames(
      '-mx-3 scroll-my-[4em] rounded-control border-l-4 py-3 pr-3 pl-2 transition-colors duration-(--hover)',
      mark ? 'border-primary bg-primary-soft' : 'border-transparent',
    )}
  >
    {children}
  </li>
);

/** Lists what was decided and has no price. */
const Decided = ({ chosen, changes }: { chosen: readonly ConferenceChosen[]; changes: ScreenChanges }) => (
  <ul className="grid">
    {chosen.map((each) => (
      <Marked key={each.key} mark={markWords(each, changes)}>
        <p className="wrap-anywhere">
          {askedWords(each)} <span className="font-semibold">{each.words}</span>
          <Mark words={markWords(each, changes)} />
        </p>
      </Marked>
    ))}
  </ul>
);

type ChosenProps = Pick<ConferenceScreen, 'chosen' | 'stage'> & { changes: ScreenChanges };

/** Shows the kind of funeral, then the family’s wishes. What is still being chosen isn’t called decided: the director may only be showing a choice. */
export const ScreenChosen = ({ chosen, stage, changes }: ChosenProps) => {
  if (chosen.length === 0) return null;
  const wishes = chosen.filter(({ isWish }) => isWish);
  return (
    <section className="mb-[1.5em]">
      <Heading>{stage === 'choosing' ? 'Chosen so far' : 'What you’ve decided'}</Heading>
      <Decided chosen={chosen.filter(({ isWish }) => !isWish)} changes={changes} />
      {wishes.length > 0 && (
        <>
          <h3 className="mt-2 text-[0.8em] font-semibold text-muted">What matters to you</h3>
          <Decided chosen={wishes} changes={changes} />
        </>
      )}
    </section>
  );
};

/** Says what a line is, why it’s there, and how sure its price is. */
const About = ({ line }: { line: ConferenceLine }) => {
  const { detail, why, reason, includes } = line;
  const included = includes.length > 0 && `Includes ${includes.map(({ label }) => label).join(', ')}.`;
  const said = [detail, why, reason, included].filter(Boolean);
  return said.map((words) => (
    <p key={String(words)} className="mt-1 text-[0.8em] whitespace-pre-line text-muted wrap-anywhere">
      {words}
    </p>
  ));
};

const Line = ({ line, mark }: { line: ConferenceLine; mark: string }) => {
  const quantity = quantityWords(line);
  return (
    <Marked mark={mark}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 flex-1 basis-[10em] font-semibold break-words">
          {line.label}
          <Mark words={mark} />
        </p>
        <p className="ml-auto text-right whitespace-nowrap tabular-nums">
          {formatCents(line.amountCents)}
          {line.isEstimate && <span className="block text-[0.75em] text-muted">Estimate</span>}
        </p>
      </div>
      {quantity && <p className="mt-1 text-[0.8em] tabular-nums">{quantity}</p>}
      <About line={line} />
    </Marked>
  );
};

type SentencesProps = Pick<ConferenceScreen, 'sentences'> & { of: 'S1' | 'S2' | 'S3' };

/** Shows a sentence of law, as large as the lines that it goes with. */
const Sentence = ({ sentences, of }: SentencesProps) => {
  const text = sentences.find(({ key }) => key === of)?.text;
  return text ? <p className="wrap-anywhere">{text}</p> : null;
};

/** Lists what was chosen so far, part by part. */
export const ScreenLines = ({ screen, changes }: { screen: ConferenceScreen; changes: ScreenChanges }) => {
  const { lines, unpriced, sentences } = screen;
  if (lines.length === 0 && unpriced.length === 0) return <p className="text-muted">Nothing with a price was chosen yet.</p>;
  return (
    <>
      <Sentence sentences={sentences} of="S1" />
      {planSection.values
        .filter((part) => lines.some(({ section }) => section === part))
        .map((part) => (
          <section key={part} className="mt-[1.5em]">
            <Heading>{partNames[part]}</Heading>
            <ul className="grid gap-1">
              {lines
                .filter(({ section }) => section === part)
                .map((line) => (
                  <Line key={line.key} line={line} mark={markWords(line, changes)} />
                ))}
            </ul>
            {part === 'cash-advances' && (
              <div className="mt-3">
                <Sentence sentences={sentences} of="S3" />
              </div>
            )}
          </section>
        ))}
      {unpriced.length > 0 && (
        <section className="mt-[1.5em]">
          <Heading>No price yet</Heading>
          <ul className="grid gap-2">
            {unpriced.map(({ key, label }) => (
              <li key={key} className="break-words">
                {label}
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes.removed.length > 0 && (
        <p className="mt-[1.5em] rounded-control bg-primary-soft px-3 py-2 wrap-anywhere">
          No longer included: {changes.removed.join(', ')}
        </p>
      )}
      <div className="mt-[1.5em]">
        <Sentence sentences={sentences} of="S2" />
      </div>
    </>
  );
};
