import { useState } from 'react';
import type { TemplateChoices } from '#shared/contract/packages.ts';
import { Button } from '#web/ui/button.tsx';
import { Box } from '#web/ui/choices.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Price } from '#web/ui/price.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Service = TemplateChoices['home']['services'][number];

type AddFromCatalogProps = {
  choices: TemplateChoices;
  chosen: ReadonlySet<string>;
  onChoose: (service: Service, isIn: boolean) => void;
  onDone: () => void;
};

const holds = ({ name, description }: Service, words: string) =>
  `${name} ${description}`.toLowerCase().includes(words.trim().toLowerCase());

/** Lists the catalog's services by category, to add to the package or remove from it, each with the home's price. */
export const AddFromCatalog = ({ choices, chosen, onChoose, onDone }: AddFromCatalogProps) => {
  const [words, setWords] = useState('');
  const byId = new Map(choices.home.services.map((service) => [service.id, service]));
  const groups = choices.serviceCategories
    .map(({ id, name, serviceIds }) => ({
      id,
      name,
      services: serviceIds.flatMap((each) => byId.get(each) ?? []).filter((service) => holds(service, words)),
    }))
    .filter(({ services }) => services.length > 0);
  return (
    <div className="rounded-control border border-border bg-sunken p-4">
      <TextField
        label="Find a service"
        type="search"
        autoFocus
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="mt-3 border-t border-border">
        {groups.length === 0 && (
          <p className="py-4 text-muted">
            Nothing in the catalog has that name. <Button onClick={() => setWords('')}>Clear</Button>
          </p>
        )}
        {groups.map(({ id, name, services }) => (
          <Disclosure
            key={`${id} ${words !== ''}`}
            title={name}
            aside={`${services.filter((service) => chosen.has(service.id)).length} of ${services.length}`}
            isOpenAtFirst={words !== ''}
          >
            {services.map((service) => (
              <Box
                key={service.id}
                kind="checkbox"
                checked={chosen.has(service.id)}
                onChange={(event) => onChoose(service, event.target.checked)}
                label={
                  <span className="flex flex-wrap justify-between gap-x-4">
                    <span>{service.name}</span>
                    <Price cents={service.priceCents} missing="No price yet" />
                  </span>
                }
                hint={service.isCashAdvance ? 'Paid to someone else on the family’s behalf (a cash advance).' : undefined}
                className="pl-1 [&>span:last-child]:flex-1"
              />
            ))}
          </Disclosure>
        ))}
      </div>
      <Button look="primary" size="compact" className="mt-4" onClick={onDone}>
        Done
      </Button>
    </div>
  );
};
