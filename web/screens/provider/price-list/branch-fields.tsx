import { Plus, Trash2 } from 'lucide-react';
import type { PriceListSettings } from '#shared/model/general-price-list.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export type Change = (set: Partial<PriceListSettings>) => void;
/** A part of the settings: the settings, and how to change them. */
export type PartProps = { settings: PriceListSettings; change: Change };

type BranchesProps = PartProps & { errors: Record<string, string | undefined> };

/** Edits the branches that the list is for, in addition to the home in the profile. */
export const Branches = ({ settings: { branches }, change, errors }: BranchesProps) => {
  const set = (at: number, field: keyof PriceListSettings['branches'][number], value: string) =>
    change({ branches: branches.map((each, index) => (index === at ? { ...each, [field]: value } : each)) });
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="font-semibold">Other branches</legend>
      <p className="text-muted">The address in your profile is always on the list. Add any other branches the list covers.</p>
      {branches.map((branch, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a branch that is being written has no other key
        <div key={at} className="grid gap-3 rounded-control border border-border p-4 sm:grid-cols-2">
          <TextField
            label="Branch name"
            error={errors[`settings.branches.${at}.name`]}
            value={branch.name}
            maxLength={120}
            onChange={(event) => set(at, 'name', event.target.value)}
          />
          <TextField
            label="Telephone"
            type="tel"
            error={errors[`settings.branches.${at}.telephone`]}
            value={branch.telephone}
            maxLength={30}
            onChange={(event) => set(at, 'telephone', event.target.value)}
          />
          <TextField
            className="sm:col-span-2"
            label="Address"
            error={errors[`settings.branches.${at}.address`]}
            value={branch.address}
            maxLength={400}
            onChange={(event) => set(at, 'address', event.target.value)}
          />
          <Button
            look="quiet"
            size="compact"
            icon={Trash2}
            className="justify-self-start"
            onClick={() => change({ branches: branches.filter((_, index) => index !== at) })}
          >
            Remove {branch.name || 'this branch'}
          </Button>
        </div>
      ))}
      <Button
        size="compact"
        icon={Plus}
        className="justify-self-start"
        disabled={branches.length >= 19}
        onClick={() => change({ branches: [...branches, { name: '', address: '', telephone: '' }] })}
      >
        Add a branch
      </Button>
    </fieldset>
  );
};
