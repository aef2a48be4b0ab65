import { useDrawer, useDrawerTitle } from '#web/drawers/use-drawer.ts';
import { Button } from '#web/ui/button.tsx';
import { Accordion, Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export const title = 'Package';

export const Component = () => {
  const { params, leaveTo } = useDrawer();
  useDrawerTitle(params.package);
  return (
    <>
      <p className="text-muted">A quiet cremation without a ceremony, with all that has to be done around it.</p>
      <Accordion className="mt-6">
        <Disclosure title="Price Includes" isOpenAtFirst aside="4 items">
          <ul className="list-disc space-y-1 pl-5">
            <li>Basic services of funeral director and staff</li>
            <li>Removal of remains, up to 30 miles</li>
            <li>Alternative container</li>
            <li>Crematory fee</li>
          </ul>
        </Disclosure>
        <Disclosure title="Price Excludes">
          <p>Certified copies of the death certificate.</p>
        </Disclosure>
        <Disclosure title="Notes &amp; Disclosures">
          <p>Cash advances are charged at cost.</p>
        </Disclosure>
      </Accordion>
      <TextField label="Name" className="mt-6" autoComplete="name" />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="primary">Message Funeral Home</Button>
        <Button onClick={() => leaveTo('/elsewhere')}>Leave</Button>
      </div>
    </>
  );
};
