import type { TemplateDocument } from '#shared/model/template-document.ts';
import type { FieldWidgetProps } from '../catalog/field-widget.ts';
import { ListWidget } from '../catalog/fields/list-widget.tsx';
import { FieldEditor } from './field-editor/field-editor.tsx';

/** Edits the fields of a template on the pages of its PDF. Without one, they are a list. */
const FieldsWidget = (props: FieldWidgetProps) => {
  const { file } = props.entry as Partial<TemplateDocument>;
  return file ? <FieldEditor {...props} file={file} key={file.sha256} /> : <ListWidget {...props} />;
};
export default FieldsWidget;
