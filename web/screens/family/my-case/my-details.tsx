import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyCase, MyContact } from '#shared/contract/my-cases.ts';
import type { Address } from '#shared/model/address.ts';
import { type Question, questionSchema } from '#shared/model/question.ts';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import { useMergingSave } from '#web/parts/use-merging-save.ts';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { paths } from '#web/paths.ts';
import { QuestionField } from '#web/questions/question-field.tsx';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { messageOf, problemOf } from '#web/session/api-problem.ts';
import { api, newIdempotencyKey, query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { FamilyCasePage } from './family-case-page.tsx';
import { allLabels, fieldsOf, inputOf, labels, type MyFields, typedSchema, valueWords } from './my-details-fields.ts';
import { TypedFields } from './typed-fields.tsx';

/** Where someone lives, so it has no name, floor, or room. */
const livesAt: Question = questionSchema.parse({
  id: '6f1d9c3e-2b57-4e0a-9d64-8f1f2c9d7a12',
  identifier: 'ownAddress',
  question: allLabels.address,
  fieldType: 'address',
  isOptional: true,
  addressHiddenFields: ['locationType', 'locationName', 'county', 'floor', 'room'],
});

/** Saves over the version that the form began with; the home may have changed the same fields in the meantime. */
function useSaveMine(caseId: string, mine: MyContact) {
  const client = useQueryClient();
  const changed = () => client.invalidateQueries({ queryKey: query.myCases.getMyCase.key() });
  return useMergingSave<MyContact, MyFields>({
    begun: mine,
    fieldsOf,
    send: (fields, { version }) =>
      api.myCases
        .saveMyContact({ caseId, version, ...inputOf(fields) }, { context: { idempotencyKey: newIdempotencyKey() } })
        .catch((error: unknown) => {
          // The home took the case from them while it was open: the reload says so.
          if (problemOf(error)?.code === 'not_found') void changed();
          throw error;
        }),
    fetchLatest: () => api.myCases.getMyContact({ id: caseId }),
    onAccepted: () => void changed(),
  });
}

const Mail = ({ email }: { email: string }) => (
  <div>
    <p className="text-sm font-semibold">Email</p>
    <p className="wrap-anywhere">{email}</p>
    <p className="mt-1 text-sm text-muted">
      You sign in with this address. You can change it in your <TextLink to={paths.accountDetails()}>account details</TextLink>.
      Once you confirm the new one, the home will have it too.
    </p>
  </div>
);

const Form = ({ caseId, mine }: { caseId: string; mine: MyContact }) => {
  const { base, stale, save, accept } = useSaveMine(caseId, mine);
  const { address: begun, ...typed } = fieldsOf(base);
  const [address, setAddress] = useState<Address | null>(begun);
  const form = useZodForm({
    schema: typedSchema,
    defaultValues: typed,
    labels,
    send: async (fields) => show(await save({ ...fields, address })),
  });
  const begin = ({ address: at, ...fields }: MyFields) => {
    setAddress(at);
    form.form.reset(fields);
  };
  const show = (saved: MyContact | null) => {
    if (!saved) return;
    begin(fieldsOf(saved));
    toast('Your details are saved.', { tone: 'success' });
  };
  useUnsaved(form.form.formState.isDirty || JSON.stringify(address) !== JSON.stringify(begun));
  return (
    <ZodForm form={form} label="Your details">
      {stale && (
        <StaleChoice
          conflict={stale}
          title="The home changed this in the meantime"
          differences={stale.fields.map((field) => ({
            label: allLabels[field],
            mine: valueWords(field, stale.mine),
            theirs: valueWords(field, fieldsOf(stale.saved)),
          }))}
          onKeepMine={async () => show(await save(stale.mine, stale.saved))}
          onTakeSaved={() => begin(fieldsOf(accept(stale.saved)))}
        />
      )}
      <TypedFields form={form} />
      <Mail email={base.contact.email ?? ''} />
      <QuestionField
        question={livesAt}
        value={address ?? undefined}
        onChange={(answer) => setAddress(answer as Address | null)}
      />
      <div>
        {/* The form is long: who presses the button doesn’t see its top, where this is announced. */}
        {form.failure !== null && !form.isBusy && <p className="mb-3 text-danger">{messageOf(form.failure)}</p>}
        <Button type="submit" look="primary" isBusy={form.isBusy} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </ZodForm>
  );
};

/** Asks relatives for their details, so that the home can reach them. Nobody else in the family sees them, except what the certificate of a document tells its other signers. */
export const MyDetails = ({ view }: { view: MyCase }) => {
  const found = useQuery({ ...query.myCases.getMyContact.queryOptions({ input: { id: view.id } }), gcTime: 0 });
  return (
    <FamilyCasePage
      view={view}
      title="Your details"
      lead={`So that ${view.home.name} can reach you. The rest of the family sees only your name and how you’re related. If you sign a document online, its other signers also see your email address and the browser you used, as evidence of your signature.`}
      found={found}
    >
      {(mine) => <Form caseId={view.id} mine={mine} />}
    </FamilyCasePage>
  );
};

/** The page of your own details, among the pages of a case. */
export const MY_DETAILS = 'your-details';
