import type { ThingAnswer } from '#shared/custody/handoffs/carried-effects.ts';
import type { HandoffThing } from '#shared/model/handoff.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { TextArea } from '#web/ui/text-field.tsx';

/** What was said of each thing so far, by its id. */
export type ThingDrafts = Readonly<Record<string, Omit<ThingAnswer, 'id'>>>;

/** Returns what was said of each thing as it’s sent. A note about something that is here after all isn’t. */
export const answersIn = (drafts: ThingDrafts): ThingAnswer[] =>
  Object.entries(drafts).map(([id, { isHere, note }]) => ({ id, isHere, note: isHere ? '' : note.trim() }));

type ThingAnswersProps = {
  things: readonly HandoffThing[];
  drafts: ThingDrafts;
  /** By the id of the thing. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (drafts: ThingDrafts) => void;
};

const answers = [
  { value: 'here', label: 'Here' },
  { value: 'not-here', label: 'Not here' },
];

type AnswerProps = {
  thing: HandoffThing;
  said: ThingDrafts[string] | undefined;
  error: string | undefined;
  onSay: (said: ThingDrafts[string]) => void;
};

const Answer = ({ thing: { id, name, description, bagTagId }, said, error, onSay }: AnswerProps) => {
  const hint = [description, bagTagId && `In the bag ${bagTagId}`].filter(Boolean).join('. ');
  const isMissed = said?.isHere === false;
  return (
    <div className="grid gap-2 wrap-anywhere">
      <RadioGroup
        label={name}
        {...(hint ? { hint } : {})}
        {...(error && !isMissed ? { error } : {})}
        layout="row"
        name={`thing-${id}`}
        value={said === undefined ? '' : said.isHere ? 'here' : 'not-here'}
        options={answers}
        onChange={(value) => onSay({ note: said?.note ?? '', isHere: value === 'here' })}
      />
      {isMissed && (
        <TextArea
          label={`What you know about it: ${name}`}
          hint="Such as where you looked, or who may have it. Both sides are told that it isn’t here."
          rows={2}
          maxLength={600}
          value={said.note}
          {...(error ? { error } : {})}
          onChange={({ target: { value: note } }) => onSay({ isHere: false, note })}
        />
      )}
    </div>
  );
};

/** Asks of each thing that was to come along whether it’s here. Nothing is chosen before somebody has looked. */
export const ThingAnswers = ({ things, drafts, errors, onChange }: ThingAnswersProps) => (
  <section aria-labelledby="things-here" className="grid justify-items-start gap-4">
    <h3 id="things-here" className="text-lg">
      Is each personal effect here?
    </h3>
    {things.length > 1 && (
      <Button
        onClick={() => onChange(Object.fromEntries(things.map(({ id }) => [id, { isHere: true, note: drafts[id]?.note ?? '' }])))}
      >
        All are here
      </Button>
    )}
    {things.map((thing) => (
      <Answer
        key={thing.id}
        thing={thing}
        said={drafts[thing.id]}
        error={errors[thing.id]}
        onSay={(said) => onChange({ ...drafts, [thing.id]: said })}
      />
    ))}
  </section>
);
