import type { Move } from '#shared/lifecycles/move.ts';
import { moveTo } from '#shared/lifecycles/move.ts';
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
};

/** Every state in its order: the one that holds marked, what cannot follow it disabled with why. */
export const MoveChoice = <State extends string>(props: MoveChoiceProps<State>) => {
  const { label, states, current, moves, value, onChange, error } = props;
  const options = states.values.map((state) => {
    const whyNot = moveTo(moves, state)?.whyNot;
    const hint = state === current ? 'As it is now' : whyNot;
    return {
      value: state,
      label: states.label(state),
      isDisabled: state === current || Boolean(whyNot),
      ...(hint ? { hint } : {}),
    };
  });
  return (
    <RadioGroup
      label={label}
      name="to"
      options={options}
      value={value}
      error={error}
      onChange={(to) => {
        if (states.has(to)) onChange(to);
      }}
    />
  );
};
