import { useId } from 'react';
import type { DocumentField } from '#shared/model/document.ts';
import { signerRole } from '#shared/model/enumerations/document.ts';
import { hasToBeOnPage } from '#shared/model/off-page-fields.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { Select } from '#web/ui/select.tsx';
import type { FieldWidgetProps } from '../../catalog/field-widget.ts';
import { faultsInside, wordsOf } from '../../catalog/fields/faults-at.ts';
import { FormProvider, PathProvider, placeId, useForm, usePath } from '../../catalog/fields/form-context.ts';
import { FormFields } from '../../catalog/fields/form-fields.tsx';
import { useRuleVocabulary } from '../../rules/use-rule-vocabulary.ts';
import { answerOf } from '../field-of-form.ts';
import { shownProperties } from '../shown-properties.ts';
import { useTemplateFile } from '../use-template-file.ts';
import { withFactName } from './new-field.ts';
import type { FieldEditing } from './use-field-editor.ts';

/** Chooses one of the template’s signers by what they are to the case. */
const SignerWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  const { signers = [] } = entry as Partial<TemplateDocument>;
  const turn = typeof value === 'number' ? value : undefined;
  const known = signers.map(({ order, role }) => ({ value: String(order), label: `${order}. ${signerRole.label(role)}` }));
  const isUnknown = turn !== undefined && !signers.some(({ order }) => order === turn);
  return (
    <Select
      label={field.label}
      hint={signers.length === 0 ? 'Add the template’s signers first.' : field.hint}
      isOptional
      error={wordsOf(faults, true)}
      disabled={isReadOnly}
      emptyLabel="None"
      options={isUnknown ? [...known, { value: String(turn), label: `${turn}. No such signer` }] : known}
      value={turn === undefined ? '' : String(turn)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
};

const UNKNOWN = 'The PDF has no such field. Choose another.';

/** Chooses the field of the PDF that this one fills in. One that the PDF doesn’t have stays until another is chosen. */
const PdfFieldWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  const { file, fields = [] } = entry as Partial<TemplateDocument>;
  const [, at] = usePath();
  const own = fields[Number(at)];
  const found = useTemplateFile(file?.sha256);
  const name = typeof value === 'string' ? value : '';
  const used = new Set(fields.flatMap(({ pdfFieldName }) => (pdfFieldName && pdfFieldName !== name ? [pdfFieldName] : [])));
  const free = (found.data?.fields ?? []).filter((each) => !used.has(each.name));
  const isUnknown = name !== '' && found.data !== undefined && !free.some((each) => each.name === name);
  const mayBeOff = own !== undefined && !hasToBeOnPage(own);
  const options = free.map((each) => ({
    value: each.name,
    label: each.label ? `${each.label} (${each.name})` : each.name,
  }));
  const kept = name !== '' && !free.some((each) => each.name === name) ? [{ value: name, label: name }] : [];
  return (
    <Select
      label={field.label}
      hint={
        isUnknown && mayBeOff
          ? `${UNKNOWN} This field is optional, so the template can be published.`
          : 'What the PDF’s own form calls it. None for a field that is only placed on pages.'
      }
      isOptional
      error={isUnknown && !mayBeOff ? UNKNOWN : wordsOf(faults, true)}
      disabled={isReadOnly}
      emptyLabel="None"
      options={[...options, ...kept]}
      value={name}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
};

/** Which property differs: changes of it in a row are one. */
const changedIn = (before: DocumentField, after: DocumentField): string | undefined =>
  Object.keys({ ...before, ...after }).find((name) => before[name as 'name'] !== after[name as 'name']);

/** A field of another kind has another kind of answer. */
const withAnswer = (before: DocumentField, after: DocumentField): DocumentField =>
  before.pdfFieldType === after.pdfFieldType ? after : { ...after, fieldType: answerOf[after.pdfFieldType] };

/** Edits the properties of the field that is chosen. */
export const FieldProperties = ({ editor, ...props }: FieldWidgetProps & { editor: FieldEditing }) => {
  const id = useId();
  const form = useForm();
  const { vocabulary } = useRuleVocabulary({ reads: 'papers' });
  const { field: list, entry, faults, isReadOnly } = props;
  const ids = [...new Set(editor.chosen.map((part) => part.id))];
  const at = ids.length === 1 ? editor.fields.findIndex((each) => each.id === ids[0]) : -1;
  const field = editor.fields[at];
  if (list.kind !== 'list') return null;
  if (!field)
    return (
      <p className="text-sm text-muted">
        {ids.length > 1 ? 'Choose one field alone to see its properties.' : 'Choose a field to see its properties.'}
      </p>
    );
  const own = { ...form.own, 'fields.signer': SignerWidget, 'fields.pdfFieldName': PdfFieldWidget };
  return (
    <FormProvider value={{ ...form, own }}>
      <PathProvider value={['fields', at]}>
        <section aria-labelledby={id} data-place={placeId(['fields', at])} key={field.id}>
          <h3 id={id} tabIndex={-1} className="mb-3 text-base font-semibold wrap-anywhere">
            {field.name || 'Field without a name'}
          </h3>
          <FormFields
            fields={shownProperties(list.fields, field, { hasFile: true })}
            values={field}
            onChange={(values) => {
              const changed = withFactName(field, values as unknown as DocumentField, vocabulary);
              const next = withAnswer(field, changed);
              editor.edit(at, next, `${field.id} ${changedIn(field, next)}`);
            }}
            faults={faultsInside(faults, at, field.id)}
            {...{ entry, isReadOnly }}
          />
        </section>
      </PathProvider>
    </FormProvider>
  );
};
