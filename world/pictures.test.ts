import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { carousels } from './data/carousels.ts';
import { merchandise } from './data/merchandise.ts';
import { iconSvg } from './fill-cloud.ts';
import { logoOf, logoPath, scenePath } from './gallery.ts';
import { generateWorld } from './generate.ts';
import { lightnessOf, mix } from './scenes/color.ts';
import { pictures } from './scenes/index.ts';
import { initialsMark, logoMark } from './scenes/marks.ts';
import { renderMark, renderScene, renderWare } from './scenes/render.ts';
import { drawWare } from './scenes/wares.ts';

describe('scenes', () => {
  it('are a dozen or more, in at most 60 pictures', () => {
    expect(new Set(pictures.map(({ scene }) => scene)).size).toBeGreaterThanOrEqual(12);
    expect(pictures.length).toBeLessThanOrEqual(60);
    expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
  });

  it('are drawn without NaN, without filters, the same every time and each differently', () => {
    const drawings = pictures.map(({ key, svg }) => [key, svg()] as const);
    for (const [key, drawn] of drawings) {
      expect(/NaN|Infinity|undefined/.test(drawn), key).toBe(false);
      expect(drawn.includes('<filter'), key).toBe(false);
    }
    expect(new Set(drawings.map(([, drawn]) => drawn)).size).toBe(pictures.length);
    expect(pictures[0]?.svg()).toBe(drawings[0]?.[1]);
    for (const { key, description } of pictures) expect(description.length, key).toBeGreaterThan(30);
  }, 60_000);

  it('become WebP pictures 480, 1,200 and 2,400 px wide', async () => {
    const room = pictures.find(({ key }) => key === 'quiet-room-1');
    const made = await renderScene(room?.svg() ?? '');
    for (const { width, body } of made) {
      const about = await sharp(body).metadata();
      expect([about.format, about.width, about.height]).toEqual(['webp', width, (width * 5) / 8]);
    }
    expect(made.map(({ width }) => width)).toEqual([480, 1200, 2400]);
  });

  it('are all that the homes refer to', () => {
    const known = new Set(pictures.map(({ key }) => scenePath(key)));
    const paths = generateWorld().homes.flatMap(({ profile }) =>
      profile.images.filter(({ isLogo }) => !isLogo).map(({ path }) => path),
    );
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
    expect(new Set(paths).size).toBe(pictures.length);
  });
});

describe('merchandise', () => {
  const wares = merchandise.flatMap(({ key: category, items }) =>
    items.map(({ name, attributes }) => ({ category, name, attributes })),
  );
  const drawings = wares.map(drawWare);

  it('is drawn, each kind on its own except those that look alike, without NaN', () => {
    for (const [at, drawn] of drawings.entries()) {
      expect(/NaN|Infinity|undefined/.test(drawn), wares[at]?.name).toBe(false);
      expect(drawn.includes('<filter'), wares[at]?.name).toBe(false);
    }
    // An oak casket looks the same rented or sold.
    expect(new Set(drawings).size).toBeGreaterThanOrEqual(wares.length - 1);
    expect(() => drawWare({ category: 'boats', name: 'Boat', attributes: {} })).toThrow('nobody draws boats');
  });

  it('lends every category the picture of one of its items', () => {
    const { merchandiseCategories, merchandiseItems } = generateWorld().catalog;
    for (const { id, name, image } of merchandiseCategories) {
      const own = merchandiseItems.filter(({ itemCategoryId }) => itemCategoryId === id);
      expect(
        own.flatMap(({ images }) => images.map(({ path }) => path)),
        name,
      ).toContain(image);
    }
  });

  it('becomes WebP pictures 480 and 1,200 px wide', async () => {
    for (const { width, body } of await renderWare(drawings[0] as string)) {
      const about = await sharp(body).metadata();
      expect([about.format, about.width, about.height]).toEqual(['webp', width, (width * 5) / 8]);
    }
  });
});

describe('marks', () => {
  it('are square, made of strokes and not of a font', async () => {
    for (const svg of [logoMark('Q', 3, 2), initialsMark('EM', 1)]) {
      expect(svg).not.toContain('<text');
      const about = await sharp(await renderMark(svg)).metadata();
      expect([about.format, about.width, about.height]).toEqual(['webp', 480, 480]);
    }
  });

  it('are found again from their path', () => {
    const logo = { letter: 'K', tone: 5, frame: 1 };
    expect(logoOf(logoPath(logo))).toEqual(logo);
    expect(logoOf(scenePath('oak-1'))).toBeUndefined();
  });

  it('exist for every icon, each a different drawing', async () => {
    const icons = carousels.flatMap((carousel) => carousel.icons);
    expect(new Set(icons.map(iconSvg)).size).toBe(icons.length);
    for (const icon of icons) expect((await sharp(Buffer.from(iconSvg(icon))).metadata()).width, icon.value).toBe(192);
  });
});

describe('colors', () => {
  it('mix from one end to the other through their middle', () => {
    expect(mix('#1f5c54', '#f3f0ea', 0)).toBe('#1f5c54');
    expect(mix('#1f5c54', '#f3f0ea', 1)).toBe('#f3f0ea');
    const middle = lightnessOf(mix('#000000', '#ffffff', 0.5));
    expect(middle).toBeGreaterThan(0.48);
    expect(middle).toBeLessThan(0.52);
  });
});
