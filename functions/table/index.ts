/**
 * The single table: its primitives, and one file per entity or collection. Only this folder knows key strings.
 *
 * | partition | sort keys | what one query reads |
 * |---|---|---|
 * | `LOCATION#<id>` | `PROFILE`, `GALLERY`, `IMAGE#`, `REVIEW#`, `EMPLOYEE#`, `TEMPLATE#`, `PACKAGES`, `PRICELIST`, `PRICELISTS`, `CARD`; behind `~` what only its staff see: `~ACTIVITY#<month>`, `~MESSAGE#<instant>#<id>` of unanswered ones | a home's public page; its dashboard |
 * | `LOCATION#<id>#REPORTS` | `MONTH#<month>`, and before them `CASE#<id>`, `MESSAGE#<id>`: what each counts as | a home's figures by month |
 * | `LOCATION#<id>#MESSAGES` | UUIDv7 | a home's mailbox |
 * | `THREADS#<location>#<state>` (gsi1), `THREADS#<location>#MEMBER#<employee>` (gsi2) | `<last change>#<message>` | a home's messages of one state; those that a member takes care of |
 * | `THREAD#<message>` | `ENTRY#<instant>#<id>`, `ADDRESS` | the answers to a message; the secret of the address that the family answers to |
 * | `REPLY#<secret>` | `REPLY` | the thread of such an address |
 * | `RECEIVED#<delivery>` | `RECEIVED` | that an email or a text has come in |
 * | `LOCATION#<id>#MESSAGE-TEMPLATES` | template | a home's templates for answers |
 * | `LOCATION#<id>#TEXTS` | `NUMBER`, `<family's number>` | the number a home texts from; who may get texts, and their thread |
 * | `TEXT-NUMBER#<number>` | `OWNER` | the home that a number belongs to |
 * | `LOCATION#<id>#ITEMS` | `<category>#<order>#<id>` | what a home charges for merchandise |
 * | same | `~OWN#<id>`, `~PICTURES#<item>`, `~SHOWN`; `~CHANGES` | its own items, its pictures of any, and its order of the categories; how often any of it or of its prices changed, and which rows did lately |
 * | `LOCATION#<id>#SERVICES` | service | what a home charges for services without a line of the price list |
 * | `LOCATION#<id>#IMPORTS` | import | a file with a home's merchandise: what came of it |
 * | `LOCATION#<id>#FILES` | `AGING` | the progress of the job that makes a home's aging file, and the last file |
 * | `LOCATION#<id>#TAGS` | `COUNTS`, `SEED#<print>`, `SHEET#<UUIDv7>`, `TAG#<code>` | how many tags a home has in each state; what a retry makes the same tags of, for two days; its prints of tags; its tags, in gsi1 under `TAGS#<location>#<state>` by their last change |
 * | `LOCATION#<id>#PRICE-LISTS` | `SETTINGS`, `UNFINISHED`, `SCHEDULED`, `SCHEDULED-CONTENT`, `SCHEDULED-PRICES`, `VERSION#<instant>#<id>`, `CONTENT#<id>`, `COUNT#<id>`, `HAND-OUT#<instant>#<id>`, `OPENED#<hash>` for a day | what a home published as price lists, and to whom it gave them |
 * | `PRICE-LISTS-WAITING` (gsi1) | `<start of the day>#<location>` | price lists that wait for their day, the earliest first |
 * | `PRICE-LIST#<id>` (gsi2) | `VERSION` | a published list by its id |
 * | `LOCATION#<id>#CARD-PAYMENTS` | `ACCOUNT` | a home's own account at the card processor, in gsi1 under `CARD-ACCOUNT#<account>` by home |
 * | `LOCATION#<id>#SECTIONS` | section | the paragraphs of a home's documents |
 * | `LOCATIONS` (gsi1), `LOCATIONS-BY-TOWN` (gsi2) | `<name>#<id>`, `<town and state>#<id>` | every home by its name, by its town |
 * | `MEMBERS` (gsi1) | `<email>#<id>` | the members of every home by their email |
 * | `LOCATION#<id>#PAPERS` | `CONTRACT`, `GPL` | the template, hidden sections, and footer of a home's papers; in gsi1 under `PAPER-TEMPLATE#<id>` by home |
 * | `LOCATION#<id>#SYSTEM-LOG` | `<instant>#<id>` | what administrators did to a home |
 * | `LOCATION#<id>#CUSTODY-CHECKPOINTS` | `<8 digits>` | the signed checkpoints of a home’s custody records, in order |
 * | `HANDOFFS-DUE` (gsi1) | `<instant>#<id>` | open hand-offs by when they are overdue, until both sides were told |
 * | `HANDOFFS#<location>` (gsi2) | `<instant>#<id>` | open hand-offs of a home, the oldest first |
 * | `CUSTODY-UNCHECKED` (gsi1) | `<location>#<case>` | heads of custody records that no checkpoint covers yet, by home |
 * | `SIGN-UP-REQUESTS` | UUIDv7 | homes that asked to join |
 * | `ACCOUNT#<id>` | `ACCOUNT`, `MEMBERSHIP#<location>`, `CASE#<case>`, `SESSION#<sign-in>`, `SUPPORT` | an actor, and the cases that they take part in |
 * | `SUPPORT-SESSIONS` | UUIDv7 | which administrators act for whom, and did lately |
 * | `ACCOUNT#<id>#AUDIT` | UUIDv7 | who did what on a person's behalf |
 * | `ACCOUNT#<id>#RECOVERY-CODES` | `CODES` | the hashes of a person's recovery codes |
 * | `CHALLENGE#<hash>` | `CHALLENGE` | a sign-in that waits for its second factor |
 * | `LOCATION#<id>#SIGN-IN` | `RULES`, `CHANGE#<instant>#<id>` | what a home requires of its staff's sign-ins, and who changed it |
 * | `EMAIL#<address>` | `EMAIL` | the owner of an address |
 * | `CATALOG` | `HEAD`, `DRAFT#<noun>#<id>`, `USES` | what of the catalog is published, its drafts, and the newest count of its uses |
 * | `CATALOGUE#<part>` | `<group>#<id>` | a part of the catalog |
 * | `CATALOG` | `HEAD`, `USES`, `DRAFT#<noun>#<id>`, `BATCH#<id>` | what is published of the catalog, and what is drafted |
 * | `CATALOG#IMPORT#<id>` | `IMPORT`, `PICTURE#<file name>` | a file with entries of the catalog, and the pictures that came with it |
 * | `TOKEN#<hash>` | `TOKEN` | an emailed link |
 * | `LINKS#<account>` | `<purpose>#<address>` | which link of a purpose is the newest, the only one that works |
 * | `DEVICES#<account>` | `DEVICES` | the browsers that an account was signed in to from |
 * | `RATE#<hash>` | `COUNT`, `ATTEMPTS` | how often something was tried; how many wrong passwords, from where |
 * | `PLAN#<id>` | `PLAN`, `SUBMISSION#<UUIDv7>`, `CASE#<location>` | a plan, its submissions, and its case at the home |
 * | `PLANS#account:<id>` or `PLANS#key:<hash>` (gsi1), with `#archived` for archived ones | last save | an owner's plans |
 * | `PLANS#account:<id>#<location>` or `PLANS#key:<hash>#<location>` (gsi2) | last save | those for one home |
 * | `LICENSE#<number>` (gsi2) | employee | who has a license |
 * | `PROCESSED#<consumer>#<event>` | `PROCESSED` | that a consumer has had an event |
 * | `PROCESSED#<consumer>#<event>` | `MAIL#<hash of the recipient>` | that an email about an event is being sent, or was |
 * | `CASE#<id>` | before the timeline `ANSWERS#`, `CARE-PAGE#<page>`, `CONFERENCE` (whether its family follows the conference, and how often changed what they see), `CONTACT#`, `CONTACT-ORDER`, `CONTRACT#<2 digits>` (a version of its contract), `CONTRACT-LIST#<instant>#` (a price list that its family was given), `CUSTODY#<8 digits>` (the record of custody; before that was a chain, `CUSTODY#<instant>`), `CUSTODY-WORDS#<entry>`, `DOCUMENT#`, `DOCUMENT-OF#<template>`, `DOCUMENTS`, `EFFECT#` (what came with the decedent), `EFFECTS`, `EFFECTS-TOLD`, `FACTS`, `GATE` (what two people go on without), `HANDOFF#`, `HANDOFF-PHOTO#`, `HANDOFF-RECEIPT#`, `MERCHANDISE#ITEM#`, `MERCHANDISE#OPTIONS`, `MERCHANDISE#PLAN`, `NOTE#`, `NOTES#<instant>`, `NOTE-EDIT#`, `PLAN#<plan>`, `RECEIPT#PAYMENT#`, `RECEIPT#REFUND#`, `SELECTION` (what was agreed on so far), `SERVICE#`, `STATEMENT#<2 digits>` (what a version froze), `TAGS`, `TASK#<state>#<order>#`, `TRADE#`; then `TIMELINE#<instant>`, `~CASE`, `~CUSTODY` (the head of the record), `~DECEDENT`, `~MONEY` (the sums, and the head of the ledger), `~PEOPLE` | a case's dashboard, from the end |
 * | `CONFERENCE-CODE#<hash>` | `CODE` | the conference that a code opens, for ten minutes |
 * | `DOCUMENT#<id>` | `SIGNER#<id>`, `~DOCUMENT`, `~SHOWN` | how far each signer of a document is, with what they filled in, in gsi1 under `SIGNERS-DUE` by their next reminder; the document, in gsi1 under `SEALINGS` while it has to be sealed; that its case isn't hidden |
 * | `SEAL-CERTIFICATES` | `KEY#<6 digits>` | the certificates of all keys that sealed documents, in order, the one in use last |
 * | `SIGNING#<hash>` | `TOKEN` | whose signing a link, or a session on the home's tablet, opens |
 * | `DOCUMENT#<id>` | `CHAIN#<8 digits>`, `~CHAIN` | the entries of a document's signature record, in order; its head |
 * | `LEDGER#<case>` | `ENTRY#<8 digits>`, `ID#<entry>` | the entries of a case's ledger, in order, which no role changes or deletes; the number of each by its id |
 * | `LEDGER#<location>#<day>` (gsi1) | `<instant>#<case>#<8 digits>` | the entries of a home's ledgers that took effect on a day |
 * | `LEDGER-UNCHECKED` (gsi2) | `<location>#<case>` | the ledgers that have changed since they were checked last, by home |
 * | `BALANCES#<location>` (gsi1) | `<due>#<case>` | the cases of a home that owe something, or are owed something, by their due date |
 * | `LEDGER#<location>` | `CLOSE#<day>` | what a home counted on a day and what the ledgers said, frozen, which no role changes or deletes |
 * | `BOOKS#<location>` | `DAY#<day>`, `~BOOKS` | the sums of the entries of each day; through which day the books are closed |
 * | `PAYMENT#<id>`, `REFUND#<id>` | `PAYMENT`, `REFUND` | which case a payment or a refund is of |
 * | `TASK#<id>` | `PLACE` | the key of a task; in gsi1 under `TASKS-EXPIRING` by the end of its day |
 * | `TASKS-MADE#<day>` (gsi2) | task | the tasks that triggers made on a day, each with how it ended |
 * | `TASK-COUNTS` | `LATEST` | how often each trigger made a task lately, and how those ended |
 * | `HOME-TASKS#<location>` | `TASK#<state>#<order>#` | a home's own tasks, which belong to no case |
 * | `REMOVALS#<location>` (gsi1) | `<case>` | cases whose decedent waits to be brought into care |
 * | `TASKS#<location>` (gsi1), `TASKS#<location>#<employee or none>` (gsi2) | `<due>#<order>#<id>` | open tasks of a home, of a member |
 * | `TASK-DIGEST#<location>` | `<employee>` | when a member next gets an email about their tasks; in gsi1 under `TASK-DIGESTS` by that time |
 * | `NOTIFICATIONS#<location>#<employee>` | id, `CHOICES` | what a member is told, and how; in gsi1 what their bell shows by time, in gsi2 under `NOTIFICATIONS-UNREAD#` the unread ones |
 * | `NOTIFICATION-EMAIL#<location>#<employee>` | `DUE`, `LISTED#<id>` | when a member's next email about notifications is due, in gsi1 under `NOTIFICATION-EMAILS` by that time; what it lists |
 * | `CASES#<location>#<status>` (gsi1), `CASES#<location>#<employee or none>` (gsi2), `CASES#<location>#TRADE#<employee>` (gsi1) | `<opened>#<id>` | lists of cases |
 * | `LOCATION#<id>#CASE-WORDS` | `<word>[ <word>]#<newest first>#<case>#<of what>` | which cases have a word, or a phone number with these last digits |
 * | `LOCATION#<id>#CALENDAR` | `ENTRY#<id>`, `RESOURCE#<id>` | the rooms and vehicles of a home; its entries by their ids |
 * | `CALENDAR#<location>` (gsi1), `CALENDAR#CASE#<case>` (gsi2) | `<start>#<id>` | what is on the calendar of a home; all entries of a case |
 * | `CALENDAR-FEED#<hash>` | `FEED` | a feed of a calendar by the hash of its secret |
 * | `ACCOUNT#<id>#CALENDAR-FEEDS` | `<location>` | the feed that an account has at a home |
 * | `ACCOUNT#<id>#CASE-VIEWS` | `<location>` | the views of a home's cases that an account saved |
 * | `LOCATION#<id>#CASE-NAMES` | `LETTER#<letter>`, `NAME#<word>` | the words of names by their first letter, and the newest cases of each: for mistyped names |
 * | `LOCATION#<id>#CASE-NUMBERS` | `YEAR#<year>`, `LINE#<year>`, `NUMBER#<number>` | the last number of a year; how many places in line were given; whose a number is |
 * | `CORPUS` | `KEY` | the key of the corpus's hashes |
 * | `CORPUS#HOMES` | `<location>` | the homes that the corpus has something of |
 * | `CORPUS#<shard>` | `<location>#CASE#<hash>#<order>#<event>`, `<location>#PLAN#<hash>` | events of cases and sent plans without names, for dry runs of the catalog |
 * | `CORPUS#GONE#<hash>` | `GONE` | that a case or a plan was erased from the corpus, for 30 days |
 * | `TRIGGER-RUN#<release>` | `LANE#<number>`, `RUN` | triggers that a release published over open cases, too, and how far each lane of cases is |
 * | `DRY-RUN#<id>` | `LANE#<number>`, `RUN` | a dry run: what it is about, and how far each of its lanes is; full ones in gsi1 under `DRY-RUNS` by when they began |
 * | `OUTBOX#<event>` | `OUTBOX` | an event that the stream publishes |
 * | `IDEMPOTENCY#<hash>` | `ANSWER`, `COMMIT#<begun>#<number>` | what a request was answered before, and what it has committed |
 */
export {};
