import type { FaqPage } from '#shared/model/faq-pages.ts';
import type { Answered } from './faq-answer.ts';

/** What a home's staff ask on the screens of cases and of their tasks. */
export const casesFaq = {
  calendar: [
    [
      'Where do the entries come from?',
      'A ceremony or conference with a day on its case appears here without being entered again, and so does a removal that was requested on a case. Add viewings and everything else with “Add entry.”',
    ],
    [
      'What happens when I move a service?',
      'Its day and time change on the case too, with everything that follows from them, such as due dates. If a colleague changed the case meanwhile, you’re told and nothing is moved.',
    ],
    [
      'What is a conflict?',
      'Two entries need the same person, room, or vehicle at the same time. The calendar says so in words on both. You can still save them.',
    ],
    [
      'Can I see it on my phone’s calendar?',
      'Yes. Press Subscribe, make a secret address, and add it to your calendar program. Stop it here at any time. It also stops when you leave the team.',
    ],
  ],
  cases: [
    [
      'How do I find a case quickly?',
      'Press / and type the beginning of any word: a name, the case number, a contact, a telephone number. Several words narrow the search. The arrow keys go through the results, and Enter opens one.',
    ],
    [
      'What is the difference between a Lead and an Active case?',
      'A Lead is a family that sent you a plan or hasn’t chosen you yet, so it has few tasks. When you accept it, it becomes Active and the tasks of the case appear.',
    ],
    [
      'Can a completed or canceled case be reopened?',
      'Yes, by an owner or admin, who gives a reason. The reason is in the case’s timeline.',
    ],
    [
      'Which cases need something today?',
      'The table shows how many tasks of each case are open and which is due next. Today lists the tasks themselves across all cases, those that are overdue first.',
    ],
  ],
  'first-call': [
    [
      'What happens to a call that I don’t finish?',
      'It is saved on this device with the first character, so it survives a reload, a crash, and a lost connection. Press c to come back: the page lists your unfinished calls. After two weeks, they are removed.',
    ],
    [
      'Nobody knows the name. What do I enter?',
      'Choose Unknown. For a baby without a first name, choose Baby of and enter the mother’s name. The case is found by that name, and shows the real one once someone enters it in the case’s details.',
    ],
    [
      'The caller told me only one name. Is that enough?',
      'Yes. It is in the first call record with the phone number. With first and last name, the caller also becomes a contact of the case.',
    ],
    [
      'How do I get through this page without the mouse?',
      'Tab goes from answer to answer, the arrow keys choose, and Backspace takes a choice back. Type dates like 11/24, today, or yesterday, and times like 2:30 pm. Ctrl Enter (⌘ Enter on a Mac) opens the case from any field.',
    ],
  ],
  'case-pages': [
    [
      'Someone else answered the same question. Whose answer is kept?',
      'Neither is overwritten without you seeing it. You see both and choose one. Two people who answer different questions never get in each other’s way.',
    ],
    [
      'How do I correct a care status that was set by mistake?',
      'An owner or admin may set any status as a correction and says why. The record of custody is never rewritten: the correction is one more entry in it.',
    ],
    [
      'What does the family see of this?',
      'Only what is marked for the family: the pages of questions that are theirs, notes you shared, services you show, and tasks that aren’t for staff only. Anything else is never sent to their browser.',
    ],
    [
      'Can a deleted case be brought back?',
      'Yes. Deleting only hides a case: the message that appears offers to undo it, and anyone who still has its page open can restore it. Nothing is erased before its retention period ends.',
    ],
  ],
  'case-contacts': [
    [
      'Who decides about the funeral?',
      'The person in control of disposition. Each state sets an order: usually someone named in writing, then the spouse or partner, adult children, parents, brothers and sisters. Give that role to one person, so that forms and tasks name them.',
    ],
    [
      'What does an invited relative see?',
      'Their own view of the case: its status, what you ask of them, who looks after them, and what you share. They never see staff notes or staff-only tasks.',
    ],
    [
      'What is the difference between the two invitations?',
      'One lets a relative take part in the case with their own account. The other sends the link to plan online, so that they can choose services and merchandise at home.',
    ],
    [
      'What happens when I take access away?',
      'It ends immediately, even on screens that are open. The contact stays in the case.',
    ],
  ],
  'case-notes': [
    ['Does the family see notes?', 'Only the notes that you share with them. All others are for staff only.'],
    [
      'How do I make sure a colleague reads a note?',
      'Type @ and choose their name. They find it under the bell, and by email unless they chose otherwise. If something has to be done by a certain day, use a task instead.',
    ],
    ['Can a note be changed later?', 'Yes, and what it said before can still be read under its history.'],
  ],
  'case-documents': [
    [
      'Can a family sign on paper instead?',
      'Yes, always. Print the document, have it signed by hand, and choose “Upload signed paper” to add the scan, with who signed it and when. Of an authorization, you also say which name and disposition are on it, and what it says about implants. It counts once everyone who decides is among those who signed. A signer who chooses “I’d rather sign on paper” declines the online copy, and you are told.',
    ],
    [
      'What happens when everyone has signed?',
      'The document is sealed automatically: pages that say how it was signed are added, and one digital signature covers the whole file. Signers then get an email with a link to their copy.',
    ],
    [
      'How can anyone check that a signed document wasn’t changed?',
      'Open the page “Check a document” (/verify) and choose the PDF. It’s checked in the browser and sent nowhere. It also compares the key of the seal with those that Yarrow has published. “Download with its record” adds a page that finds changes without the internet, and shows the fingerprint to compare.',
    ],
    [
      'A signer can’t find the email. What can I do?',
      'In the signer’s menu, send a reminder or a new link, or choose “Sign on this tablet” and stay with them while they sign.',
    ],
    [
      'Can I change a document that was sent?',
      'No. What signers see never changes under them. Replace it with a new version and give a reason. If it’s no longer needed, void it: its links then stop working.',
    ],
  ],
  removals: [
    [
      'What works here without a connection?',
      'Everything on this page, once you have taken it along: the place and whom to call, times, team, tag, signature, photos, and what came with the person. It’s kept on this phone, and sent in order as soon as there is a connection.',
    ],
    [
      'What if the battery dies, or I close the browser?',
      'Nothing that you noted is lost. Open this page again on the same phone and in the same browser: the line at the top says how much is only on this phone. It’s sent even if you only open Yarrow.',
    ],
    [
      'What does “Needs you” mean?',
      'Something could not simply be recorded: someone else wrote in the same field meanwhile, a tag is taken, or the phone’s clock was wrong. Each entry says what to do. Nothing is taken out without you, and everything else is sent.',
    ],
    [
      'They sign only on paper. What do I do?',
      'Take a photo of the signed paper under Photos. It counts as the signature. Its hash is worked out on the phone, and the custody record names it, so that anyone can show later that the photo was not changed.',
    ],
    [
      'Who can see what is on this phone?',
      'Anyone who has the phone, until you sign out: lock it. It has no Social Security number. What you took along is forgotten when you sign out, when someone else signs in, and after three days. What you noted is kept until it’s sent.',
    ],
  ],
  tasks: [
    [
      'Where do tasks come from?',
      'They appear automatically when something happens in a case: it is opened, the care status changes, a disposition is chosen. Each due date is counted from that moment or from a date in the case.',
    ],
    [
      'Can I add my own tasks?',
      'Yes, with Add task. Name an owner, a due date, and a note. The family doesn’t see it. A trade company that works on the case can own a task, too, and sees only its own.',
    ],
    [
      'Why does Yarrow ask before I complete a task?',
      'It completes that task automatically once the case shows that it’s done, and the case doesn’t show that yet. You see which required answers are missing, and can complete it anyway.',
    ],
    [
      'Why can’t I uncheck a task?',
      'It was completed automatically, because what it asks for was done: a question was answered, a status was reached. If that changes, the task reopens automatically. Tasks that you check off stay that way until you uncheck them.',
    ],
    [
      'What does Expired mean?',
      'Its date has passed, and doing it late usually wouldn’t help. It no longer counts as open. You can still complete it, and it opens again when its date moves into the future.',
    ],
    [
      'What does the crossed-out eye mean?',
      'The task is hidden from the family. Tasks without it are shown to relatives who take part, under “We’re taking care of.”',
    ],
    ['I removed a task by mistake.', 'Press Undo in the message, or open Removed at the foot of the page and restore it there.'],
    [
      'Which keys are there?',
      'j and k (or the arrow keys) go from card to card, x or the space bar completes, Enter opens the page where the task is done, e opens or closes a card, and ? shows all of them.',
    ],
  ],
  'trade-day': [
    [
      'What is on our list today?',
      'Removals of the cases assigned to you, until the decedent is in care, and what else of the home’s calendar you’re assigned to. A removal shows the place, whom to call there, the way in, and the weight, as far as the home knows them.',
    ],
    ['Why don’t I see other cases?', 'You see only the cases that the home assigns to you. If you expect one, call the home.'],
    ['When is one of our tasks overdue?', 'After its due date has passed in the home’s time zone, wherever you are.'],
    [
      'How do I say that we have the decedent?',
      'Open the case and choose Change decedent status: Out for pickup when you leave, and In care when you’re back. The home sees it right away.',
    ],
  ],
  'my-day': [
    [
      'What is on today?',
      'Removals until the decedent is in care, ceremonies and arrangement conferences of your cases that are today, and below them the messages that wait for an answer.',
    ],
    [
      'Can I add a task that belongs to no case?',
      'Yes, with Add task on this screen. It’s a task for the home. Give it an owner, a due date, and a note if you like. Tasks that you add on a case belong to that case.',
    ],
    [
      'Whose tasks are mine?',
      'Those that you own, and the tasks of every case assigned to you. Unassigned shows what no one has yet, and All shows the whole home.',
    ],
    [
      'When is a task overdue?',
      'After its due date has passed in the home’s time zone, wherever you are. A task without a date, such as one that has to be done before embalming, is listed after those with one.',
    ],
    [
      'When does the morning email come?',
      'Each morning in the home’s time zone, if any of your tasks are overdue or due that day. Turn it on or off with the switch at the bottom of this screen. The setting applies to this home only.',
    ],
    [
      'A colleague is away. How do I take over?',
      'Choose All, open a case and change who it is assigned to. Its tasks are then yours, except those that someone wrote for a person: edit these and choose another owner.',
    ],
  ],
} as const satisfies Partial<Record<FaqPage, readonly Answered[]>>;
