// The sample's merchandise as quiet drawings: one for every kind of thing, in the colors of its material.
import { type Canvas, createCanvas, curve, ellipse, group, HEIGHT, line, type Point, path, rect, WIDTH } from './canvas.ts';
import { lighter, mix } from './color.ts';

/** A thing to draw: its category's key, its name, and what it is made of. */
export type Ware = { category: string; name: string; attributes: Readonly<Record<string, string>> };

const tints: Readonly<Record<string, string>> = {
  Pine: '#d8bc8a',
  Poplar: '#9a7650',
  Oak: '#b98c55',
  Cherry: '#93503a',
  Walnut: '#6b4a36',
  Willow: '#c4a877',
  Wood: '#a98357',
  Steel: '#aab4bc',
  'Stainless steel': '#bcc0c1',
  'Cloth-covered fiberboard': '#94989c',
  Cardboard: '#bb9664',
  Fiberboard: '#c6a674',
  'Composition board': '#84634a',
  Concrete: '#aeaba2',
  Polymer: '#59625f',
  Plastic: '#43474a',
  Brass: '#b4934f',
  Marble: '#d4d3cf',
  Ceramic: '#9aa497',
  Paper: '#d9ceb6',
  Silver: '#bcc1c6',
  Cotton: '#e4dccb',
  Linen: '#cebf9f',
  Wool: '#bcb4a6',
  'Solidified remains': '#dad3c5',
  Glass: '#7ea4ae',
  Diamond: '#cadde4',
};
/** Finishes that go over the material. */
const finishes: Readonly<Record<string, string>> = {
  Bronze: '#7f664a',
  Slate: '#5f6f77',
  Walnut: '#6f4d38',
  Pine: '#3f6a58',
  Brown: '#7d5b43',
};

function tintOf({ attributes }: Ware): string {
  const { Material = '', Color = '', 'Wood species': species = '' } = attributes;
  return finishes[Color] ?? tints[species] ?? tints[Material] ?? '#b5a48a';
}

const sides = (canvas: Canvas, tint: string) =>
  canvas.linear(
    [
      [0, lighter(tint, 0.07)],
      [0.55, tint],
      [1, lighter(tint, -0.12)],
    ],
    [0, 0],
    [0, 1],
  );
/** Shades round things: light from the left. */
const round = (canvas: Canvas, tint: string) =>
  canvas.linear(
    [
      [0, lighter(tint, -0.1)],
      [0.3, lighter(tint, 0.1)],
      [0.6, tint],
      [1, lighter(tint, -0.16)],
    ],
    [0, 0],
    [1, 0],
  );

function sheet(): Canvas {
  const canvas = createCanvas();
  const wall = canvas.linear([
    [0, '#e9e6de'],
    [0.66, '#f1eee6'],
    [0.661, '#dcd6c9'],
    [1, '#e7e2d7'],
  ]);
  canvas.add(rect(0, 0, WIDTH, HEIGHT, wall));
  return canvas;
}

const shadow = (canvas: Canvas, x: number, y: number, rx: number) =>
  canvas.add(canvas.soft(x, y, rx, Math.min(70, rx * 0.2), '#4c4a40', 0.42));

/** Draws lines along a length, as grain, weave, or cloth has them. */
const strokes = (count: number, at: (nth: number) => readonly Point[], color: string, width: number, opacity: number) =>
  Array.from({ length: count }, (_, nth) => path(curve(at(nth), false), 'none', { stroke: color, width, opacity }));

function grain(canvas: Canvas, outline: string, [x, y, width, height]: readonly number[], tint: string, rows = 9): void {
  const [left, top, wide, high] = [x as number, y as number, width as number, height as number];
  const row = (nth: number) => {
    const level = top + (high * (nth + 0.5)) / rows;
    return [0, 0.25, 0.5, 0.75, 1].map((share, at): Point => [left + wide * share, level + Math.sin(nth * 2.3 + at * 1.7) * 5]);
  };
  canvas.clipped(outline, strokes(rows, row, lighter(tint, -0.1), 2.5, 0.5));
}

function weave(canvas: Canvas, outline: string, [x, y, width, height]: readonly number[], tint: string): void {
  const [left, top, wide, high] = [x as number, y as number, width as number, height as number];
  const marks: string[] = [];
  for (let at = 0; at < wide; at += 34)
    for (let row = 0; row < high; row += 22)
      marks.push(
        ellipse(left + at + ((row / 22) % 2) * 17 + 8, top + row + 11, 18, 8, lighter(tint, (row / 22) % 2 ? 0.05 : -0.04), {
          stroke: lighter(tint, -0.16),
          width: 1.5,
        }),
      );
  canvas.clipped(outline, marks);
}

