/** The colors of the flowers by day and at dusk. */
const colors = {
  '--stem': 'light-dark(#24564c, #5f9488)',
  '--leaf': 'light-dark(#3f7f72, #467b6f)',
  '--floret': 'light-dark(#fffaf0, #efe3cd)',
  '--floret-shade': 'light-dark(#f0dcb8, #cdb489)',
  '--floret-heart': 'light-dark(#d9a659, #b98740)',
} as React.CSSProperties;

type Plant = { x: number; top: number; lean: number; width: number };

/** The ground line of the drawing; every stem begins below it. */
const GROUND = 330;

/** Places the florets of one head: three flat rows, the lower ones wider, as yarrow (Achillea) grows them. */
const floretsOf = ({ width }: Plant): { x: number; y: number; size: number; shade: boolean }[] =>
  [0, 1, 2].flatMap((row) => {
    const count = 5 + row * 2;
    const half = (width / 2) * (0.72 + row * 0.16);
    return Array.from({ length: count }, (_, index) => {
      const across = (index / (count - 1)) * 2 - 1;
      const wobble = ((index * 7 + row * 5) % 5) - 2;
      return {
        x: across * half,
        y: across * across * width * 0.13 + row * width * 0.085 + wobble * width * 0.008,
        size: width * (0.062 + ((index + row) % 3) * 0.008),
        shade: row === 2 || (index + row) % 4 === 0,
      };
    });
  });

const Leaf = ({ x, y, side, length }: { x: number; y: number; side: 1 | -1; length: number }) => (
  <g transform={`translate(${x} ${y}) scale(${side} 1) rotate(-38)`} fill="none" stroke="var(--leaf)" strokeLinecap="round">
    <path d={`M0 0q${length * 0.5} -5 ${length} 1`} strokeWidth="2.2" />
    {[0.25, 0.4, 0.55, 0.7, 0.85].map((part) => (
      <path
        key={part}
        d={`M${length * part} -2l${5 * (1.3 - part)} ${-9 * (1.35 - part)}M${length * part} -2l${6 * (1.3 - part)} ${8 * (1.35 - part)}`}
        strokeWidth="1.7"
      />
    ))}
  </g>
);

const Yarrow = (plant: Plant) => {
  const { x, top, lean, width } = plant;
  const head = { x: x + lean, y: top };
  const fork = { x: x + lean * 0.82, y: top + width * 0.52 };
  const along = (part: number) => ({ x: x + lean * part * part * 0.82, y: GROUND + 24 - (GROUND + 24 - fork.y) * part });
  return (
    <g>
      <path
        d={`M${x} ${GROUND + 24}Q${x + lean * 0.1} ${(GROUND + fork.y) / 2} ${fork.x} ${fork.y}`}
        fill="none"
        stroke="var(--stem)"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      {[0.3, 0.5, 0.68].map((part, index) => (
        <Leaf key={part} {...along(part)} side={index % 2 === 0 ? 1 : -1} length={width * (0.52 - part * 0.3)} />
      ))}
      {[-0.42, -0.22, 0, 0.22, 0.42].map((part) => (
        <path
          key={part}
          d={`M${fork.x} ${fork.y}Q${fork.x + part * width * 0.35} ${head.y + width * 0.34} ${head.x + part * width} ${head.y + width * (0.2 + part * part * 0.4)}`}
          fill="none"
          stroke="var(--stem)"
          strokeWidth="2"
        />
      ))}
      {floretsOf(plant).map((floret, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the florets have a fixed order
        <g key={index} transform={`translate(${(head.x + floret.x).toFixed(1)} ${(head.y + floret.y).toFixed(1)})`}>
          <circle r={floret.size.toFixed(1)} fill={floret.shade ? 'var(--floret-shade)' : 'var(--floret)'} />
          <circle r={(floret.size * 0.34).toFixed(1)} fill="var(--floret-heart)" />
        </g>
      ))}
    </g>
  );
};

const plants: Plant[] = [
  { x: 62, top: 176, lean: -22, width: 62 },
  { x: 318, top: 150, lean: 26, width: 66 },
  { x: 128, top: 92, lean: -16, width: 92 },
  { x: 252, top: 112, lean: 20, width: 80 },
  { x: 188, top: 36, lean: 6, width: 112 },
];

/** Draws a few stems of yarrow, the flower that the product is named after. */
export const YarrowSpray = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 380 340" aria-hidden="true" overflow="visible" className={className} style={colors}>
    {plants.map((plant) => (
      <Yarrow key={plant.x} {...plant} />
    ))}
  </svg>
);
