import type { Move } from '#shared/lifecycles/move.ts';
import { moveTo, stepsForwardFirst } from '#shared/lifecycles/move.ts';
import type { Enumeration } from '#shared/model/enumeration.ts';
import { RadioGroup } from '#web/ui/choices.tsx';

export type MoveChoiceProps<State extends string> = {
  label: string;
  states: Enumeration<State>;
  current: State;
  moves: readonly Move<State>[];
  value: State | '';
  onChange: (to: State) => void;
  error?: string;
  /** Lists only the states that can follow, with steps back last. */
  isNextOnly?: boolean;
};

/** Returns a reason that several states share, so that it shows once, above them all. */
function sharedReason<State extends string>(moves: readonly Move<State>[]): string | null {
  const reasons = moves.flatMap(({ whyNot }) => (whyNot === null ? [] : [whyNot]));
  return reasons.find((reason, at) => reasons.indexOf(reason) !== at) ?? null;
}

/**
 * Lists every state in order: the current one is marked, and those that can't follow are disabled and say why. With `isNextOnly`, only those that can
 * follow are listed, the next one first; if there are none, says why.
 */
export const MoveChoice = <State extends string>(props: MoveChoiceProps<State>) => {
  const { label, states, current, moves, value, onChange, error, isNextOnly = false } = props;
  const shared = sharedReason(moves);
  const options = (isNextOnly ? stepsForwardFirst(states, current) : states.values).map((state) => {
    const whyNot = moveTo(moves, state)?.whyNot;
    const hint = state === current ? 'Current' : whyNot === shared ? null : whyNot;
    return {
      value: state,
      label: states.label(state),
      isDisabled: state === current || Boolean(whyNot),
      ...(hint ? { hint } : {}),
    };
  });
  const shown = isNextOnly ? options.filter(({ isDisabled }) => !isDisabled) : options;
  const hint = isNextOnly ? `Now: ${states.label(current)}.${shown.length === 0 && shared ? ` ${shared}` : ''}` : shared;
  return (
    <RadioGroup
      label={label}
      {...(hint === null ? {} : { hint })}
      name="to"
      options={shown}
      value={value}
      error={error}
      onChange={(to) => {
        if (states.has(to)) onChange(to);
      }}
    />
  );
};