function caskets(canvas: Canvas, ware: Ware): void {
  const tint = tintOf(ware);
  const { Material = '', Gauge = '' } = ware.attributes;
  const isMetal = Material.includes('teel');
  const isBox = ware.category === 'alternative-containers';
  const isWillow = Material === 'Willow';
  shadow(canvas, 800, 760, 640);
  const rise = isBox ? 24 : Gauge === '20' || Material.startsWith('Cloth') ? 74 : 104;
  const body = line([
    [200, 520],
    [1400, 520],
    [1376, 752],
    [224, 752],
  ]);
  canvas.add(path(body, sides(canvas, tint)));
  const lid = isBox
    ? line([
        [186, 520 - rise],
        [1414, 520 - rise],
        [1414, 528],
        [186, 528],
      ])
    : `M186 528L222 ${520 - rise * 0.62}Q250 ${520 - rise} 320 ${520 - rise}H1280Q1350 ${520 - rise} 1378 ${520 - rise * 0.62}L1414 528Z`;
  canvas.add(path(lid, sides(canvas, lighter(tint, 0.04))));
  if (isWillow) {
    weave(canvas, body, [190, 520, 1220, 240], tint);
    weave(canvas, lid, [186, 520 - rise, 1230, rise], lighter(tint, 0.03));
  } else if (Material === 'Wood') {
    grain(canvas, body, [200, 540, 1200, 200], tint, 8);
    grain(canvas, lid, [190, 520 - rise, 1220, rise], tint, 4);
  }
  if (!isBox) canvas.add(rect(184, 514, 1232, 16, lighter(tint, -0.14), { round: 6 }));
  if (isMetal)
    canvas.add(path(`M330 ${520 - rise + 10}H1270`, 'none', { stroke: '#ffffff', width: 7, opacity: 0.45, cap: 'round' }));
  if (isMetal || ware.attributes['Interior fabric'] === 'Velvet')
    canvas.add(path(`M800 ${520 - rise}V520`, 'none', { stroke: lighter(tint, -0.18), width: 3, opacity: 0.7 }));
  if (ware.attributes.Material === 'Wood' && !isBox && ware.attributes['Wood species'] !== 'Pine')
    canvas.add(
      ...[330, 680, 1030].map((x) =>
        rect(x, 560, 250, 150, 'none', { stroke: lighter(tint, -0.12), width: 4, round: 10, opacity: 0.6 }),
      ),
    );
  if (!isBox) handles(canvas, ware, isMetal ? '#7d8286' : mix(tint, '#4a4338', 0.55));
  if (isBox) canvas.add(path('M200 636H1400', 'none', { stroke: lighter(tint, -0.12), width: 3, opacity: 0.6 }));
  canvas.add(rect(216, 744, 1168, 16, lighter(tint, -0.2), { round: 5 }));
}

/** Draws handles: rope or willow swings; metal and wood have a bar. */
function handles(canvas: Canvas, ware: Ware, color: string): void {
  const isRope =
    /rope|swing/.test(ware.name) ||
    ['Willow'].includes(ware.attributes.Material ?? '') ||
    ware.attributes['Wood species'] === 'Pine';
  if (isRope)
    canvas.add(
      ...[320, 640, 960].map((x) =>
        path(`M${x} 600Q${x + 80} 700 ${x + 160} 600`, 'none', { stroke: '#cbb68c', width: 13, cap: 'round' }),
      ),
    );
  else
    canvas.add(
      rect(300, 624, 1000, 15, color, { round: 7 }),
      ...[340, 640, 945, 1245].map((x) => rect(x, 598, 18, 36, color, { round: 6 })),
    );
}

