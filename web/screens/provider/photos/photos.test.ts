import { describe, expect, it } from 'vitest';
import { fitted, refusalOf, shrinkPicture } from '#web/parts/shrink-picture.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { moved } from './move-photo.ts';
import { photoName } from './photo-words.ts';

describe('a moved photo', () => {
  it('takes its position and leaves the others in order', () => {
    const ids = ['a', 'b', 'c', 'd'];
    expect(moved(ids, 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(ids, 'd', 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moved(ids, 'c', 9)).toEqual(['a', 'b', 'd', 'c']);
    for (const same of [moved(ids, 'a', -1), moved(ids, 'b', 1), moved(ids, 'x', 2)]) expect(same).toBe(ids);
  });
});

describe('a resized picture', () => {
  it('keeps its proportions and is never enlarged', () => {
    expect(fitted({ width: 6000, height: 4000 })).toEqual({ width: 2400, height: 1600 });
    expect(fitted({ width: 3000, height: 9000 })).toEqual({ width: 800, height: 2400 });
    expect(fitted({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 });
    expect(fitted({ width: 60_000, height: 3 })).toEqual({ width: 2400, height: 1 });
  });

  it('is a PNG or JPEG with something in it', () => {
    expect(refusalOf({ type: 'image/png', size: 1 })).toBeUndefined();
    expect(refusalOf({ type: 'image/jpeg', size: 60_000_000 })).toBeUndefined();
    expect(refusalOf({ type: 'image/svg+xml', size: 1 })).toContain('Use a PNG or JPEG');
    expect(refusalOf({ type: '', size: 1 })).toContain('Use a PNG or JPEG');
    expect(refusalOf({ type: 'image/png', size: 0 })).toContain('empty');
  });
});

it('that is a text named like a picture is refused in words', async () => {
  const text = new File(['Not a picture'], 'oak.png', { type: 'image/png' });
  const words = await shrinkPicture(text).then(() => undefined, messageOf);
  expect(words).toBe('We can’t open this file as a picture. It may be damaged, or not a picture.');
});

describe('the name of a photo', () => {
  it('is its position, what it shows, and what it is used for', () => {
    const photo = { description: '', isCover: false, isLogo: false, isDefault: false };
    expect(photoName(photo, 2)).toBe('Photo 3');
    expect(photoName({ ...photo, description: 'The chapel', isCover: true, isDefault: true }, 0)).toBe(
      'Photo 1: The chapel (Cover, Search result)',
    );
  });
});
