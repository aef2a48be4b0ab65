import { Fragment, type ReactNode } from 'react';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import { isBodyList } from '#shared/custody/body/body-map.ts';
import { type CareField, type CareGroup, type CarePage, type CareValues, questionOf } from '#shared/custody/pages/care-field.ts';
import { mayEditField } from '#shared/custody/pages/care-sight.ts';
import { appliedFields } from '#shared/custody/pages/care-status.ts';
import { careValueOf } from '#shared/custody/pages/care-values.ts';
import type { Answer } from '#shared/model/answer.ts';
import { QuestionField } from '#web/questions/question-field.tsx';
import { questionFieldId } from '#web/questions/question-list.tsx';
import { questionRenderers } from '#web/questions/question-renderers.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { BodyDiagram } from './body-diagram.tsx';
import { RowsField } from './rows-field.tsx';

export type CareFieldsProps = {
  page: CarePage;
  view: CarePageView;
  values: CareValues;
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: Answer) => void;
  /** Reports what is half filled in, such as a date without its year, by the field and the part of it. Such an entry isn't saved. */
  onUnfinished?: (name: string, part: string, fault: string | undefined) => void;
  /** What else is asked after the first group. */
  afterFirst?: ReactNode;
};

const wide = '@min-[46rem]:col-span-2';

/** Shows the lists of a group on a diagram of the body. */
const Diagram = ({
  view,
  values,
  fields,
  onChange,
}: Pick<CareFieldsProps, 'view' | 'values' | 'onChange'> & { fields: readonly CareField[] }) => {
  const listed = fields.filter(({ name }) => isBodyList(name));
  const editable = view.closed === null ? listed.filter((field) => mayEditField(view.editing, field)) : [];
  const namesOf = (of: readonly CareField[]) => of.map(({ name }) => name).filter(isBodyList);
  return (
    <div className="mb-6">
      <BodyDiagram shown={namesOf(listed)} editable={namesOf(editable)} values={values} onChange={onChange} />
    </div>
  );
};

const Group = ({ group, page, view, values, errors, onChange, onUnfinished }: CareFieldsProps & { group: CareGroup }) => {
  const applied = new Set(appliedFields(page, values, { dispositionType: view.dispositionType }).map(({ name }) => name));
  const fields = group.fields.filter(({ name }) => applied.has(name));
  if (fields.length === 0) return null;
  return (
    <Panel title={group.name}>
      {group.hasDiagram && <Diagram {...{ view, values, fields, onChange }} />}
      <div className="@container">
        <div className="grid max-w-300 grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 @min-[46rem]:grid-cols-2">
          {fields.map((field) => {
            const lock = view.locked?.find(({ name }) => name === field.name)?.words;
            const isClosed = view.closed !== null && !view.stillOpen?.includes(field.name);
            const isDisabled = isClosed || lock !== undefined || !mayEditField(view.editing, field);
            const help = lock !== undefined && view.closed === null ? { help: lock } : {};
            const asked = { error: Object.hasOwn(errors, field.name) ? errors[field.name] : undefined, isDisabled };
            const change = (value: Answer) => onChange(field.name, value);
            const unfinished =
              onUnfinished && ((part: string, fault: string | undefined) => onUnfinished(field.name, part, fault));
            const value = careValueOf(values, field.name);
            const isRequired = field.need !== undefined;
            if (field.kind === 'rows')
              return (
                <div key={field.name} className={wide}>
                  <RowsField
                    {...{ field, value, isRequired }}
                    {...asked}
                    timeZone={view.timeZone}
                    onChange={change}
                    onUnfinished={unfinished}
                  />
                </div>
              );
            return (
              <div key={field.name} className={questionRenderers[field.kind].isNarrow ? '' : wide}>
                <QuestionField
                  id={questionFieldId(field.name)}
                  question={questionOf({ ...field, ...help }, !isRequired)}
                  value={(value ?? null) as Answer}
                  onChange={change}
                  onUnfinished={unfinished && ((fault) => unfinished('', fault))}
                  {...asked}
                />
              </div>
            );
          })}
        </div>
      </div>
    </Panel>
  );
};

/** Asks what a page of custody asks, group by group. What doesn't apply isn't shown, and what the viewer doesn't fill in can be read. */
export const CareFields = (props: CareFieldsProps) => (
  <div className="grid gap-4">
    {props.page.groups.map((group, nth) => (
      <Fragment key={group.name}>
        <Group group={group} {...props} />
        {nth === 0 && props.afterFirst}
      </Fragment>
    ))}
  </div>
);