function vaults(canvas: Canvas, ware: Ware): void {
  const tint = tintOf(ware);
  const isSmall = ware.name === 'Urn vault';
  const isSealed = ware.attributes['Sealing/non-sealing'] === 'Sealing';
  const [left, right] = isSmall ? [560, 1040] : [190, 1410];
  const width = right - left;
  shadow(canvas, 800, 790, width * 0.55);
  canvas.add(
    path(
      line([
        [left, 470],
        [right, 470],
        [right - 14, 780],
        [left + 14, 780],
      ]),
      sides(canvas, tint),
    ),
  );
  if (isSealed && !isSmall)
    canvas.add(rect(left + 6, 470, width - 12, 18, ware.name.startsWith('Bronze') ? '#9a7446' : '#5d6664'));
  const lidTop = isSealed ? 372 : 414;
  const bend = isSealed ? 60 : 10;
  canvas.add(
    path(
      `M${left - 14} 474V${lidTop + bend}Q${left - 6} ${lidTop} ${left + 70} ${lidTop}H${right - 70}Q${right + 6} ${lidTop} ${right + 14} ${lidTop + bend}V474Z`,
      sides(canvas, lighter(tint, 0.05)),
    ),
  );
  if (!isSealed && ware.name.includes('liner')) {
    canvas.add(path(`M800 ${lidTop}V474`, 'none', { stroke: lighter(tint, -0.18), width: 5 }));
    canvas.add(...[360, 580, 1020, 1240].map((x) => ellipse(x, 748, 16, 9, lighter(tint, -0.22))));
  }
  if (isSealed && !isSmall)
    canvas.add(rect(680, 560, 240, 110, ware.name.startsWith('Bronze') ? '#a9854f' : lighter(tint, 0.08), { round: 12 }));
  canvas.add(rect(left + 10, 640, width - 20, 6, lighter(tint, -0.1), { opacity: 0.5 }));
}

/** Draws a turned vessel: half its outline from the lip down, mirrored about x. */
function vessel(canvas: Canvas, x: number, half: readonly Point[], tint: string): string {
  const right = half.map(([dx, y]): Point => [x + dx, y]);
  const left = half.toReversed().map(([dx, y]): Point => [x - dx, y]);
  const outline = curve([...right, ...left]);
  canvas.add(path(outline, round(canvas, tint)));
  return outline;
}

