import type { NounName } from '#shared/catalog/noun-names.ts';
import type { CarouselIcon } from '#shared/model/carousel-icon.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { FaqQuestion } from '#shared/model/faq-question.ts';
import type {
  MerchandiseAttribute,
  MerchandiseCategory,
  MerchandiseItem,
  QuickFilter,
  Vendor,
} from '#shared/model/merchandise.ts';
import type { PreConfiguredTemplate } from '#shared/model/pre-configured-template.ts';
import type { PreferenceGroup } from '#shared/model/preference-group.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import type { Service, ServiceCategory } from '#shared/model/service.ts';
import type { TaskCategory, TaskTrigger } from '#shared/model/task.ts';

/** What an entry of each noun is. */
export type EntryOf = {
  serviceCategories: ServiceCategory;
  services: Service;
  displayServices: DisplayService;
  faqQuestions: FaqQuestion;
  questionGroups: QuestionGroup;
  preferenceGroups: PreferenceGroup;
  itemCategories: MerchandiseCategory;
  attributes: MerchandiseAttribute;
  quickFilters: QuickFilter;
  vendors: Vendor;
  items: MerchandiseItem;
  carouselIcons: CarouselIcon;
  taskCategories: TaskCategory;
  taskTriggers: TaskTrigger;
  preConfiguredTemplates: PreConfiguredTemplate;
};

/** The whole catalog: every entry of every noun. */
export type CatalogEntries = { [Noun in NounName]: readonly EntryOf[Noun][] };
