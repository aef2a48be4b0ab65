import { useEffect, useState } from 'react';

type Cells = readonly (readonly boolean[])[];

/** One path of a square a dark cell, each one unit wide. */
const pathOf = (cells: Cells) => cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** Draws text as a QR code, here in the browser: it holds a secret. Always dark on light, as cameras read it. Nothing until the drawing code is loaded. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const [cells, setCells] = useState<Cells | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('uqr').then(
      ({ encode }) => isWanted && setCells(encode(text, { ecc: 'M', border: 3 }).data),
      // Without the drawing the key below it is typed instead.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  const size = cells?.length ?? 1;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-card border border-border bg-white"
    >
      {cells && <path d={pathOf(cells)} fill="#000" />}
    </svg>
  );
};