function box(
  canvas: Canvas,
  tint: string,
  [x, y, width, height]: readonly [number, number, number, number],
  isGrained: boolean,
): void {
  const outline = line([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
  canvas.add(path(outline, sides(canvas, tint)));
  if (isGrained) grain(canvas, outline, [x, y, width, height], tint, 7);
  canvas.add(
    rect(x - 12, y - 26, width + 24, 34, lighter(tint, 0.05), { round: 6 }),
    rect(x - 8, y + height - 14, width + 16, 26, lighter(tint, -0.1), { round: 5 }),
  );
}

const baluster: readonly Point[] = [
  [34, 300],
  [64, 330],
  [60, 372],
  [150, 460],
  [172, 560],
  [130, 690],
  [80, 752],
  [104, 786],
];
const jar: readonly Point[] = [
  [70, 330],
  [92, 372],
  [160, 440],
  [182, 560],
  [160, 700],
  [110, 786],
];

function urns(canvas: Canvas, ware: Ware): void {
  const tint = tintOf(ware);
  const { name } = ware;
  const isWood = ware.attributes.Material === 'Wood';
  shadow(canvas, 800, 792, name === 'Double urn' ? 380 : 240);
  if (name === 'Double urn') {
    box(canvas, tint, [500, 470, 600, 320], true);
    canvas.add(path('M800 452V790', 'none', { stroke: lighter(tint, -0.2), width: 5 }));
  } else if (isWood) box(canvas, tint, [610, 430, 380, 360], true);
  else if (name === 'Temporary container') {
    box(canvas, tint, [620, 470, 360, 320], false);
    canvas.add(
      rect(690, 560, 220, 110, '#efe9dc', { round: 6 }),
      path('M720 596H880M720 632H840', 'none', { stroke: '#8c8779', width: 6 }),
    );
  } else if (name === 'Scattering tube') tube(canvas, tint);
  else {
    const outline = vessel(canvas, 800, name === 'Brass urn' || name === 'Marble urn' ? baluster : jar, tint);
    if (name === 'Marble urn')
      canvas.clipped(
        outline,
        strokes(
          7,
          (nth) => [
            [600, 380 + nth * 62],
            [740, 350 + nth * 70],
            [860, 420 + nth * 58],
            [1000, 360 + nth * 66],
          ],
          '#8f9190',
          4,
          0.5,
        ),
      );
    if (name === 'Ceramic urn')
      canvas.clipped(outline, [
        path('M560 300H1040V500Q960 560 900 500T760 520T560 490Z', lighter(tint, 0.14), { opacity: 0.8 }),
      ]);
    if (name === 'Biodegradable urn')
      canvas.clipped(
        outline,
        strokes(
          14,
          (nth) => [
            [600, 350 + nth * 34],
            [800, 362 + nth * 34],
            [1000, 350 + nth * 34],
          ],
          lighter(tint, -0.1),
          3,
          0.5,
        ),
      );
    canvas.add(
      ellipse(800, name === 'Brass urn' || name === 'Marble urn' ? 300 : 330, 84, 24, lighter(tint, 0.06)),
      ellipse(800, name === 'Brass urn' || name === 'Marble urn' ? 272 : 304, 24, 24, lighter(tint, -0.04)),
    );
    if (name === 'Brass urn')
      canvas.add(path('M640 520Q800 552 960 520M632 560Q800 594 968 560', 'none', { stroke: '#c9b27c', width: 7, opacity: 0.9 }));
  }
}

function tube(canvas: Canvas, tint: string): void {
  const outline = rect(670, 300, 260, 490, round(canvas, tint), { round: 18 });
  canvas.add(outline);
  canvas.clipped('M670 300H930V790H670Z', [
    rect(670, 300, 260, 240, '#b9cdd3'),
    path('M670 540Q740 500 800 536T930 520V640H670Z', '#8fb0b5'),
    path('M670 610Q760 580 830 612T930 604V790H670Z', '#d8c8a4'),
    ...strokes(
      3,
      (nth) => [
        [670, 560 + nth * 18],
        [760, 548 + nth * 18],
        [850, 562 + nth * 18],
        [930, 552 + nth * 18],
      ],
      '#e8efee',
      5,
      0.8,
    ),
  ]);
  canvas.add(ellipse(800, 300, 130, 26, lighter(tint, 0.08)), ellipse(800, 300, 100, 18, lighter(tint, -0.06)));
}

const velvet = (canvas: Canvas) => {
  canvas.add(rect(470, 640, 660, 150, '#4c5a5c', { round: 22 }), rect(500, 612, 600, 60, '#6b7b7c', { round: 26 }));
};

function keepsakes(canvas: Canvas, ware: Ware): void {
  const tint = tintOf(ware);
  shadow(canvas, 800, 796, 420);
  if (ware.name.startsWith('Set')) {
    for (const [nth, x] of [430, 640, 850, 1060].entries())
      box(canvas, lighter(tint, nth % 2 ? 0.03 : 0), [x - 70, 620, 150, 168], true);
    return;
  }
  velvet(canvas);
  if (ware.name === 'Keepsake urn') {
    const small = baluster.map(([dx, y]): Point => [dx * 0.62, 330 + (y - 300) * 0.6]);
    vessel(canvas, 800, small, tint);
    canvas.add(ellipse(800, 330, 46, 14, lighter(tint, 0.08)), ellipse(800, 314, 14, 14, tint));
    return;
  }
  canvas.add(
    path('M800 522C580 500 610 262 800 262C990 262 1020 500 800 522', 'none', { stroke: lighter(tint, -0.08), width: 7 }),
  );
  if (ware.name.startsWith('Locket')) {
    canvas.add(
      path(
        'M800 700C700 640 690 540 760 530C784 528 800 548 800 556C800 548 816 528 840 530C910 540 900 640 800 700Z',
        round(canvas, tint),
        { stroke: lighter(tint, -0.2), width: 4 },
      ),
    );
    canvas.add(path('M800 556V690', 'none', { stroke: lighter(tint, -0.2), width: 3 }));
    return;
  }
  canvas.add(ellipse(800, 610, 96, 96, round(canvas, tint), { stroke: lighter(tint, -0.2), width: 4 }));
  canvas.add(
    ...[16, 32, 48, 64].map((r) =>
      path(`M${800 - r} ${632}A${r} ${r * 1.2} 0 1 1 ${800 + r} ${632}`, 'none', {
        stroke: lighter(tint, -0.26),
        width: 5,
        cap: 'round',
      }),
    ),
  );
}

const isFolded = ({ name }: Ware) => /blanket|quilt/.test(name);

function shrouds(canvas: Canvas, ware: Ware): void {
  const tint = tintOf(ware);
  shadow(canvas, 800, 778, 620);
  if (isFolded(ware)) {
    folded(canvas, ware, tint);
    return;
  }
  const outline = curve([
    [220, 700],
    [300, 600],
    [430, 560],
    [560, 574],
    [800, 556],
    [1060, 580],
    [1260, 610],
    [1390, 700],
    [1330, 752],
    [800, 768],
    [280, 756],
  ]);
  canvas.add(rect(180, 748, 1240, 26, '#a98357', { round: 8 }), path(outline, sides(canvas, tint)));
  canvas.clipped(
    outline,
    strokes(
      11,
      (nth) => [
        [260 + nth * 112, 540],
        [230 + nth * 116, 640],
        [280 + nth * 112, 780],
      ],
      lighter(tint, -0.09),
      7,
      0.5,
    ),
  );
  canvas.add(
    ...[360, 560, 780, 1000, 1210].map((x) =>
      path(`M${x} 572Q${x + 26} 660 ${x + 6} 762`, 'none', {
        stroke: lighter(tint, -0.2),
        width: 15,
        opacity: 0.85,
        cap: 'round',
      }),
    ),
  );
}

/** Draws folded cloth. A quilt shows its patches. */
function folded(canvas: Canvas, ware: Ware, tint: string): void {
  const isQuilt = ware.name.includes('quilt');
  for (const [nth, y] of [690, 610, 530].entries()) {
    const color = lighter(tint, nth * 0.025);
    canvas.add(rect(420 + nth * 10, y, 760 - nth * 20, 88, sides(canvas, color), { round: 40 }));
    canvas.add(
      path(`M${450 + nth * 10} ${y + 44}H${1150 - nth * 10}`, 'none', { stroke: lighter(tint, -0.12), width: 4, opacity: 0.5 }),
    );
  }
  const patches = ['#b7c4b4', '#d9c3a5', '#b0bcc6', '#cfaea0'];
  if (isQuilt)
    canvas.add(
      ...Array.from({ length: 12 }, (_, at) => rect(446 + at * 58, 540, 50, 66, patches[at % 4] as string, { round: 8 })),
      ...Array.from({ length: 12 }, (_, at) =>
        rect(446 + at * 58, 620, 50, 66, patches[(at + 2) % 4] as string, { round: 8, opacity: 0.8 }),
      ),
    );
  else canvas.add(path('M450 528H1150', 'none', { stroke: lighter(tint, -0.2), width: 6, opacity: 0.7, cap: 'round' }));
}

function solidified(canvas: Canvas, ware: Ware): void {
  const tint = tintOf(ware);
  shadow(canvas, 800, 790, 400);
  if (ware.name === 'Memorial stones') {
    canvas.add(path('M420 660H1180L1150 786H450Z', sides(canvas, '#a98357')));
    for (let at = 0; at < 26; at++)
      canvas.add(
        ellipse(
          470 + (at % 13) * 55,
          648 - Math.floor(at / 13) * 34 - ((at * 7) % 5) * 4,
          36,
          25,
          lighter(tint, ((at * 5) % 7) * 0.014 - 0.05),
          { stroke: lighter(tint, -0.14), width: 2 },
        ),
      );
  } else if (ware.name === 'Glass art') {
    canvas.add(
      ellipse(
        800,
        610,
        184,
        184,
        canvas.radial(
          [
            [0, lighter(tint, 0.2)],
            [0.6, tint],
            [1, lighter(tint, -0.14)],
          ],
          [0.38, 0.34],
          0.7,
        ),
      ),
    );
    canvas.clipped('M616 610a184 184 0 1 0 368 0a184 184 0 1 0-368 0Z', [
      ...strokes(
        5,
        (nth) => [
          [640, 700 - nth * 14],
          [740, 560 + nth * 10],
          [850, 640 - nth * 12],
          [970, 520 + nth * 12],
        ],
        '#f1efe8',
        9,
        0.7,
      ),
    ]);
    canvas.add(ellipse(738, 528, 40, 22, '#ffffff', { opacity: 0.6 }));
  } else if (ware.name === 'Ceramic art') {
    canvas.add(
      path('M560 560Q580 780 800 786Q1020 780 1040 560Z', round(canvas, tint)),
      ellipse(800, 560, 240, 54, lighter(tint, 0.1)),
      ellipse(800, 566, 210, 42, lighter(tint, -0.1)),
    );
  } else {
    const facets: readonly (readonly [readonly Point[], number])[] = [
      [
        [
          [640, 560],
          [720, 480],
          [760, 560],
        ],
        0.06,
      ],
      [
        [
          [720, 480],
          [880, 480],
          [840, 560],
          [760, 560],
        ],
        0.12,
      ],
      [
        [
          [880, 480],
          [960, 560],
          [840, 560],
        ],
        0,
      ],
      [
        [
          [640, 560],
          [760, 560],
          [800, 760],
        ],
        -0.04,
      ],
      [
        [
          [760, 560],
          [840, 560],
          [800, 760],
        ],
        0.09,
      ],
      [
        [
          [840, 560],
          [960, 560],
          [800, 760],
        ],
        -0.12,
      ],
    ];
    canvas.add(...facets.map(([points, by]) => path(line(points), lighter(tint, by), { stroke: '#ffffff', width: 3 })));
  }
}

function stationery(canvas: Canvas, ware: Ware): void {
  const tint = tintOf(ware);
  shadow(canvas, 800, 792, 400);
  if (ware.name === 'Register book') {
    canvas.add(
      path('M470 480L1090 440L1150 740L520 790Z', sides(canvas, tint)),
      path('M520 790L1150 740L1156 764L528 812Z', '#efe8d8'),
    );
    canvas.add(
      path('M520 500L560 770', 'none', { stroke: lighter(tint, -0.14), width: 10, opacity: 0.7 }),
      path('M700 560L990 540M720 600L930 585', 'none', { stroke: '#d8c88f', width: 7, cap: 'round' }),
    );
    return;
  }
  const sheetAt = (x: number, turn: number, marks: readonly string[]) =>
    group([rect(-170, -230, 340, 460, '#fbf8f0', { round: 8, stroke: '#cfc7b4', width: 3 }), ...marks], {
      transform: `translate(${x} 560) rotate(${turn})`,
    });
  const lines = path('M-110 60H110M-110 100H90M-110 140H110M-110 180H40', 'none', { stroke: '#b9b1a0', width: 6, cap: 'round' });
  if (ware.name === 'Memorial folders')
    canvas.add(
      sheetAt(640, -9, [lines]),
      sheetAt(900, 6, [rect(-110, -170, 220, 190, '#b8c6bd', { round: 6 }), ellipse(0, -90, 46, 46, '#8ea297'), lines]),
    );
  else if (ware.name === 'Prayer cards')
    canvas.add(
      sheetAt(600, -12, []),
      sheetAt(760, -2, [path('M-60 -40C-60 -120 60 -120 60 -40V60H-60Z', '#c9bda2')]),
      sheetAt(950, 9, [lines, path('M0 -170V-20M-50 -120H50', 'none', { stroke: '#a8946a', width: 9, cap: 'round' })]),
    );
  else {
    canvas.add(sheetAt(690, -6, [path('M-90 0Q0 -60 90 0', 'none', { stroke: '#7c9a86', width: 7 }), lines]));
    canvas.add(
      group(
        [
          rect(-260, -170, 520, 340, '#f1e9d8', { round: 8, stroke: '#cbbfa5', width: 3 }),
          path('M-260 -164L0 40L260 -164', 'none', { stroke: '#cbbfa5', width: 5 }),
        ],
        { transform: 'translate(960 620) rotate(5)' },
      ),
    );
  }
}

const drawers: Readonly<Record<string, (canvas: Canvas, ware: Ware) => void>> = {
  caskets,
  'rental-caskets': caskets,
  'alternative-containers': caskets,
  'outer-containers': vaults,
  urns,
  keepsakes,
  shrouds,
  solidified,
  stationery,
};

/** Returns the drawing of a ware as SVG, 1,600 by 1,000. Throws if its category has no drawing. */
export function drawWare(ware: Ware): string {
  const draw = drawers[ware.category];
  if (!draw) throw new Error(`nobody draws ${ware.category}`);
  const canvas = sheet();
  draw(canvas, ware);
  const isLarge = ['caskets', 'rental-caskets', 'alternative-containers', 'shrouds'].includes(ware.category) && !isFolded(ware);
  const isClose = !isLarge && (ware.category !== 'outer-containers' || ware.name === 'Urn vault');
  const svg = canvas.svg();
  // Small things that fit in a hand are seen from nearer.
  return isClose ? svg.replace(`viewBox="0 0 ${WIDTH} ${HEIGHT}"`, 'viewBox="272 222 1056 660"') : svg;
}
