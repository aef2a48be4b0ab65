// The FTC Funeral Rule (16 CFR 453) as data and rules: the lines of the price list, the sentences that must stand on it. Import the file you need.
export {};
