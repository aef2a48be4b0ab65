import { useState } from 'react';
import { type FamilyTold, familyToldFaults } from '#shared/custody/family-told.ts';
import { isReleased } from '#shared/lifecycles/care-milestones.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import { WhenField } from '#web/questions/when-field.tsx';
import { useSession } from '#web/session/use-session.ts';
import { RadioGroup } from '#web/ui/choices.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** What somebody has said so far about what the family was told. Nothing is chosen for them. */
type Draft = { answer: '' | 'told' | 'not-yet'; by: string; when: string; whenFault: string | undefined };

const choices = [
  { value: 'told', label: 'The family was told' },
  { value: 'not-yet', label: 'Not told yet' },
];

/** Returns what is said as it’s sent. */
const toldOf = ({ answer, by, when }: Draft): FamilyTold | undefined =>
  answer === ''
    ? undefined
    : { isTold: answer === 'told', by: answer === 'told' ? by.trim() : '', ...(answer === 'told' && when ? { on: when } : {}) };

/** Keeps what somebody says about what the family was told. `isAsked`: a correction asks for it after the release; `isSure`: it asks only by whom and when. */
export function useFamilyTold({ isAsked, isSure = false }: { isAsked: boolean; isSure?: boolean }) {
  const { user } = useSession();
  const own = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  const first: Draft = { answer: isSure ? 'told' : '', by: own, when: '', whenFault: undefined };
  const [draft, setDraft] = useState(first);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  /** Marks what is missing. Returns what is sent: `null` if something is missing. */
  const checked = (): { familyTold?: FamilyTold } | null => {
    if (!isAsked) return {};
    const told = toldOf(draft);
    const unfinished: Record<string, string> =
      draft.answer === 'told' && draft.whenFault ? { 'familyTold.on': draft.whenFault } : {};
    const faults = { ...familyToldFaults(told, new Date()), ...unfinished };
    setMissing(faults);
    return told === undefined || Object.keys(faults).length > 0 ? null : { familyTold: told };
  };
  const say = (change: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...change }));
    setMissing({});
  };
  return { isAsked, isSure, draft, missing, say, checked };
}

/** Tells whether a correction of a case asks whether the family was told. */
export const asksFamily = (status: DecedentStatus): boolean => isReleased(status);

type FamilyToldFieldsProps = { told: ReturnType<typeof useFamilyTold>; errors: Readonly<Record<string, string>> };

/** Asks whether the family was told of a correction after the release, by whom, and when. */
export const FamilyToldFields = ({ told: { isAsked, isSure, draft, missing, say }, errors }: FamilyToldFieldsProps) => {
  const { timeZone } = useWorkspace();
  if (!isAsked) return null;
  const errorOf = (name: string) => missing[`familyTold.${name}`] ?? errors[`familyTold.${name}`] ?? errors[name];
  return (
    <>
      {!isSure && (
        <RadioGroup
          label="Was the family told of this correction?"
          name="family-told"
          options={choices}
          value={draft.answer}
          error={missing.familyTold ?? errors.familyTold}
          onChange={(answer) => say({ answer: answer as Draft['answer'] })}
        />
      )}
      {draft.answer === 'told' && (
        <>
          <TextField
            label="Who told them"
            maxLength={120}
            autoComplete="off"
            value={draft.by}
            error={errorOf('by')}
            onChange={({ target: { value } }) => say({ by: value })}
          />
          <WhenField
            label="When they were told"
            timeZone={timeZone}
            value={draft.when}
            fault={draft.whenFault}
            error={errorOf('on')}
            onChange={(when, whenFault) => say({ when, whenFault })}
          />
        </>
      )}
    </>
  );
};
