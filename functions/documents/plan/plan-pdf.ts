import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { missingRequired } from '#shared/planner/missing-required.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { draftOf } from '#shared/planner/saved-plan.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { Flow } from '../pdf/flow.ts';
import { Sheets } from '../pdf/sheets.ts';
import { writeFoot } from '../pdf/write-foot.ts';
import { writeAccount } from './account.ts';
import { writeChoices } from './choices.ts';
import { writeFront } from './front.ts';
import { colors, looks } from './looks.ts';
import { writePeople } from './people.ts';
import { beginSection, writeList } from './section.ts';

/** Writes what the plan still lacks, and what it names that the home no longer offers. */
function writeMissing(flow: Flow, plan: PlanView, home: PlannerHome | undefined): void {
  const section = beginSection(flow, 'What is still missing');
  if (!home) {
    flow.paragraph(
      section.child('P'),
      'This funeral home isn’t taking plans on Yarrow right now. This is your plan as you last saved it. Ask the home what it still offers.',
      looks.body,
    );
  } else {
    const missing = missingRequired(home, draftOf(plan.arrangement));
    if (missing.length > 0)
      writeList(
        flow,
        section,
        missing.map(({ words }) => words),
      );
    else flow.paragraph(section.child('P'), 'Nothing: every required question is answered.', looks.body);
  }
  const gone = [...new Set(plan.priced.dropped.map(({ reason }) => reason))];
  if (gone.length === 0) return;
  flow.gap(8);
  flow.room(40);
  flow.paragraph(section.child('H3'), 'Left out of the plan', looks.part);
  writeList(flow, section, gone);
}

export type PlanPdfInput = {
  plan: PlanView;
  /** The home as it is now. Without it (it is gone, or takes no plans any more) the plan is printed as it was stored. */
  home: PlannerHome | undefined;
  /** The day it is printed, by the reader's calendar. */
  printedOn: string;
};

/** `missingCharacters`: what no font has, drawn as U+FFFD; usually none. */
export type PlanPdf = { bytes: Buffer; missingCharacters: string[] };

/**
 * Composes a plan on paper: who, what it costs and why, what was chosen, what is still missing. The amounts are those the plan was stored with. Reads
 * nothing but fonts; the same input gives the same bytes. Tagged, with title, language, and outline.
 */
export function composePlanPdf(fonts: FontLibrary, { plan, home, printedOn }: PlanPdfInput): PlanPdf {
  const title = planTitle(plan.arrangement);
  const subject = `A funeral plan with ${plan.home.name}`;
  const sheets = new Sheets(fonts, { title, subject, author: 'Yarrow', language: 'en-US', createdOn: printedOn });
  const flow = new Flow(sheets);
  writeFront(flow, plan, home, printedOn);
  writeAccount(flow, plan, home);
  writeChoices(flow, plan, home);
  writePeople(flow, plan);
  writeMissing(flow, plan, home);
  writeFoot(sheets, { name: title, width: 360, look: looks.small, rule: colors.border });
  return { bytes: sheets.finish(), missingCharacters: [...sheets.missing] };
}
