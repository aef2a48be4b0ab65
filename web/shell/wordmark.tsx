/** A sprig of yarrow: one stem, a flat head of small flowers, two feathered leaves. Drawn for us, in the colour of its text. */
export const Sprig = ({ size = 30 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <g stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
      <path d="M16 30V12.5" />
      <path d="M16 20.5c-1.2-4.2-4.4-7-8.6-8.6M16 20.5c1.2-4.2 4.4-7 8.6-8.6M16 17c-.6-3-2-5.2-4.4-7M16 17c.6-3 2-5.2 4.4-7" />
      <path
        d="M16 29c-2.6-.2-5-1.4-6.6-3.6M12.6 27.9l-.7-2.5M10.7 26.8l-2.3-.2M16 29c2.6-.2 5-1.4 6.6-3.6M19.4 27.9l.7-2.5M21.3 26.8l2.3-.2"
        strokeWidth="1.25"
      />
    </g>
    <g fill="currentColor">
      <circle cx="4.6" cy="11.2" r="1.75" />
      <circle cx="7.9" cy="9" r="1.95" />
      <circle cx="11.7" cy="7.3" r="2.05" />
      <circle cx="16" cy="6.6" r="2.2" />
      <circle cx="20.3" cy="7.3" r="2.05" />
      <circle cx="24.1" cy="9" r="1.95" />
      <circle cx="27.4" cy="11.2" r="1.75" />
      <circle cx="13.9" cy="3.6" r="1.45" />
      <circle cx="18.1" cy="3.6" r="1.45" />
      <circle cx="9.6" cy="5" r="1.3" />
      <circle cx="22.4" cy="5" r="1.3" />
      <circle cx="16" cy="10.9" r="1.3" />
    </g>
  </svg>
);

/** The name of the product with its sprig. */
export const Wordmark = () => (
  <span className="inline-flex items-center gap-2 text-primary">
    <Sprig />
    <span className="font-serif text-[1.5625rem] leading-none font-semibold tracking-[-0.02em] text-text">Yarrow</span>
  </span>
);
