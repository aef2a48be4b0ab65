import { useState } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCase } from '../use-case.ts';
import { categoriesAt, papersBefore } from './conference-steps.ts';
import { GiveListDialog } from './give-list-dialog.tsx';
import { notGiven, warningWords } from './given-lists.ts';
import { useConference } from './use-conference.ts';

/** Warns, on a step that needs one, that the family hasn't been given a list yet (16 CFR 453.2(b)(2) to (4)). It blocks signing, and nothing here. */
export const ListWarning = () => {
  const { may } = useCase();
  const { step, view, selection, offer } = useConference();
  const [open, setOpen] = useState(false);
  const needed = papersBefore(step, offer.list?.papers ?? [], categoriesAt(offer.home, selection.choices, step));
  const missing = notGiven(needed, view.statement.given);
  if (!offer.list)
    return step === 'disposition' || step === 'preferences' ? null : (
      <Banner tone="warning">This home has no price list in force, so nothing here has a price.</Banner>
    );
  return (
    <>
      {missing.length > 0 && (
        <Banner
          tone="warning"
          action={
            may('price-lists.hand-out') && (
              <Button size="compact" onClick={() => setOpen(true)}>
                Record it
              </Button>
            )
          }
        >
          {missing.map((paper) => (
            <p key={paper}>{warningWords(paper)}</p>
          ))}
        </Banner>
      )}
      {open && <GiveListDialog papers={missing} onClose={() => setOpen(false)} />}
    </>
  );
};
