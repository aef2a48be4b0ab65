import { useEffect, useState } from 'react';

type Cells = readonly (readonly boolean[])[];

/** Returns a path with one square for each dark cell, each one unit wide. */
const pathOf = (cells: Cells) => cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/**
 * Renders text as a QR code in the browser, because it contains a secret. Always dark on light, as cameras read it. Nothing shows until its code is
 * loaded.
 */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const [cells, setCells] = useState<Cells | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('uqr').then(
      ({ encode }) => isWanted && setCells(encode(text, { ecc: 'M', border: 3 }).data),
      // Without the QR code, people type the key below it.
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
