// Where lists of tasks continue, as cursors carry it: checked before it becomes a key.

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const DUE = '\\d{4}-\\d\\d-\\d\\d#\\d{5}';
const INSTANT = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z';
const task = new RegExp(`^TASK#(?:[12]#${DUE}|[34]#${INSTANT})#${ID}$`);
const ofCaseOrHome = new RegExp(`^(?:CASE|HOME-TASKS)#${ID}$`);
const inList = new RegExp(`^${DUE}#${ID}$`);

/** The position after a task in a list of days: its case or home, its key there, and its place in the list. */
export type DayPosition = { pk: string; sk: string; order: string };

/** Tells whether a text is the sort key of a task in its case. */
export const isTaskPosition = (sk: string): boolean => task.test(sk);

/** Returns a position in a list of days, if it is one. */
export const dayPositionOf = (position: DayPosition): DayPosition | undefined =>
  ofCaseOrHome.test(position.pk) && isTaskPosition(position.sk) && inList.test(position.order) ? position : undefined;
