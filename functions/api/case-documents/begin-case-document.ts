import { beginDocument } from '#functions/documents/case/begin-document.ts';
import { os } from './implementer.ts';

export const beginCaseDocument = os.beginCaseDocument.handler(({ input, context }) => beginDocument(context, input));
