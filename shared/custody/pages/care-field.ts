import type { Answer } from '../../model/answer.ts';
import type { Option } from '../../model/enumeration.ts';
import type { DecedentStatus, RequestStatus } from '../../model/enumerations/case.ts';
import type { CarePageName, TradeKind } from '../../model/enumerations/custody.ts';
import type { DispositionType } from '../../model/enumerations/disposition.ts';
import type { FieldType, SystemDropdown } from '../../model/enumerations/question.ts';
import type { Question } from '../../model/question.ts';
import type { Instant } from '../../values/dates.ts';

/** What a page knows by the names of its fields. A field of several rows has a list of them, each a cell by the name of its column. */
export type CareRow = Readonly<Record<string, Answer>>;
export type CareValue = Answer | readonly CareRow[];
export type CareValues = Readonly<Record<string, CareValue | undefined>>;

/** What pages depend on besides their own fields. */
export type CareFacts = {
  dispositionType?: DispositionType | undefined;
  /** Since when a relative doubts who this is, as long as nobody has identified them again. */
  doubtedOn?: Instant | undefined;
  /** Where the person is. */
  decedentStatus?: DecedentStatus;
  /** When the person left the place of death, by the page of the removal. */
  leftAt?: Instant | undefined;
  /** How many photos the page has. */
  photoCount?: number;
};

/** A column of a field of several rows, or a field of one answer: what it asks, and how. */
export type CareQuestion = {
  name: string;
  label: string;
  kind: FieldType;
  help?: string;
  options?: readonly Option[];
  people?: SystemDropdown;
  min?: number;
  max?: number;
};

type Asked = {
  /** `start`: needed before work begins. `finish`: needed before the page is closed. Without either, it may stay empty. */
  need?: 'start' | 'finish';
  /** Whether a trade company of the page's kind changes it. Staff change every field. */
  isForTrade?: boolean;
  /** Whether a photo on the page is as good as this: then it may stay empty. */
  orPhoto?: boolean;
  /** Whether it applies, given what the page says. One that doesn't is neither shown nor needed, and keeps what it said. */
  when?: (values: CareValues, facts: CareFacts) => boolean;
};

/** One field of a page. */
export type CareField = Asked &
  (CareQuestion | { name: string; label: string; kind: 'rows'; help?: string; columns: readonly CareQuestion[] });

/** Fields that are filled in together, under a heading. */
export type CareGroup = {
  name: string;
  fields: readonly CareField[];
  /** Whether a diagram of the body is beside its lists, which it fills in, too. */
  hasDiagram?: boolean;
};

/** A page of a decedent's custody as data: what it asks, when, and who fills it in. */
export type CarePage = {
  page: CarePageName;
  /** One sentence under the title. */
  lead: string;
  /** The kind of trade company that fills in the fields marked for it. */
  tradeKind?: TradeKind;
  groups: readonly CareGroup[];
  /** The most photos that it may have, which only the home's own staff sees. They add them, and a removal service those of its removal. Other pages have none. */
  photos?: number;
  /** The field with the code that somebody reads from the tag on the person. It’s compared with the tag of the case. */
  tagField?: string;
  /** What its paper assumes while nobody has answered it, so that there are lines for the pen. */
  paperAs?: CareValues;
  /** Whether the case has the page at all; every case does unless it says so. */
  isNeeded?: (values: CareValues, facts: CareFacts) => boolean;
  /** How far others are who were asked to do it; nothing if nobody was. */
  request?: (values: CareValues, facts: CareFacts) => RequestStatus | undefined;
  /** What is wrong with the answers taken together, by field. */
  faults?: (values: CareValues, facts: CareFacts) => Readonly<Record<string, string>>;
};

/** Questions of these pages are in no catalog, so all have the nil id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Returns a field of one answer, or a column, as the question engine asks it. */
export const questionOf = (
  { name, label, kind, help, options = [], people, min, max }: CareQuestion,
  isOptional = true,
): Question => ({
  id: NO_ID,
  identifier: name,
  question: label,
  ...(help === undefined ? {} : { helpText: help }),
  fieldType: kind,
  options: options.map(({ id, text }) => ({ id, text, disabled: false })),
  optionSize: 'small',
  isVisible: true,
  isOptional,
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
  ...(people === undefined ? {} : { systemDropdown: people }),
  addressHiddenFields: [],
  addressApiType: 'address',
  isAddressEditable: true,
  audience: 'staff-only',
  familyVisibility: 'cannot-see',
  lockState: 'editable',
  sortOrder: 0,
});

/** Returns every field of a page in order. */
export const fieldsOf = ({ groups }: CarePage): CareField[] => groups.flatMap(({ fields }) => fields);
