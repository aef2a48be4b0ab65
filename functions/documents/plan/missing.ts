import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { missingRequired } from '#shared/planner/missing-required.ts';
import { draftOf } from '#shared/planner/saved-plan.ts';
import type { Flow } from '../pdf/flow.ts';
import { looks } from './looks.ts';
import { beginSection, writeList } from './section.ts';

/** What the plan still lacks, and what it names that the home no longer offers. */
export function writeMissing(flow: Flow, plan: PlanView, home: PlannerHome | undefined): void {
  const section = beginSection(flow, 'What is still missing');
  if (!home) {
    flow.paragraph(
      section.child('P'),
      "This funeral home isn't taking plans on Yarrow right now. This is your plan as you last saved it. Ask the home what it still offers.",
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
