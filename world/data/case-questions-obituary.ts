import { answered, type CaseQuestionGroupFacts, chosen } from './questions.ts';

const wanted = answered('obituaryWanted', true);

/** What an obituary is written from: a life, the people in it, a photograph. */
export const obituaryQuestions: readonly CaseQuestionGroupFacts[] = [
  {
    key: 'obituary-where',
    name: 'The obituary',
    description: 'For those who will read it.',
    page: 'obituary',
    questions: [
      { identifier: 'obituaryWanted', question: 'Would you like an obituary?', type: 'boolean' },
      {
        identifier: 'obituaryWhere',
        question: 'Where should it appear?',
        type: 'checkbox-list',
        when: wanted,
        options: [
          ['website', 'On the home’s page'],
          ['newspaper', 'In a newspaper'],
          ['folder', 'In the memorial folder'],
        ],
      },
      { identifier: 'newspaperName', question: 'Which newspaper?', type: 'string', when: chosen('obituaryWhere', 'newspaper') },
      {
        identifier: 'obituaryWriter',
        question: 'Who writes it?',
        type: 'radio-button-list',
        when: wanted,
        options: [
          ['family', 'We write it'],
          ['home', 'The home writes it from what we tell'],
        ],
      },
      {
        identifier: 'obituaryText',
        question: 'The text of the obituary',
        help: 'Yours, or ours once we have written it.',
        type: 'string',
        optional: true,
        when: wanted,
      },
    ],
  },
  {
    key: 'obituary-life',
    name: 'A life',
    description: 'As much as you would like to tell; every part may stay empty.',
    page: 'obituary',
    when: wanted,
    questions: [
      {
        identifier: 'obituaryName',
        question: 'The name that people knew them by',
        help: 'With a nickname, as it should be printed.',
        type: 'string',
        optional: true,
      },
      { identifier: 'childhood', question: 'Where and with whom they grew up', type: 'string', optional: true },
      { identifier: 'schools', question: 'Schools and training', type: 'string', optional: true },
      { identifier: 'workingLife', question: 'Work, and what they were proud of in it', type: 'string', optional: true },
      {
        identifier: 'serviceInObituary',
        question: 'Military service, as it should be told',
        type: 'string',
        optional: true,
        when: answered('isVeteran', true),
      },
      { identifier: 'marriages', question: 'Marriages and partnerships, with years', type: 'string', optional: true },
      { identifier: 'faithAndCommunity', question: 'Congregations, clubs and causes', type: 'string', optional: true },
      { identifier: 'hobbies', question: 'What they liked to do', type: 'string', optional: true },
      {
        identifier: 'saturdays',
        question: 'What were they like on a Saturday?',
        preNeed: 'What are they like on a Saturday?',
        help: 'Often the best sentence begins here.',
        type: 'string',
        optional: true,
      },
    ],
  },
  {
    key: 'obituary-people',
    name: 'The people',
    description: 'Names as they should be printed, each with how they were related.',
    page: 'obituary',
    when: wanted,
    questions: [
      { identifier: 'survivors', question: 'Who survives them?', preNeed: 'Who are the closest people?', type: 'string' },
      { identifier: 'predeceasedBy', question: 'Who died before them?', type: 'string', optional: true },
      {
        identifier: 'thanks',
        question: 'Whom would you like to thank?',
        help: 'Nurses, a hospice, neighbors.',
        type: 'string',
        optional: true,
      },
    ],
  },
  {
    key: 'obituary-photograph',
    name: 'Photograph',
    description: 'A picture beside the words.',
    page: 'obituary',
    when: wanted,
    questions: [
      { identifier: 'photographWanted', question: 'Shall a photograph be printed?', type: 'boolean' },
      {
        identifier: 'photographRelease',
        question: 'May the home print and publish the photographs that you give it?',
        type: 'boolean',
        when: answered('photographWanted', true),
        familyOnly: true,
      },
      {
        identifier: 'photographReturn',
        question: 'Shall printed photographs come back to you?',
        type: 'boolean',
        optional: true,
        when: answered('photographWanted', true),
      },
    ],
  },
  {
    key: 'obituary-proof',
    name: 'Before it is printed',
    description: 'Nothing is published until someone in the family has read it.',
    page: 'obituary',
    staffOnly: true,
    when: wanted,
    questions: [
      { identifier: 'obituaryDeadline', question: 'Deadline of the newspaper', type: 'date-time', optional: true },
      { identifier: 'obituaryApprovedBy', question: 'Approved by', type: 'string', optional: true },
      { identifier: 'obituaryApprovedOn', question: 'Approved on', type: 'date', optional: true },
    ],
  },
];
