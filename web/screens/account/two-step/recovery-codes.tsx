import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../parts/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { focusUnderTitle } from '../../../ui/focus-under-title.ts';
import { useCopy } from './use-copy.ts';

const fileOf = (codes: readonly string[], email: string) =>
  [`Yarrow recovery codes for ${email}`, 'Each code works once.', '', ...codes, ''].join('\n');

export type RecoveryCodesProps = { codes: readonly string[]; email: string; onDone: () => void };

/** Shows new recovery codes, once only, to be kept somewhere safe. */
export const RecoveryCodes = ({ codes, email, onDone }: RecoveryCodesProps) => {
  const { said, copy } = useCopy('Your browser didn’t allow copying. Download or print them instead.');
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => focusUnderTitle(lead.current), []);
  return (
    <div className="grid gap-5">
      {/* The printed page has no header that says what the codes are for. */}
      <p className="hidden font-semibold print:block">Yarrow recovery codes for {email}</p>
      <p ref={lead} tabIndex={-1} className="outline-none">
        If you lose your phone, one of these codes lets you in. Each works once. Keep them somewhere safe: we can’t show them
        again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-x-8 gap-y-1.5 rounded-card bg-sunken p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code} className="select-all whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="compact" icon={Copy} onClick={() => void copy(codes.join('\n'))}>
          Copy
        </Button>
        <Button size="compact" icon={Download} onClick={() => saveFile('yarrow-recovery-codes.txt', fileOf(codes, email))}>
          Download
        </Button>
        <Button size="compact" icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {said}
      </p>
      <Button look="primary" isWide className="print:hidden" onClick={onDone}>
        I saved my codes
      </Button>
    </div>
  );
};
