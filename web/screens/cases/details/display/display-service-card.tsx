import { useState } from 'react';
import type { CaseServiceView, ServiceChange } from '#shared/contract/case-details-views.ts';
import { displayServiceMoves } from '#shared/lifecycles/display-service-status.ts';
import { moveTo, type Who } from '#shared/lifecycles/move.ts';
import {
  type FamilyOption,
  familyOption,
  type PreparationStatus,
  preparationStatus,
  type Timing,
} from '#shared/model/enumerations/case.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Price } from '#web/ui/price.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.ts';
import { DisplayServiceAnswers } from './display-service-answers.tsx';
import type { DisplayServices } from './use-display-services.ts';

const tones: Record<PreparationStatus, Tone> = {
  'missing-info': 'warning',
  ready: 'info',
  'in-progress': 'primary',
  complete: 'success',
};

type CardProps = Pick<DisplayServices, 'save' | 'fetchLatest'> & {
  service: CaseServiceView;
  timing: Timing;
  facts: Readonly<Record<string, unknown>>;
  who: Who;
  mayWrite: boolean;
};

/** Returns every status. One that can't follow is disabled and says why. */
const statusChoices = (service: CaseServiceView, who: Who) => {
  const moves = displayServiceMoves(service, who);
  return preparationStatus.values.map((status) => {
    const whyNot = status === service.status ? null : (moveTo(moves, status)?.whyNot ?? null);
    const label = preparationStatus.label(status);
    return { value: status, label: whyNot ? `${label}: ${whyNot}` : label, isDisabled: whyNot !== null };
  });
};

const familyChoices = familyOption.values.map((value) => ({ value, label: familyOption.label(value) }));

/** Shows a display service of the case: its status, what the family may do with it, and its questions. */
export const DisplayServiceCard = ({ service, timing, facts, who, mayWrite, save, fetchLatest }: CardProps) => {
  const { displayServiceId, name, status, missing, questions } = service;
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = async (what: Partial<ServiceChange>, version = service.version): Promise<CaseServiceView | undefined> => {
    setIsBusy(true);
    setFailure(null);
    const saved = await save({ displayServiceId, version, ...what }).catch((error: unknown) => {
      setFailure(error);
      return undefined;
    });
    setIsBusy(false);
    return saved;
  };
  const remove = async () => {
    const saved = await change({ isRemoved: true });
    if (saved) toast(`${name} removed.`, { undo: () => void change({ isRemoved: false }, saved.version) });
  };
  if (service.displayServiceAction === 'removed')
    return (
      <li className="flex flex-wrap items-center justify-between gap-3 py-4 text-muted">
        <span>
          <span className="line-through">{name}</span> <span className="text-sm">Removed</span>
        </span>
        {mayWrite && (
          <Button size="compact" isBusy={isBusy} onClick={() => void change({ isRemoved: false })}>
            Bring {name} back
          </Button>
        )}
      </li>
    );
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-base font-semibold">{name}</h3>
        <Price cents={service.priceCents} />
      </div>
      <p className="mt-1">
        <Badge tone={tones[status]}>{preparationStatus.label(status)}</Badge>
      </p>
      <fieldset aria-label={name} className="mt-3 grid min-w-0 gap-4 sm:grid-cols-2">
        <Select
          label="Status"
          options={statusChoices(service, who)}
          value={status}
          disabled={!mayWrite || isBusy}
          onChange={({ target }) => void change({ status: target.value as PreparationStatus })}
        />
        <Select
          label="What the family can do"
          options={familyChoices}
          value={service.familyOption}
          disabled={!mayWrite || isBusy}
          onChange={({ target }) => void change({ familyOption: target.value as FamilyOption })}
        />
      </fieldset>
      <div className="mt-3 empty:hidden">
        <FormFailure error={failure} />
      </div>
      {questions.length > 0 && (
        <Disclosure
          className="mt-2"
          title={
            <>
              Questions <span className="sr-only">of {name}</span>
            </>
          }
          aside={missing > 0 ? `${missing} missing` : 'All answered'}
        >
          <DisplayServiceAnswers {...{ service, timing, facts, save, fetchLatest }} isDisabled={!mayWrite} />
        </Disclosure>
      )}
      {mayWrite && (
        <Button className="mt-3" look="quiet" size="compact" disabled={isBusy} onClick={() => void remove()}>
          Remove {name}
        </Button>
      )}
    </li>
  );
};
