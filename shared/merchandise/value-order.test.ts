import { expect, it } from 'vitest';
import { inValueOrder } from './value-order.ts';

it('orders numbers by size, and leaves other values as they are', () => {
  expect(inValueOrder(['200', '1,000', '25.5', '210'])).toEqual(['25.5', '200', '210', '1,000']);
  expect(inValueOrder(['Steel', 'Oak', '18'])).toEqual(['Steel', 'Oak', '18']);
  expect(inValueOrder([])).toEqual([]);
});
