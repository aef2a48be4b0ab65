import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import { fieldsOf } from '#shared/custody/pages/care-field.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import { isReleaseOwed } from '#shared/custody/pages/remains-locks.ts';
import { type CarePageName, carePage } from '#shared/model/enumerations/custody.ts';
import { refuseOffline } from '#web/parts/refuse-offline.ts';
import { OtherCase } from '#web/parts/tags/other-case.tsx';
import { When } from '#web/parts/when.tsx';
import { questionFieldId } from '#web/questions/question-list.tsx';
import { api, fieldErrors, messageOf, problemOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/error-summary.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { asksFamily, FamilyToldFields, useFamilyTold } from '../changes/family-told-fields.tsx';
import { useCase, useCaseChanged } from '../use-case.ts';
import { NextMoves } from './next-moves.tsx';
import { pageQuery } from './use-care-page.ts';

type ClosePageProps = {
  view: CarePageView;
  isSaved: boolean;
  /** What is half filled in, by field: the page isn't closed over it. */
  unfinished: Readonly<Record<string, string>>;
  onRefused: (errors: Readonly<Record<string, string>>) => void;
};

/** Says what the one marked field says, or how many there are, and leads to the first: the fields are above what the screen shows. */
const SeeMarked = ({ page, marked }: { page: CarePageName; marked: Readonly<Record<string, string>> }) => {
  const names = Object.keys(marked);
  const [first] = fieldsOf(carePages[page]).filter(({ name }) => names.includes(name));
  const only = first && names.length === 1 ? `${first.label}: ${marked[first.name]}` : 'See what is marked above: 1 field.';
  const words = names.length === 1 ? only : `See what is marked above: ${names.length} fields.`;
  return (
    <p role="alert" className="mt-1.5 text-danger">
      {first ? <TextButton onClick={() => focusField(questionFieldId(first.name))}>{words}</TextButton> : words}
    </p>
  );
};

/** Takes over a page as a call answered it, and reloads what else shows it. */
function useTaken() {
  const client = useQueryClient();
  const { caseId } = useCase();
  const { refresh } = useCaseChanged();
  return (view: CarePageView) => {
    client.setQueryData(pageQuery(caseId, view.page).queryKey, view);
    void client.invalidateQueries({ queryKey: query.custodyPages.getCustodyPages.key() });
    void refresh();
  };
}

const ReopenDialog = ({ view, onClose }: { view: CarePageView; onClose: () => void }) => {
  const { caseId, row } = useCase();
  const taken = useTaken();
  const told = useFamilyTold({ isAsked: asksFamily(row.decedentStatus) });
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState('');
  const save = async () => {
    const family = told.checked();
    setMissing(reason.trim() === '' ? 'Please say why.' : '');
    if (family === null || reason.trim() === '') return false;
    const { page, version } = view;
    refuseOffline('Opening a page again');
    taken(await api.custodyPages.reopenCustodyPage({ id: caseId, page, version, reason: reason.trim(), ...family }));
    return true;
  };
  return (
    <ChangeDialog
      title={`Open ${carePage.label(view.page)} again?`}
      saveLabel="Open again"
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-muted">
            The custody record keeps who closed the page, what it said then, and why it was opened again.
          </p>
          <TextArea
            label="Why"
            rows={2}
            maxLength={600}
            value={reason}
            error={missing || errors.reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <FamilyToldFields told={told} errors={errors} />
        </>
      )}
    </ChangeDialog>
  );
};

/** Closes a page in the name of the person who presses the button, or says who closed it and lets staff open it again. */
export const ClosePage = ({ view, isSaved, unfinished, onRefused }: ClosePageProps) => {
  const { caseId, may, row, dashboard } = useCase();
  const taken = useTaken();
  const [isBusy, setIsBusy] = useState(false);
  const [otherTag, setOtherTag] = useState<CarePageView['otherTag']>();
  const [failure, setFailure] = useState('');
  const [marked, setMarked] = useState<Readonly<Record<string, string>>>({});
  const isJustClosed = useRef(false);
  const [isReopening, setIsReopening] = useState(false);
  const { page, version, closed } = view;
  if (!may('cases.change')) return null;
  const refuse = (refused: Readonly<Record<string, string>>) => {
    onRefused(refused);
    setMarked(refused);
  };
  const close = async () => {
    setFailure('');
    refuse(unfinished);
    if (Object.keys(unfinished).length > 0) return;
    setIsBusy(true);
    setOtherTag(undefined);
    try {
      refuseOffline('Closing a page');
      const after = await api.custodyPages.closeCustodyPage({ id: caseId, page, version });
      isJustClosed.current = after.closed !== null;
      taken(after);
      setOtherTag(after.otherTag);
      if (after.closed) toast(`${carePage.label(page)} is closed.`, { tone: 'success' });
    } catch (error) {
      const refused = fieldErrors(error);
      refuse(refused);
      if (Object.keys(refused).length === 0) setFailure(messageOf(error));
      if (problemOf(error)?.code === 'stale') taken(await api.custodyPages.getCustodyPage({ id: caseId, page }));
    } finally {
      setIsBusy(false);
    }
  };
  if (closed)
    return (
      <>
        <p
          // The button that had the focus is gone.
          ref={(words) => {
            if (words && isJustClosed.current) words.focus();
            isJustClosed.current = false;
          }}
          tabIndex={-1}
          className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2"
        >
          <span>
            Closed by {closed.byName || 'someone'}, <When at={closed.on} />.
          </span>
          <Button size="compact" onClick={() => setIsReopening(true)}>
            Open again
          </Button>
          {isReopening && <ReopenDialog view={view} onClose={() => setIsReopening(false)} />}
        </p>
        {page === 'cremated-remains' && isReleaseOwed(row.decedentStatus, true) && (
          <Banner tone="warning" className="mt-4" title="Now record the release">
            <p className="mb-3">Closing the page moves nobody: the record still has the cremated remains in care.</p>
            <NextMoves page={page} />
          </Banner>
        )}
      </>
    );
  return (
    <div className="mt-6">
      <p className="mb-3 max-w-measure text-muted">
        When everything is filled in, close the page. Your name, the time, and what it says go into the custody record.
      </p>
      {view.whoCloses && <p className="mb-3 max-w-measure">{view.whoCloses}</p>}
      <Button look="primary" isBusy={isBusy} busyLabel="Closing..." disabled={!isSaved} onClick={() => void close()}>
        Close this page
      </Button>
      {Object.keys(marked).length > 0 && <SeeMarked page={page} marked={marked} />}
      <FieldError id="close-page-error">{failure || undefined}</FieldError>
      {otherTag && <OtherCase name={row.decedentFullName} belongsTo={otherTag.belongsTo} homePhone={dashboard.homePhone} />}
    </div>
  );
};
