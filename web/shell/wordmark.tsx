/** A sprig of yarrow: one stem, a flat head of small flowers, two feathered leaves. Drawn for us, in the colour of its text. */
export const Sprig = ({ size = 30 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <g stroke="currentColor" strokeWidth="1.3" strokeLinecap="round">
      <path d="M15.6 31c.5-5.6.5-11.6.4-18" />
      <path d="M16 19.4c-.9-3.7-4-6.6-8.8-8.2M16 19.4c.9-3.7 4-6.6 8.8-8.2M16 16c-.5-2.6-1.9-4.6-4.3-6.2M16 16c.5-2.6 1.9-4.6 4.3-6.2" />
      <path
        strokeWidth="1.1"
        d="M15.8 27.4c-2.9.1-5.6-1.5-7.3-4.4M13.3 27l-1.6 1.4M11.2 25.9l-2 .7M9.6 24.4l-2.1-.1M12.9 26.7l.2-2.5M10.9 25.5l.5-2.3"
      />
      <path
        strokeWidth="1.1"
        d="M16 24.3c2.6-.2 4.9-1.8 6.2-4.5M18.3 23.7l1.7 1M20.2 22.4l2 .3M18 23.7l-.4-2.3M20 22.3l-.7-2.1"
      />
    </g>
    <g fill="currentColor">
      <circle cx="3.9" cy="10.6" r="1.5" />
      <circle cx="6.9" cy="8.5" r="1.85" />
      <circle cx="10.7" cy="6.9" r="1.95" />
      <circle cx="16" cy="6.3" r="2.2" />
      <circle cx="21.3" cy="6.9" r="1.95" />
      <circle cx="25.1" cy="8.5" r="1.85" />
      <circle cx="28.1" cy="10.6" r="1.5" />
      <circle cx="13.4" cy="4" r="1.35" />
      <circle cx="18.6" cy="4" r="1.35" />
      <circle cx="8.7" cy="5.2" r="1.2" />
      <circle cx="23.3" cy="5.2" r="1.2" />
      <circle cx="13.5" cy="9" r="1.15" />
      <circle cx="18.5" cy="9" r="1.15" />
    </g>
  </svg>
);

/** Shows the name of the product with its sprig. */
export const Wordmark = () => (
  <span className="inline-flex items-center gap-2 text-primary">
    <Sprig />
    <span className="font-serif text-[1.5625rem] leading-none font-semibold tracking-[-0.02em] text-text">Yarrow</span>
  </span>
);
