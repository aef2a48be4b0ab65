import { useState } from 'react';
import type { StatementFinding } from '#shared/model/contract-version.ts';
import { FindingsPanel } from '../contract/findings-panel.tsx';
import { useCase } from '../use-case.ts';
import { GiveListDialog } from './give-list-dialog.tsx';
import { notGiven } from './given-lists.ts';
import { useConference } from './use-conference.ts';

/** Lists what is wrong with the statement. Lists that weren't given are recorded right there. */
export const ConferenceFindings = ({ findings }: { findings: readonly StatementFinding[] }) => {
  const { may } = useCase();
  const { view, offer } = useConference();
  const [isGiving, setIsGiving] = useState(false);
  const papers = offer.list?.papers ?? [];
  const missing = notGiven(papers, view.statement.given);
  const mayGive = papers.length > 0 && may('price-lists.hand-out');
  return (
    <>
      <FindingsPanel findings={findings} {...(mayGive ? { onGiveList: () => setIsGiving(true) } : {})} />
      {isGiving && <GiveListDialog papers={missing.length > 0 ? missing : papers} onClose={() => setIsGiving(false)} />}
    </>
  );
};
