import type { DocumentField } from '../model/document.ts';

type Asking = Pick<DocumentField, 'identifier' | 'logic'>;

/** Tells whether a field asks for an implant or a radioactive treatment: the case fills it in by a rule about these two facts. */
export const asksForImplants = ({ identifier, logic }: Asking): boolean =>
  identifier === 'hasImplant' || identifier === 'hadRadioactiveTreatment' || JSON.stringify(logic ?? '').includes('"hasImplant"');
