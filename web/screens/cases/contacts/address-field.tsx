import type { Address } from '#shared/model/address.ts';
import type { Question } from '#shared/model/question.ts';
import { suggestAddresses } from '#web/parts/suggest-addresses.ts';
import { QuestionField } from '#web/questions/question-field.tsx';
import { QuestionSourcesContext } from '#web/questions/question-sources.ts';

/** A person's address is where they live: it has no name, floor or room of its own. */
const question: Question = {
  id: '6f1d9c3e-2b57-4e0a-9d64-8f1f2c9d7a11',
  identifier: 'contactAddress',
  question: 'Where they live',
  fieldType: 'address',
  options: [],
  optionSize: 'small',
  isVisible: true,
  isOptional: true,
  addressHiddenFields: ['locationType', 'locationName', 'county', 'floor', 'room'],
  addressApiType: 'address',
  isAddressEditable: true,
  audience: 'any',
  familyVisibility: 'can-edit',
  lockState: 'editable',
  sortOrder: 0,
};

const sources = { suggestAddresses };

/** The address of a contact, by the widget of every other address, with what the lookup suggests. */
export const AddressField = ({ value, onChange }: { value: Address | null; onChange: (address: Address | null) => void }) => (
  <QuestionSourcesContext value={sources}>
    <QuestionField question={question} value={value ?? undefined} onChange={(answer) => onChange(answer as Address | null)} />
  </QuestionSourcesContext>
);
