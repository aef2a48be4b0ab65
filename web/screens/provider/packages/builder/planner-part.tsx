import type { TemplateChoices } from '#shared/contract/packages.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import { merchandisePage } from '#shared/model/enumerations/merchandise.ts';
import { type DisplayServicePage, displayServicePage } from '#shared/model/enumerations/question.ts';
import type { Template } from '#shared/model/template.ts';
import { CheckboxGroup } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { movedTo, SortList } from '#web/ui/sort-list.tsx';
import { type PartProps, SectionCard } from './section-card.tsx';
import { StepRow } from './step-row.tsx';
import { settingOf, settingsInOrder, withoutSetting, withSettings } from './step-settings.ts';

type PlannerPartProps = PartProps & { choices: TemplateChoices };

const suits = ({ dispositionTypes: types }: DisplayService, { dispositionType: type }: Template) =>
  types.length === 0 || types.includes(type);

const StepsOfPage = ({ page, ...part }: PlannerPartProps & { page: DisplayServicePage }) => {
  const { draft, change, isDisabled, choices } = part;
  const { home } = choices;
  const ofPage = home.displayServices.filter((service) => service.page === page);
  const offered = new Set(draft.displayServices);
  const rows = ofPage
    .filter(({ id }) => offered.has(id))
    .map((service) => ({ service, setting: settingOf(home, draft, service) }))
    .sort((one, other) => one.setting.eventOrder - other.setting.eventOrder);
  const others = ofPage.filter((service) => !offered.has(service.id) && suits(service, draft));
  if (rows.length === 0 && others.length === 0) return null;
  const reorder = (from: number, to: number) =>
    change(
      withSettings(
        draft,
        settingsInOrder(
          home,
          draft,
          movedTo(rows, from, to).map(({ service }) => service),
        ),
      ),
    );
  return (
    <section aria-labelledby={`page-${page}`}>
      <h3 id={`page-${page}`} className="text-base">
        {displayServicePage.label(page)}
      </h3>
      <SortList
        label={`What the planner offers: ${displayServicePage.label(page)}`}
        items={rows}
        keyOf={({ service }) => service.id}
        nameOf={({ service }) => service.name}
        isDisabled={isDisabled}
        onMove={reorder}
        className="divide-y divide-border border-b border-border"
      >
        {({ service, setting }, handle) => (
          <StepRow
            {...{ home, service, setting, handle, isDisabled }}
            isSet={draft.displayServiceSettings?.some(({ displayServiceId }) => displayServiceId === service.id) ?? false}
            onSet={(next) => change(withSettings(draft, [next]))}
            onReset={() => change(withoutSetting(draft, service.id))}
            onRemove={() =>
              change({
                displayServices: draft.displayServices.filter((id) => id !== service.id),
                ...withoutSetting(draft, service.id),
              })
            }
          />
        )}
      </SortList>
      {!isDisabled && others.length > 0 && (
        <Select
          label={`Offer also on the page ${displayServicePage.label(page)}`}
          className="mt-3 max-w-md"
          emptyLabel="Choose what to add"
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          onChange={(event) => event.target.value && change({ displayServices: [...draft.displayServices, event.target.value] })}
        />
      )}
    </section>
  );
};

/** Edits what the planner offers with the package, page by page, in the order that families see. */
export const PlannerPart = (part: PlannerPartProps) => (
  <SectionCard
    title="In the planner"
    lead="What families choose and answer when they plan with this package. The catalog sets the rules and wording; you decide what shows."
  >
    {displayServicePage.values.map((page) => (
      <StepsOfPage key={page} {...part} page={page} />
    ))}
  </SectionCard>
);

/** Chooses the kinds of merchandise that the planner's pages offer with the package. */
export const GoodsPart = ({ draft, change, isDisabled, choices }: PlannerPartProps) => (
  <SectionCard title="Merchandise in the planner" lead="Families see the items you sell of each kind, at your prices.">
    {merchandisePage.values.map((page) => {
      const isOn = (id: string) =>
        draft.templateMerchandiseCategories.some(
          (each) => each.itemCategoryId === id && each.arrangementPlannerMerchandisePage === page,
        );
      const kinds = choices.itemCategories.filter(({ id, pages }) => pages.includes(page) || isOn(id));
      if (kinds.length === 0) return null;
      const others = draft.templateMerchandiseCategories.filter((each) => each.arrangementPlannerMerchandisePage !== page);
      return (
        <CheckboxGroup
          key={page}
          name={`goods-${page}`}
          label={merchandisePage.label(page)}
          layout="columns"
          options={kinds.map(({ id, name, isSold }) => ({
            value: id,
            label: name,
            isDisabled,
            ...(isSold ? {} : { hint: 'You haven’t priced anything of this kind yet.' }),
          }))}
          value={kinds.filter(({ id }) => isOn(id)).map(({ id }) => id)}
          onChange={(ids) =>
            change({
              templateMerchandiseCategories: [
                ...others,
                ...ids.map((itemCategoryId) => ({ itemCategoryId, arrangementPlannerMerchandisePage: page })),
              ],
            })
          }
        />
      );
    })}
  </SectionCard>
);
