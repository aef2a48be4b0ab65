import '#web/document-calls.ts';
import { Download, HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import type { DecedentView } from '#shared/contract/cases-views.ts';
import { careMoves } from '#shared/custody/handoffs/care-moves.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { placeOfDeath } from '#shared/model/enumerations/place-of-death.ts';
import { ageOn, formatCalendarDate } from '#shared/values/dates.ts';
import { downloadFrom } from '#web/parts/send-file.ts';
import { api, messageOf } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { toast } from '#web/ui/toast.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { CareBadge } from '../case-badges.tsx';
import { CareDialog } from '../changes/care-dialog.tsx';
import { useCase } from '../use-case.ts';

/** Says that something isn't known yet, because a blank could also be forgotten. */
const unknown = <span className="text-muted">Not known yet</span>;

const placeWords = ({ placeOfDeath: kind, placeOfDeathSpecify, placeOfDeathAddress: at }: DecedentView): string =>
  [kind && placeOfDeath.label(kind), placeOfDeathSpecify, at?.locationName, at?.city].filter(Boolean).join(', ');

const diedWords = ({ dateOfDeath, dateOfBirth }: DecedentView): string | undefined => {
  if (!dateOfDeath) return undefined;
  const day = formatCalendarDate(dateOfDeath);
  return dateOfBirth ? `${day}, aged ${ageOn(dateOfBirth, dateOfDeath)}` : day;
};

/** Downloads the custody record of the case with what checks it, for those who may take it along. */
const ExportCustody = () => {
  const { caseId, may } = useCase();
  const [isBusy, setIsBusy] = useState(false);
  if (!may('custody.export')) return null;
  const download = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      downloadFrom((await api.casePapers.getCustodyExport({ id: caseId })).url);
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' });
    }
    setIsBusy(false);
  };
  return (
    <div data-chrome className="mt-4">
      <Button size="compact" icon={Download} isBusy={isBusy} busyLabel="Preparing the file..." onClick={() => void download()}>
        Export the custody record
      </Button>
      <p className="mt-1 text-sm text-muted">
        A .zip file with every entry, names and notes, a print, and a page that checks them without the internet.
      </p>
    </div>
  );
};

/** Shows who died and where they are. Where they are now comes first, since people ask that most. */
export const WhoDied = () => {
  const { row, dashboard, who, may, sight } = useCase();
  const [isOpen, setIsOpen] = useState(false);
  const care = { status: row.decedentStatus, dispositionType: row.dispositionType, custody: dashboard.custody };
  // A trade company records little of it: the button is there when something of its own comes next.
  const records = sight === 'staff' || careMoves(care, who, dashboard.tradeKinds).some(({ whyNot }) => whyNot === null);
  const { decedent } = dashboard;
  const { dateOfBirth } = decedent;
  return (
    <Panel
      title={row.type === 'at-need' ? 'Who died' : 'Who it is for'}
      aside={
        may('decedent.move') &&
        records && (
          <Button size="compact" icon={HeartHandshake} onClick={() => setIsOpen(true)}>
            Change decedent status
          </Button>
        )
      }
    >
      <DefinitionList
        items={[
          { term: 'Decedent status', value: <CareBadge status={row.decedentStatus} /> },
          ...(row.type === 'at-need' || decedent.dateOfDeath
            ? [
                { term: 'Died', value: diedWords(decedent) ?? unknown },
                { term: 'Place of death', value: placeWords(decedent) || unknown },
              ]
            : []),
          { term: 'Born', value: dateOfBirth ? formatCalendarDate(dateOfBirth) : unknown },
          { term: 'Disposition', value: row.dispositionType ? dispositionType.label(row.dispositionType) : unknown },
        ]}
      />
      <ExportCustody />
      {isOpen && <CareDialog row={row} who={who} does={dashboard.tradeKinds} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
};
