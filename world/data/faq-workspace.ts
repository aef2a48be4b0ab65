import { staffAccess } from '#shared/model/enumerations/people.ts';
import type { FaqPage } from '#shared/model/faq-pages.ts';
import { accessWords } from '#shared/team/access-words.ts';
import type { Answered } from './faq-answer.ts';

/** What a home's staff ask on the screens about its whole business. */
export const workspaceFaq = {
  dashboard: [
    [
      'What does the dashboard count?',
      'What families did on your public page in the days you chose: how often they opened it, how often they used its phone number or website, and how many wrote to you or sent a plan. Visits by your own team don’t count.',
    ],
    [
      'Why isn’t our page in the search yet?',
      'A page appears in the search once it’s live. The dashboard lists what’s still missing, and each step links to the screen where you do it. Changes to a live page show up in the search within a minute.',
    ],
    [
      'What happens when I mark a message as answered?',
      'It leaves the open messages for the whole team, and you can reopen it at any time. The family isn’t told. To answer in Yarrow, open the message under Messages.',
    ],
    [
      'What does the bell tell me?',
      'What concerns you: mentions in notes, cases assigned to you, what families change in your cases or send you, and tasks that became overdue. Press g and then n to open it. Opening one marks it as read.',
    ],
    [
      'How do I get fewer emails, or more?',
      'Open the bell and press Settings. For each kind you choose the bell, email, both, or neither, for this home. Email comes a few minutes later with everything that you haven’t read by then.',
    ],
    [
      'Can the cases open after sign-in, instead of this?',
      'Yes. At the bottom of the list of cases, check “Open cases after sign-in.” It’s saved with your account, so it works on every device.',
    ],
  ],
  messages: [
    [
      'What does the family see when we answer?',
      'An email from your home’s name, with what you wrote, who wrote it, and your phone number. When they reply to it, their answer appears here, and the message is new again.',
    ],
    [
      'Who hears that a family wrote again?',
      'The teammate the message is assigned to gets an email. If it isn’t assigned to anyone, the email goes to your home’s address.',
    ],
    [
      'Can families send us pictures or papers?',
      'Not by answering: files don’t arrive here, and we show you their names. Ask the family to bring them, or give them an address of your own.',
    ],
    [
      'What does “We can’t tell whether this is from the family” mean?',
      'The answer came to the family’s secret address, but from another email address, or the sender’s email service didn’t confirm it. It may be a relative. Call before you act on it.',
    ],
    [
      'When may we text a family?',
      'When they texted you first, or agreed to it and you recorded that. Someone who answers STOP gets no more texts until they text START. Your home needs a number to text from: ask our support.',
    ],
    [
      'Why does a text count several segments?',
      'Phone companies send and bill texts in segments of 160 characters. A special character, such as an emoji or a curly quotation mark, makes them 70 characters long.',
    ],
    [
      'What can a template fill in?',
      'The family’s name, your home’s name and phone number, and the name of the teammate who has the message, or else yours. What isn’t known stays in braces, and nothing is sent until you replace it.',
    ],
  ],
  profile: [
    [
      'Who sees the profile?',
      'Everyone, once the page is live: it’s what families find in the search and read before they call. Until then, only your team sees it.',
    ],
    ['Who may change it?', 'Owners and admins. Staff and people with view-only access can read it.'],
    [
      'Can we take down a review?',
      'No. Reviews are imported from a maps service and shown as written. No one can pick which ones appear, which is why families trust them.',
    ],
    [
      'Why does the time zone matter?',
      'Due dates and your morning email follow the home’s time zone. If it’s wrong, tasks turn overdue at the wrong hour.',
    ],
  ],
  packages: [
    [
      'May a package replace the general price list?',
      'No. Under the Funeral Rule packages are offered in addition to the list. A family may always choose single items instead (16 CFR 453.4(b)), and the package shows what its parts cost one by one.',
    ],
    [
      'What happens to packages when our prices change?',
      'A package uses the prices of the current list. When you publish a new list, packages change to its prices. A plan that a family has started shows each difference, line by line.',
    ],
    [
      'What is the difference between flat and à la carte pricing?',
      'A flat package has one price, however much of it a family uses. An à la carte package costs the sum of what the family keeps in it.',
    ],
    [
      'How do we take a package off our page?',
      'Archive it. Families no longer see it, nothing is lost, and you can make it active again at any time. Families see a new package only after you save it.',
    ],
  ],
  pricing: [
    [
      'When do families see a changed price?',
      'When you publish the next price list. Until then, your changes here are a draft that only your team sees.',
    ],
    [
      'Someone else changed the same row. What now?',
      'The row says so and shows both versions. Choose one; nothing is overwritten without you seeing it. Rows that only one of you changed are simply saved.',
    ],
    [
      'Which lines does the Funeral Rule require?',
      'Sixteen items, each at its own price if you offer it, including the basic services fee, transfer, embalming, other preparation, viewing, ceremony, hearse, direct cremation, and immediate burial (16 CFR 453.2(b)(4)). The check before publishing names each one that is missing.',
    ],
    [
      'May we charge a fee for a casket that a family brings?',
      'No. A handling fee for a casket bought elsewhere is not allowed (16 CFR 453.4(b)). The only fee a family cannot decline is the one for basic services.',
    ],
  ],
  merchandise: [
    [
      'When do families see what we change here?',
      'When you publish the next price list. Until then, they see the items and prices of the list in force. Hiding a category and pictures take effect right away.',
    ],
    [
      'Can we paste prices from a spreadsheet?',
      'Yes. Copy a column or a block of cells there, choose the first cell here, and paste. One copied value fills all cells that you selected. Ctrl+Z (⌘Z on a Mac) undoes it, and nothing is saved until you press Save.',
    ],
    [
      'What does “Make it our own” do?',
      'It copies an item of the catalog, so that you can change its name, description, and pictures. Its prices and the plans that chose it don’t change. If the catalog changes the item later, we show you what is different.',
    ],
    [
      'What happens to an item that we retire?',
      'You sell it until your next price list, which leaves it out. Plans and cases that chose it keep it. You can restore it at any time.',
    ],
  ],
  'price-list': [
    [
      'When do we have to hand out the list?',
      'As soon as someone asks in person about funerals or prices, before arrangements are discussed, and for them to keep (16 CFR 453.2(b)(4)). On the phone, give prices to anyone who asks, without asking for a name first.',
    ],
    [
      'Why can the list not be published?',
      'The check found something that’s missing or that the Funeral Rule doesn’t allow. Each finding names its clause and links to where you fix it. Some take one click.',
    ],
    [
      'Can a published list still be changed?',
      'No. Each version stays as it was handed out. Change the draft and publish again. The new version takes effect right away.',
    ],
    [
      'Can new prices start on a certain day?',
      'Yes. Publish the draft with a later effective date. The list waits, and takes effect when that day begins at your home. Until then, families see the list in force. You can unschedule it, or schedule another in its place. It keeps the prices that it was scheduled with.',
    ],
    [
      'How long do we have to keep old lists?',
      'At least one year after the last time a list was handed out (16 CFR 453.6). Yarrow keeps versions and their handouts for that long automatically.',
    ],
  ],
  reports: [
    [
      'Why did last year’s numbers change?',
      'A case counts as what it is today, in the month it was opened. When its disposition is decided, its type changes, or it’s cancelled, deleted, or restored, that month follows within a few seconds.',
    ],
    [
      'Why are there more calls than cases?',
      'A call stays a call when its case is cancelled, but a cancelled case isn’t a case. Cases also include accepted plans that families sent online, which aren’t calls.',
    ],
    [
      'How do we get a better time to answer?',
      'Mark each message as answered as soon as you have called or written. Marking it as not answered takes its time out of the average.',
    ],
    [
      'What is in the CSV file?',
      'Every figure on the screen, one line for each month you chose, and each type of case with each disposition. Conversion is in percent and the average time is in minutes.',
    ],
    ['Who sees reports?', 'Owners, admins, and bookkeepers.'],
    [
      'What happens when we close a day?',
      'Nothing more is recorded for that day, and it can’t be opened again. A payment for it that arrives later keeps the day on which it was paid, but counts on the next open day, where it’s listed as late.',
    ],
  ],
  team: [
    [
      'What may each kind of access do?',
      staffAccess.values.map((access) => `${staffAccess.label(access)}: ${accessWords(access)}`).join(' '),
    ],
    [
      'What does a trade company see?',
      'Only the cases it’s assigned to, and in those only the decedent’s care and the tasks of its trade. It doesn’t see families’ notes, prices, or your team. It records only what it does: a removal service the removal, an embalmer the preparation, a crematory that the cremated remains are in care. Every company can take part in hand-offs.',
    ],
    [
      'How long is an invitation good for?',
      'Seven days. After that send it again from the member’s page; the older link stops working.',
    ],
    [
      'Someone has left. What happens to their cases?',
      'They lose access immediately. Their cases don’t change until you assign them to someone else: filter the list of cases by the person, select them all, and assign them together.',
    ],
    [
      'What can Yarrow support do in our home?',
      'In a support session, one of us works as one of you, and may do no more than that person. They get an email that says who it is and why, and everything is recorded under both names. Support can’t see a whole Social Security number, change a password or the email address someone signs in with, invite anyone to your team, make someone an admin, or transfer ownership.',
    ],
    [
      'How does a support session end?',
      'The person from Yarrow presses “End support session.” If they don’t, it ends after an hour, when they sign out, or when another administrator of Yarrow ends it. To have one ended right away, write to our support.',
    ],
  ],
} as const satisfies Partial<Record<FaqPage, readonly Answered[]>>;
