import { useMemo, useState } from 'react';
import type { TripCase as TakenCase } from '#shared/contract/trip-calls.ts';
import type { CarePage, CareValue } from '#shared/custody/pages/care-field.ts';
import { fieldsOf } from '#shared/custody/pages/care-field.ts';
import { mayEditField } from '#shared/custody/pages/care-sight.ts';
import { careValueOf, checkCareValue } from '#shared/custody/pages/care-values.ts';
import { removalPage } from '#shared/custody/pages/removal-page.ts';
import { notedTag, shownValues, type TripQueue, tagRefusal } from '#shared/custody/trips/trip-queue.ts';
import { genderShort } from '#shared/model/enumerations/vital-records.ts';
import { formatCalendarDate, formatInstant } from '#shared/values/dates.ts';
import { codeOfTag, isTagId, readTagCode, spelledCode } from '#shared/values/tag-code.ts';
import { TagReader } from '#web/parts/tags/tag-reader.tsx';
import { QuestionSourcesContext } from '#web/questions/question-sources.ts';
import { CareFields } from '#web/screens/cases/custody/care-fields.tsx';
import { removalFacts } from '#web/screens/cases/dashboard/removal-facts.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { sendTrip, trip } from './store/trip.ts';
import type { TakenAlong } from './store/trip-database.ts';
import { TripEffects } from './trip-effects.tsx';
import { TripPhotos } from './trip-photos.tsx';

/** The removal's page without the code of the tag, which is scanned here. */
const page: CarePage = {
  ...removalPage,
  groups: removalPage.groups.map((group) => ({ ...group, fields: group.fields.filter(({ name }) => name !== 'tagId') })),
};

type OfCase = { of: TakenCase; taken: TakenAlong; queue: TripQueue };

/** Notes a field. What the field itself says is wrong with it is kept, and waits. */
const noteField = async (of: TakenCase, name: string, value: CareValue, isByClock = false) => {
  const field = fieldsOf(page).find((each) => each.name === name);
  const fault = field && checkCareValue(field, value);
  const what = { kind: 'field', name, value, isByClock, isDecided: false } as const;
  const expected = expectedOf(of, name);
  await trip.note(of.id, { ...what, expected }, fault ? { need: { kind: 'refused', words: fault } } : {});
  sendTrip();
};

/** What a new entry replaces: the last one about the same that is still on the phone, or what was saved. */
const expectedOf = ({ id, page: { values } }: TakenCase, name: string): CareValue =>
  careValueOf(shownValues(values as never, trip.get().queue, id), name) ?? null;

const times = [
  { name: 'dispatchedAt', label: 'We’re leaving' },
  { name: 'arrivedAt', label: 'We’ve arrived' },
  { name: 'leftAt', label: 'We’re leaving there' },
] as const;

/** Notes a time with one press. By the phone's clock, which is corrected when it's sent. */
const Times = ({ of, taken, queue }: OfCase) => {
  const values = shownValues(of.page.values as never, queue, of.id);
  const mayChange = fieldsOf(page).some((field) => field.name === 'leftAt' && mayEditField(of.page.editing, field));
  if (of.page.closed || !mayChange) return null;
  return (
    <Panel title="Now">
      <ul className="grid gap-3 sm:grid-cols-3">
        {times.map(({ name, label }) => {
          const at = careValueOf(values, name);
          return (
            <li key={name} className="grid gap-1">
              <Button size="large" isWide onClick={() => void noteField(of, name, new Date().toISOString(), true)}>
                {label}
              </Button>
              <p className="text-sm text-muted">
                {typeof at === 'string' ? formatInstant(at, taken.pack.timeZone) : 'Not noted yet'}
              </p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};

/** Binds one of the tags that were taken along, before they drive away. */
const TagHere = ({ of, taken, queue }: OfCase) => {
  const [refusal, setRefusal] = useState('');
  const waiting = notedTag(queue, of.id);
  const [bound] = of.tags;
  const codeOf = (tag: string): string => {
    if (isTagId(tag)) return codeOfTag(tag);
    const read = readTagCode(tag);
    return 'code' in read ? read.code : '';
  };
  return (
    <Panel title="Tag">
      <div className="grid gap-4">
        {bound && (
          <p>
            The tag is <span className="font-mono">{spelledCode(bound.code)}</span>.
          </p>
        )}
        {!bound && waiting && (
          <p role="status">
            You put on <span className="font-mono">{spelledCode(waiting.code)}</span>. It’s only on this phone until it’s sent.
          </p>
        )}
        {refusal && (
          <Banner tone="danger" role="alert">
            {refusal}
          </Banner>
        )}
        {!bound && (
          <>
            <p className="max-w-measure text-muted">Put the tag on before you drive away, then scan it.</p>
            <TagReader
              action="Bind this tag"
              isBusy={false}
              onRead={({ tag, how, whyTyped }) => {
                const code = codeOf(tag);
                const refused = tagRefusal(code, taken.pack.tags, trip.get().queue, of.id);
                setRefusal(refused ?? '');
                if (refused) return;
                void trip.note(of.id, { kind: 'tag', tag, code, how, whyTyped }).then(sendTrip);
              }}
            />
          </>
        )}
      </div>
    </Panel>
  );
};

/** Says what to compare with the band on the wrist, before anyone is moved. What nobody knows is said, too: the band may know it. */
function whoItIs({ decedentFullName, caseNumber, dateOfBirth, ageYears, gender }: TakenCase): Definition[] {
  const unknown = <span className="text-muted">Not known yet</span>;
  return [
    { term: 'Name', value: decedentFullName },
    { term: 'Date of birth', value: dateOfBirth ? formatCalendarDate(dateOfBirth) : unknown },
    { term: 'Age', value: ageYears ?? unknown },
    { term: 'Sex', value: gender ? genderShort.label(gender) : unknown },
    { term: 'Case', value: caseNumber },
  ];
}

/** Shows a case that was taken along: what someone has to know, and what they note there. */
export const TripCase = ({ of, taken, queue }: OfCase) => {
  const { timeZone, homeName: name, homePhone: phone } = taken.pack;
  const { place, removal, implants, weightPounds, heightInches } = of;
  const known = { place, removal, implants, weightPounds, heightInches, home: { name, phone }, timeZone };
  const sources = useMemo(() => ({ timeZone, isLog: true }), [timeZone]);
  const values = shownValues(of.page.values as never, queue, of.id);
  const errors = Object.fromEntries(
    queue.flatMap(({ caseId, what, need }) =>
      caseId === of.id && what.kind === 'field' && (need?.kind === 'refused' || need?.kind === 'recorded')
        ? [[what.name, need.words]]
        : [],
    ),
  );
  return (
    <QuestionSourcesContext value={sources}>
      <div className="grid gap-4">
        <p>
          <TextLink to={workPaths.removals()}>All removals</TextLink>
        </p>
        <Panel title="What you need to know">
          <DefinitionList items={[...whoItIs(of), ...removalFacts(known)]} />
        </Panel>
        <Times {...{ of, taken, queue }} />
        <TagHere {...{ of, taken, queue }} />
        {of.page.closed && <Banner>{of.page.closed.byName || 'Someone'} closed this page. Nothing can be changed here.</Banner>}
        <CareFields {...{ page, values, errors }} view={of.page} onChange={(field, value) => void noteField(of, field, value)} />
        <TripPhotos {...{ of, queue }} />
        <TripEffects {...{ of, taken, queue }} />
      </div>
    </QuestionSourcesContext>
  );
};
