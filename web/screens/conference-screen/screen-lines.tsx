import type { ConferenceLine, ConferenceScreen } from '#shared/contract/conferences.ts';
import { planSection } from '#shared/model/enumerations/pricing.ts';
import { quantityWords } from '#shared/pricing/quantity-words.ts';
import { formatCents } from '#shared/values/money.ts';
import { partNames } from '#web/parts/statement-part-names.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ScreenChanges } from './screen-changes.ts';

const markWords = ({ key }: ConferenceLine, { added, changed }: ScreenChanges): string =>
  added.has(key) ? 'New' : changed.has(key) ? 'Changed' : '';

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
    <li
      data-changed={mark !== '' || undefined}
      className={classNames(
        '-mx-3 scroll-my-[4em] rounded-control border-l-4 py-3 pr-3 pl-2 transition-colors duration-(--hover)',
        mark ? 'border-primary bg-primary-soft' : 'border-transparent',
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 flex-1 basis-[10em] font-semibold break-words">
          {line.label}
          {mark && <span className="ml-3 text-[0.75em] font-semibold whitespace-nowrap text-primary">{mark}</span>}
        </p>
        <p className="ml-auto text-right whitespace-nowrap tabular-nums">
          {formatCents(line.amountCents)}
          {line.isEstimate && <span className="block text-[0.75em] text-muted">Estimate</span>}
        </p>
      </div>
      {quantity && <p className="mt-1 text-[0.8em] tabular-nums">{quantity}</p>}
      <About line={line} />
    </li>
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
            <h2 className="mb-2 border-b border-border pb-2 text-[0.9em] font-semibold text-muted">{partNames[part]}</h2>
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
          <h2 className="mb-2 border-b border-border pb-2 text-[0.9em] font-semibold text-muted">No price yet</h2>
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
