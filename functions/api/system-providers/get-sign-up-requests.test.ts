import { describe, expect, it } from 'vitest';
import { isAbout } from './get-sign-up-requests.ts';

const request = {
  businessName: 'Calloway & Söns',
  firstName: 'Nora',
  lastName: 'Quillan',
  email: 'nora@calloway-sons.example',
  phoneNumber: '(617) 555-0188',
};

describe('a request to join', () => {
  it.each([
    '(617) 555-0188',
    '617-555-0188',
    '6175550188',
    '+1 617 555 0188',
    '5550188',
    '555-0188',
    '0188',
    '617 555',
    '(617) 55',
    'quillan nora',
    'nora calloway',
    'sons 5550188',
    'Calloway & Sons',
    'NORA@calloway',
    'calloway-sons.example',
  ])('is found by %j', (query) => expect(isAbout(request, query)).toBe(true));

  it.each(['6175550189', '5550189', '617 556', 'nora smith', 'quillan 0189', '&', '18'])('is not found by %j', (query) =>
    expect(isAbout(request, query)).toBe(false),
  );
});
