import { nounPlaces } from '#shared/catalog/noun-names.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { NounOverrides } from './catalog/noun-override.ts';
import { TemplateHistory } from './template-documents/template-history.tsx';

const QuestionsWidget = lazyPart(() => import('./questions/questions-widget.tsx'), 'The questions');
const DisplayServicePreview = lazyPart(() => import('./previews/display-service-preview.tsx'), 'The preview');
const PreferencesPreview = lazyPart(() => import('./previews/preferences-preview.tsx'), 'The preview');
const BlocksWidget = lazyPart(() => import('./previews/blocks-widget.tsx'), 'The blocks');
const CarouselListWidget = lazyPart(() => import('./catalog/fields/carousel-list-widget.tsx'), 'The lists');
const FaqPageWidget = lazyPart(() => import('./catalog/fields/faq-page-widget.tsx'), 'The pages');
const AnswerOptionWidget = lazyPart(() => import('./catalog/fields/answer-option-widget.tsx'), 'The options of the question');
const IdentifierWidget = lazyPart(() => import('./catalog/fields/identifier-widget.tsx'), 'The facts of a case');
const AttributeValueWidget = lazyPart(() => import('./catalog/fields/attribute-value-widget.tsx'), 'The values');
const FileWidget = lazyPart(() => import('./template-documents/file-widget.tsx'), 'The PDF');
const SignersWidget = lazyPart(() => import('./template-documents/signers-widget.tsx'), 'The signers');
const FieldsWidget = lazyPart(() => import('./template-documents/fields-widget.tsx'), 'The fields');
const BlockEditor = lazyPart(() => import('./template-documents/block-editor/block-editor.tsx'), 'The blocks');
const BlockTextWidget = lazyPart(() => import('./template-documents/block-editor/block-text-widget.tsx'), 'The text');
const BlockFieldsWidget = lazyPart(() => import('./template-documents/block-editor/block-fields-widget.tsx'), 'The fields');
const BlockSignersWidget = lazyPart(() => import('./template-documents/block-editor/block-signers-widget.tsx'), 'The signers');
const TriggerBody = lazyPart(() => import('./task-trigger/trigger-body.tsx'), 'This form');

const placeOf = (noun: string): string => nounPlaces.find((place) => place.noun === noun)?.path ?? '';

/** What differs from the list and the form that every noun has, by the path of the screen. */
export const nounOverrides: NounOverrides = {
  '/System/SystemDisplayServices': {
    fields: { 'questions.prices.optionId': AnswerOptionWidget },
    preview: DisplayServicePreview,
  },
  '/System/DisplayServicesMap': {
    fields: { 'questions.prices.optionId': AnswerOptionWidget },
    page: () => import('./service-maps/display-services-map.tsx'),
  },
  '/System/PreferenceGroups': { preview: PreferencesPreview },
  '/System/SystemCarouselIcons': { fields: { carouselId: CarouselListWidget } },
  '/System/SystemFaqQuestions': {
    fields: { page: FaqPageWidget },
    page: () => import('./overviews/faq-list.tsx'),
  },
  '/System/PricingQuestionGroups': { fields: { questions: QuestionsWidget } },
  '/System/CaseQuestionGroups': { fields: { questions: QuestionsWidget } },
  '/System/ServiceQuestions': {
    fields: { questions: QuestionsWidget },
    page: () => import('./questions/service-questions.tsx'),
  },
  '/System/Merchandise/Attributes': { page: () => import('./overviews/attribute-list.tsx') },
  '/System/Merchandise/CategoryAttributeGroups': { page: () => import('./overviews/attribute-group-list.tsx') },
  '/System/Merchandise/CategoryServiceMap': {
    fields: { 'questions.prices.optionId': AnswerOptionWidget },
    page: () => import('./service-maps/category-service-map.tsx'),
  },
  '/System/TaskTriggers': { body: TriggerBody },
  '/System/SystemDataFields': { page: () => import('./data-fields/data-field-list.tsx') },
  [placeOf('templateDocuments')]: {
    around: TemplateHistory,
    isWide: true,
    fields: {
      file: FileWidget,
      blocks: BlockEditor,
      'blocks.text': BlockTextWidget,
      'blocks.fields': BlockFieldsWidget,
      'blocks.signers': BlockSignersWidget,
      signers: SignersWidget,
      fields: FieldsWidget,
      'fields.identifier': IdentifierWidget,
    },
  },
  [placeOf('contractTemplates')]: { fields: { 'sections.blocks': BlocksWidget } },
  [placeOf('gplTemplates')]: { fields: { 'sections.blocks': BlocksWidget } },
  '/System/Merchandise/GlobalItems': {
    fields: { 'attributes.value': AttributeValueWidget, 'variants.attributes.value': AttributeValueWidget },
  },
  [placeOf('states')]: { page: () => import('./overviews/state-list.tsx') },
  [placeOf('arrangementPages')]: { page: () => import('./overviews/arrangement-page-list.tsx') },
};
