import { fieldLabels } from '#shared/model/field-labels.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import type { FieldWidgetProps } from '../catalog/field-widget.ts';
import { ListWidget } from '../catalog/fields/list-widget.tsx';
import { FieldEditor } from './field-editor/field-editor.tsx';
import { whyKept } from './field-uses.ts';
import { shownProperties } from './shown-properties.ts';
import { partsOf } from './template-parts.ts';

/** Edits the fields of a template on the pages of its PDF. Without one, they are a list. */
const FieldsWidget = (props: FieldWidgetProps) => {
  const entry = props.entry as Partial<TemplateDocument>;
  const { file, fields = [], signers = [] } = entry;
  if (file) return <FieldEditor {...props} file={file} key={file.sha256} />;
  const labels = fieldLabels(fields, signers);
  return (
    <ListWidget
      {...props}
      fieldsOf={(all, field) => shownProperties(all, field, { hasFile: false })}
      nameOf={({ id }) => labels.get(String(id))}
      whyKept={({ id }) => whyKept(partsOf(entry), [String(id)])}
    />
  );
};
export default FieldsWidget;
