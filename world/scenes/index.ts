// The pictures of the sample data, drawn by code: painters (nature, architecture), scenes made of them, the list of pictures, and their rendering.
import { createRandom } from '../random.ts';
import { createCanvas } from './canvas.ts';
import { chapel, colonial, modern, victorian } from './houses.ts';
import { chapelInside, quietRoom, reception, tableByWindow } from './interiors.ts';
import { gardenPath, hillside, lake, oak, prairie, stoneWallField } from './landscapes.ts';
import { type Light, lights, type Season, seasons } from './light.ts';
import type { Painter } from './nature.ts';
import { adobe, harbor } from './shores.ts';

type Paint = (painter: Painter, season: Season, seed: number) => void;

/** What a picture can show in a home's gallery. */
type SceneKind = 'house' | 'room' | 'place';

type Scene = {
  kind: SceneKind;
  paint: Paint;
  /** What can be seen, for people who can't see it. The hour and season are added after it. */
  description: string;
  variants: readonly (readonly [light: keyof typeof lights, season: keyof typeof seasons])[];
};

const scenes = {
  colonial: {
    kind: 'house',
    paint: colonial,
    description: 'Brick house with a white portico and a walk across the lawn',
    variants: [
      ['morning', 'summer'],
      ['afternoon', 'autumn'],
      ['evening', 'summer'],
      ['overcast', 'spring'],
      ['dawn', 'late'],
    ],
  },
  chapel: {
    kind: 'house',
    paint: chapel,
    description: 'White clapboard meeting house with a small belfry',
    variants: [
      ['afternoon', 'autumn'],
      ['morning', 'spring'],
      ['evening', 'late'],
    ],
  },
  victorian: {
    kind: 'house',
    paint: victorian,
    description: 'Shingled house with a turret and a deep front porch',
    variants: [
      ['evening', 'summer'],
      ['morning', 'spring'],
      ['afternoon', 'autumn'],
      ['overcast', 'late'],
      ['dawn', 'autumn'],
    ],
  },
  modern: {
    kind: 'house',
    paint: modern,
    description: 'Low building of cedar and glass beside a still pool',
    variants: [
      ['dawn', 'summer'],
      ['afternoon', 'autumn'],
      ['evening', 'summer'],
    ],
  },
  adobe: {
    kind: 'house',
    paint: adobe,
    description: 'Adobe house with a bell wall and desert hills behind',
    variants: [
      ['afternoon', 'late'],
      ['dawn', 'spring'],
      ['evening', 'late'],
    ],
  },
  'quiet-room': {
    kind: 'room',
    paint: quietRoom,
    description: 'Quiet room with two armchairs and tall windows',
    variants: [
      ['morning', 'summer'],
      ['afternoon', 'autumn'],
      ['evening', 'late'],
    ],
  },
  reception: {
    kind: 'room',
    paint: reception,
    description: 'Sitting room with a sofa, a lamp and tea on a low table',
    variants: [
      ['evening', 'autumn'],
      ['afternoon', 'summer'],
      ['morning', 'spring'],
    ],
  },
  'chapel-inside': {
    kind: 'room',
    paint: chapelInside,
    description: 'Chapel with wooden pews before a clear arched window',
    variants: [
      ['afternoon', 'spring'],
      ['morning', 'summer'],
      ['evening', 'late'],
    ],
  },
  'table-by-window': {
    kind: 'room',
    paint: tableByWindow,
    description: 'Table with papers, cups and branches before a garden window',
    variants: [
      ['morning', 'autumn'],
      ['afternoon', 'summer'],
      ['overcast', 'spring'],
    ],
  },
  lake: {
    kind: 'place',
    paint: lake,
    description: 'Jetty and rowing boat on a still lake under far hills',
    variants: [
      ['dawn', 'summer'],
      ['evening', 'autumn'],
    ],
  },
  hillside: {
    kind: 'place',
    paint: hillside,
    description: 'Rolling fields with hedgerows, a farmhouse and a red barn',
    variants: [
      ['afternoon', 'spring'],
      ['morning', 'autumn'],
    ],
  },
  'stone-wall': {
    kind: 'place',
    paint: stoneWallField,
    description: 'Dry-stone wall along a hay field, woods behind',
    variants: [
      ['morning', 'autumn'],
      ['afternoon', 'summer'],
    ],
  },
  oak: {
    kind: 'place',
    paint: oak,
    description: 'Old oak on a rise with a bench in its shade',
    variants: [
      ['evening', 'summer'],
      ['morning', 'spring'],
    ],
  },
  prairie: {
    kind: 'place',
    paint: prairie,
    description: 'Tall grass under a wide sky with a windmill far off',
    variants: [
      ['afternoon', 'late'],
      ['dawn', 'summer'],
    ],
  },
  'garden-path': {
    kind: 'place',
    paint: gardenPath,
    description: 'Gravel path between yew hedges to a gate in a garden wall',
    variants: [
      ['morning', 'spring'],
      ['afternoon', 'summer'],
    ],
  },
  harbor: {
    kind: 'place',
    paint: harbor,
    description: 'Gabled houses along a harbor with moored boats',
    variants: [
      ['morning', 'summer'],
      ['evening', 'autumn'],
    ],
  },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

const hours: Record<keyof typeof lights, string> = {
  dawn: 'at dawn',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  overcast: 'on a gray day',
  evening: 'in the evening',
};
const times: Record<keyof typeof seasons, string> = { spring: 'spring', summer: 'summer', autumn: 'autumn', late: 'late autumn' };

/** One picture of the collection. `key` is `<scene>-<variant>`, which names its file. */
export type Picture = { key: string; scene: SceneName; kind: SceneKind; description: string; svg: () => string };

function pictureOf(scene: SceneName, variant: number): Picture {
  const { kind, paint, description, variants } = scenes[scene] as Scene;
  const [hour, season] = variants[variant] as (typeof variants)[number];
  const key = `${scene}-${variant + 1}`;
  const svg = () => {
    const canvas = createCanvas();
    paint({ canvas, random: createRandom(`scene ${key}`), light: lights[hour] as Light }, seasons[season], variant);
    return canvas.svg();
  };
  return { key, scene, kind, description: `${description}, ${hours[hour]}, ${times[season]}.`, svg };
}

/** Every picture, in the order of the list above. */
export const pictures: readonly Picture[] = (Object.keys(scenes) as SceneName[]).flatMap((scene) =>
  scenes[scene].variants.map((_, variant) => pictureOf(scene, variant)),
);

/** Returns the pictures of one scene. */
export const picturesOf = (scene: SceneName): readonly Picture[] => pictures.filter((picture) => picture.scene === scene);
