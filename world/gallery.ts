import type { Image } from '#shared/model/image.ts';
import type { HomeFacts } from './data/home-facts.ts';
import { idOf } from './ids.ts';
import type { Random } from './random.ts';
import { type Picture, picturesOf, type SceneName } from './scenes/index.ts';
import { markTones } from './scenes/marks.ts';

/** Returns the path of a picture of the collection. Homes share pictures, since otherwise the sample would be slow to draw. */
export const scenePath = (key: string): string => `/media/scenes/${key}-{width}.webp`;

/** A home's logo: letter, color, and frame. */
export type Logo = { letter: string; tone: number; frame: number };
export const logoPath = ({ letter, tone, frame }: Logo): string =>
  `/media/marks/logo-${letter.toLowerCase()}-${tone}-${frame}-{width}.webp`;

/** Returns the logo that a stored path names, for drawing it. */
export function logoOf(path: string): Logo | undefined {
  const parts = /\/logo-([a-z])-(\d+)-(\d+)-/.exec(path);
  return parts ? { letter: (parts[1] as string).toUpperCase(), tone: Number(parts[2]), frame: Number(parts[3]) } : undefined;
}

const rooms: readonly SceneName[] = ['quiet-room', 'reception', 'chapel-inside', 'table-by-window'];

/**
 * Returns pictures of one home after another. Variants of a scene take turns, so that homes beside each other in a list (and so in a search) don't show the
 * same house. The first is cover and search result; one more is the logo.
 */
export function galleryHanger(): (home: HomeFacts, locationId: string, random: Random) => Image[] {
  const turns = new Map<SceneName, number>();
  const nextOf = (scene: SceneName): Picture => {
    const turn = turns.get(scene) ?? 0;
    turns.set(scene, turn + 1);
    const list = picturesOf(scene);
    return list[turn % list.length] as Picture;
  };
  return (home, locationId, random) => {
    const further =
      home.scenes.length > 1
        ? random.sample(
            rooms.filter((room) => !home.scenes.includes(room)),
            random.int(1, 2),
          )
        : [];
    const pictures = [home.house, ...home.scenes, ...further].map(nextOf);
    const image = (path: string, description: string, flags: Partial<Image>): Image => ({
      id: idOf('image', locationId, path),
      providerLocationId: locationId,
      path,
      isCover: false,
      isLogo: false,
      isDefault: false,
      description,
      ...flags,
    });
    const images = pictures.map(({ key, description }, at) =>
      image(scenePath(key), description, { isCover: at === 0, isDefault: at === 0, width: 2400, height: 1500 }),
    );
    const logo: Logo = {
      letter: (home.name.normalize('NFKD')[0] as string).toUpperCase(),
      tone: random.int(0, markTones - 1),
      frame: random.int(0, 3),
    };
    return [...images, image(logoPath(logo), `Logo of ${home.name}`, { isLogo: true, width: 480, height: 480 })];
  };
}
