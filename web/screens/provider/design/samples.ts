import type { Answer } from '#shared/model/answer.ts';
import type { FieldType } from '#shared/model/enumerations/question.ts';
import type { Question, QuestionOption } from '#shared/model/question.ts';
import { sampleIds } from './sample-sources.ts';

/** Drawings of the sample options, in lines on a 96 x 96 sheet. */
const drawn = (lines: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path d="${lines}" fill="none" stroke="#857d71" stroke-width="3"/></svg>`)}`;

const house = drawn('M22 46L48 24L74 46M28 42V74H68V42M14 76H82');
const stone = drawn('M32 76V38a16 16 0 0 1 32 0V76M48 34v18M41 41h14M14 76H82');
const leaf = drawn('M48 78V46M48 56q-22-2-22-26q22 2 22 26q0-24 22-26q0 24-22 26');
const sea = drawn('M14 62q8-8 17 0t17 0t17 0t17 0M30 54h36l8-12H22zM48 42V18l16 18H48');

/** A question of a kind, an answer to it, and one that may not stand. */
export type Sample = {
  question: string;
  help?: string;
  more?: Partial<Question>;
  filled: Answer;
  error: { value: Answer; words: string };
};

const REQUIRED = 'Required';

const option = (id: string, text: string, more: Partial<QuestionOption> = {}): QuestionOption => ({
  id,
  text,
  disabled: false,
  ...more,
});

const places = [
  option('home', 'At the funeral home', { image: house, description: 'Its chapel seats eighty.' }),
  option('grave', 'At the grave', { image: stone, description: 'A short farewell outdoors.' }),
  option('woods', 'In the woods', { image: leaf, description: 'A natural burial ground.' }),
  option('sea', 'At sea', { image: sea, description: 'From a boat, three miles out.' }),
  option('worship', 'A place of worship', { image: house, description: 'Your own congregation’s.' }),
  option('elsewhere', 'Somewhere else', { description: 'There is no picture of it.' }),
];

const music = [
  option('organ', 'Organ or piano'),
  option('singer', 'A singer'),
  option('recordings', 'Recordings that you bring'),
  option('band', 'A brass band', { disabled: true, description: 'Not at this home' }),
];

const wheres = [option('ours', 'At our home'), option('theirs', 'At the funeral home'), option('video', 'By video')];

const typedName = { signatureType: 'type', typeText: 'Ana Diaz' } as const;

type Samples = Partial<Record<FieldType, Sample>>;

const wordsAndNumbers = {
  string: {
    question: 'What were they like on a Saturday?',
    help: 'Often the best sentence begins here.',
    filled: 'Up before everybody, flour on both sleeves, the radio too loud.',
    error: { value: null, words: REQUIRED },
  },
  integer: {
    question: 'For how many hours should people come by?',
    help: 'Four hours are usual.',
    more: { min: 1, max: 12 },
    filled: 4,
    error: { value: 40, words: 'Enter 1 to 12' },
  },
  decimal: {
    question: 'How long should the obituary be, in columns?',
    more: { min: 0.5, max: 6 },
    filled: 1.5,
    error: { value: 9, words: 'Enter 0.5 to 6' },
  },
  weight: { question: 'About what weight?', filled: 180, error: { value: null, words: REQUIRED } },
  percent: { question: 'Which share goes to charity?', filled: 12.5, error: { value: 120, words: 'Enter 0% to 100%' } },
  distance: { question: 'How far is the place of death?', filled: 12.5, error: { value: null, words: REQUIRED } },
  temperature: {
    question: 'What was the body temperature?',
    filled: 98.6,
    error: { value: 98.65, words: 'Use one decimal place, like 98.6' },
  },
  currency: {
    question: 'What may the flowers cost?',
    more: { max: 500_000 },
    filled: 123_450,
    error: { value: 900_000, words: 'Enter $0.00 to $5,000.00' },
  },
  length: { question: 'How tall?', filled: 71, error: { value: null, words: REQUIRED } },
} satisfies Samples;

const choices = {
  boolean: { question: 'Should the casket be open?', filled: false, error: { value: null, words: REQUIRED } },
  'radio-button': {
    question: 'Where shall we meet?',
    more: { options: wheres },
    filled: 'theirs',
    error: { value: null, words: REQUIRED },
  },
  'radio-button-list': {
    question: 'What music would you like most?',
    more: { options: music },
    filled: 'singer',
    error: { value: null, words: REQUIRED },
  },
  enum: {
    question: 'Marital status',
    more: { fieldTypeEnumValue: 'maritalStatus' },
    filled: 'widowed',
    error: { value: null, words: REQUIRED },
  },
  'enum-multiple': {
    question: 'Which keepsakes would you like?',
    more: { fieldTypeEnumValue: 'bodyKeepsake' },
    filled: ['fingerprint'],
    error: { value: [], words: REQUIRED },
  },
  'checkbox-list': {
    question: 'What music?',
    more: { options: music },
    filled: ['organ', 'recordings'],
    error: { value: [], words: REQUIRED },
  },
} satisfies Samples;

const pictures = {
  'carousel-list-small': {
    question: 'Where should the ceremony be?',
    more: { options: places },
    filled: 'woods',
    error: { value: null, words: REQUIRED },
  },
  'carousel-list-large': {
    question: 'Where should visiting hours be?',
    more: { options: places },
    filled: 'home',
    error: { value: null, words: REQUIRED },
  },
  'multi-select-carousel': {
    question: 'Which places may be thought of?',
    more: { options: places },
    filled: ['grave', 'sea'],
    error: { value: [], words: REQUIRED },
  },
} satisfies Samples;

const days = {
  date: { question: 'Date of birth', filled: '1938-04-28', error: { value: null, words: 'Enter the year too' } },
  time: { question: 'At what time?', filled: 870, error: { value: null, words: REQUIRED } },
  'date-time': {
    question: 'When was the death pronounced?',
    filled: '2026-03-04T19:30:00.000Z',
    error: { value: null, words: 'Choose the time too' },
  },
} satisfies Samples;

const things = {
  address: {
    question: 'Where did they live?',
    help: 'Begin with the street; what is found completes the rest.',
    more: { addressHiddenFields: ['locationType', 'locationName', 'floor', 'room'] },
    filled: {
      address1: '12 Elm Street',
      city: 'Boston',
      stateCode: 'MA',
      postalCode: '02108',
      countryCode: 'US',
      formatted: '12 Elm Street, Boston, MA 02108',
    },
    error: { value: { address1: '12 Elm Street', postalCode: '021', countryCode: 'US' }, words: 'Enter a ZIP code of 5 digits' },
  },
  'system-dropdown': {
    question: 'Who will be there?',
    more: { systemDropdown: 'family-contacts' },
    filled: sampleIds.ana,
    error: { value: null, words: REQUIRED },
  },
  'merchandise-item-list': {
    question: 'Which urns would you like?',
    filled: [{ locationItemId: sampleIds.oakUrn, quantity: 2 }],
    error: { value: [], words: REQUIRED },
  },
} satisfies Samples;

const signing = {
  signature: { question: 'Your signature', filled: typedName, error: { value: null, words: REQUIRED } },
  initials: {
    question: 'Your initials',
    filled: { signatureType: 'type', typeText: 'AD' },
    error: { value: null, words: REQUIRED },
  },
} satisfies Samples;

const messages = {
  'display-message': {
    question: 'The home can request the discharge papers; for a funeral the archive answers quickly.',
    filled: null,
    error: { value: null, words: '' },
  },
} satisfies Samples;

/** One of every kind. A kind without a sample doesn't compile. */
export const samples: Readonly<Record<FieldType, Sample>> = {
  ...wordsAndNumbers,
  ...choices,
  ...pictures,
  ...days,
  ...things,
  ...signing,
  ...messages,
};

/** The kinds in the order and under the headings of the page. */
export const groups: readonly { title: string; kinds: readonly FieldType[] }[] = [
  { title: 'Words and numbers', of: wordsAndNumbers },
  { title: 'Choices', of: choices },
  { title: 'Choices with pictures', of: pictures },
  { title: 'Days and times', of: days },
  { title: 'People, places and things', of: things },
  { title: 'Signing', of: signing },
  { title: 'Messages', of: messages },
].map(({ title, of }) => ({ title, kinds: Object.keys(of) as FieldType[] }));
