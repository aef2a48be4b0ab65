import { useState } from 'react';
import * as z from 'zod';
import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import { descriptionSchema } from '#shared/contract/save-location.ts';
import { launchNeeds } from '#shared/launch/index.ts';
import { MAX_DESCRIPTION } from '#shared/model/limits.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { api } from '#web/session/api.ts';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { PartActions } from './part-actions.tsx';
import { readDraft } from './part-draft.ts';
import { PartStale } from './part-stale.tsx';
import { ProfileSection } from './profile-section.tsx';
import { usePartForm } from './use-part-form.ts';

const PART = 'description';
const schema = z.strictObject({ background: descriptionSchema });
const labels = { background: 'Description' };

/** Says how much is still missing for a launch, while it is being written. */
const hintOf = (text: string): string => {
  const left = launchNeeds.description - text.trim().length;
  return left > 0
    ? `At least ${launchNeeds.description} characters to launch: ${left} more.`
    : 'Who you are, how long you’ve served, and what families can expect from you.';
};

const DescriptionForm = ({ home, onDone }: { home: CurrentLocation; onDone: () => void }) => {
  const part = usePartForm({
    part: PART,
    home,
    schema,
    labels,
    valuesOf: ({ background }) => ({ background }),
    send: ({ background }, version) => api.locations.saveCurrentLocation({ background, version }),
    onSaved: () => {
      toast('Description saved!', { tone: 'success' });
      onDone();
    },
  });
  return (
    <ZodForm form={part.form} label="Description">
      <PartStale form={part} labels={labels} />
      <TextArea
        {...part.form.field('background')}
        autoFocus
        hint={hintOf(part.values.background)}
        value={part.values.background}
        rows={8}
        maxLength={MAX_DESCRIPTION}
        isCounted
      />
      <PartActions form={part} onCancel={onDone} />
    </ZodForm>
  );
};

/** Edits the home's description. */
export const Description = ({ home, missing }: { home: CurrentLocation; missing: string | undefined }) => {
  const [isOpen, setIsOpen] = useState(() => readDraft(home.id, PART) !== null);
  return (
    <ProfileSection
      title="Description"
      anchor="description"
      missing={missing}
      onEdit={isOpen ? undefined : () => setIsOpen(true)}
    >
      {isOpen ? (
        <DescriptionForm home={home} onDone={() => setIsOpen(false)} />
      ) : (
        <p className="max-w-measure whitespace-pre-line break-words text-base">
          {home.background || <span className="text-muted">No description yet.</span>}
        </p>
      )}
    </ProfileSection>
  );
};
