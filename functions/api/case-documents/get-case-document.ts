import { viewOf } from '#functions/documents/case/document-view.ts';
import { os } from './implementer.ts';

export const getCaseDocument = os.getCaseDocument.handler(({ input, context }) => viewOf(context, input));
