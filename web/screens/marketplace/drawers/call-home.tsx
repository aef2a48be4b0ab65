import { Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { telephoneLink } from '#shared/values/phone.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type CallHomeProps = {
  phone: string;
  /** Checks what calling needs; the number is revealed where it answers true. */
  onCall: () => Promise<boolean>;
};

/** The telephone number, hidden until the call was asked for rightly, then a telephone link (specification, sections 2 and 4). */
export const CallHome = ({ phone, onCall }: CallHomeProps) => {
  const [isRevealed, setIsRevealed] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isRevealed) link.current?.focus();
  }, [isRevealed]);
  const target = telephoneLink(phone);
  if (!isRevealed) {
    return (
      <Button isWide className="mt-3" icon={Phone} onClick={async () => setIsRevealed(await onCall())}>
        Call Funeral Home
      </Button>
    );
  }
  if (!target) return <p className="mt-4 text-center text-muted">This home has not given a telephone number.</p>;
  return (
    <a ref={link} href={target} className={`${buttonClass('secondary', 'regular', true)} mt-3 tabular-nums`}>
      <Icon of={Phone} />
      {phone}
    </a>
  );
};
