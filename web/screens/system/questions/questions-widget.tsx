import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormField } from '#shared/catalog/form-fields.ts';
import { settingFaults, settingsOf } from '#shared/catalog/questions/kind-settings.ts';
import { fieldType } from '#shared/model/enumerations/question.ts';
import type { Question } from '#shared/model/question.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { movedTo, SortList } from '#web/ui/sort-list.tsx';
import { workPaths } from '#web/work-paths.ts';
import type { FieldFault, FieldWidgetProps } from '../catalog/field-widget.ts';
import { faultsInside } from '../catalog/fields/faults-at.ts';
import { ListElement, RemovedElement, useFocusAfterRemoval } from '../catalog/fields/list-element.tsx';
import { QuestionPreview } from './question-preview.tsx';

type Element = Readonly<Record<string, unknown>>;

/** Fields that a question has only if its kind has the setting. */
const settingOfField: Readonly<Record<string, Parameters<ReturnType<typeof settingsOf>['has']>[0]>> = {
  options: 'options',
  fieldTypeEnumValue: 'fieldTypeEnumValue',
  optionSize: 'optionSize',
  min: 'bounds',
  max: 'bounds',
  systemDropdown: 'systemDropdown',
  addressHiddenFields: 'address',
  addressApiType: 'address',
  isAddressEditable: 'address',
  placeholder: 'placeholder',
  isOptional: 'answering',
  audience: 'answering',
  lockState: 'answering',
};

/** Returns the fields that a question of this kind has. A setting of another kind that still has a value stays visible, so that nothing is hidden. */
function fieldsOf(fields: readonly FormField[], question: Element): readonly FormField[] {
  const kind = question.fieldType;
  if (!fieldType.has(kind)) return fields.filter(({ name }) => !Object.hasOwn(settingOfField, name));
  const settings = settingsOf(kind);
  return fields.filter(({ name, initial }) => {
    const setting = settingOfField[name];
    if (setting === undefined || settings.has(setting)) return true;
    const value = question[name];
    const isEmpty = value === undefined || value === initial || (Array.isArray(value) && value.length === 0);
    return !isEmpty;
  });
}

/** Returns what is wrong with settings that the schema can't tell, beside what is known already. */
function withSettings(faults: readonly FieldFault[], question: Element): readonly FieldFault[] {
  if (!fieldType.has(question.fieldType)) return faults;
  const own = settingFaults({ options: [], ...question } as unknown as Question);
  return [...faults, ...Object.entries(own).map(([field, message]) => ({ path: [field], message }))];
}

const blankQuestion = (field: FormField & { kind: 'list' }): Element => field.blank(() => crypto.randomUUID());
const numbered = (questions: readonly Element[]): Element[] =>
  questions.map((question, sortOrder) => ({ ...question, sortOrder }));
const orderOf = ({ sortOrder }: Element): number => (typeof sortOrder === 'number' ? sortOrder : 0);
const idOf = ({ id }: Element): string => String(id);

/** Edits the questions of a group: each with the settings of its kind, and as it will be asked. `?question=` opens one. */
const QuestionsWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  const [search] = useSearchParams();
  const [added, setAdded] = useState(search.get('question'));
  const [removed, setRemoved] = useState<{ at: number; question: Element } | null>(null);
  const { root, removing, puttingBack } = useFocusAfterRemoval();
  if (field.kind !== 'list') return null;
  const stored: readonly Element[] = Array.isArray(value) ? value : [];
  const questions = stored.toSorted((one, other) => orderOf(one) - orderOf(other));
  const nameOf = ({ question, identifier }: Element) => String(question || identifier || 'New question');
  const change = (id: string, next: Element) => onChange(stored.map((each) => (idOf(each) === id ? next : each)));
  const add = () => {
    const question = blankQuestion(field);
    setAdded(idOf(question));
    onChange(numbered([...questions, question]));
  };
  const remove = (question: Element) => {
    const at = questions.indexOf(question);
    setRemoved({ at, question });
    removing(at, questions.length);
    onChange(numbered(questions.filter((each) => each !== question)));
  };
  const putBack = ({ at, question }: NonNullable<typeof removed>) => {
    const place = Math.min(at, questions.length);
    setRemoved(null);
    puttingBack(place);
    onChange(numbered(questions.toSpliced(place, 0, question)));
  };
  return (
    <div ref={root} className="grid min-w-0 gap-2">
      {questions.length === 0 && <p className="text-sm text-muted">No questions yet.</p>}
      <SortList
        label={field.label}
        items={questions}
        keyOf={idOf}
        nameOf={nameOf}
        isDisabled={isReadOnly}
        onMove={(from, to) => onChange(numbered(movedTo(questions, from, to)))}
        className="grid grid-cols-[minmax(0,1fr)] gap-1.5"
        rowClass="flex min-w-0 items-start gap-1"
      >
        {(question, handle) => {
          // Faults and forms know a question by its place among those that are stored.
          const at = stored.indexOf(question);
          return (
            <>
              {handle}
              <ListElement
                field={{ ...field, fields: fieldsOf(field.fields, question) }}
                {...{ at, entry, isReadOnly }}
                element={question}
                name={nameOf(question)}
                isNew={added === idOf(question)}
                faults={withSettings(faultsInside(faults, at, idOf(question)), question)}
                onChange={(next) => change(idOf(question), next)}
                onRemove={() => remove(question)}
                below={<QuestionPreview question={question} />}
              />
            </>
          );
        }}
      </SortList>
      {removed && !isReadOnly && !stored.some((each) => idOf(each) === idOf(removed.question)) && (
        <RemovedElement name={nameOf(removed.question)} onUndo={() => putBack(removed)} />
      )}
      <div className="flex flex-wrap gap-2">
        {!isReadOnly && (
          <Button size="compact" icon={Plus} onClick={add}>
            Add a question
          </Button>
        )}
        <LinkButton size="compact" look="quiet" to={`${workPaths.providerDesign()}?group=${encodeURIComponent(entry.id)}`}>
          See the saved group as it’s asked
        </LinkButton>
      </div>
    </div>
  );
};
export default QuestionsWidget;
