import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { MyCase, NumberOnFile } from '#shared/contract/my-cases.ts';
import { TypeNumberDialog } from '#web/screens/cases/details/social-security/type-number-dialog.tsx';
import { problemOf } from '#web/session/api-problem.ts';
import { api, query, useIdempotencyKey } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast.ts';
import { Section } from './section.tsx';

type DialogProps = { caseId: string; onFile: NumberOnFile; onClose: () => void };

const ReplaceDialog = ({ caseId, onFile, onClose }: DialogProps) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const refresh = () => client.invalidateQueries({ queryKey: query.myCases.getMyCase.key() });
  const save = async (number: string | null) => {
    const input = { caseId, socialSecurityNumber: number ?? '', expected: onFile };
    try {
      await api.myCases.replaceSocialSecurityNumber(input, { context: { idempotencyKey: keyFor(input) } });
    } catch (error) {
      // Someone was faster, or the home took the case from them: the page says so. What is typed stays.
      if (['stale', 'not_found'].includes(problemOf(error)?.code ?? '')) await refresh();
      throw error;
    }
    await refresh();
    toast('Social Security number saved.', { tone: 'success' });
  };
  return (
    <TypeNumberDialog
      title={onFile.isOnFile ? 'Replace the Social Security number' : 'Add the Social Security number'}
      hint={`Nine digits.${onFile.isOnFile ? ' It replaces the number on file.' : ''} You won’t see it here once it’s saved.`}
      field="socialSecurityNumber"
      onSave={save}
      onClose={onClose}
    />
  );
};

/** Shows a family whether there is a Social Security number, and how to give another. It never shows any of its digits. */
export const SocialSecurity = ({ view }: { view: MyCase }) => {
  const [isOpen, setIsOpen] = useState(false);
  const onFile = view.socialSecurityNumber;
  if (!onFile) return null;
  return (
    <Section id="social-security-number" title="Social Security number">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p aria-live="polite" className="flex items-center gap-1.5 font-semibold">
          {onFile.isOnFile && <Icon of={CircleCheck} size={18} className="shrink-0 text-success" />}
          {onFile.isOnFile ? 'On file' : 'Not on file yet'}
        </p>
        <Button size="compact" onClick={() => setIsOpen(true)}>
          {onFile.isOnFile ? 'Replace' : 'Add'}
          <span className="sr-only"> the Social Security number</span>
        </Button>
      </div>
      <p className="mt-2 text-muted">
        {view.home.name} needs it for official papers, such as the death certificate. To keep it private, we encrypt it and never
        show it here.
      </p>
      {isOpen && <ReplaceDialog caseId={view.id} onFile={onFile} onClose={() => setIsOpen(false)} />}
    </Section>
  );
};
