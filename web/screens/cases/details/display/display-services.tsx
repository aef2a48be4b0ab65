import { useId, useState } from 'react';
import type { CaseServices } from '#shared/contract/case-details-views.ts';
import { dispositionGroupOf } from '#shared/model/enumerations/disposition.ts';
import { displayServicePage } from '#shared/model/enumerations/question.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { messageOf } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { useCase } from '../../use-case.ts';
import { DisplayServiceCard } from './display-service-card.tsx';
import { type DisplayServices as Services, useDisplayServices } from './use-display-services.ts';

/** Adds one of the services that the home offers. */
const AddOne = ({ offered, save }: { offered: CaseServices['offered']; save: Services['save'] }) => {
  const [chosen, setChosen] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (offered.length === 0) return null;
  const add = async () => {
    setIsBusy(true);
    setFailure(null);
    await save({ displayServiceId: chosen, version: null }).then(() => setChosen(''), setFailure);
    setIsBusy(false);
  };
  return (
    <div className="mt-5 grid gap-3 border-t border-border pt-5">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          className="min-w-0 flex-1 basis-56"
          label="Add a service"
          emptyLabel="Choose a service"
          options={offered.map(({ displayServiceId, name, page }) => ({
            value: displayServiceId,
            label: `${name} (${displayServicePage.label(page)})`,
          }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button isBusy={isBusy} busyLabel="Adding..." disabled={chosen === ''} onClick={() => void add()}>
          Add
        </Button>
      </div>
      <FormFailure error={failure} />
    </div>
  );
};

const Loaded = ({ found, save, fetchLatest }: { found: CaseServices } & Pick<Services, 'save' | 'fetchLatest'>) => {
  const { who, may, row } = useCase();
  const { dispositionType } = row;
  const facts = {
    timing: found.timing,
    ...(dispositionType ? { dispositionType, dispositionGroup: dispositionGroupOf(dispositionType) } : {}),
  };
  return (
    <>
      {found.items.length === 0 ? (
        <p className="mt-3 text-muted">The case has no services yet.{may('cases.change') && ' Add the first one here.'}</p>
      ) : (
        <ul className="mt-2 divide-y divide-border">
          {found.items.map((service) => (
            <DisplayServiceCard
              key={service.displayServiceId}
              {...{ service, facts, who, save, fetchLatest }}
              timing={found.timing}
              mayWrite={may('cases.change')}
            />
          ))}
        </ul>
      )}
      {may('cases.change') && <AddOne offered={found.offered} save={save} />}
    </>
  );
};

/** Shows the display services of the open case, each with its status and what the family may do with it. */
export const DisplayServices = () => {
  const { caseId } = useCase();
  const titleId = useId();
  const { services, save, fetchLatest } = useDisplayServices(caseId);
  return (
    <Card role="region" aria-labelledby={titleId} className="mt-6 p-4 sm:p-6">
      <h2 id={titleId} className="text-lg">
        Services
      </h2>
      <p className="mt-1 text-muted">What was chosen, how far along it is, and what the family can change.</p>
      {services.data && <Loaded found={services.data} {...{ save, fetchLatest }} />}
      {services.isPending && <SkeletonText lines={4} />}
      {services.isError && !services.data && (
        <FailedQuery of={services} title="The services could not be loaded.">
          {messageOf(services.error)}
        </FailedQuery>
      )}
    </Card>
  );
};
