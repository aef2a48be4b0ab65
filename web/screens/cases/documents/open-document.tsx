import { useState } from 'react';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { type DocumentViewMode, documentViewMode } from '#shared/model/enumerations/document.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { useSession } from '#web/session/use-session.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { SaveLine } from '../details/save-line.tsx';
import { useCase } from '../use-case.ts';
import { DocumentActions } from './document-actions.tsx';
import { DocumentConflict } from './document-conflict.tsx';
import { DocumentDetails } from './document-details.tsx';
import { DocumentPages } from './document-pages.tsx';
import { DocumentRecord } from './document-record.tsx';
import { DocumentStatus } from './document-state.tsx';
import { readSigners, SIGNERS, writeSigners } from './document-values.ts';
import { SignersPanel } from './signers-panel.tsx';
import { focusSigner, useCurrentField, useFieldInAddress } from './use-current-field.ts';
import { type DocumentSaving, useDocumentSaver } from './use-document-saver.ts';

type Opened = { view: CaseDocumentView };

const modes = documentViewMode.options.map(({ id, text }) => ({ value: id, label: text }));

/** Keeps how a person looks at documents, in this browser. */
function useViewMode(): [DocumentViewMode, (mode: DocumentViewMode) => void] {
  const { user } = useSession();
  const storage = browserStorage('browser', `yarrow:document-view:${user?.id ?? ''}`);
  const [mode, setMode] = useState<DocumentViewMode>(() => {
    const stored = storage.read();
    const kept = typeof stored === 'object' && stored !== null && 'mode' in stored ? String(stored.mode) : '';
    return documentViewMode.has(kept) ? kept : 'all';
  });
  return [
    mode,
    (chosen) => {
      storage.write({ mode: chosen });
      setMode(chosen);
    },
  ];
}

type Parts = Opened & { saving: DocumentSaving; field: ReturnType<typeof useCurrentField> };

/** Puts what is filled in first while it is a draft, and who has signed once it is sent. */
const Details = ({ view, saving, field }: Parts) => {
  const { answers, errors, saver } = saving;
  // A scan has nothing to fill in.
  const details = (view.document.state === 'draft' || view.fields.length > 0) && (
    <DocumentDetails
      view={view}
      values={answers}
      errors={errors}
      current={field.current}
      missing={field.missing}
      onCurrent={field.setCurrent}
      onChange={(fieldId, value) => saver.change(fieldId, value)}
      onNextMissing={field.goToNextMissing}
    />
  );
  const isDraft = view.document.state === 'draft';
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      {isDraft && details}
      <SignersPanel
        view={view}
        chosen={readSigners(answers[SIGNERS])}
        onChange={(signers) => saver.change(SIGNERS, writeSigners(signers))}
      />
      {!isDraft && details}
      <DocumentRecord record={view.record} />
    </div>
  );
};

const Conflict = ({ view, saving: { conflict, saver } }: Omit<Parts, 'field'>) =>
  conflict && (
    <DocumentConflict {...{ conflict, view }} onKeepMine={() => saver.keepMine()} onTakeSaved={() => saver.takeSaved()} />
  );

/** Says that what was typed last isn't in a document, because it was sent before that was saved. */
const SentWithout = ({ save }: Pick<DocumentSaving, 'save'>) =>
  (save.kind === 'failed' || save.kind === 'dirty') && (
    <Banner tone="warning" title="Your last change isn’t in this document">
      It was sent before the change was saved. To make the change, replace it with a new version.
    </Banner>
  );

/** Says that nobody can sign for a case that is cancelled. */
const CaseCancelled = () =>
  useCase().row.status === 'cancelled' && (
    <Banner tone="warning" title="This case is cancelled">
      Nothing of it is sent, and links to sign its documents don’t work, unless it’s made active again.
    </Banner>
  );

/** Shows a document: what it says beside its pages, who signs it, and what happened to it. */
export const OpenDocument = ({ view }: Opened) => {
  const { caseId, may, whyNot } = useCase();
  const [mode, setMode] = useViewMode();
  const saving = useDocumentSaver(caseId, view);
  const field = useCurrentField(view, saving.answers);
  const showField = (fieldId: string) => {
    if (mode === 'pdf-only') setMode('all');
    requestAnimationFrame(() => field.goTo(fieldId));
  };
  const showSigner = (signerId: string) => {
    if (mode === 'pdf-only') setMode('all');
    focusSigner(signerId);
  };
  useFieldInAddress(showField, showSigner);
  const { save, failure, errors, saver } = saving;
  const isDraft = view.document.state === 'draft' && may('documents.change');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {whyNot('documents.change') && <Banner>{whyNot('documents.change')}</Banner>}
      <CaseCancelled />
      <DocumentStatus view={view} onField={showField} onSigner={showSigner} />
      {view.document.state === 'draft' ? <Conflict {...{ view, saving }} /> : <SentWithout save={save} />}
      <div data-chrome className="flex flex-wrap items-center justify-between gap-3">
        <Segments label="View" segments={modes} value={mode} onChange={setMode} />
        <div className="flex flex-wrap items-center gap-2">
          <DocumentActions view={view} settle={() => saver.settle()} onField={showField} onSigner={showSigner} />
        </div>
      </div>
      <div
        className={
          mode === 'all'
            ? 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(22rem,26rem)_minmax(0,1fr)] wide:grid-cols-[30rem_minmax(0,1fr)]'
            : 'mx-auto w-full max-w-230'
        }
      >
        {mode !== 'pdf-only' && <Details {...{ view, saving, field }} />}
        {mode !== 'details-only' && (
          <div className="min-w-0 lg:sticky lg:top-44">
            <DocumentPages
              // A scan may have fewer pages than the draft before it, which were counted.
              key={view.document.state === 'signed-on-paper' ? 'scan' : 'document'}
              view={view}
              current={field.current}
              missing={field.missing}
              {...(mode === 'all' ? { onField: field.goTo } : {})}
            />
          </div>
        )}
      </div>
      {isDraft && (
        <SaveLine {...{ save, failure }} hasErrors={Object.keys(errors).length > 0} onRetry={() => void saver.send()} />
      )}
    </div>
  );
};
