import { expect, it } from 'vitest';
import { catalogPicture } from './catalog-picture.ts';

const id = '018f4a2b-0000-7000-8000-000000000001';
const faultOf = (path: string) => catalogPicture.safeParse(path).error?.issues[0]?.message;

it.each([
  `/media/images/catalog/${id}-{width}.webp`,
  `/media/images/catalog/${id}-1200.webp`,
  '/media/merchandise/caskets-oak-{width}.webp',
  '/media/scenes/lake-{width}.webp',
  '/media/icons/music/piano.svg',
])('takes %s, which an upload or the sample data makes', (path) => {
  expect(faultOf(path)).toBeUndefined();
});

it.each([
  'https://evil.example/x.svg',
  '//evil.example/x',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '/media/../api/openapi.json',
  '/media/icons/../../api/x.svg',
  `/media/images/${id}/${id}-{width}.webp`,
  '/media/images/catalog/x-{width}.webp',
  '/media/icons/music/piano.svg\n',
  `/media/icons/music/${'x'.repeat(300)}.svg`,
])('refuses %j', (path) => {
  expect(faultOf(path)).toBe('Choose a picture, or upload one. An address can’t be used.');
});

it('asks for a picture where there is none', () => {
  expect(faultOf('')).toBe('Choose a picture.');
});
