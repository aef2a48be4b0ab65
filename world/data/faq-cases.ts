import type { FaqPage } from '#shared/model/faq-pages.ts';
import type { Answered } from './faq.ts';

/** What a home's staff ask on the screens of cases and of their tasks. */
export const casesFaq = {
  cases: [
    [
      'How do I find a case quickly?',
      'Press / and type the beginning of any word: a name, the case number, a contact, a telephone number. Several words are looked for together. The arrow keys go through what was found, Enter opens it.',
    ],
    [
      'What is the difference between a Lead and an Active case?',
      'A Lead is a family that sent you a plan or that has not chosen you yet; hardly any tasks are made for it. Accepting it turns it Active, and the work of the case appears.',
    ],
    [
      'Can a completed or cancelled case be opened again?',
      'Yes, by an owner or admin, who says why. The reason stands in the case’s timeline.',
    ],
    [
      'Which cases need something today?',
      'The table shows how many tasks of each case are open and which is due next. My day lists the tasks themselves across all cases, those that are overdue first.',
    ],
  ],
  'case-pages': [
    [
      'Somebody else answered the same question. Whose answer is kept?',
      'Neither is overwritten unseen. You are shown both and choose. Two people who answer different questions never get in each other’s way.',
    ],
    [
      'How do I correct a care status that was set by mistake?',
      'An owner or admin may set any status as a correction and says why. The record of custody is never rewritten: the correction is one more entry in it.',
    ],
    [
      'What of this does the family see?',
      'What is marked for the family, and nothing else: the pages of questions that are theirs, notes you shared, services you show, and tasks that are not for staff alone. It is decided when the page is sent, not in their browser.',
    ],
    [
      'Can a deleted case be brought back?',
      'Yes. Deleting only hides a case: the message that appears offers to undo it, and whoever still has its page open can bring it back. Nothing is erased before its time of keeping is over.',
    ],
  ],
  'case-contacts': [
    [
      'Who decides about the funeral?',
      'The person in control of disposition. Each state sets an order: usually somebody named in writing, then the spouse or partner, adult children, parents, brothers and sisters. Give that role to one person, so that forms and tasks name them.',
    ],
    [
      'What does an invited relative see?',
      'Their own view of the case: where things stand, what you ask of them, who looks after them, and what you share. They never see staff notes or tasks for staff alone.',
    ],
    [
      'What is the difference between the two invitations?',
      'One lets a relative take part in the case with an account of their own. The other sends the link to plan online, so that they can choose services and merchandise at home.',
    ],
    ['What happens when I take access away?', 'It ends at once, also on screens that are open. The contact stays in the case.'],
  ],
  'case-notes': [
    ['Does the family see notes?', 'Only those that you share with them, one by one. Every other note is for staff alone.'],
    [
      'How do I make sure a colleague reads a note?',
      'Type @ and choose their name: the note says whom it is for. Where something has to be done, and by when, a task is the better place.',
    ],
    ['Can a note be changed later?', 'Yes, and what it said before can still be read under its history.'],
  ],
  tasks: [
    [
      'Where do tasks come from?',
      'They appear by themselves when something happens in a case: it is opened, the care status moves on, a disposition is chosen. Each has a day that is counted from that moment or from a date of the case.',
    ],
    [
      'Why can I not untick a task?',
      'It completed by itself, because what it asks for is there: an answer was given, a status reached. When that is no longer so, the task opens again by itself. Tasks that you ticked stay ticked until you untick them.',
    ],
    [
      'What does Expired mean?',
      'Its day has passed and doing it late would usually help nobody. It no longer counts as open. You can still complete it, and it opens again when its date moves into the future.',
    ],
    [
      'What does the crossed-out eye mean?',
      'The task is hidden from the family. Tasks without it are shown to relatives who take part, under “We are taking care of”.',
    ],
    ['I removed a task by mistake.', 'Press Undo in the message, or open Removed at the foot of the page and restore it there.'],
    [
      'Which keys are there?',
      'j and k (or the arrow keys) go from card to card, x or the space bar completes, Enter opens the page where the task is done, e opens or closes a card, and ? shows all of them.',
    ],
  ],
  'my-day': [
    [
      'Whose tasks are mine?',
      'Those of every case that is assigned to you. Unassigned shows the cases that nobody has yet, All the whole home.',
    ],
    [
      'When is a task overdue?',
      'When its day has passed by the home’s own calendar, wherever you read this. A task without a day, such as one that has to be done before embalming, stands behind those that have one.',
    ],
    [
      'When does the morning’s mail come?',
      'Each morning by the home’s clock, if anything of yours is overdue or due that day. Turn it off or on with the switch at the foot of this screen; it is kept for this home.',
    ],
    [
      'A colleague is away. How do I take over?',
      'Choose All, open a case and change who it is assigned to. Its tasks are then yours.',
    ],
  ],
} as const satisfies Partial<Record<FaqPage, readonly Answered[]>>;
