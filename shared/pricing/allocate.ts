/** Returns the whole cents of each share, and what each leaves of a cent, as multiples of one total. */
function floorsOf(cents: number, weights: readonly number[], total: number): { floor: number; rest: number }[] {
  if (cents * Math.max(...weights) <= Number.MAX_SAFE_INTEGER)
    return weights.map((weight) => {
      const rest = (cents * weight) % total;
      return { floor: (cents * weight - rest) / total, rest };
    });
  // Cents times cents may be more than what a number counts exactly.
  return weights.map((weight) => {
    const product = BigInt(cents) * BigInt(weight);
    return { floor: Number(product / BigInt(total)), rest: Number(product % BigInt(total)) };
  });
}

/**
 * Divides an amount of US cents in proportion to weights, by largest remainder: each part gets the whole cents of its share, and the cents that are left go one
 * each to the largest remainders, to the first of equal ones. The parts always add up to the amount, and a weight of 0 gets 0. A negative amount is divided like
 * a positive one. Throws a RangeError if every weight is 0, or if one is negative or isn't a whole number.
 */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!Number.isSafeInteger(total) || weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('A weight is a whole number, and not negative.');
  if (total === 0) throw new RangeError('There is nothing to divide by: every weight is 0.');
  if (cents < 0) return allocate(-cents, weights).map((part) => 0 - part);
  const shares = floorsOf(cents, weights, total);
  const parts = shares.map(({ floor }) => floor);
  let left = cents - parts.reduce((sum, part) => sum + part, 0);
  if (left === 0) return parts;
  const byRest = shares.map((_, at) => at).sort((one, other) => shares[other]!.rest - shares[one]!.rest || one - other);
  for (const at of byRest) {
    if (left === 0) break;
    parts[at]! += 1;
    left -= 1;
  }
  return parts;
}
