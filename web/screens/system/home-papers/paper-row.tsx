import { useState } from 'react';
import type { HomePaperView, PaperTemplateView } from '#shared/contract/system-papers.ts';
import type { PaperKind } from '#shared/model/home-paper.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { api, messageOf } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BareCheckbox } from '#web/ui/choices.tsx';
import { toast } from '#web/ui/toast.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { EditPaper } from './edit-paper.tsx';
import { paperCalls } from './paper-calls.ts';
import { templateName } from './paper-fields.ts';

/** Opens the list that a home would publish now, as a draft. The tab opens with the press, since browsers block one that opens later. */
const NextList = ({ id, name }: { id: string; name: string }) => {
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    const tab = window.open('', '_blank');
    try {
      const address = await api.priceLists.getNextGpl({ id });
      if (address && tab) tab.location.href = address.url;
      else tab?.close();
      if (!address) toast('This home has no prices yet, so there’s no list.');
    } catch (error) {
      tab?.close();
      toast(messageOf(error), { tone: 'danger' });
    }
    setIsBusy(false);
  };
  return (
    <Button size="compact" look="quiet" isBusy={isBusy} busyLabel="Composing..." onClick={() => void open()}>
      Next list (PDF)<VisuallyHidden> of {name}</VisuallyHidden>
    </Button>
  );
};

type PaperRowProps = {
  kind: PaperKind;
  home: HomePaperView;
  templates: readonly PaperTemplateView[];
  isChosen: boolean;
  /** What came of the last assignment, where it failed. */
  problem: string | undefined;
  onChoose: (isChosen: boolean) => void;
};

/** Says which sections are hidden, and whether there is a footer. */
const partsOf = ({ hiddenSectionIds, footer }: HomePaperView): string => {
  const hidden = hiddenSectionIds.length;
  const parts = [
    ...(hidden > 0 ? [`${hidden} ${hidden === 1 ? 'section' : 'sections'} hidden`] : []),
    ...(footer === '' ? [] : ['with a footer']),
  ];
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`;
};

/** Shows one home with its template and its last paper, to choose for an assignment or to edit alone. */
export const PaperRow = ({ kind, home, templates, isChosen, problem, onChoose }: PaperRowProps) => {
  const { id, name, city, stateCode, templateId, lastPaper } = home;
  const [isEditing, setIsEditing] = useState(false);
  const words = paperCalls[kind];
  return (
    <Card className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 text-sm sm:p-5">
      <BareCheckbox data-row label={`Choose ${name}`} checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-sans text-base font-semibold break-words">{name}</h2>
        <p className="text-muted">
          {city}, {stateCode}
        </p>
        <p className="mt-1 break-words">
          {templateId === null ? words.none : templateName(templates, templateId)}
          {partsOf(home)}
        </p>
        <p className="text-muted">{lastPaper === null ? words.noPaper : `${words.lastPaper} ${formatCalendarDate(lastPaper)}`}</p>
        {problem && (
          <p role="alert" className="mt-1">
            <Badge tone="danger">Not saved</Badge> {problem}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {kind === 'gpl' && <NextList id={id} name={name} />}
        <Button size="compact" onClick={() => setIsEditing(true)}>
          Edit<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      {isEditing && <EditPaper {...{ kind, home, templates }} onClose={() => setIsEditing(false)} />}
    </Card>
  );
};
