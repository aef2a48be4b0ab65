import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { asksForImplants } from '#shared/documents/asks-for-implants.ts';
import { signerRoleWords } from '#shared/documents/signer-role-words.ts';
import { isAuthorization } from '#shared/gates/acts.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { DateBoxes } from '#web/questions/date-boxes.tsx';
import { splitDate } from '#web/questions/date-parts.ts';
import { Checkbox, RadioGroup } from '#web/ui/choices.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { contactsOf, useContacts } from '../contacts/use-contacts.ts';
import { useCase } from '../use-case.ts';
import { OTHER, type PaperAsks, type PaperSays, type PaperSigner } from './paper-faults.ts';

type Faults = Readonly<Record<string, string | undefined>>;

/** Returns what is asked about the paper of a document. */
export const asksOf = ({ document: { type }, fields }: CaseDocumentView): PaperAsks => ({
  name: isAuthorization(type),
  disposition: isAuthorization(type) && type !== 'embalming-authorization',
  embalming: type === 'embalming-authorization',
  implants: isAuthorization(type) && fields.some(asksForImplants),
});

type Person = Omit<PaperSigner, 'name' | 'on'> & { label: string; hint?: string };

/** Returns whom a paper may be signed by: those whom the form asks, the other contacts of the case, and somebody else. */
function usePeople({ document: { signers, type } }: CaseDocumentView): Person[] {
  const { caseId } = useCase();
  const contacts = contactsOf(useContacts(caseId).data?.pages ?? []);
  const asked = signers.flatMap(({ contactId, employeeId, fullName, role, state }): Person[] => {
    const key = contactId ?? employeeId;
    const person = { ...(contactId ? { contactId } : {}), ...(employeeId ? { employeeId } : {}) };
    return key && state !== 'signed' ? [{ key, ...person, label: fullName, hint: signerRoleWords({ type }, role) }] : [];
  });
  const keys = new Set(signers.map(({ contactId }) => contactId));
  const others = contacts.flatMap((each): Person[] =>
    keys.has(each.id) || each.contactType === 'decedent' ? [] : [{ key: each.id, contactId: each.id, label: fullNameOf(each) }],
  );
  const people = new Map([...asked, ...others].map((each) => [each.key, each]));
  return [...people.values(), { key: OTHER, label: 'Someone who isn’t in this case', hint: 'Such as a registrar.' }];
}

type SignersProps = {
  view: CaseDocumentView;
  signers: readonly PaperSigner[];
  faults: Faults;
  onChange: (signers: readonly PaperSigner[]) => void;
};

/** Asks whose signatures are on the paper, each with its day. The next day begins as the last one that was entered. */
export const PaperSigners = ({ view, signers, faults, onChange }: SignersProps) => {
  const people = usePeople(view);
  const change = (key: string, changes: Partial<PaperSigner>) =>
    onChange(signers.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const toggle = ({ key, contactId, employeeId }: Person, isOn: boolean) => {
    const on = signers.at(-1)?.on ?? splitDate('');
    const who = { key, ...(contactId ? { contactId } : {}), ...(employeeId ? { employeeId } : {}) };
    onChange(isOn ? [...signers, { ...who, name: '', on }] : signers.filter((each) => each.key !== key));
  };
  return (
    <fieldset data-invalid={(faults.signers ?? faults.signatures) ? true : undefined} className="min-w-0">
      <legend className="text-sm font-semibold">Signed by</legend>
      <p className="text-sm text-muted">Everyone whose signature is on the paper.</p>
      {people.map((person) => {
        const { key, label, hint } = person;
        const at = signers.findIndex((each) => each.key === key);
        const signer = signers[at];
        const dayFault = faults[`${key}.on`] ?? faults[`signatures.${at}.signedOn`];
        return (
          <div key={key} className="grid gap-2">
            <Checkbox
              label={label}
              {...(hint ? { hint } : {})}
              checked={signer !== undefined}
              onChange={({ target }) => toggle(person, target.checked)}
            />
            {signer && (
              <div className="grid gap-3 pb-3 pl-9">
                {key === OTHER && (
                  <TextField
                    label="Name"
                    maxLength={200}
                    value={signer.name}
                    error={faults[`${key}.name`]}
                    onChange={({ target }) => change(key, { name: target.value })}
                  />
                )}
                <fieldset className="min-w-0">
                  <legend className="mb-1.5 text-sm font-semibold">
                    Signed on<span className="sr-only"> by {label}</span>
                  </legend>
                  <DateBoxes
                    id={`paper-date-${key}`}
                    parts={signer.on}
                    isInvalid={dayFault !== undefined}
                    onChange={(on) => change(key, { on })}
                  />
                  <FieldError id={`paper-date-${key}-error`}>{dayFault}</FieldError>
                </fieldset>
                <FieldError id={`paper-signer-${key}-error`}>{faults[`signatures.${at}.name`]}</FieldError>
              </div>
            )}
          </div>
        );
      })}
      <FieldError id="paper-signers-error">{faults.signers ?? faults.signatures}</FieldError>
    </fieldset>
  );
};

type SaysProps = { asks: PaperAsks; caseName: string; says: PaperSays; faults: Faults; onChange: (says: PaperSays) => void };

const EMPTY = { value: 'empty', label: 'The paper doesn’t say' };

/** Asks what an authorization says, as it’s on the paper. The case’s gate compares it with the case. */
export const PaperSaysFields = ({ asks, caseName, says, faults, onChange }: SaysProps) => {
  const say = (changes: Partial<PaperSays>) => onChange({ ...says, ...changes });
  if (!asks.name) return null;
  return (
    <>
      <RadioGroup
        label="Name of the person who died, on the paper"
        name="paper-name"
        options={[
          { value: 'case', label: caseName },
          { value: 'other', label: 'Another name, or another spelling' },
        ]}
        {...(says.isOtherName === null ? {} : { value: says.isOtherName ? 'other' : 'case' })}
        error={faults.isOtherName}
        onChange={(value) => say({ isOtherName: value === 'other' })}
      />
      {says.isOtherName && (
        <TextField
          label="The name on the paper"
          maxLength={300}
          value={says.otherName}
          error={faults.otherName}
          onChange={({ target }) => say({ otherName: target.value })}
        />
      )}
      {asks.disposition && (
        <Select
          label="Disposition on the paper"
          emptyLabel="Choose"
          value={says.dispositionType}
          error={faults.dispositionType}
          options={dispositionType.options.map(({ id, text }) => ({ value: id, label: text }))}
          onChange={({ target }) => say({ dispositionType: target.value as PaperSays['dispositionType'] })}
        />
      )}
      {asks.embalming && (
        <RadioGroup
          label="Does the paper approve embalming?"
          name="paper-embalming"
          options={[{ value: 'given', label: 'Yes' }, { value: 'refused', label: 'No, it refuses it' }, EMPTY]}
          value={says.embalmingPermission}
          error={faults.embalmingPermission}
          onChange={(value) => say({ embalmingPermission: value as PaperSays['embalmingPermission'] })}
        />
      )}
      {asks.implants && (
        <RadioGroup
          label="What does the paper say about implants and radioactive treatment?"
          name="paper-implants"
          options={[
            { value: 'yes', label: 'There is one' },
            { value: 'no', label: 'There’s none' },
            { value: 'unknown', label: 'The family doesn’t know' },
            EMPTY,
          ]}
          value={says.implants}
          error={faults.implants}
          onChange={(value) => say({ implants: value as PaperSays['implants'] })}
        />
      )}
    </>
  );
};
