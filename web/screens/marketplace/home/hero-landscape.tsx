/** The colors of the drawing by day and at dusk, all between the tokens (docs/decisions.md, Look). */
const colors = {
  '--sky-high': 'light-dark(#fbfaf7, #161513)',
  '--sky-low': 'light-dark(#f6ead6, #22302d)',
  '--sun': 'light-dark(#f3d9a8, #e8cf9c)',
  '--halo': 'light-dark(#f8e8c9, #2f3b33)',
  '--ridge': 'light-dark(#d5e0dc, #24332f)',
  '--hill-far': 'light-dark(#bfd3cb, #1f3833)',
  '--hill-mid': 'light-dark(#94b8ad, #1b3d37)',
  '--hill-near': 'light-dark(#5d9085, #16332e)',
  '--meadow': 'light-dark(#2f6d63, #10261f)',
  '--path': 'light-dark(#ecdfc6, #3a4a3f)',
  '--tree': 'light-dark(#3d7a6f, #0f2b25)',
} as React.CSSProperties;

/** Draws a rounded tree on its trunk; `size` is its height. */
const Tree = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 60})`}>
    <path d="M-1.6 0 -1 -24h2l.6 24z" fill="var(--meadow)" />
    <path d="M0-60c9 0 12 8 12 14 7 3 8 14 0 19-5 4-19 4-24 0-8-5-7-16 0-19 0-6 3-14 12-14z" fill="var(--tree)" />
  </g>
);

/**
 * Draws the background of the welcome: hills in early light, a path, a few trees. It fills its box with the horizon at the lower third, and says
 * nothing that the words don't.
 */
export const HeroLandscape = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 1440 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className} style={colors}>
    <defs>
      <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.25" stopColor="var(--sky-high)" />
        <stop offset="0.8" stopColor="var(--sky-low)" />
      </linearGradient>
      <radialGradient id="hero-halo">
        <stop offset="0.2" stopColor="var(--halo)" />
        <stop offset="1" stopColor="var(--halo)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="1440" height="600" fill="url(#hero-sky)" />
    <circle cx="905" cy="392" r="210" fill="url(#hero-halo)" />
    <circle cx="905" cy="392" r="46" fill="var(--sun)" />
    <path
      d="M0 440c90-34 150-8 240-26 110-22 170-44 290-22 90 16 150 10 240-8 120-24 210-10 310 14 130 30 230-2 360-14v216H0z"
      fill="var(--ridge)"
    />
    <path
      d="M0 474c120-30 250-28 380 0 130 28 240 8 360-16 150-30 270-18 390 12 110 28 210 18 310-8v138H0z"
      fill="var(--hill-far)"
    />
    <Tree x={612} y={482} size={40} />
    <Tree x={638} y={481} size={30} />
    <Tree x={1118} y={474} size={34} />
    <path d="M0 500c140-22 260 6 400 22 160 18 260-16 420-30 190-16 300 24 620 0v108H0z" fill="var(--hill-mid)" />
    <Tree x={246} y={512} size={46} />
    <Tree x={280} y={516} size={34} />
    <Tree x={982} y={500} size={52} />
    <Tree x={1018} y={503} size={38} />
    <path d="M0 540c180-26 300-8 470 8 190 18 330-6 500-20 180-14 320 10 470 4v68H0z" fill="var(--hill-near)" />
    <path
      d="M700 600c14-24 58-34 50-48-6-10-44-14-32-28 9-10 40-10 42-20 1-5-6-8-5-13h4c1 4 13 7 13 13 0 13-31 13-35 21-5 9 44 9 48 24 5 18-26 28-30 51z"
      fill="var(--path)"
    />
    <path
      d="M0 572c200-20 380-14 560-2 60 4 100 6 140 30H0zM1440 556c-180-10-360 6-520 14-60 3-110 8-150 30h670z"
      fill="var(--meadow)"
    />
  </svg>
);
