import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Statement } from '#shared/model/contract-version.ts';
import { paymentMethod } from '#shared/model/enumerations/payment.ts';
import { formatCents } from '#shared/values/money.ts';
import { messageOf } from '#web/session/index.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { contactsOf, useContacts } from '../contacts/use-contacts.ts';
import { useCase } from '../use-case.ts';
import { PayerDialog, PurchasersDialog } from './pieces/people-dialogs.tsx';
import { partWords } from './selection-pieces.ts';
import { type Editing, useEditing, useQuickSave } from './use-contract.ts';

/** Shows what someone pays; while it may be changed, how that is figured, with buttons to change and to remove it. */
const PayerRow = ({
  payer,
  editing,
  onEdit,
}: {
  payer: Statement['payers'][number];
  editing: Editing | null;
  onEdit: (contactId: string) => void;
}) => {
  const { contactId, shareCents } = payer;
  const name = payer.name || 'Someone who was removed';
  const save = useQuickSave();
  const all = editing?.view.selection.payers ?? [];
  const part = all.find((each) => each.contactId === contactId);
  const remove = (view: Editing['view']) =>
    save(view, (from) => ({ ...from, payers: from.payers.filter((each) => each.contactId !== contactId) })).catch(
      (error: unknown) => toast(messageOf(error), { tone: 'danger' }),
    );
  return (
    <li className="py-2">
      <div className="flex items-start justify-between gap-4">
        <span className="min-w-0 font-semibold break-words">{name}</span>
        <span className="whitespace-nowrap tabular-nums">{formatCents(shareCents)}</span>
      </div>
      {editing && part && (
        <div className="flex items-center justify-between gap-2">
          <span className="min-w-0 text-muted">
            {[partWords(part, all), part.method && paymentMethod.label(part.method)].filter(Boolean).join(', ')}
          </span>
          <span className="flex shrink-0 items-center">
            <Button look="quiet" size="compact" onClick={() => onEdit(contactId)}>
              Edit<span className="sr-only"> what {name} pays</span>
            </Button>
            <IconButton icon={Trash2} label={`Remove ${name} from the payers`} onClick={() => void remove(editing.view)} />
          </span>
        </div>
      )}
    </li>
  );
};

/** Says whether what people pay adds up to the total. */
const Sum = ({ payers, totals: { totalCents } }: Pick<Statement, 'payers' | 'totals'>): ReactNode => {
  if (payers.length === 0) return null;
  const sum = payers.reduce((all, { shareCents }) => all + shareCents, 0);
  if (sum === totalCents) return <p className="text-muted">This adds up to the total.</p>;
  const off = formatCents(Math.abs(totalCents - sum));
  return (
    <p className="font-semibold text-danger">
      {sum < totalCents ? `${off} of the total isn’t covered yet.` : `This is ${off} more than the total.`}
    </p>
  );
};

/** Shows who signs as a purchaser, and who pays how much. The parts add up to the total. */
export const PayersPanel = ({ statement }: { statement: Statement }) => {
  const { caseId } = useCase();
  const editing = useEditing();
  const [open, setOpen] = useState<'purchasers' | { payer: string | null } | null>(null);
  const contacts = useContacts(caseId, { isNeeded: editing !== null });
  const people = contactsOf(contacts.data?.pages ?? []);
  const close = () => setOpen(null);
  const { purchasers, payers } = statement;
  return (
    <Panel
      title="Purchasers and payers"
      aside={
        editing && (
          <div className="flex flex-wrap gap-2">
            <Button size="compact" onClick={() => setOpen('purchasers')}>
              Choose purchasers
            </Button>
            <Button size="compact" onClick={() => setOpen({ payer: null })}>
              Add a payer
            </Button>
          </div>
        )
      }
    >
      <div className="grid gap-4">
        <section>
          <h3 className="text-muted">Purchasers</h3>
          {purchasers.length === 0 && <p>Nobody yet.</p>}
          <ul>
            {purchasers.map(({ contactId, name }) => (
              <li key={contactId} className="font-semibold break-words">
                {name}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className="text-muted">Payers</h3>
          {payers.length === 0 && <p>Nobody yet.</p>}
          <ul className="divide-y divide-border">
            {payers.map((payer) => (
              <PayerRow
                key={payer.contactId}
                payer={payer}
                editing={editing}
                onEdit={(contactId) => setOpen({ payer: contactId })}
              />
            ))}
          </ul>
          <Sum {...statement} />
        </section>
      </div>
      {open === 'purchasers' && <PurchasersDialog people={people} onClose={close} />}
      {open !== null && open !== 'purchasers' && (
        <PayerDialog people={people} taken={payers.map(({ contactId }) => contactId)} contactId={open.payer} onClose={close} />
      )}
    </Panel>
  );
};
