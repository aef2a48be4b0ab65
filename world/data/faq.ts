import type { FaqPage } from '#shared/model/faq-pages.ts';
import type { Answered } from './faq-answer.ts';
import { casesFaq } from './faq-cases.ts';
import { familyFaq } from './faq-family.ts';
import { systemFaq } from './faq-system.ts';
import { workspaceFaq } from './faq-workspace.ts';

/** The questions of the other screens, each under its own name. */
export const screenFaq: Readonly<Record<Exclude<FaqPage, FamilyScreen>, readonly Answered[]>> = {
  ...familyFaq,
  ...workspaceFaq,
  ...casesFaq,
  ...systemFaq,
};

type FamilyScreen = 'home' | 'funeral-home' | 'planner' | 'case';

/** Questions that families ask, answered correctly for the United States; `page` names the screen that shows them. */
export const faq: readonly { page: FamilyScreen; question: string; answer: string }[] = [
  {
    page: 'home',
    question: 'Someone has just died. What do I have to do first?',
    answer:
      'If the death was expected and hospice was involved, call the hospice nurse. In a hospital or nursing home the staff will call the doctor. If it was sudden, call 911. You do not have to choose a funeral home within minutes: it is fine to sit with the person for a while and to make two or three calls before you decide.',
  },
  {
    page: 'home',
    question: 'Does using Yarrow cost anything?',
    answer:
      'No. Searching, comparing and writing to funeral homes is free for families. What you buy, you buy from the funeral home at the prices on its own list.',
  },
  {
    page: 'home',
    question: 'What is the price that I see in the search?',
    answer:
      'It is the price of the same basket at every home, added up from each home’s own price list: direct cremation with the cremation fee, unless you choose another basket. If a home does not list something in the basket, we say which line is missing instead of showing a lower figure.',
  },
  {
    page: 'home',
    question: 'What is the difference between direct cremation and cremation with a funeral?',
    answer:
      'Direct cremation takes place without a viewing or ceremony beforehand, so there’s no embalming, chapel, or hearse to pay for. You can still hold a memorial at any time. A funeral before the cremation adds preparation, rooms, and staff, and usually the basic services fee separately.',
  },
  {
    page: 'home',
    question: 'Do I have to decide everything right away?',
    answer:
      'No. The only thing that has to happen soon is that someone takes the person who died into their care. Everything else, from the kind of service to the urn, can wait a day or several. Most homes can keep a person cool without embalming while you think.',
  },
  {
    page: 'home',
    question: 'May I ask for prices by telephone?',
    answer:
      'Yes. Under the Funeral Rule of the Federal Trade Commission a funeral home must give you prices by telephone when you ask, without first asking who you are. If you visit, it must hand you its general price list to keep as soon as prices or arrangements are discussed.',
  },
  {
    page: 'home',
    question: 'Can I buy a casket or an urn somewhere else?',
    answer:
      'Yes. A funeral home must accept a casket or urn that you bought elsewhere and may not charge a fee for handling it, nor may it ask you to be there when it is delivered.',
  },
  {
    page: 'home',
    question: 'What if I cannot pay for a funeral?',
    answer:
      'Say so early; homes are used to it. Many counties help with burial or cremation costs, Social Security pays a single sum of $255 to an eligible spouse or child, the Department of Veterans Affairs pays burial allowances for eligible veterans, and many homes agree to payments over time. Donation to a medical school is another way that costs little.',
  },
  {
    page: 'home',
    question: 'How do I plan ahead for myself?',
    answer:
      'Write down what you want and tell the person who will have to act on it; that alone is worth more than any contract. You can also plan with a home now and pay then, or pay now through insurance or a trust. Ask whether the price is guaranteed, whether the plan can be moved to another home, and what happens if you cancel.',
  },

  {
    page: 'funeral-home',
    question: 'What is a general price list?',
    answer:
      'A list of everything the home sells, each with its price. The Funeral Rule requires it and names sixteen items that must be on it where the home offers them. You may choose only the items you want; the one fee that every full funeral includes is the basic services of the director and staff.',
  },
  {
    page: 'funeral-home',
    question: 'Is embalming required?',
    answer:
      'Except in certain special cases, no law requires it. A home may ask for it if you choose a public viewing. It must not say that the law demands it when it does not, and it needs your permission. Refrigeration is usually possible instead.',
  },
  {
    page: 'funeral-home',
    question: 'What is the basic services fee?',
    answer:
      'It pays for the work that every funeral needs: planning, permits, the death certificate, coordination, and the costs of keeping the house open. It is added to the total of what you select. It is already included in the prices of direct cremation, immediate burial, and forwarding or receiving remains.',
  },
  {
    page: 'funeral-home',
    question: 'Does a package replace the price list?',
    answer:
      'No. Packages are offered in addition to the list. You can always choose individual items instead. The package’s details show the total of the individual prices so you can compare.',
  },
  {
    page: 'funeral-home',
    question: 'Is a vault required for burial?',
    answer:
      'In most areas no state or local law requires one. Many cemeteries do, so that the ground does not sink in; either a grave liner or a vault satisfies them. Natural burial grounds use neither.',
  },
  {
    page: 'funeral-home',
    question: 'What are cash advances?',
    answer:
      'Things the home pays for on your behalf: the newspaper, clergy, certificates, the cemetery. Each must be listed. If the home charges you more than it paid, it must tell you so in writing.',
  },
  {
    page: 'funeral-home',
    question: 'Must I buy a casket for cremation?',
    answer:
      'No. No state requires it. A home that offers direct cremation must make an alternative container available, of fiberboard or a similar material, and say so.',
  },
  {
    page: 'funeral-home',
    question: 'Where do the reviews come from?',
    answer:
      'Homes import their reviews from a maps service. They are shown as they were written, the good ones and the others; neither the home nor we can pick among them.',
  },

  {
    page: 'planner',
    question: 'Who will see what I write here?',
    answer:
      'You, and the people you share it with. The funeral home sees your plan when you send it or sign its contract. You can save what you have and come back to it later.',
  },
  {
    page: 'planner',
    question: 'What is the difference between water cremation and cremation by fire?',
    answer:
      'Water cremation, or alkaline hydrolysis, uses warm water and potassium hydroxide to do in some hours what burial does in decades. It needs no flame and returns about a fifth more ashes, which are paler. It is lawful in more than half of the states and offered by fewer homes than that.',
  },
  {
    page: 'planner',
    question: 'What is natural organic reduction?',
    answer:
      'Also called human composting: the body becomes about a cubic yard of soil over several weeks, in a vessel with wood chips and straw. Washington was the first state to allow it, in 2019, and others have followed. Families may take some of the soil, and the rest goes to land that needs it.',
  },
  {
    page: 'planner',
    question: 'How many death certificates do I need?',
    answer:
      'Each bank, insurer, pension office and title transfer may ask for its own certified copy. Most families need between five and ten. Some places give originals back, so ask. More can be ordered later from the state or the town.',
  },
  {
    page: 'planner',
    question: 'Can ashes be scattered anywhere?',
    answer:
      'On private land with the owner’s permission; in many parks with a permit; at sea at least three nautical miles from shore, with a report to the Environmental Protection Agency within thirty days. Airlines let you carry ashes in a container that can be X-rayed; only the Postal Service mails them, by Priority Mail Express and in its own box for them.',
  },
  {
    page: 'planner',
    question: 'Can I change the plan later?',
    answer:
      'Yes, until you sign a contract. After that, changes are made together with the funeral home, and it gives you a new statement of what you selected.',
  },
  {
    page: 'planner',
    question: 'Why do you ask whether there is a pacemaker?',
    answer: 'Batteries can be dangerous during cremation, so we have to remove them first. For burial, a pacemaker can stay.',
  },
  {
    page: 'planner',
    question: 'What size of urn do I need?',
    answer:
      'Allow one cubic inch for each pound that the person weighed in health. Urns for adults hold about 200 cubic inches. Keepsake urns hold a few spoonfuls, for families who share.',
  },

  {
    page: 'case',
    question: 'What does the funeral director need from me for the death certificate?',
    answer:
      'Full legal name, date and place of birth, Social Security number, address, marital status and the spouse’s name, the parents’ names including the mother’s before marriage, schooling, usual occupation and kind of business, military service, and race and origin as the family states them. The doctor or medical examiner supplies the cause of death.',
  },
  {
    page: 'case',
    question: 'What does “For you to do” mean?',
    answer:
      'These are the few things that only your family can do, such as bringing clothing or choosing a photograph. Check one off when it’s done, and the home will know. Anyone in the family can. If a day doesn’t work for you, call. It can almost always be moved.',
  },
  {
    page: 'case',
    question: 'What burial benefits do veterans have?',
    answer:
      'Eligible veterans may be buried in a national cemetery at no cost, with opening and closing, a grave liner, a headstone or marker, perpetual care and a flag. In a private cemetery a government marker and flag are still free. Military honors are provided on request. The Department of Veterans Affairs also pays burial allowances in some cases.',
  },
  {
    page: 'case',
    question: 'Where do I find the discharge papers?',
    answer:
      'Look for DD Form 214, or for older service the separation document with another number, often filed with the county. If it is lost, the National Personnel Records Center in St. Louis can replace it; for a funeral it answers urgent requests quickly.',
  },
  {
    page: 'case',
    question: 'Who is told of the death?',
    answer:
      'The funeral home reports it to Social Security and to the state. You should tell the bank, insurers, pension payers, the landlord, the credit bureaus, the election office and the Department of Motor Vehicles. A payment from Social Security for the month of death has to be returned.',
  },
  {
    page: 'case',
    question: 'Who has the right to decide about the funeral?',
    answer:
      'State law sets the order. A person named in writing for the purpose comes first in most states, then the spouse or domestic partner, then adult children, parents, and brothers and sisters. Where several have equal rights, some states ask for a majority, others for all of them.',
  },
  {
    page: 'case',
    question: 'When can the cremation take place?',
    answer:
      'After the authorization is signed, the death certificate or its medical part is complete, and the permits are issued. Many states also ask for a waiting time, often 24 or 48 hours, and many for the approval of a medical examiner or coroner.',
  },
  {
    page: 'case',
    question: 'Is a signature that I give online valid?',
    answer:
      'Yes. Under federal law, and the law of nearly every state, a signature can’t be refused only because it’s electronic. You are asked to agree to signing this way first, and you can ask for paper instead.',
  },
  {
    page: 'case',
    question: 'Can I sign on paper instead?',
    answer:
      'Yes, at no charge. Ask the funeral home for a paper copy, or choose “I’d rather sign on paper” on the signing page. What you entered isn’t signed then, and the home is told.',
  },
  {
    page: 'case',
    question: 'Who sees the documents that we sign?',
    answer:
      'The funeral home’s staff who work on cases, the people who sign that document, and the relatives whom the home gave access to this case, if the document is one for families. Other companies that work on the case don’t see documents here.',
  },
  {
    page: 'case',
    question: 'How can I check that a signed document wasn’t changed?',
    answer:
      'Open the page “Check a document” (/verify) and choose the PDF. It’s checked on your own device and isn’t sent anywhere. The page also says whether Yarrow’s own key sealed it. Most programs that open PDFs also show whether the signature is valid. They may say that they don’t know who issued it, which is normal.',
  },
  {
    page: 'case',
    question: 'What is the statement of goods and services?',
    answer:
      'An itemized list of everything you selected, with its price, the cash advances and the total. The home must give it to you at the end of the arrangement conference. Compare it with the price list and keep both.',
  },
];
