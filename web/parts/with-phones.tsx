import type { ReactNode } from 'react';
import { dialLink } from '#shared/values/phone.ts';
import { OutsideLink } from '#web/ui/text-link.tsx';

/** Phone numbers as people type them in the middle of other words. */
const PHONE = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}/g;

/** Shows text with its phone numbers as links that call them. */
export const WithPhones = ({ text }: { text: string }) => {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: phone, index } of text.matchAll(PHONE)) {
    const link = (
      <OutsideLink key={index} href={dialLink(phone)} className="tabular-nums">
        {phone}
      </OutsideLink>
    );
    parts.push(text.slice(end, index), link);
    end = index + phone.length;
  }
  return <span className="break-words whitespace-pre-line">{[...parts, text.slice(end)]}</span>;
};
